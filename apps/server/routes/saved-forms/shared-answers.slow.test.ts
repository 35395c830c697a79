import type { GeneratedAnswer, Profile, ReportPhysician, SavedForm } from '@constat/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTemplate } from '../../exports/letterhead/templates.test-data.ts';
import { readWord } from '../../exports/read-back.test-data.ts';
import { newId } from '../../platform/ids.ts';
import { keepRecords } from '../../policies/record-calls.test-data.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { uploadLetterhead } from '../../testing/upload-letterhead.ts';
import { NOTE, beginRecording, keepRecognised } from '../recordings/parts.test-data.ts';

const seen = (answer: LightMyRequestResponse) => [answer.statusCode, codeOf(answer)];
const TEXT = { text: 'Douleur au genou droit.', language: 'fr' };

onBothDatabases('what an assistant is answered about a shared report', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let assistant: TestClient;
  let form: SavedForm;
  beforeEach(async () => {
    server = await buildServer({ databaseUrl: await newDatabaseUrl() });
    owner = await server.signUp({ displayName: 'Dre Alix Zz' });
    assistant = await server.signUp({ role: 'assistant', displayName: 'Billie Zz' });
    form = (await owner.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
  });
  afterEach(() => server.close());

  const place = () => `/api/saved-forms/${form.id}/assistants/${assistant.userId}`;
  const share = (mayHearAudio = false) => owner.put(place(), { mayHearAudio });

  test('holds no sentence of other reports of its physician', async () => {
    const text = 'Aucun autre traitement actif n’est indiqué pour Zzphrase.';
    await owner.post('/api/phrases', { language: 'fr', field: 'conclusionSoinsTraitements', text });
    await share();
    const drafted = async (client: TestClient) => {
      const formData = { rachisFlexion: '60', diagnosticsCnesst: 'Entorse lombaire' };
      const asked = { formData, language: 'fr', savedFormId: form.id };
      return (await client.post('/api/generate-section11', asked)).json<GeneratedAnswer>();
    };
    expect((await drafted(owner)).phrases).toContainEqual(expect.objectContaining({ text, isOwn: true }));
    const answer = await drafted(assistant);
    expect(answer.phrases).not.toEqual([]);
    expect(answer.phrases.filter(({ isOwn }) => isOwn)).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain('Zzphrase');
  });

  test('says whether its physician has a letterhead, on which its Word document stands', async () => {
    await share();
    const told = async () =>
      (await assistant.get(`/api/saved-forms/${form.id}/physician`)).json<ReportPhysician>().hasLetterhead;
    expect(await told()).toBe(false);
    await uploadLetterhead(owner, await buildTemplate());
    expect(await told()).toBe(true);
    const exported = async (letterhead: boolean) => {
      const asked = { formData: {}, savedFormId: form.id, reportId: newId(), letterhead };
      return (await assistant.post('/api/exports/docx', asked)).rawPayload;
    };
    expect(readWord(await exported(true))).toContain('Confidentiel');
    expect(readWord(await exported(false))).not.toContain('Confidentiel');
  });

  test('is exported under the name and the licence of its physician', async () => {
    const profile = (await owner.get('/api/profile')).json<Profile>();
    const own = { ...profile, displayName: 'Dre Alix Zz', licenceNumber: '98765' };
    await owner.put('/api/profile', own);
    await share();
    expect((await assistant.get(`/api/saved-forms/${form.id}/physician`)).json()).toEqual({
      ...own,
      hasLetterhead: false,
    });
    const unsaved = { formData: { historiqueEvolution: 'Zz' }, reportId: newId() };
    const exported = { ...unsaved, savedFormId: form.id };
    const page = await assistant.post('/api/exports/html', exported);
    expect(page.body).toContain('98765');
    expect(page.body).toContain('Dre Alix Zz');
    expect(page.body).not.toContain('Billie Zz');
    expect((await assistant.post('/api/exports/preflight', exported)).statusCode).toBe(200);
    expect(seen(await assistant.post('/api/exports/html', unsaved))).toEqual([404, 'NOT_FOUND']);
    expect((await assistant.post('/api/format-section7', { ...TEXT, savedFormId: form.id })).statusCode).toBe(
      200,
    );
    expect(seen(await assistant.post('/api/format-section7', TEXT))).toEqual([404, 'NOT_FOUND']);
  });

  test('holds sound only for an assistant who may hear it', async () => {
    const recording = newId();
    await beginRecording(owner, recording, { formId: form.id });
    const place = { ownerId: owner.userId, recordingId: recording };
    await keepRecognised(server, place, { text: 'zz', savedFormId: form.id });
    const note = { ...NOTE, segments: [{ startMs: 0, endMs: 1, isSilent: false }] };
    expect((await owner.put(`/api/recordings/${recording}`, note)).statusCode).toBe(204);
    const urls = [
      `/api/recordings?formId=${form.id}`,
      `/api/recordings/${recording}`,
      `/api/recordings/${recording}/chunks/0/audio`,
    ];
    const statuses = async () => {
      const answers = await Promise.all(urls.map((url) => assistant.get(url)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([404, 404, 404]);
    await share();
    expect(await statuses()).toEqual([404, 404, 404]);
    await share(true);
    expect(await statuses()).toEqual([200, 200, 200]);
    const heard = (await server.store.auditEvents.list()).filter(({ action }) => action === 'audio-heard');
    expect(heard).toMatchObject([{ actorId: assistant.userId, accountId: owner.userId, reportId: form.id }]);
    await share(false);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  const refused = async () =>
    (await server.store.auditEvents.list())
      .filter(({ action }) => action === 'access-refused')
      .map(({ actorId, reportId, detail }) => ({ actorId, reportId, detail }));
  const refusal = (route: string, who = assistant, reportId = form.id) => ({
    actorId: who.userId,
    reportId,
    detail: JSON.stringify({ route }),
  });

  test('is noted as refused where the list of recordings is of a report that is not shared', async () => {
    expect((await assistant.get(`/api/recordings?formId=${form.id}`)).statusCode).toBe(404);
    await expect.poll(refused).toEqual([refusal('GET /api/recordings')]);
  });

  test('is not noted as refused where the one who may hear finds no sound any more', async () => {
    const hearing = await server.signUp({ role: 'assistant' });
    const shares = { typing: assistant.userId, hearing: hearing.userId };
    const { recording, form: id } = await keepRecords(server, owner, shares);
    const list = `/api/recordings?formId=${id}`;
    const sound = `/api/recordings/${recording}/chunks/0/audio`;
    await owner.send({ method: 'DELETE', url: `/api/recordings/${recording}/audio` });
    expect((await hearing.get(list)).statusCode).toBe(200);
    expect((await hearing.get(sound)).statusCode).toBe(404);
    // The one who may only type is refused both.
    expect((await assistant.get(list)).statusCode).toBe(404);
    expect((await assistant.get(sound)).statusCode).toBe(404);
    const noted = [
      refusal('GET /api/recordings', assistant, id),
      refusal('GET /api/recordings/:recordingId/chunks/:chunkIndex/audio', assistant, id),
    ];
    await expect.poll(async () => (await refused()).length).toBe(noted.length);
    expect(await refused()).toEqual(expect.arrayContaining(noted));
  });
});
