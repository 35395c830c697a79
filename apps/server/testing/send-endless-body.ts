import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where a sender without end gives up waiting for a refusal, in bytes. */
const MOST_BYTES = 60_000_000;

/**
 * Sends a body that never ends over a connection of its own, until the server refuses it.
 * @returns what the server answered, the bytes sent until then, and by how much this process grew
 */
export async function sendEndlessBody(
  app: FastifyInstance,
  request: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** What the body begins with, before the noise. */
    readonly start: string;
    readonly noise: string;
  },
): Promise<{ readonly answer: string; readonly sentBytes: number; readonly grownBytes: number }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const state = { answer: '', isOpen: true };
  socket.on('data', (part: Buffer) => (state.answer += part.toString()));
  socket.on('error', () => (state.isOpen = false));
  socket.on('close', () => (state.isOpen = false));
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  const headers = Object.entries({ host: '127.0.0.1', 'transfer-encoding': 'chunked', ...request.headers });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${request.path} HTTP/1.1\r\n${lines}\r\n`);
  if (request.start !== '') socket.write(chunk(request.start));

  const before = process.memoryUsage().rss;
  const noise = chunk(request.noise);
  const isWaiting = () => state.isOpen && !state.answer.includes('HTTP/1.1');
  let sentBytes = 0;
  while (isWaiting() && sentBytes < MOST_BYTES) {
    sentBytes += noise.length;
    if (!socket.write(noise))
      await Promise.race([once(socket, 'drain'), once(socket, 'close'), once(socket, 'data')]).catch(
        () => {},
      );
  }
  if (isWaiting()) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return { answer: state.answer, sentBytes, grownBytes: process.memoryUsage().rss - before };
}
