import type { RecordingPart, UnfinishedRecording } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { newId } from '../../platform/ids.ts';
import { beginRecording, putParts } from './parts.test-data.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const PATH = `/api/recordings/${ID}`;

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

const put = (first: number, ...texts: string[]) =>
  putParts(
    client,
    ID,
    first,
    texts.map((text) => Buffer.from(text)),
  );
const texts = async (from = 0, reader = client) =>
  (await reader.get(`${PATH}/parts?from=${from}`))
    .json<RecordingPart[]>()
    .map(({ sequence, audio }) => [sequence, Buffer.from(audio, 'base64').toString()]);
const unfinished = async (reader = client) =>
  (await reader.get('/api/recordings/unfinished')).json<UnfinishedRecording[]>();

describe('the parts of a recording', () => {
  test('are kept one by one and several at once, and read in their order', async () => {
    expect((await put(0, 'zero')).statusCode).toBe(404);
    expect((await beginRecording(client, ID)).json()).toEqual({ next: 0 });
    expect((await put(0, 'zero')).json()).toEqual({ next: 1 });
    expect((await put(1, 'one', 'two', 'three')).json()).toEqual({ next: 4 });
    expect(await texts()).toEqual([
      [0, 'zero'],
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(await texts(3)).toEqual([[3, 'three']]);
    expect((await beginRecording(client, ID)).json()).toEqual({ next: 4 });
  });

  test('that come again change nothing, and other bytes under a number are refused whole', async () => {
    await beginRecording(client, ID);
    await put(0, 'zero', 'one');
    expect((await put(0, 'zero')).json()).toEqual({ next: 2 });
    expect((await put(1, 'one', 'two')).json()).toEqual({ next: 3 });
    const refused = await put(2, 'other', 'three');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'PART_DIFFERS']);
    expect(await texts(2)).toEqual([[2, 'two']]);
  });

  test('leave no hole: a part too far on is told where to go on', async () => {
    await beginRecording(client, ID);
    await put(0, 'zero');
    const refused = await put(2, 'two');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'PARTS_MISSING', next: 1 });
    expect(await texts()).toHaveLength(1);
  });

  test('sent ten times at once are kept once', async () => {
    await beginRecording(client, ID);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(0, 'zero', 'one')));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [200, '{"next":2}']),
    );
    expect(await texts()).toHaveLength(2);
  });

  test('of another physician are as if they were not there', async () => {
    const other = await server.signUp();
    await beginRecording(client, ID);
    await put(0, 'zero');
    expect((await other.get(`${PATH}/parts`)).statusCode).toBe(404);
    expect((await putParts(other, ID, 1, [Buffer.from('one')])).statusCode).toBe(404);
    expect(await unfinished(other)).toEqual([]);
    expect((await other.send({ method: 'DELETE', url: PATH })).statusCode).toBe(404);
    expect(await texts()).toEqual([[0, 'zero']]);
  });

  test.each([
    ['JSON', () => client.put(`${PATH}/parts/0`, { audio: 'json' }), 415],
    ['too large', () => put(0, 'x'.repeat(1_000_001)), 413],
    ['empty', () => put(0, ''), 400],
    ['without a number', () => putParts(client, ID, -1, [Buffer.from('x')]), 400],
    ['of an id that is none', () => putParts(client, 'none', 0, [Buffer.from('x')]), 400],
  ] as const)('%s are refused', async (_case, send, status) => {
    await beginRecording(client, ID);
    expect((await send()).statusCode).toBe(status);
    expect(await texts()).toEqual([]);
  });

  test('whose sizes are not those of the body are refused', async () => {
    await beginRecording(client, ID);
    const answer = await client.send({
      method: 'PUT',
      url: `${PATH}/parts/0?sizes=2,3`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('four'),
    });
    expect(answer.statusCode).toBe(400);
    expect(await texts()).toEqual([]);
  });
});

describe('a recording whose page never came back', () => {
  test('is offered to its owner, on any computer, with what the page noted last', async () => {
    await beginRecording(client, ID, { note: '{"first":true}' });
    await put(0, 'zero');
    await beginRecording(client, ID, { note: '{"first":false}' });
    expect(await unfinished(await client.signInAgain())).toEqual([
      { recordingId: ID, note: '{"first":false}', next: 1 },
    ]);
  });

  test('is erased on the word of its owner, with a line in the audit trail', async () => {
    await beginRecording(client, ID);
    await put(0, 'zero');
    expect((await client.send({ method: 'DELETE', url: PATH })).statusCode).toBe(204);
    expect(await unfinished()).toEqual([]);
    expect((await client.get(`${PATH}/parts`)).statusCode).toBe(404);
    expect(await server.store.auditEvents.list()).toContainEqual(
      expect.objectContaining({ action: 'audio-erased', subjectId: ID }),
    );
    expect((await put(1, 'late')).statusCode).toBe(404);
  });

  test('that heard nothing leaves no line', async () => {
    await beginRecording(client, ID);
    expect((await client.send({ method: 'DELETE', url: PATH })).statusCode).toBe(204);
    const actions = (await server.store.auditEvents.list()).map(({ action }) => action);
    expect(actions).not.toContain('audio-erased');
  });

  test.each([
    [-1, 1],
    [0, 0],
  ])('%i ms away from its term, %i are there', async (beforeTerm, left) => {
    await beginRecording(client, ID);
    await put(0, 'zero');
    server.clock.advance(30 * 86_400_000 + beforeTerm);
    await eraseExpired(server.store, {
      now: server.clock.now(),
      audioRetentionDays: 30,
      sessions: SESSION_LIMITS,
    });
    client = await client.signInAgain();
    expect(await unfinished()).toHaveLength(left);
    expect((await client.get(`${PATH}/parts`)).statusCode).toBe(left === 1 ? 200 : 404);
    const actions = (await server.store.auditEvents.list()).map(({ action }) => action);
    expect(actions.includes('audio-erased-at-term')).toBe(left === 0);
  });

  test('is erased with the report that it was dictated for', async () => {
    const reportId = newId();
    const saved = async () =>
      (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>().id;
    const [first, second] = [await saved(), await saved()];
    const later = newId();
    await beginRecording(client, ID, { formId: first });
    await beginRecording(client, later, { reportId });
    const address = `/api/recordings/of-report/${reportId}/report`;
    expect((await client.put(address, { savedFormId: second })).statusCode).toBe(204);
    expect((await client.put(address, { savedFormId: newId() })).statusCode).toBe(404);
    await client.send({ method: 'DELETE', url: `/api/saved-forms/${first}` });
    expect((await unfinished()).map(({ recordingId }) => recordingId)).toEqual([later]);
    await client.send({ method: 'DELETE', url: `/api/saved-forms/${second}` });
    expect(await unfinished()).toEqual([]);
  });
});
