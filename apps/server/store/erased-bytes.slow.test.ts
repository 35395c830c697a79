import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecentPatient, SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../actions/erase-expired.ts';
import { newId } from '../platform/ids.ts';
import { beginRecording, putParts } from '../routes/recordings/parts.test-data.ts';
import { buildWav, whiteNoise } from '../speech/fixtures/sounds.ts';
import type { SpeechEngine } from '../speech/engine.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { readAll, sealedPieces } from './testing/sealed-pieces.ts';

let dataDir: string;
let server: TestServer;
let client: TestClient;
/** What was planted; every word is as long as another. */
let planted: string[];

/** New random words, separated by spaces. */
function plant(count: number): string {
  const words = Array.from({ length: count }, () => `zq${randomBytes(9).toString('hex')}`);
  planted.push(...words);
  return words.join(' ');
}

const engine: SpeechEngine = {
  status: () => Promise.resolve({ state: 'ready', engine: 'embedded', model: 'm', languages: ['fr'] }),
  transcribe: () =>
    Promise.resolve({
      text: plant(20),
      words: [],
      duration: 2,
      decodedSeconds: 2,
      language: 'fr',
      confidence: null,
    }),
  close: () => Promise.resolve(),
};

beforeEach(async () => {
  planted = [];
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-erased-'));
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir }, speech: engine });
  client = await server.signUp();
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

function readable(words: readonly string[]): number {
  const present = new Set(readAll(dataDir).match(/zq[0-9a-f]{18}/gu));
  return words.filter((word) => present.has(word)).length;
}

const piecesOfForm = ({ id }: Pick<SavedForm, 'id'>) =>
  sealedPieces(dataDir, {
    'select sealed_form_data from saved_forms where id = ?': [id],
    'select sealed_listing from saved_forms where id = ?': [id],
    "select wrapped_key from data_keys where kind = 'report' and subject_id = ?": [id],
  });

function present(pieces: readonly string[]): number {
  const all = readAll(dataDir);
  return pieces.filter((piece) => all.includes(piece)).length;
}

const erase = (url: string) => client.send({ method: 'DELETE', url });
/** As a physician who has no more use of the record. */
const eraseRecord = ({ id }: Pick<SavedForm, 'id'>) =>
  client.send({ method: 'DELETE', url: `/api/saved-forms/${id}`, payload: { reason: 'Doublon' } });

async function save(body = buildFormBody()): Promise<SavedForm> {
  const answer = await client.post('/api/saved-forms', body, { 'idempotency-key': newId() });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

function plantForm(words = 250) {
  return buildFormBody({
    title: plant(2),
    formData: { historiqueEvolution: plant(words), diagnosticsCnesst: plant(20) },
  });
}

async function sendChunk(recordingId: string): Promise<void> {
  const wav = buildWav(whiteNoise(1, 0.2));
  Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength).write(plant(200), 200, 'latin1');
  const form = new FormData();
  for (const [name, value] of Object.entries({ recordingId, chunkIndex: '0', language: 'fr' }))
    form.append(name, value);
  form.append('audio', new Blob([wav], { type: 'audio/wav' }), 'a.wav');
  const answer = await client.send({ method: 'POST', url: '/api/transcribe-whisper-chunk', payload: form });
  expect(answer.statusCode).toBe(200);
}

describe('no byte is readable in the data directory, and none is left', () => {
  test('of thousands of words in reports, once they are deleted, while the server runs and after it', async () => {
    const forms: SavedForm[] = [];
    for (let count = 0; count < 12; count += 1) {
      const form = await save(plantForm());
      const key = { 'idempotency-key': newId() };
      expect((await client.post(`/api/saved-forms/${form.id}/renew`, undefined, key)).statusCode).toBe(200);
      forms.push(form);
    }
    const kept = await save();
    expect(planted.length).toBeGreaterThan(3_000);
    expect(readable(planted)).toBe(0);
    const pieces = forms.flatMap(piecesOfForm);
    expect(pieces.length).toBeGreaterThan(200);
    // A few lie across two pages of the file.
    expect(present(pieces)).toBeGreaterThan(0.95 * pieces.length);
    for (const form of forms) expect((await eraseRecord(form)).statusCode).toBe(204);
    expect(present(pieces)).toBe(0);
    expect(
      sealedPieces(dataDir, { "select wrapped_key from data_keys where kind = 'report'": [] }),
    ).toHaveLength(1);
    expect((await client.get(`/api/saved-forms/${kept.id}`)).statusCode).toBe(200);
    await server.store.close();
    expect(readable(planted) + present(pieces)).toBe(0);
  });

  test('of a version that another one has replaced, within seconds', async () => {
    let form = await save(plantForm());
    const pieces: string[] = [];
    const ofContent = 'select sealed_form_data from saved_forms where id = ?';
    for (let round = 0; round < 5; round += 1) {
      pieces.push(...sealedPieces(dataDir, { [ofContent]: [form.id] }));
      const headers = { 'if-match': `"${form.version}"`, 'idempotency-key': newId() };
      const body = round === 4 ? buildFormBody() : plantForm();
      form = (await client.put(`/api/saved-forms/${form.id}`, body, headers)).json<SavedForm>();
    }
    expect(form.version).toBe(6);
    expect(pieces.length).toBeGreaterThan(50);
    await expect.poll(() => present(pieces)).toBe(0);
  });

  test('of recordings, their audio and their words', async () => {
    const [whole, audioOnly] = [newId(), newId()];
    await sendChunk(whole);
    await sendChunk(audioOnly);
    expect(readable(planted)).toBe(0);
    const audio = (id: string) =>
      sealedPieces(dataDir, { 'select sealed_audio from audio_chunks where recording_id = ?': [id] });
    const words = (id: string) =>
      sealedPieces(dataDir, { 'select sealed_transcription from audio_chunks where recording_id = ?': [id] });
    const keyOf = (id: string) =>
      sealedPieces(dataDir, { 'select wrapped_key from data_keys where subject_id = ?': [id] });
    const first = [...audio(whole), ...words(whole), ...keyOf(whole)];
    const [second, kept] = [audio(audioOnly), [...words(audioOnly), ...keyOf(audioOnly)]];
    expect(present(first)).toBeGreaterThan(0.9 * first.length);
    expect(keyOf(whole)).toHaveLength(1);
    expect((await erase(`/api/recordings/${whole}`)).statusCode).toBe(204);
    expect(present(first)).toBe(0);
    expect((await erase(`/api/recordings/${audioOnly}/audio`)).statusCode).toBe(204);
    await expect.poll(() => present(second)).toBe(0);
    expect(present(kept)).toBe(kept.length);
  });

  test('of the parts of recordings, their phrases and what their page noted, by hand and at their term', async () => {
    const [byHand, atTerm] = [newId(), newId()];
    const piecesOf = (id: string) =>
      sealedPieces(dataDir, {
        'select sealed_audio from recording_parts where recording_id = ?': [id],
        'select sealed_note from recording_streams where recording_id = ?': [id],
        'select sealed_words from spoken_phrases where recording_id = ?': [id],
        'select wrapped_key from data_keys where subject_id = ?': [id],
      });
    for (const id of [byHand, atTerm]) {
      const parts = Array.from({ length: 5 }, () => Buffer.from(plant(60)));
      await beginRecording(client, id, { note: JSON.stringify({ words: plant(30) }) });
      expect((await putParts(client, id, 0, parts)).statusCode).toBe(200);
      const phrase = { ownerId: client.userId, recordingId: id, number: 1, fromMs: 0, toMs: 1 };
      await server.store.spokenPhrases.add([{ ...phrase, words: JSON.stringify(plant(30)) }]);
    }
    const [first, second] = [piecesOf(byHand), piecesOf(atTerm)];
    expect(first.length).toBeGreaterThan(25);
    expect(readable(planted)).toBe(0);
    expect((await erase(`/api/recordings/${byHand}`)).statusCode).toBe(204);
    expect(present(first)).toBe(0);
    expect(present(second)).toBeGreaterThan(0.9 * second.length);
    server.clock.advance(31 * DAY_MS);
    await eraseExpired(server.store, {
      now: server.clock.now(),
      audioRetentionDays: 30,
      sessions: SESSION_LIMITS,
    });
    expect(present(second)).toBe(0);
  });

  test('of drafts that came to their term, with their recordings', async () => {
    const formData = { diagnosticsCnesst: plant(250), emploi: plant(20) };
    const form = await save(buildFormBody({ title: plant(2), formData, retentionDays: 1 }));
    await sendChunk(newId());
    const pieces = piecesOfForm(form);
    server.clock.advance(31 * DAY_MS);
    const erased = await eraseExpired(server.store, {
      now: server.clock.now(),
      audioRetentionDays: 30,
      sessions: SESSION_LIMITS,
    });
    expect(erased).toEqual({ forms: 1, audioChunks: 1 });
    expect(form.version).toBe(1);
    expect(readable(planted) + present(pieces)).toBe(0);
    expect(sealedPieces(dataDir, { 'select wrapped_key from data_keys': [] })).toHaveLength(1);
  });

  test('of recent patients, spoken commands and the profile', async () => {
    const headers = () => ({ 'idempotency-key': newId() });
    const patient = { patientName: plant(1), patientAge: '41', diagnosis: plant(20) };
    const { id } = (await client.post('/api/recent-patients', patient, headers())).json<RecentPatient>();
    const pieces = sealedPieces(dataDir, {
      'select sealed_patient from recent_patients': [],
      'select wrapped_key from data_keys where subject_id = ?': [id],
    });
    expect(pieces.length).toBeGreaterThan(2);
    await erase(`/api/recent-patients/${id}`);
    expect(readable(planted) + present(pieces)).toBe(0);
    const commands = [{ trigger: plant(1), replacement: plant(30), created: '2026-03-02' }];
    const list = await client.put('/api/voice-commands', commands, headers());
    expect([list.statusCode, (await client.put('/api/voice-commands', [])).statusCode]).toEqual([200, 200]);
    const profile = (await client.get('/api/profile')).json<object>();
    const address = { ...profile, address: plant(10) };
    expect((await client.put('/api/profile', address)).statusCode).toBe(200);
    expect((await client.put('/api/profile', profile)).statusCode).toBe(200);
    await expect.poll(() => readable(planted)).toBe(0);
  });
});

test('a reader elsewhere delays neither the deletion nor the saves, and what was erased goes once it has ended', async () => {
  const form = await save(plantForm());
  const pieces = piecesOfForm(form);
  const other = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
  other.exec('begin');
  other.prepare('select count(*) from users').get();
  expect((await eraseRecord(form)).statusCode).toBe(204);
  await save();
  expect(present(pieces)).toBeGreaterThan(0);
  other.exec('commit');
  other.close();
  await expect.poll(() => present(pieces)).toBe(0);
});
