import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServedEngine } from '../../speech/served/served-engine.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { buildChunk, send } from './chunk.test-data.ts';

/** What the recognition server answers; null is a server that is down. */
let answer: { readonly status: number; readonly text: string | null } | null;
const recogniser = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: answer?.text }));
  });
});
let server: TestServer;
beforeEach(async () => {
  await new Promise<void>((resolve) => void recogniser.listen(0, '127.0.0.1', resolve));
  const { port } = recogniser.address() as AddressInfo;
  server = await buildServer({ speech: createServedEngine({ url: `http://127.0.0.1:${port}` }) });
});
afterEach(async () => {
  await server.close();
  recogniser.closeAllConnections();
  recogniser.close();
});

test.each([
  ['a text that nobody can have said', { status: 200, text: 'canari '.repeat(300) }, 'PHANTOM_TEXT'],
  ['an answer without text', { status: 200, text: null }, 'ANSWER_WITHOUT_TEXT'],
  ['a server that refuses', { status: 503, text: 'canari' }, 'HTTP_503'],
  ['a server that is down', null, 'ECONNREFUSED'],
])('the log tells %s from other failures, and holds no word of it', async (_case, given, reason) => {
  const client = await server.signUp();
  answer = given;
  if (given === null) {
    recogniser.closeAllConnections();
    await new Promise((resolve) => void recogniser.close(resolve));
  }
  const refused = await send(client, buildChunk());
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
  expect(server.log()).toContain(`"code":"${reason}"`);
  expect(server.log()).not.toContain('canari');
});
