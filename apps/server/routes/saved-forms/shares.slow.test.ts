import type { ListedForm, ReportAssistantsAnswer, SavedForm } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { NOTE } from '../recordings/parts.test-data.ts';

const TYPED = 'Zzmot de l’adjointe';
const TEXT = { text: 'Douleur au genou droit.', language: 'fr' };

onBothDatabases('a report that is shared with an assistant', (newDatabaseUrl) => {
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

  const place = (id = form.id, who = assistant) => `/api/saved-forms/${id}/assistants/${who.userId}`;
  const share = (mayHearAudio = false, id = form.id) => owner.put(place(id), { mayHearAudio });
  const withdraw = () => owner.send({ method: 'DELETE', url: place() });
  const listed = async (client: TestClient, query = '') =>
    (await client.get(`/api/saved-forms${query}`)).json<ListedForm[]>();
  const body = (title = 'Zz') => buildFormBody({ title, formData: { historiqueEvolution: TYPED } });
  const save = (version: number, content: object = body(), headers: Record<string, string> = {}) =>
    assistant.put(`/api/saved-forms/${form.id}`, content, { 'if-match': `"${version}"`, ...headers });
  const seen = (answer: LightMyRequestResponse) => [answer.statusCode, codeOf(answer)];

  test('is listed, opened and saved by that one alone, and stays its physician’s', async () => {
    const stranger = await server.signUp({ role: 'assistant' });
    const kept = (await owner.post('/api/saved-forms', buildFormBody())).json<SavedForm>();
    expect(await listed(assistant)).toEqual([]);
    await share();
    const shared = { by: 'Dre Alix Zz', mayHearAudio: false };
    expect(await listed(assistant)).toMatchObject([{ id: form.id, shared }]);
    expect((await listed(owner)).map((one) => 'shared' in one)).toEqual([false, false]);
    expect(await listed(stranger)).toEqual([]);
    const opened = (await assistant.get(`/api/saved-forms/${form.id}`)).json<SavedForm>();
    expect(opened).toMatchObject({ formData: form.formData, shared });
    for (const client of [assistant, stranger])
      expect(seen(await client.get(`/api/saved-forms/${kept.id}`))).toEqual([404, 'NOT_FOUND']);

    expect((await save(1)).json()).toMatchObject({ version: 2 });
    const read = (await owner.get(`/api/saved-forms/${form.id}`)).json<SavedForm>();
    expect(read).toMatchObject({ version: 2, formData: { historiqueEvolution: TYPED } });
    expect(await server.store.savedForms.ownerOf(form.id)).toBe(owner.userId);
    expect(seen(await save(1))).toEqual([412, 'VERSION_CONFLICT']);
    expect((await save(2, body('Zz 2'), { prefer: 'return=minimal' })).statusCode).toBe(200);
  });

  test('keeps the reasons of its physician for what stands, whatever the assistant sends', async () => {
    await share();
    const meta = buildMeta('fr');
    const intended = { 'zz-point': 'Voulu par la médecin.' };
    await owner.put(
      `/api/saved-forms/${form.id}`,
      { ...body(), meta: { ...meta, intended } },
      { 'if-match': '"1"' },
    );
    const headers = { 'idempotency-key': `reasons-${form.id}` };
    const forged = { ...body(), meta: { ...meta, intended: { 'zz-autre': 'Zz par l’adjointe.' } } };
    for (let calls = 0; calls < 2; calls += 1)
      expect((await save(2, forged, headers)).json()).toMatchObject({ version: 3, meta: { intended } });
    expect((await save(3, { ...body(), meta })).statusCode).toBe(200);
    expect((await save(4)).statusCode).toBe(200);
    const read = (await owner.get(`/api/saved-forms/${form.id}`)).json<SavedForm>();
    expect([read.version, read.meta?.intended]).toEqual([5, intended]);
    const other = { 'zz-autre': 'Voulu aussi.' };
    await owner.put(
      `/api/saved-forms/${form.id}`,
      { ...body(), meta: { ...meta, intended: other } },
      { 'if-match': '"5"' },
    );
    expect((await owner.get(`/api/saved-forms/${form.id}`)).json<SavedForm>().meta?.intended).toEqual(other);
  });

  test('is not closed, kept longer, erased, renewed or shared further by the assistant', async () => {
    await share();
    const before = (await owner.get(`/api/saved-forms/${form.id}`)).json<SavedForm>();
    const calls = [
      await save(1, { ...body(), formType: 'copy' }),
      await save(1, { ...body(), retentionDays: 30 }),
      await assistant.post('/api/saved-forms', body()),
      await assistant.send({ method: 'DELETE', url: `/api/saved-forms/${form.id}` }),
      await assistant.post(`/api/saved-forms/${form.id}/renew`),
      await assistant.put(place(), { mayHearAudio: true }),
      await assistant.get(`/api/saved-forms/${form.id}/assistants`),
      await assistant.put(`/api/recordings/${newId()}/session`, { ...NOTE, formId: form.id, note: '{}' }),
    ];
    expect(calls.map(seen)).toEqual(calls.map(() => [403, 'FORBIDDEN']));
    expect((await owner.get(`/api/saved-forms/${form.id}`)).json()).toEqual(before);
  });

  test('whose term its physician has changed meanwhile is a later version for the assistant, and saved with that term', async () => {
    await share();
    const renewal = await owner.post(`/api/saved-forms/${form.id}/renew`);
    const { version, retentionDays } = renewal.json<SavedForm>();
    expect(retentionDays).not.toBe(form.retentionDays);
    expect(seen(await save(1))).toEqual([412, 'VERSION_CONFLICT']);
    expect(seen(await save(version))).toEqual([403, 'FORBIDDEN']);
    const saved = await save(version, { ...body(), retentionDays });
    expect(saved.json()).toMatchObject({ version: version + 1, retentionDays });
  });

  test('is there no longer from the call after it is withdrawn, and an open page is told so', async () => {
    await share();
    await assistant.get(`/api/saved-forms/${form.id}`);
    const key = { 'idempotency-key': newId() };
    expect((await save(1, body(), key)).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(204);
    expect(await listed(assistant)).toEqual([]);
    const calls = [
      await save(2),
      await save(1, body(), key),
      await assistant.get(`/api/saved-forms/${form.id}`),
      await assistant.get(`/api/saved-forms/${form.id}/physician`),
      await assistant.post('/api/exports/html', exported()),
      await assistant.post('/api/format-section7', { ...TEXT, savedFormId: form.id }),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404));
    expect((await owner.get(`/api/saved-forms/${form.id}`)).json()).toMatchObject({ version: 2 });
    expect(seen(await withdraw())).toEqual([404, 'NOT_FOUND']);
  });

  const exported = () => ({
    formData: { historiqueEvolution: TYPED },
    savedFormId: form.id,
    reportId: newId(),
  });

  test('leaves in its physician’s trail who shared it, opened, saved, exported and asked for help', async () => {
    await share();
    await share(true);
    await share(true);
    await assistant.get(`/api/saved-forms/${form.id}`);
    await save(1);
    await assistant.post('/api/exports/html', exported());
    await assistant.post('/api/format-section7', { ...TEXT, savedFormId: form.id });
    await withdraw();
    const events = (await server.store.auditEvents.list()).filter(({ reportId }) => reportId === form.id);
    expect(
      events.map(({ action, actorId }) => [action, actorId === owner.userId ? 'owner' : 'other']),
    ).toEqual(
      expect.arrayContaining([
        ['form-shared', 'owner'],
        ['form-opened', 'other'],
        ['form-changed', 'other'],
        ['report-exported', 'other'],
        ['assistance-called', 'other'],
        ['share-withdrawn', 'owner'],
      ]),
    );
    expect(events.filter(({ action }) => action === 'form-shared')).toHaveLength(2);
    const others = events.filter(({ actorId }) => actorId !== owner.userId);
    expect(new Set(others.map(({ actorId }) => actorId))).toEqual(new Set([assistant.userId]));
    expect(new Set(events.map(({ accountId }) => accountId))).toEqual(new Set([owner.userId]));
  });

  test('is one of those of several physicians, newest first, in pages', async () => {
    const second = await server.signUp({ displayName: 'Dr Camille Zz' });
    const titles: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      server.clock.advance(1_000);
      const client = count % 2 === 0 ? second : owner;
      const title = `Zz ${count}`;
      const { id } = (await client.post('/api/saved-forms', buildFormBody({ title }))).json<SavedForm>();
      await client.put(place(id), { mayHearAudio: false });
      titles.unshift(title);
    }
    expect((await listed(assistant)).map(({ title }) => title)).toEqual(titles);
    const first = await assistant.get('/api/saved-forms?limit=2');
    const next = /<([^>]+)>/u.exec(String(first.headers.link))?.[1] ?? '';
    const rest = (await assistant.get(next)).json<ListedForm[]>();
    const read = [...first.json<ListedForm[]>(), ...rest].map(({ title }) => title);
    expect(read).toEqual(titles.slice(0, 4));
    // A physician who is shut out shares nothing.
    await server.store.users.disable(second.userId, server.clock.now());
    expect((await listed(assistant)).map(({ shared }) => shared?.by)).toEqual(['Dre Alix Zz', 'Dre Alix Zz']);
  });

  test('is shared with assistants who can sign in, and with nobody else', async () => {
    const colleague = await server.signUp();
    expect(seen(await owner.put(place(form.id, colleague), { mayHearAudio: false }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const answer = (await owner.get(`/api/saved-forms/${form.id}/assistants`)).json<ReportAssistantsAnswer>();
    expect(answer.assistants).toMatchObject([
      { id: assistant.userId, displayName: 'Billie Zz', share: null },
    ]);
    expect(seen(await colleague.put(place(), { mayHearAudio: false }))).toEqual([404, 'NOT_FOUND']);
    await server.store.users.disable(assistant.userId, server.clock.now());
    expect(seen(await share())).toEqual([404, 'NOT_FOUND']);
  });

  test('takes the share with it when it is erased', async () => {
    await share();
    const key = { 'idempotency-key': newId() };
    await save(1, buildFormBody(), key);
    expect((await owner.send({ method: 'DELETE', url: `/api/saved-forms/${form.id}` })).statusCode).toBe(204);
    expect(await server.store.reportShares.listOf(assistant.userId)).toEqual([]);
    expect(seen(await save(1, buildFormBody(), key))).toEqual([404, 'NOT_FOUND']);
  });
});
