import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ERRORS } from '@constat/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** What the server says to these bytes before it ends the connection. */
async function say(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}

const HOST = 'Host: 127.0.0.1\r\n';
test.each([
  ['no request', 'CANARI\r\n\r\n', 'VALIDATION_FAILED'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'VALIDATION_FAILED'],
  [
    'two lengths',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`,
    'VALIDATION_FAILED',
  ],
  [
    'a length and chunks',
    `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'VALIDATION_FAILED',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\n${HOST}X: ${'CANARI'.repeat(5_000)}\r\n\r\n`,
    'PAYLOAD_TOO_LARGE',
  ],
] as const)('%s is answered in the shape of every error', async (_what, bytes, code) => {
  const { head, body } = await say(bytes);
  const { status, message } = ERRORS[code];
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  expect(head).toContain('Content-Type: application/json; charset=utf-8');
  expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox\r\n");
  expect(head).toContain('x-content-type-options: nosniff\r\n');
  expect(JSON.parse(body)).toEqual({ code, message: message.fr, requestId: expect.any(String) as string });
  expect(body + server.log()).not.toContain('CANARI');
});

test('a client that has left before its request was looked at is no defect of ours', async () => {
  await say('CONNECT elsewhere.example.invalid:443 HTTP/1.1\r\n\r\n');
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /api/health HTTP/1.1\r\n${HOST}\r\n`, () => socket.resetAndDestroy());
  await once(socket, 'close');
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  expect(server.log()).not.toContain('"code":"INTERNAL"');
});
