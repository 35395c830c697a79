import type { StoredVocabularyEntry, VocabularyImport } from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const URL_PATH = '/api/vocabulary';
const WORD = { term: 'Lyrica', kind: 'drug', heard: ['lyric a'] } as const;

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.signUp();
});

const entriesOf = async (owner: TestClient) => (await owner.get(URL_PATH)).json<StoredVocabularyEntry[]>();
const add = async (body: object, owner = client) => owner.post(URL_PATH, body);
const importFile = async (text: string) => {
  const answer = await client.post(`${URL_PATH}/import`, { text });
  expect(answer.statusCode).toBe(200);
  return answer.json<VocabularyImport>();
};
const codeOf = (answer: Awaited<ReturnType<TestClient['get']>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];

describe('the vocabulary', () => {
  test('asks who is there', async () => {
    expect((await server.app.inject({ url: URL_PATH })).statusCode).toBe(401);
    for (const path of ['', '/import', '/corrections', '/corrections/refuse'])
      expect(
        (await server.app.inject({ method: 'POST', url: URL_PATH + path, payload: {} })).statusCode,
      ).toBe(401);
    const admin = await server.signUp({ role: 'admin' });
    expect((await admin.get(URL_PATH)).statusCode).toBe(403);
    expect((await admin.get(`${URL_PATH}/export`)).statusCode).toBe(403);
  });

  test('is added to, changed and taken from, each physician their own', async () => {
    const created = await add(WORD);
    const { id } = created.json<StoredVocabularyEntry>();
    expect([created.statusCode, created.json()]).toEqual([201, { id, ...WORD }]);
    await add({ term: 'Bélanger', kind: 'name', heard: [] });
    expect((await entriesOf(client)).map(({ term }) => term)).toEqual(['Bélanger', 'Lyrica']);
    const change = { term: ' LYRICA\n', kind: 'other', heard: [] };
    const changed = await client.put(`${URL_PATH}/${id}`, change);
    expect([changed.statusCode, changed.json()]).toEqual([200, { id, ...change, term: 'LYRICA' }]);
    const stranger = await server.signUp();
    expect(await entriesOf(stranger)).toEqual([]);
    expect((await stranger.put(`${URL_PATH}/${id}`, WORD)).statusCode).toBe(404);
    const url = `${URL_PATH}/${id}`;
    expect((await stranger.send({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await client.send({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await client.send({ method: 'DELETE', url })).statusCode).toBe(404);
    expect(await entriesOf(client)).toHaveLength(1);
  });

  test('the same request under one key is written once, and forgotten with its entry', async () => {
    const headers = { 'idempotency-key': 'zz-word' };
    const first = await client.post(URL_PATH, WORD, headers);
    const again = await client.post(URL_PATH, WORD, headers);
    expect(again.json()).toEqual(first.json());
    const { id } = first.json<{ id: string }>();
    await client.send({ method: 'DELETE', url: `${URL_PATH}/${id}` });
    expect((await client.post(URL_PATH, WORD, headers)).statusCode).toBe(404);
  });

  test.each([
    ['no word', { term: ' ' }],
    ['81 characters', { term: 'x'.repeat(81) }],
    ['seven words', { term: 'a b c d e f g' }],
    ['no letter', { term: '12' }],
    ['a form as heard of seven words', { heard: ['a b c d e f g'] }],
  ])('refuses %s, and says the limits', async (_case, change) => {
    const answer = await add({ ...WORD, ...change });
    expect(codeOf(answer)).toEqual([422, 'VOCABULARY_TERM_INVALID']);
    const { id } = (await add(WORD)).json<{ id: string }>();
    const changed = await client.put(`${URL_PATH}/${id}`, { ...WORD, ...change });
    expect(codeOf(changed)).toEqual([422, 'VOCABULARY_TERM_INVALID']);
    const french = { 'accept-language': 'fr' };
    const { message } = (await client.post(URL_PATH, { ...WORD, ...change }, french)).json<{
      message: string;
    }>();
    expect(message).toBe(ERRORS.VOCABULARY_TERM_INVALID.message.fr);
  });

  test.each([
    ['a kind of its own', { kind: 'potion' }],
    ['a member of its own', { owner: 'x' }],
    ['too many forms as heard', { heard: Array.from({ length: 21 }, () => 'x') }],
  ])('refuses %s', async (_case, change) => {
    expect(codeOf(await add({ ...WORD, ...change }))).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('refuses a term that is there, whatever its capitals, and keeps accents apart', async () => {
    await add(WORD);
    expect(codeOf(await add({ ...WORD, term: 'lyrica' }))).toEqual([409, 'VOCABULARY_TERM_EXISTS']);
    expect((await add({ ...WORD, term: 'Lyricà' })).statusCode).toBe(201);
    const { id } = (await add({ ...WORD, term: 'Autre' })).json<{ id: string }>();
    const answer = await client.put(`${URL_PATH}/${id}`, WORD);
    expect(codeOf(answer)).toEqual([409, 'VOCABULARY_TERM_EXISTS']);
  });
});

describe('a file', () => {
  test('adds what is missing, takes the place of nothing, and names the lines left out', async () => {
    await add(WORD);
    const text = `\uFEFFterme;genre;entendu\r\nlyrica;nom;\r\nTremblay;nom;trembler\r\n${'x'.repeat(81)}\r\nTremblay;lieu`;
    expect(await importFile(text)).toEqual({
      added: 1,
      kept: 1,
      refused: [
        { line: 4, reason: 'too-long' },
        { line: 5, reason: 'repeated' },
      ],
      refusedCount: 2,
    });
    expect(await entriesOf(client)).toMatchObject([
      WORD,
      { term: 'Tremblay', kind: 'name', heard: ['trembler'] },
    ]);
    expect(await importFile(text)).toMatchObject({ added: 0, kept: 2 });
  });

  test('comes out as it went in', async () => {
    await add(WORD);
    await add({ term: 'Rio "Tinto"; Alcan, inc.', kind: 'employer', heard: ['rio, teinte', 'o "tôt"'] });
    await add({ term: '=cmd', kind: 'place', heard: [] });
    const file = await client.get(`${URL_PATH}/export`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toContain('.csv');
    const kept = await entriesOf(client);
    for (const { id } of kept) await client.send({ method: 'DELETE', url: `${URL_PATH}/${id}` });
    expect(await importFile(file.body)).toEqual({ added: 3, kept: 0, refused: [], refusedCount: 0 });
    const withoutId = (entries: readonly StoredVocabularyEntry[]) =>
      entries.map(({ id: _id, ...rest }) => rest);
    expect(withoutId(await entriesOf(client))).toEqual(withoutId(kept));
    expect((await client.get(`${URL_PATH}/export`)).body).toBe(file.body);
  });

  test('fills the list up to 2,000 entries and no further', async () => {
    const text = Array.from({ length: 2_003 }, (_, index) => `Zz ${index}`).join('\n');
    const result = await importFile(text);
    expect([result.added, result.refusedCount]).toEqual([2_000, 3]);
    expect(result.refused).toEqual([2_001, 2_002, 2_003].map((line) => ({ line, reason: 'list-full' })));
    expect(codeOf(await add(WORD))).toEqual([409, 'VOCABULARY_FULL']);
    expect(await entriesOf(client)).toHaveLength(2_000);
  });

  test('is refused where it is larger than any vocabulary', async () => {
    const answer = await client.post(`${URL_PATH}/import`, { text: 'x'.repeat(1_000_001) });
    expect(codeOf(answer)).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a correction made again', () => {
  const correction = { heard: 'Zor vanne', corrected: 'Zzorvane' };
  const correct = async (body = correction, owner = client) =>
    (await owner.post(`${URL_PATH}/corrections`, body)).json<{ isOffered: boolean }>().isOffered;

  test('is offered as an entry the third time, whatever its capitals', async () => {
    expect([await correct(), await correct()]).toEqual([false, false]);
    expect(await correct({ heard: 'zor vanne', corrected: 'zzorvane' })).toBe(true);
    expect(await correct({ heard: 'zor vanne', corrected: 'Zzorvan' })).toBe(false);
    expect(await correct(correction, await server.signUp())).toBe(false);
  });

  test('is not offered where it is an entry, or can be none', async () => {
    await add({ term: 'ZZORVANE', kind: 'name', heard: [] });
    const long = { heard: 'zz', corrected: 'a b c d e f g' };
    const same = { heard: 'Zzorvane', corrected: 'zzorvane' };
    for (const body of [correction, long, same])
      expect([await correct(body), await correct(body), await correct(body)]).toEqual([false, false, false]);
  });

  test('is never offered again once it was refused', async () => {
    await correct();
    await correct();
    expect((await client.post(`${URL_PATH}/corrections/refuse`, correction)).statusCode).toBe(204);
    expect([await correct(), await correct(), await correct(), await correct()]).not.toContain(true);
  });

  test('a request that came twice counts once', async () => {
    const headers = { 'idempotency-key': 'zz-correction' };
    for (let time = 0; time < 4; time += 1) await client.post(`${URL_PATH}/corrections`, correction, headers);
    expect([await correct(), await correct()]).toEqual([false, true]);
  });
});
