import { ERRORS } from '@constat/contract/errors';
import type { ErrorBody, ErrorCode } from '@constat/contract/errors';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from './ids.ts';

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/**
 * Answers what is no HTTP request, or did not come in time, in the shape of every error. Nothing of it was read, so that
 * it has no language: the answer speaks the default one.
 * @param headers those of every such answer, but for what describes its body
 */
export function answerConnectionError(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = BY_CODE[error.code ?? ''] ?? 'VALIDATION_FAILED';
  const { status, message } = ERRORS[code];
  const body: ErrorBody = { message: message.fr, code, requestId: newId() };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
