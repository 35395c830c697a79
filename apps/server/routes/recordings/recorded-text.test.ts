import type { Recording, RecordingItem, RecordingNote } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { newId } from '../../platform/ids.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildWav, whiteNoise } from '../../speech/fixtures/sounds.ts';
import { Refusal } from '../../platform/refusal.ts';

const WORDS = [
  { text: 'signe', start: 0.1, end: 0.5, confidence: 0.9 },
  { text: 'Lachmann', start: 0.6, end: 1.1, confidence: 0.41 },
];

/** An engine that hears the same two words in every segment but the longest, which it refuses. */
const engine: SpeechEngine = {
  status: () => Promise.resolve({ state: 'ready', engine: 'embedded', model: 'm', languages: ['fr'] }),
  async transcribe(audio) {
    if (audio.byteLength > 200_000) throw new Refusal('TRANSCRIPTION_FAILED');
    return {
      text: 'signe Lachmann',
      words: WORDS,
      duration: 2,
      decodedSeconds: 2,
      language: 'fr',
      confidence: 0.6,
    };
  },
  close: () => Promise.resolve(),
};

let server: TestServer;
let client: TestClient;
let reportId: string;
beforeEach(async () => {
  server = await buildServer({ speech: engine });
  client = await server.signUp();
  reportId = newId();
});
afterEach(() => server.close());

/** Sends a segment as the page does. */
async function send(recordingId: string, chunkIndex: number, seconds = 1): Promise<number> {
  const form = new FormData();
  form.append('recordingId', recordingId);
  form.append('chunkIndex', String(chunkIndex));
  form.append('language', 'fr');
  const wav = buildWav(whiteNoise(seconds, 0.2));
  form.append('audio', new Blob([wav], { type: 'audio/wav' }), 'a.wav');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await client.send({
    method: 'POST',
    url: '/api/transcribe-whisper-chunk',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.statusCode;
}

function buildNote(overrides: Partial<RecordingNote> = {}): RecordingNote {
  return {
    reportId,
    section: 'section7',
    language: 'fr',
    reportLanguage: 'fr',
    startedAt: '2026-03-02T13:50:00.000Z',
    segments: [{ startMs: 0, endMs: 2_000, isSilent: false }],
    writing: { startsSentence: true, undone: [], voiceCommands: [], verbatimCommands: [] },
    doubtful: 1,
    ...overrides,
  };
}

const address = (id: string) => `/api/recordings/${id}`;
const note = (id: string, body: object) => client.put(address(id), body);
const erase = (url: string) => client.send({ method: 'DELETE', url });
const list = async (query = `?reportId=${reportId}`) =>
  (await client.get(`/api/recordings${query}`)).json<RecordingItem[]>();

/** A dictation of one segment that is noted. */
async function dictate(overrides: Partial<RecordingNote> = {}): Promise<string> {
  const id = newId();
  expect(await send(id, 0)).toBe(200);
  expect((await note(id, buildNote(overrides))).statusCode).toBe(204);
  return id;
}

async function saveForm(): Promise<string> {
  return (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>().id;
}
const link = (id: string, savedFormId: string) => client.put(`${address(id)}/report`, { savedFormId });

describe('what is kept of a dictation', () => {
  test('is read with its words, their times and its audio', async () => {
    const id = await dictate({ doubtful: 1 });
    const item = {
      id,
      formId: null,
      section: 'section7',
      language: 'fr',
      reportLanguage: 'fr',
      startedAt: '2026-03-02T13:50:00.000Z',
      durationMs: 2_000,
      doubtful: 1,
      withoutText: 0,
      withAudio: 1,
      keptUntil: '2026-04-01T14:00:00.000Z',
      audioErasedAt: null,
      erasedAt: null,
    };
    const answer = await client.get(address(id));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      ...item,
      segments: [
        {
          index: 0,
          startMs: 0,
          endMs: 2_000,
          state: 'transcribed',
          hasAudio: true,
          text: 'signe Lachmann',
          words: WORDS,
        },
      ],
      writing: buildNote().writing,
      reviewed: [],
      settledFacts: [],
    });
    expect(await list()).toEqual([item]);
    for (let times = 0; times < 2; times += 1)
      expect((await client.get(`${address(id)}/chunks/0/audio`)).statusCode).toBe(200);
    const events = await server.store.auditEvents.list();
    const heard = events.filter(({ action }) => action === 'audio-heard');
    expect(heard).toMatchObject([{ actorId: client.userId, subjectId: id }]);
  });

  test('is listed newest first, by report and by saved form', async () => {
    const older = await dictate({ startedAt: '2026-03-01T09:00:00.000Z', section: 'section8' });
    const newer = await dictate({ startedAt: '2026-03-02T09:00:00.000Z' });
    const elsewhere = await dictate({ reportId: newId(), startedAt: '2026-03-02T10:00:00.000Z' });
    expect((await list()).map(({ id }) => id)).toEqual([newer, older]);
    expect((await list('')).map(({ id }) => id)).toEqual([elsewhere, newer, older]);
    const formId = await saveForm();
    expect((await link(older, formId)).statusCode).toBe(204);
    expect(await list(`?formId=${formId}`)).toMatchObject([{ id: older, formId }]);
    const both = await list(`?formId=${formId}&reportId=${reportId}`);
    expect(both.map(({ id }) => id)).toEqual([newer, older]);
    expect(await list(`?formId=${newId()}`)).toEqual([]);
  });

  test('says which segments have no text, and why', async () => {
    const id = newId();
    expect(await send(id, 0)).toBe(200);
    expect(await send(id, 1, 8)).toBe(502);
    const span = (at: number, isSilent = false) => ({ startMs: at, endMs: at + 2_000, isSilent });
    const segments = [span(0), span(2_000), span(4_000), span(6_000, true)];
    expect((await note(id, buildNote({ segments }))).statusCode).toBe(204);
    const stored = (await client.get(address(id))).json<Recording>();
    expect(stored.segments.map(({ state, hasAudio }) => [state, hasAudio])).toEqual([
      ['transcribed', true],
      ['failed', true],
      ['missing', false],
      ['silent', false],
    ]);
    expect(stored).toMatchObject({ withoutText: 2, withAudio: 2, durationMs: 8_000 });
    // The one that comes later, as after a retry, takes its place.
    expect(await send(id, 2)).toBe(200);
    expect(await list()).toMatchObject([{ withoutText: 1, withAudio: 3 }]);
  });

  test('may hold no word at all', async () => {
    const id = await dictate({ segments: [{ startMs: 0, endMs: 0, isSilent: true }], doubtful: 0 });
    expect((await client.get(address(id))).json()).toMatchObject({
      durationMs: 0,
      doubtful: 0,
      withoutText: 0,
    });
  });

  test('keeps how far the doubtful words were gone through, also when it is noted again', async () => {
    const id = await dictate();
    const reviewed = [{ id: '1 Lachmann', text: 'Lachman' }];
    const answer = await client.put(`${address(id)}/review`, { reviewed, doubtful: 0 });
    expect(answer.statusCode).toBe(204);
    expect((await client.get(address(id))).json()).toMatchObject({ reviewed, doubtful: 0 });
    await note(id, buildNote({ doubtful: 0 }));
    expect((await client.get(address(id))).json()).toMatchObject({ reviewed });
  });

  test('keeps which facts the physician left out himself, and forgets those that he takes back', async () => {
    const id = await dictate();
    const settle = (facts: readonly string[], isSettled: boolean) =>
      client.put(`${address(id)}/settled-facts`, { facts, isSettled });
    const settled = async () => (await client.get(address(id))).json<Recording>().settledFacts;
    const both = ['side 0:1-1', 'negation 0:2-4 1'];
    expect((await settle(both, true)).statusCode).toBe(204);
    expect((await settle(both, true)).statusCode).toBe(204);
    expect(await settled()).toEqual(both);
    await note(id, buildNote());
    expect((await settle(['side 0:1-1', 'date 0:9-9'], false)).statusCode).toBe(204);
    expect(await settled()).toEqual(['negation 0:2-4 1']);
    // Words have no place in the name of a fact.
    expect((await settle(['genou droit'], true)).statusCode).toBe(400);
    const other = await server.signUp();
    const foreign = { facts: ['side 0:1-1'], isSettled: true };
    expect((await other.put(`${address(id)}/settled-facts`, foreign)).statusCode).toBe(404);
    expect(await settled()).toEqual(['negation 0:2-4 1']);
  });
});

describe('erasing', () => {
  test('the audio alone leaves the words, with a line in the audit trail', async () => {
    const id = await dictate();
    server.clock.advance(60_000);
    expect((await erase(`${address(id)}/audio`)).statusCode).toBe(204);
    expect((await client.get(`${address(id)}/chunks/0/audio`)).statusCode).toBe(404);
    expect((await client.get(address(id))).json()).toMatchObject({
      withAudio: 0,
      audioErasedAt: '2026-03-02T14:01:00.000Z',
      segments: [{ state: 'transcribed', hasAudio: false, words: WORDS }],
    });
    expect(await server.store.auditEvents.list()).toContainEqual(
      expect.objectContaining({ action: 'audio-erased', subjectId: id, actorId: client.userId }),
    );
    expect((await erase(`${address(id)}/audio`)).statusCode).toBe(404);
  });

  test('the whole recording leaves nothing', async () => {
    const id = await dictate();
    expect((await erase(address(id))).statusCode).toBe(204);
    expect((await client.get(address(id))).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('at the term, audio and words are gone, and the line of a saved report says so', async () => {
    const [saved, unsaved] = [await dictate(), await dictate()];
    const formId = await saveForm();
    await link(saved, formId);
    await client.put(`${address(saved)}/review`, { reviewed: [{ id: '0 x', text: 'CANARI' }], doubtful: 0 });
    const facts = { facts: ['side 0:1-1'], isSettled: true };
    expect((await client.put(`${address(saved)}/settled-facts`, facts)).statusCode).toBe(204);
    server.clock.advance(30 * DAY_MS);
    await eraseExpired(server.store, {
      now: server.clock.now(),
      audioRetentionDays: 30,
      sessions: SESSION_LIMITS,
    });
    client = await client.signInAgain();
    const answer = await client.get(address(saved));
    expect(answer.json()).toMatchObject({
      segments: [],
      writing: null,
      reviewed: [],
      settledFacts: [],
      withAudio: 0,
      keptUntil: null,
      erasedAt: '2026-04-01T14:00:00.000Z',
      durationMs: 2_000,
    });
    expect(answer.body).not.toMatch(/Lachmann|CANARI/u);
    const erased = (await server.store.auditEvents.list()).filter(
      ({ action }) => action === 'audio-erased-at-term',
    );
    expect(new Map(erased.map(({ subjectId, reportId }) => [subjectId, reportId]))).toEqual(
      new Map([
        [saved, formId],
        [unsaved, null],
      ]),
    );
    expect(erased).toHaveLength(2);
    expect(new Set(erased.map(({ accountId }) => accountId))).toEqual(new Set([client.userId]));
    expect((await client.get(address(unsaved))).statusCode).toBe(404);
    // Nothing is said of it any more, and nothing brings it back.
    expect((await note(saved, buildNote())).statusCode).toBe(404);
    const review = await client.put(`${address(saved)}/review`, { reviewed: [], doubtful: 0 });
    expect(review.statusCode).toBe(404);
    expect((await client.put(`${address(saved)}/settled-facts`, facts)).statusCode).toBe(404);
  });

  test('the report takes its recordings along, segments that came later included', async () => {
    const id = await dictate();
    const formId = await saveForm();
    await link(id, formId);
    expect(await send(id, 1)).toBe(200);
    const segments = [0, 2_000].map((startMs) => ({ startMs, endMs: startMs + 2_000, isSilent: false }));
    expect((await note(id, buildNote({ segments }))).statusCode).toBe(204);
    const reason = { reason: 'Créé par erreur' };
    const url = `/api/saved-forms/${formId}`;
    expect((await client.send({ method: 'DELETE', url, payload: reason })).statusCode).toBe(204);
    expect((await client.get(address(id))).statusCode).toBe(404);
    expect((await client.get(`${address(id)}/chunks/1/audio`)).statusCode).toBe(404);
  });
});

describe('refusals', () => {
  test("another physician's recording is as one that is not there", async () => {
    const id = await dictate();
    const formId = await saveForm();
    await link(id, formId);
    const other = await server.signUp();
    for (const recording of [id, newId()]) {
      expect((await other.get(address(recording))).statusCode).toBe(404);
      expect((await other.put(address(recording), buildNote())).statusCode).toBe(404);
      const review = await other.put(`${address(recording)}/review`, { reviewed: [], doubtful: 0 });
      expect(review.statusCode).toBe(404);
      for (const url of [address(recording), `${address(recording)}/audio`])
        expect((await other.send({ method: 'DELETE', url })).statusCode).toBe(404);
    }
    for (const query of ['', `?formId=${formId}`, `?reportId=${reportId}`])
      expect((await other.get(`/api/recordings${query}`)).json()).toEqual([]);
    expect((await client.get(address(id))).json()).toMatchObject({ doubtful: 1, withAudio: 1 });
  });

  test('nobody sees anything without a session', async () => {
    const id = await dictate();
    for (const url of ['/api/recordings', address(id)])
      expect((await server.app.inject({ url })).statusCode).toBe(401);
  });

  test.each([
    '/api/recordings/nope',
    '/api/recordings/..%2f..',
    '/api/recordings?formId=x',
    '/api/recordings?q=1',
  ])('%s is refused', async (url) => {
    expect((await client.get(url)).statusCode).toBe(400);
  });

  test.each<[string, object]>([
    ['another section', { section: 'section9' }],
    ['no segment', { segments: [] }],
    ['a time that is none', { startedAt: 'hier' }],
    ['a negative count', { doubtful: -1 }],
    ['an owner of its own', { ownerId: 'x' }],
    ['a report that is no id', { reportId: '../x' }],
  ])('%s is refused', async (_case, change) => {
    const id = await dictate();
    expect((await note(id, { ...buildNote(), ...change })).statusCode).toBe(400);
    expect(await list()).toMatchObject([{ id, section: 'section7' }]);
  });
});
