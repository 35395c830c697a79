import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistanceStatus, AuditAnswer, Transfer, TransfersAnswer } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeModel } from '../../assistance/fixtures/fake-model.ts';
import type { FakeModel, FakeReply } from '../../assistance/fixtures/fake-model.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildChunk, send } from '../speech/chunk.test-data.ts';
import { dropConsents } from '../../transfers/transfer-consent.ts';

const TEXT = 'La flexion du genou gauche est à 60°.';
const said = (text: string): FakeReply => ({ content: JSON.stringify({ text }) });
/** No address of the loopback, and yet it leads to this machine. */
const outside = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

let fake: FakeModel;
let hearing: Server;
let heard: number;
let busy: number;
let onHearing: () => Promise<unknown>;
let open: TestServer[];
beforeEach(async () => {
  open = [];
  fake = await startFakeModel();
  fake.reply = () => said(TEXT);
  heard = 0;
  busy = 0;
  onHearing = () => Promise.resolve();
  hearing = createServer((request, response) => {
    request.resume().on('end', async () => {
      heard += 1;
      await onHearing();
      const isBusy = busy-- > 0;
      response.writeHead(isBusy ? 503 : 200, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(isBusy ? '{}' : JSON.stringify({ text: 'bonjour' }));
    });
  });
  await new Promise<void>((resolve) => hearing.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const server of open.toReversed()) await server.close();
  await fake.close();
  await new Promise((resolve) => hearing.close(resolve));
});

type Options = Parameters<typeof buildServer>[0] & { readonly model?: string; readonly isInside?: boolean };

async function serve({
  model = 'fictif-1',
  isInside = false,
  ...options
}: Options = {}): Promise<TestServer> {
  const at = isInside ? (url: string) => url : outside;
  const server = await buildServer({
    ...options,
    env: {
      CONSTAT_ASSIST_ENGINE: 'openai',
      CONSTAT_ASSIST_URL: at(fake.url),
      CONSTAT_ASSIST_MODEL: model,
      CONSTAT_SPEECH_ENGINE: 'openai',
      CONSTAT_SPEECH_URL: at(`http://127.0.0.1:${(hearing.address() as AddressInfo).port}/v1`),
      ...options.env,
    },
  });
  open.push(server);
  return server;
}

const list = async (client: TestClient) => (await client.get('/api/transfers')).json<TransfersAnswer>();
async function transferOf(client: TestClient, kind: Transfer['kind']): Promise<Transfer> {
  const found = (await list(client)).transfers.find((one) => one.kind === kind && one.isSet);
  if (found === undefined) throw new Error(`nothing leaves as ${kind}`);
  return found;
}
const allow = async (client: TestClient, kind: Transfer['kind']) =>
  client.put(`/api/transfers/${(await transferOf(client, kind)).id}`, { understood: true });
const withdraw = (client: TestClient, id: string) =>
  client.send({ method: 'DELETE', url: `/api/transfers/${id}` });
const format = (client: TestClient) => client.post('/api/format-section7', { text: TEXT, language: 'fr' });
const speak = (client: TestClient) => send(client, buildChunk());
const trail = async (client: TestClient) =>
  (await client.post('/api/audit/installation/search', { group: 'settings' }))
    .json<AuditAnswer>()
    .events.filter(({ action }) => action.startsWith('transfer-'))
    .map(({ action, origin, detail }) => ({ action, origin, detail }));

onBothDatabases('an engine on another machine', (newDatabaseUrl) => {
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl();
  });
  const options = () => (databaseUrl === undefined ? {} : { databaseUrl });

  test('is off until an administrator allows it, and off again once it is withdrawn', async () => {
    const server = await serve(options());
    const client = await server.signUp();
    const admin = await server.signUp({ role: 'admin' });
    const status = async () => (await client.get('/api/assistance/status')).json<AssistanceStatus>();
    const host = outside(fake.url).slice('http://'.length);
    expect(await status()).toMatchObject({ state: 'not-allowed', leavesMachine: true, host });
    const refused = await format(client);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      503,
      'ASSISTANCE_NOT_ALLOWED',
    ]);
    expect((await speak(client)).json()).toMatchObject({ code: 'SPEECH_NOT_ALLOWED' });
    expect((await client.get('/api/speech/status')).json()).toMatchObject({ state: 'not-allowed' });
    expect([fake.received.length, heard]).toEqual([0, 0]);

    const text = await transferOf(admin, 'text');
    expect(text).toMatchObject({ host, model: 'fictif-1', isSet: true, isAllowed: false, allowedBy: null });
    expect((await admin.put(`/api/transfers/${text.id}`, { understood: false })).statusCode).toBe(400);
    expect((await allow(admin, 'text')).json<TransfersAnswer>().transfers[0]).toMatchObject({
      isAllowed: true,
      isTrial: false,
      allowedBy: 'Dr Zz Fictif',
      allowedAt: new Date(server.clock.now()).toISOString(),
    });
    expect((await format(client)).statusCode).toBe(200);
    expect(await status()).toMatchObject({ state: 'ready', host });
    expect((await speak(client)).statusCode, 'one consent is not the other').toBe(503);
    await allow(admin, 'speech');
    expect((await speak(client)).json()).toMatchObject({ transcription: 'bonjour' });

    expect((await withdraw(admin, text.id)).statusCode).toBe(200);
    expect((await withdraw(admin, text.id)).statusCode).toBe(404);
    expect((await format(client)).json()).toMatchObject({ code: 'ASSISTANCE_NOT_ALLOWED' });
    expect(fake.received).toHaveLength(1);
    const detail = { kind: 'text', address: outside(fake.url), model: 'fictif-1' };
    const events = await trail(admin);
    expect(events).toContainEqual({ action: 'transfer-allowed', origin: 'account', detail });
    expect(events).toContainEqual({ action: 'transfer-withdrawn', origin: 'account', detail });
    expect(events).toHaveLength(3);
  });

  test('is allowed by nobody but who administers, and everybody reads what goes where', async () => {
    const server = await serve(options());
    const [one, other] = [await server.signUp(), await server.signUp()];
    const text = await transferOf(one, 'text');
    for (const refused of [allow(one, 'text'), withdraw(other, text.id)])
      expect((await refused).statusCode).toBe(403);
    expect(await list(other)).toMatchObject({
      mayChange: false,
      transfers: [{ kind: 'text' }, { kind: 'speech' }],
    });
    expect((await server.app.inject('/api/transfers')).statusCode).toBe(401);
  });

  test('is used no more from the next try on, where it is withdrawn between two', async () => {
    const server = await serve(options());
    const client = await server.signUp();
    await allow(client, 'text');
    await allow(client, 'speech');
    const { id } = await transferOf(client, 'text');
    fake.reply = () => ({ status: 503, headers: { 'retry-after': '1' }, raw: '{}' });
    const asked = format(client);
    await expect.poll(() => fake.received.length).toBe(1);
    await withdraw(client, id);
    expect((await asked).json()).toMatchObject({ code: 'ASSISTANCE_NOT_ALLOWED' });
    expect(fake.received).toHaveLength(1);

    busy = 1;
    const transfer = await transferOf(client, 'speech');
    onHearing = () => withdraw(client, transfer.id);
    expect((await speak(client)).json()).toMatchObject({ code: 'SPEECH_NOT_ALLOWED' });
    expect(heard).toBe(1);
  });

  test('is used by no other server of the database once one has withdrawn it', async () => {
    const first = await serve(options());
    const second = await serve(
      databaseUrl === undefined
        ? { store: first.store, testClock: first.clock }
        : { databaseUrl, testClock: first.clock },
    );
    const client = await first.signUp();
    const elsewhere = {
      post: (url: string, payload: object) =>
        second.app.inject({ method: 'POST', url, payload, headers: { cookie: client.cookie } }),
    };
    const ask = () => elsewhere.post('/api/format-section7', { text: TEXT, language: 'fr' });
    expect((await ask()).statusCode).toBe(503);
    await allow(client, 'text');
    expect((await ask()).statusCode).toBe(200);
    await withdraw(client, (await transferOf(client, 'text')).id);
    expect((await ask()).statusCode).toBe(503);
  });

  test('is asked for anew under another model, and an earlier consent can still be withdrawn', async () => {
    const first = await serve(options());
    const client = await first.signUp();
    await allow(client, 'text');
    const { id } = await transferOf(client, 'text');
    const shared = { store: first.store, testClock: first.clock };
    const later = await serve({ ...shared, model: 'fictif-2' });
    const again = {
      ...client,
      get: (url: string) => later.app.inject({ url, headers: { cookie: client.cookie } }),
    };
    const { transfers } = await list(again);
    expect(transfers.map(({ kind, model, isSet, isAllowed }) => ({ kind, model, isSet, isAllowed }))).toEqual(
      [
        { kind: 'text', model: 'fictif-2', isSet: true, isAllowed: false },
        { kind: 'speech', model: 'whisper-1', isSet: true, isAllowed: false },
        { kind: 'text', model: 'fictif-1', isSet: false, isAllowed: true },
      ],
    );
    const headers = { cookie: client.cookie };
    const put = {
      method: 'PUT',
      url: `/api/transfers/${id}`,
      payload: { understood: true },
      headers,
    } as const;
    expect((await later.app.inject(put)).statusCode, 'what is not set cannot be allowed').toBe(404);
    const gone = await later.app.inject({ method: 'DELETE', url: `/api/transfers/${id}`, headers });
    expect(gone.json<TransfersAnswer>().transfers).toHaveLength(2);
  });

  test('is asked for anew after a restore, with a line of the trail', async () => {
    const server = await serve(options());
    const client = await server.signUp();
    await allow(client, 'text');
    await dropConsents(server.store, { at: server.clock.now(), why: 'restored' });
    expect((await format(client)).statusCode).toBe(503);
    expect(await trail(client)).toContainEqual({
      action: 'transfer-withdrawn',
      origin: 'constat',
      detail: { kind: 'text', address: outside(fake.url), model: 'fictif-1', why: 'restored' },
    });
  });

  describe('in the demonstration', () => {
    test('is allowed for trial, which ends with the demonstration', async () => {
      const server = await serve({ ...options(), demo: true });
      const sample = await server.signUp({ sample: true });
      expect((await allow(sample, 'text')).json<TransfersAnswer>().transfers[0]).toMatchObject({
        isAllowed: true,
        isTrial: true,
      });
      expect((await format(sample)).statusCode).toBe(200);
      await server.store.settings.put('demo', 'off');
      const { app } = await serve({ store: server.store, testClock: server.clock });
      const client = await server.signUp();
      const asked = await app.inject({
        method: 'POST',
        url: '/api/format-section7',
        payload: { text: TEXT, language: 'fr' },
        headers: { cookie: client.cookie },
      });
      expect(asked.json()).toMatchObject({ code: 'ASSISTANCE_NOT_ALLOWED' });
      await dropConsents(server.store, { at: server.clock.now(), why: 'demonstration-ended' });
      expect(await server.store.transferConsents.list()).toEqual([]);
    });

    test('the trial holds for no account of a real person', async () => {
      const server = await serve({ ...options(), demo: true });
      const sample = await server.signUp({ sample: true });
      await allow(sample, 'text');
      const client = await server.signUp();
      expect((await format(client)).json()).toMatchObject({ code: 'ASSISTANCE_NOT_ALLOWED' });
      expect(await transferOf(client, 'text')).toMatchObject({ isAllowed: false, isTrial: true });
      await allow(client, 'text');
      expect(await transferOf(client, 'text')).toMatchObject({ isAllowed: true, isTrial: false });
      await dropConsents(server.store, { at: server.clock.now(), why: 'demonstration-ended' });
      expect((await format(client)).statusCode, 'a real consent outlives it').toBe(200);
    });
  });
});

test('an engine of this machine needs no consent and is no transfer', async () => {
  const server = await serve({ isInside: true });
  const client = await server.signUp();
  expect((await list(client)).transfers).toEqual([]);
  expect((await format(client)).statusCode).toBe(200);
  expect((await speak(client)).statusCode).toBe(200);
  expect((await client.get('/api/assistance/status')).json()).not.toHaveProperty('host');
});
