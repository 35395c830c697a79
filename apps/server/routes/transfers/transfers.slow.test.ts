import type { AssistanceStatus, TransfersAnswer } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeModel } from '../../assistance/fixtures/fake-model.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { dropConsents } from '../../transfers/transfer-consent.ts';
import {
  TEXT,
  allow,
  format,
  list,
  outside,
  speak,
  startOutsideServices,
  trail,
  transferOf,
  withdraw,
} from './transfers.test-data.ts';
import type { OutsideServices } from './transfers.test-data.ts';

let services: OutsideServices;
let fake: FakeModel;
const serve: OutsideServices['serve'] = (options) => services.serve(options);
beforeEach(async () => {
  services = await startOutsideServices();
  ({ fake } = services);
});
afterEach(() => services.close());

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
    expect([fake.received.length, services.heard()]).toEqual([0, 0]);

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

    const transfer = await transferOf(client, 'speech');
    services.busyOnce(() => withdraw(client, transfer.id));
    expect((await speak(client)).json()).toMatchObject({ code: 'SPEECH_NOT_ALLOWED' });
    expect(services.heard()).toBe(1);
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

test('an engine of this machine needs no consent and is no transfer, and is named', async () => {
  const server = await serve({ isInside: true });
  const client = await server.signUp();
  expect(await list(client)).toMatchObject({
    transfers: [],
    servedHere: [
      { kind: 'text', host: fake.url.slice('http://'.length) },
      { kind: 'speech', host: expect.stringMatching(/^127\.0\.0\.1:\d+$/u) },
    ],
  });
  expect((await format(client)).statusCode).toBe(200);
  expect((await speak(client)).statusCode).toBe(200);
  expect((await client.get('/api/assistance/status')).json()).not.toHaveProperty('host');
});
