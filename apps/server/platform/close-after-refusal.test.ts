import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ERRORS } from '@constat/contract/errors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const SENT_BYTES = 40_000_000;

/** What a sender reads that looks for an answer only after its whole body has gone out. */
async function sendThenRead(head: string, start: string): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  const lines = `Host: 127.0.0.1\r\nCookie: ${client.cookie}\r\nContent-Length: ${SENT_BYTES}\r\n`;
  socket.write(`${head}\r\n${lines}\r\n${start}`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write('z'.repeat(SENT_BYTES - start.length), () => resolve());
  });
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  socket.resume();
  await once(socket, 'close');
  return answer;
}

test.each([
  ['a form', 'POST /api/saved-forms HTTP/1.1\r\nContent-Type: application/json', '{"title":"'],
  [
    'a recording',
    'POST /api/transcribe-whisper-chunk HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="audio"; filename="a.webm"\r\n\r\n',
  ],
])(
  'who has sent all of %s that is too large can still read why it is refused',
  async (_what, head, start) => {
    const answer = await sendThenRead(head, start);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toMatch(/\r\nconnection: close\r\n/iu);
    expect(answer).toContain(ERRORS.PAYLOAD_TOO_LARGE.message.fr);
  },
);
