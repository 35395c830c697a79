import type { SavedForm, SavedFormItem } from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import { REASON_LENGTH } from '@constat/contract/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { newId } from '../../platform/ids.ts';
import type { SpeechEngine } from '../../speech/engine.ts';
import { buildWav, whiteNoise } from '../../speech/fixtures/sounds.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const EXAMINED = { patientName: 'Alix Zztest', rachisFlexion: '60' };
/** Findings as they are judged, and none. */
const CONFIRMED = {
  schemaVersion: 1,
  reportLanguage: 'fr',
  confirmed: ['rachisFlexion'],
} as const;

onBothDatabases('the record of an examination', (newDatabaseUrl) => {
  let heard: string;
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    heard = 'signe de Lachman négatif';
    const speech: SpeechEngine = {
      status: () => Promise.resolve({ state: 'ready', engine: 'embedded', model: 'm', languages: ['fr'] }),
      transcribe: async () => {
        const said = { text: heard, words: [], duration: 2, decodedSeconds: 2, language: 'fr' as const };
        return { ...said, confidence: null };
      },
      close: () => Promise.resolve(),
    };
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer({ speech, ...(databaseUrl !== undefined && { databaseUrl }) });
    client = await server.signUp();
  });
  afterEach(() => server.close());

  const url = ({ id }: { readonly id: string }) => `/api/saved-forms/${id}`;
  const list = async () => (await client.get('/api/saved-forms')).json<SavedFormItem[]>();
  const erase = (form: { readonly id: string }, payload?: object, language = 'fr') =>
    client.send({
      method: 'DELETE',
      url: url(form),
      headers: { 'accept-language': language },
      ...(payload !== undefined && { payload }),
    });
  const eraseAtTerm = () =>
    eraseExpired(server.store, { now: server.clock.now(), audioRetentionDays: 30, sessions: SESSION_LIMITS });

  async function save(overrides: Parameters<typeof buildFormBody>[0] = {}): Promise<SavedForm> {
    const answer = await client.post('/api/saved-forms', buildFormBody(overrides));
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  async function pass(days: number): Promise<void> {
    server.clock.advance(days * DAY_MS);
    client = await client.signInAgain();
  }

  async function dictateFor(form: { readonly id: string }): Promise<void> {
    const payload = new FormData();
    const recordingId = newId();
    for (const [name, value] of Object.entries({ recordingId, chunkIndex: '0', language: 'fr' }))
      payload.append(name, value);
    payload.append('audio', new Blob([buildWav(whiteNoise(1, 0.2))], { type: 'audio/wav' }), 'a.wav');
    const sent = { method: 'POST', url: '/api/transcribe-whisper-chunk', payload } as const;
    expect((await client.send(sent)).statusCode).toBe(200);
    const tied = await client.put(`/api/recordings/${recordingId}/report`, { savedFormId: form.id });
    expect(tied.statusCode).toBe(204);
  }

  async function trailOf(form: { readonly id: string }) {
    const lines = await server.store.auditEvents.list();
    return lines.filter(({ subjectId }) => subjectId === form.id);
  }

  describe('past its term', () => {
    test('stays listed as expired, is read, and lives again when renewed or saved', async () => {
      const form = await save({ formData: EXAMINED, retentionDays: 1 });
      const other = await save({ formData: EXAMINED, retentionDays: 1 });
      await pass(400);
      expect(await eraseAtTerm()).toMatchObject({ forms: 0 });
      expect(await list()).toMatchObject([
        { expired: true, record: true },
        { expired: true, record: true },
      ]);
      const opened = await client.get(url(form));
      expect(opened.statusCode).toBe(200);
      expect(opened.json()).toMatchObject({ expired: true, record: true, formData: EXAMINED });

      const renewed = await client.post(`${url(form)}/renew`);
      expect(renewed.json()).toMatchObject({ expired: false, record: true, retentionDays: 30 });
      const saved = await client.put(url(other), buildFormBody({ formData: EXAMINED }), {
        'if-match': '"1"',
      });
      expect(saved.json()).toMatchObject({ expired: false, record: true, version: 2 });
    });

    test.each([
      ['one confirmed value', { meta: { ...CONFIRMED, confirmed: [...CONFIRMED.confirmed] } }, 0],
      [
        'an angle said to be normal',
        { meta: { ...CONFIRMED, confirmed: [], statedNormal: ['rachisRotationG'] } },
        0,
      ],
      ['a meta that says nothing', { meta: { ...CONFIRMED, confirmed: [], statedNormal: [] } }, 1],
      ['what the form prefilled', { formData: { rachisFlexion: '90', patientName: 'Alix Zztest' } }, 1],
      ['a text of section 7', { formData: { historiqueEvolution: 'Chute.' } }, 0],
      ['a mandate and the accepted diagnoses', {}, 1],
    ] as const)('is kept or not: %s', async (_what, overrides, erased) => {
      await save({ ...overrides, retentionDays: 1 } as Parameters<typeof save>[0]);
      await pass(31);
      expect(await eraseAtTerm()).toMatchObject({ forms: erased });
      expect(await list()).toHaveLength(1 - erased);
    });

    test('is no record any more once a save holds nothing of the examination', async () => {
      const form = await save({ formData: EXAMINED, retentionDays: 1 });
      const emptied = buildFormBody({ retentionDays: 1 });
      const saved = await client.put(url(form), emptied, { 'if-match': '"1"' });
      expect(saved.json()).toMatchObject({ record: false });
      await pass(31);
      expect(await eraseAtTerm()).toMatchObject({ forms: 1 });
    });

    test('is a draft that was dictated for, also after the words came to their term and after a save', async () => {
      const form = await save({ retentionDays: 1 });
      expect(form.record).toBe(false);
      await dictateFor(form);
      expect(await list()).toMatchObject([{ record: true }]);
      const saved = await client.put(url(form), buildFormBody({ retentionDays: 1 }), { 'if-match': '"1"' });
      expect(saved.json()).toMatchObject({ record: true });
      await pass(31);
      expect(await eraseAtTerm()).toEqual({ forms: 0, audioChunks: 1 });
      await pass(100);
      expect(await eraseAtTerm()).toMatchObject({ forms: 0 });
      expect((await client.get(url(form))).statusCode).toBe(200);
    });

    test('is no draft whose recording held no word', async () => {
      heard = '';
      const form = await save({ retentionDays: 1 });
      await dictateFor(form);
      expect(await list()).toMatchObject([{ record: false }]);
      await pass(31);
      expect(await eraseAtTerm()).toMatchObject({ forms: 1 });
    });
  });

  describe('erased by hand', () => {
    test.each([
      ['a draft', { formData: EXAMINED }],
      ['a copy', { formType: 'copy', retentionDays: 365 }],
    ] as const)(
      '%s asks for a reason, in the language of the page, and loses nothing',
      async (_what, body) => {
        const form = await save(body);
        for (const payload of [undefined, {}, { reason: '' }, { reason: ' \n ' }]) {
          for (const language of ['fr', 'en'] as const) {
            const answer = await erase(form, payload, language);
            expect(answer.statusCode).toBe(400);
            const { code, message } = {
              code: 'REASON_REQUIRED',
              message: ERRORS.REASON_REQUIRED.message[language],
            };
            expect(answer.json()).toMatchObject({ code, message });
          }
        }
        const tooLong = await erase(form, { reason: 'x'.repeat(REASON_LENGTH + 1) });
        expect(tooLong.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['reason'] });
        expect((await client.get(url(form))).statusCode).toBe(200);
        expect((await trailOf(form)).map(({ action }) => action)).not.toContain('form-deleted');
      },
    );

    test.each(['Doublon', 'é'.repeat(REASON_LENGTH)])(
      'leaves its reason in the trail, and nothing of the report',
      async (reason) => {
        const form = await save({ formData: EXAMINED });
        expect((await erase(form, { reason: `  ${reason}\n` })).statusCode).toBe(204);
        expect((await client.get(url(form))).statusCode).toBe(404);
        const trail = await trailOf(form);
        expect(trail.find(({ action }) => action === 'form-deleted')).toMatchObject({
          actorId: client.userId,
          detail: null,
          reason,
        });
        expect(JSON.stringify(trail)).not.toMatch(/Zztest|Alix/u);
      },
    );

    test('a draft that is none needs no reason', async () => {
      const form = await save();
      expect((await erase(form)).statusCode).toBe(204);
      const deletions = (await trailOf(form)).filter(({ action }) => action === 'form-deleted');
      expect(deletions).toMatchObject([{ detail: null, reason: null }]);
    });

    test('is as one that is not there for another physician, with a reason or without', async () => {
      const form = await save({ formData: EXAMINED });
      const owner = client;
      client = await server.signUp();
      for (const payload of [undefined, { reason: 'Doublon' }])
        expect((await erase(form, payload)).statusCode).toBe(404);
      expect((await owner.get(url(form))).statusCode).toBe(200);
    });
  });
});
