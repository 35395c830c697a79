import type { SavedForm } from '@constat/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeModel } from '../../assistance/fixtures/fake-model.ts';
import type { FakeModel } from '../../assistance/fixtures/fake-model.ts';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const TEXT = 'Zzdouleur au genou droit.';
const FORMAT = '/api/format-section7';
const ENHANCE = '/api/ai/enhance-section7-dictation';

onBothDatabases('what an assistant was answered about a report', (newDatabaseUrl) => {
  let fake: FakeModel;
  let server: TestServer;
  let admin: TestClient;
  let owner: TestClient;
  let assistant: TestClient;
  let form: SavedForm;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    fake = await startFakeModel();
    fake.reply = () => ({ content: JSON.stringify({ text: TEXT }) });
    const env = {
      CONSTAT_ASSIST_ENGINE: 'openai',
      CONSTAT_ASSIST_MODEL: 'fictif-1',
      CONSTAT_ASSIST_URL: fake.url,
      CONSTAT_ASSIST_KEY: 'sk-zz',
    };
    server = await buildServer({ env, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
    admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
    owner = await server.signUp();
    assistant = await server.signUp({ role: 'assistant' });
    form = (await owner.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
    await owner.put(place(), { mayHearAudio: false });
  });
  afterEach(async () => {
    await server.close();
    await fake.close();
  });

  const place = () => `/api/saved-forms/${form.id}/assistants/${assistant.userId}`;

  /** Answers of each kind, each asked with a key; gives what is kept of each. */
  async function askForAll(): Promise<() => Promise<readonly string[]>> {
    const asked = { language: 'fr', savedFormId: form.id };
    const calls: readonly (readonly [string, (key: object) => Promise<LightMyRequestResponse>])[] = [
      [
        'PUT /api/saved-forms/:id',
        (key) => assistant.put(`/api/saved-forms/${form.id}`, buildFormBody(), { 'if-match': '"1"', ...key }),
      ],
      [`POST ${FORMAT}`, (key) => assistant.post(FORMAT, { ...asked, text: TEXT }, { ...key })],
      [`POST ${ENHANCE}`, (key) => assistant.post(ENHANCE, { ...asked, transcript: TEXT }, { ...key })],
    ];
    const kept: { readonly userId: string; readonly route: string; readonly key: string }[] = [];
    for (const [route, call] of calls) {
      const key = newId();
      expect((await call({ 'idempotency-key': key })).statusCode).toBe(200);
      kept.push({ userId: assistant.userId, route, key });
    }
    return () =>
      Promise.all(
        kept.map(async (at) => (await server.store.idempotencyKeys.find(at, ''))?.body ?? 'no such key'),
      );
  }

  test.each([
    [
      'its physician’s account is erased',
      () => admin.send({ method: 'DELETE', url: `/api/accounts/${owner.userId}` }),
    ],
    ['the report is erased', () => owner.send({ method: 'DELETE', url: `/api/saved-forms/${form.id}` })],
    ['it is shared no longer', () => owner.send({ method: 'DELETE', url: place() })],
  ])('is kept no longer once %s', async (_case, end) => {
    const bodies = await askForAll();
    const [saved, formatted, enhanced] = await bodies();
    expect(saved).toContain(form.id);
    expect(formatted).toContain('Zzdouleur');
    expect(enhanced).toContain('Zzdouleur');
    expect((await end()).statusCode).toBeLessThan(300);
    expect(await bodies()).toEqual(['', '', '']);
  });
});
