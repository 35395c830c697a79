import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const AUDIO = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256);

let server: TestServer;
let client: TestClient;
let recordingId: string;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
  recordingId = newId();
  await keep('audio/webm');
});
afterEach(() => server.close());

async function keep(mediaType: string, chunkIndex = 0): Promise<void> {
  await server.store.audioChunks.keep({
    id: newId(),
    ownerId: client.userId,
    recordingId,
    chunkIndex,
    language: 'fr',
    mediaType,
    audio: AUDIO,
    audioHash: 'h',
    transcription: null,
    createdAt: server.clock.now(),
    savedFormId: null,
  });
}
const address = (chunk: string | number = 0, id = recordingId) =>
  `/api/recordings/${id}/chunks/${chunk}/audio`;

test('the audio of a chunk comes back byte for byte, and is kept by nothing on the way', async () => {
  const answer = await client.get(address());
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(AUDIO)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/webm',
    'cache-control': 'no-store',
  });
});

test('nobody else hears it', async () => {
  expect((await server.app.inject({ url: address() })).statusCode).toBe(401);
  const other = await server.signUp();
  expect((await other.get(address())).statusCode).toBe(404);
  const erase = await other.send({ method: 'DELETE', url: `/api/recordings/${recordingId}` });
  expect(erase.statusCode).toBe(404);
  expect((await client.get(address())).statusCode).toBe(200);
});

test('who asks for the recording of a colleague stands in the trail, once a session', async () => {
  const other = await server.signUp();
  await other.get(address());
  await other.get(address());
  await other.get(address(0, newId()));
  const refused = (await server.store.auditEvents.list()).filter(({ action }) => action === 'access-refused');
  expect(refused).toMatchObject([{ actorId: other.userId, subjectId: recordingId }]);
});

test('audio that was sent as a page is not answered as one', async () => {
  await keep('text/html', 1);
  expect((await client.get(address(1))).headers['content-type']).toBe('audio/webm');
});

test.each([
  ['another chunk', () => address(7), 404],
  ['another recording', () => address(0, newId()), 404],
  ['no number', () => address('x'), 400],
  ['a way out of the folder', () => address(0, '..%2f..%2fetc'), 400],
])('%s is not there', async (_case, url, status) => {
  expect((await client.get(url())).statusCode).toBe(status);
});

test('it is erased on request, with a line in the audit trail', async () => {
  const erase = () => client.send({ method: 'DELETE', url: `/api/recordings/${recordingId}` });
  expect((await erase()).statusCode).toBe(204);
  expect((await client.get(address())).statusCode).toBe(404);
  expect(await server.store.auditEvents.list()).toContainEqual(
    expect.objectContaining({ action: 'audio-erased', subjectId: recordingId }),
  );
  expect((await erase()).statusCode).toBe(404);
});

test('it is erased with the report that it was dictated for', async () => {
  const form = await client.post('/api/saved-forms', buildFormBody());
  const { id } = form.json<{ id: string }>();
  const link = (savedFormId: string) => client.put(`/api/recordings/${recordingId}/report`, { savedFormId });
  expect((await link(newId())).statusCode).toBe(404);
  expect((await link(id)).statusCode).toBe(204);
  expect((await client.get(address())).statusCode).toBe(200);
  await client.send({ method: 'DELETE', url: `/api/saved-forms/${id}` });
  expect((await client.get(address())).statusCode).toBe(404);
});
