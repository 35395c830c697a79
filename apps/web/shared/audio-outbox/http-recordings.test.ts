import { afterEach, expect, it, vi } from 'vitest';
import { createServerRecordings } from './http-recordings.ts';
import { buildPart, buildSession } from './memory-recordings.test-data.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers each call with that JSON, and remembers what was asked. */
function answerWith(body: unknown) {
  const calls: { readonly path: string; readonly text: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body: sent }: RequestInit) => {
    calls.push({ path, text: typeof sent === 'string' ? sent : '' });
    return Response.json(body);
  });
  return calls;
}

const words = [{ text: 'genou', start: 0, end: 1, confidence: 0.9 }];
const result = { text: 'genou', wordCount: 1, confidence: 0.9, words };
const chunks = [
  { startMs: 0, endMs: 240_000, preRoll: false, result },
  { startMs: 240_000, endMs: 300_000, preRoll: true, result: null },
];
type Note = ReturnType<typeof buildSession>;

it.each([
  ['not delivered: its texts come again from the server', false, [null, null]],
  ['delivered: what stands in the report is told, without its words', true, ['genou', null]],
])('a recording that is %s', async (_case, delivered, texts) => {
  const calls = answerWith({ next: 4 });
  const session = buildSession({ chunks, delivered, formId: 'form-1' });
  expect(await createServerRecordings().putSession(session)).toBe(4);
  const { note, ...told } = JSON.parse(calls[0]?.text ?? '') as { readonly note: string };
  expect([calls[0]?.path, told]).toEqual([
    '/api/recordings/a/session',
    { reportId: 'report-1', formId: 'form-1', language: 'fr' },
  ]);
  const noted = JSON.parse(note) as Note;
  expect(noted.chunks.map((chunk) => chunk.result?.text ?? null)).toEqual(texts);
  expect(note).not.toContain('"words"');
  expect(noted).toMatchObject({ id: 'a', owner: 'tremblay', visit: 'Zoé Exemple' });
});

it('an hour of words stays far below what a note may hold', async () => {
  const calls = answerWith({ next: 0 });
  const long = { ...result, text: 'genou '.repeat(600), words: Array(600).fill(words[0]) };
  const many = Array.from({ length: 15 }, () => ({ startMs: 0, endMs: 1, preRoll: false, result: long }));
  await createServerRecordings().putSession(buildSession({ chunks: many, delivered: true }));
  expect(calls[0]?.text.length).toBeLessThan(100_000);
});

it('one part goes as it is, several with their sizes', async () => {
  const calls = answerWith({ next: 3 });
  const server = createServerRecordings();
  await server.putParts('a', 0, [buildPart(0).data]);
  await server.putParts('a', 1, [buildPart(1).data, buildPart(2).data]);
  await server.putParts('a', 3, [buildPart(3).data], { after: 2 });
  expect(calls.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/api/recordings/a/parts/0',
    '/api/recordings/a/parts/1?sizes=4000,4000',
    '/api/recordings/a/parts/3?after=2',
  ]);
});

it('lists what it can read, of that physician alone', async () => {
  const note = (change: Parameters<typeof buildSession>[0]) => JSON.stringify(buildSession(change));
  answerWith([
    { recordingId: 'a', note: note({}), next: 2 },
    { recordingId: 'b', note: note({ owner: 'gagnon' }), next: 2 },
    { recordingId: 'c', note: '{', next: 2 },
    { recordingId: 'd', note: 'null', next: 2 },
  ]);
  expect(await createServerRecordings().list('tremblay')).toMatchObject([{ session: { id: 'a' }, next: 2 }]);
});
