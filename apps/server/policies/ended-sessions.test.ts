import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginRecording } from '../routes/recordings/parts.test-data.ts';
import { buildWav, whiteNoise } from '../speech/fixtures/sounds.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

const RECORDING = '11111111-1111-4111-8111-111111111111';
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const report = {
  id: '22222222-2222-4222-8222-222222222222',
  ...buildFormBody(),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const archive = zipSync({
  'manifest.json': json({ format: 'constat-archive', version: 1 }),
  'reports/a.json': json(report),
});
const chunk = [
  `--x\r\nContent-Disposition: form-data; name="chunkIndex"\r\n\r\n0`,
  `\r\n--x\r\nContent-Disposition: form-data; name="recordingId"\r\n\r\n${RECORDING}`,
  `\r\n--x\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n`,
  Buffer.from(buildWav(whiteNoise(1, 0.2))),
  '\r\n--x--\r\n',
].map((part) => Buffer.from(part));

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Begins to send, ends the session once the server waits for the rest, and sends that. */
async function sendOver(client: TestClient, line: string, type: string, body: Buffer): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  const head = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', `Cookie: ${client.cookie}`, `Content-Type: ${type}`];
  socket.write(
    `${head.join('\r\n')}\r\nContent-Length: ${body.byteLength}\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  const half = Math.floor(body.byteLength / 2);
  await new Promise<void>((resolve) => void socket.write(body.subarray(0, half), () => resolve()));
  expect((await client.get('/api/auth/me')).statusCode).toBe(200);
  expect((await client.post('/api/auth/logout')).statusCode).toBe(200);
  socket.write(body.subarray(half));
  await once(socket, 'close');
  return answer;
}

test.each([
  ['a report', 'POST /api/saved-forms', 'application/json', json(buildFormBody())],
  [
    'a part of a recording',
    `PUT /api/recordings/${RECORDING}/parts/0`,
    'application/octet-stream',
    json('x'.repeat(900)),
  ],
  [
    'a segment of sound',
    'POST /api/transcribe-whisper-chunk',
    'multipart/form-data; boundary=x',
    Buffer.concat(chunk),
  ],
  ['a PDF', 'POST /api/imports/pdf', 'application/pdf', Buffer.from('%PDF-1.7 and nothing else')],
  ['an archive', 'POST /api/account/archive', 'application/zip', Buffer.from(archive)],
])('%s that was on its way when its session ended is not taken', async (_what, line, type, body) => {
  const client = await server.signUp();
  await beginRecording(client, RECORDING);
  const answer = await sendOver(client, line, type, body);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /u);
  expect(answer).toContain('"code":"UNAUTHENTICATED"');
  const again = await client.signInAgain();
  expect((await again.get('/api/saved-forms')).json()).toEqual([]);
  expect((await again.get(`/api/recordings/${RECORDING}/parts`)).json()).toEqual([]);
  const place = { ownerId: client.userId, recordingId: RECORDING, chunkIndex: 0 };
  expect(await server.store.audioChunks.findAudio(place)).toBeUndefined();
});
