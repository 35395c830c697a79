import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseLapsed } from '../../commands/erase-lapsed.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const PATH = `/api/waiting-recordings/${ID}`;

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

const putPart = (client: TestClient, sequence: number, audio: string, path = PATH) =>
  client.send({
    method: 'PUT',
    url: `${path}/parts/${sequence}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(audio),
  });
const texts = async (client: TestClient) =>
  (await client.get(`${PATH}/parts`))
    .json<{ sequence: number; audio: string }[]>()
    .map(({ sequence, audio }) => [sequence, Buffer.from(audio, 'base64').toString()]);

test('parts that come in any order, some of them twice, are read in theirs', async () => {
  const client = await server.signUp();
  expect((await putPart(client, 0, 'zero')).statusCode).toBe(404);
  expect((await client.put(PATH, { note: '{"first":true}' })).statusCode).toBe(204);
  for (const [sequence, text] of [
    [1, 'one'],
    [0, 'zero'],
    [1, 'again'],
  ] as const) {
    expect((await putPart(client, sequence, text)).statusCode).toBe(204);
  }
  expect(await texts(client)).toEqual([
    [0, 'zero'],
    [1, 'one'],
  ]);
  await client.put(PATH, { note: '{"first":false}' });
  expect((await client.get('/api/waiting-recordings')).json()).toEqual([
    { recordingId: ID, note: '{"first":false}' },
  ]);
  expect(await texts(client)).toHaveLength(2);
  expect((await client.send({ method: 'DELETE', url: PATH })).statusCode).toBe(204);
  expect((await client.send({ method: 'DELETE', url: PATH })).statusCode).toBe(204);
  expect((await client.get('/api/waiting-recordings')).json()).toEqual([]);
});

test('another physician’s recording is as one that is not there', async () => {
  const [owner, other] = [await server.signUp(), await server.signUp()];
  await owner.put(PATH, { note: '{}' });
  await putPart(owner, 0, 'zero');
  expect((await other.get(`${PATH}/parts`)).statusCode).toBe(404);
  expect((await putPart(other, 1, 'one')).statusCode).toBe(404);
  expect((await other.get('/api/waiting-recordings')).json()).toEqual([]);
  await other.send({ method: 'DELETE', url: PATH });
  expect(await texts(owner)).toEqual([[0, 'zero']]);
});

test('what is no part, or too large a one, is refused', async () => {
  const client = await server.signUp();
  await client.put(PATH, { note: '{}' });
  expect((await client.put(`${PATH}/parts/0`, { audio: 'json' })).statusCode).toBe(415);
  expect((await putPart(client, 0, 'x'.repeat(1_000_001))).statusCode).toBe(413);
  expect((await putPart(client, 0, 'x', '/api/waiting-recordings/none')).statusCode).toBe(400);
  expect(await texts(client)).toEqual([]);
});

test.each([
  [-1, 1],
  [0, 0],
])('at its term %i ms away, %i recordings are there', async (beforeTerm, left) => {
  const client = await server.signUp();
  await client.put(PATH, { note: '{}' });
  await putPart(client, 0, 'zero');
  server.clock.advance(30 * 86_400_000 + beforeTerm);
  await eraseLapsed(server.store, { now: server.clock.now(), audioRetentionDays: 30 });
  const again = await client.signInAgain();
  expect((await again.get('/api/waiting-recordings')).json()).toHaveLength(left);
});
