import type { LockAnswer, LockBody, SavedForm, UnlockAnswer, User, WriterAnswer } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

const MINUTE_MS = 60_000;
const MARK = 'Zzmot-qui-ne-doit-pas-revenir';

onBothDatabases('a session that is idle', (newDatabaseUrl) => {
  let server: TestServer;
  let browser: TestBrowser;
  let writer: Record<string, string>;
  let form: SavedForm;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    const env = { CONSTAT_LOCK_MINUTES: '15' };
    server = await buildServer({ env, ...(databaseUrl !== undefined && { databaseUrl }) });
    await server.signUp({ username: 'zzalix', displayName: 'Dre Alix Zz' });
    browser = openBrowser(server);
    await browser.signIn('zzalix');
    const { token } = (await browser.call('GET', '/api/account/writer')).json<WriterAnswer>();
    writer = { 'x-constat-writer': token };
    form = (await browser.call('POST', '/api/saved-forms', body())).json<SavedForm>();
  });
  afterEach(() => server.close());

  const body = () => buildFormBody({ title: 'Zz', formData: { historiqueEvolution: MARK } });
  const save = (headers: Record<string, string>) =>
    browser.call('PUT', `/api/saved-forms/${form.id}`, body(), {
      'if-match': `"${form.version}"`,
      ...headers,
    });
  const unlock = (password = PASSWORD) => browser.call('POST', '/api/account/unlock', { password });
  const lock = (by: LockBody['by']) => browser.call('POST', '/api/account/lock', { by });
  const lockState = async () => (await browser.call('GET', '/api/account/lock')).json<LockAnswer>();
  const idle = () => server.clock.advance(15 * MINUTE_MS);

  test('locks after its minutes, and stays so until the password is given, with a new token', async () => {
    server.clock.advance(14 * MINUTE_MS);
    expect(await browser.me()).toBe(200);
    server.clock.advance(14 * MINUTE_MS);
    expect(await browser.me()).toBe(200);
    idle();
    for (let count = 0; count < 3; count += 1) {
      const answer = await browser.call('GET', `/api/saved-forms/${form.id}`);
      expect([answer.statusCode, codeOf(answer)]).toEqual([423, 'SESSION_LOCKED']);
      expect(answer.body).not.toContain(MARK);
      server.clock.advance(1_000);
    }
    expect(await lockState()).toEqual({
      locked: true,
      minutes: 15,
      displayName: 'Dre Alix Zz',
      hasPasskeys: false,
      hasIdentity: false,
    });
    const wrong = await unlock('wrong');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'PASSWORD_WRONG']);
    const old = browser.cookies.get('constat');
    const opened = await unlock();
    expect(opened.statusCode).toBe(200);
    const { user } = (await browser.call('GET', '/api/auth/me')).json<{ user: User }>();
    expect(opened.json<UnlockAnswer>().userId).toBe(user.id);
    expect(browser.cookies.get('constat')).not.toBe(old);
    expect(await browser.me()).toBe(200);
    expect(await lockState()).toMatchObject({ locked: false });
    const events = await server.store.auditEvents.list();
    expect(events.filter(({ action }) => action === 'session-locked')).toHaveLength(1);
    expect(events.filter(({ action }) => action === 'session-unlocked')).toHaveLength(1);
  });

  test('what a page asks by itself does not keep it open', async () => {
    const background = { 'x-constat-background': '1' };
    for (let minute = 0; minute < 14; minute += 1) {
      server.clock.advance(MINUTE_MS);
      expect(await browser.me(background)).toBe(200);
    }
    server.clock.advance(MINUTE_MS);
    expect(await browser.me(background)).toBe(423);
  });

  test('answers no call but what unlocks it, whatever the token of the writer', async () => {
    idle();
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, object>>;
    }>();
    const open: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const name of Object.keys(methods)) {
        const method = name.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
        const url = path.replace('{format}', 'pdf').replaceAll(/\{\w+\}/gu, newId());
        // Signing out ends it, which the others are to be asked before.
        if (path === '/api/auth/logout' || path === '/api/account/lock') continue;
        const payload = method === 'GET' ? undefined : { not: 'valid' };
        const answer = await browser.call(method, url, payload, writer);
        if (answer.statusCode !== 423) open.push(`${method} ${path}`);
      }
    }
    expect(open.toSorted()).toEqual([
      'DELETE /api/set-up/restore',
      'GET /api/auth/identity',
      'GET /api/demo',
      'GET /api/health',
      'GET /api/launcher',
      'GET /api/set-up',
      'POST /api/account-links/identity',
      'POST /api/account-links/look',
      'POST /api/account-links/use',
      'POST /api/account/identity/request',
      'POST /api/account/unlock',
      'POST /api/account/unlock/identity',
      'POST /api/account/unlock/passkey',
      'POST /api/auth/identity',
      'POST /api/auth/identity/request',
      'POST /api/auth/login',
      'POST /api/auth/passkey',
      'POST /api/auth/passkey/options',
      'POST /api/auth/second-factor',
      'POST /api/launcher/quit',
      'POST /api/saved-forms',
      'POST /api/set-up',
      'POST /api/set-up/copy',
      'POST /api/set-up/demonstration',
      'POST /api/set-up/restore',
      'PUT /api/recordings/{recordingId}/parts/{sequence}',
      'PUT /api/recordings/{recordingId}/session',
      'PUT /api/saved-forms/{id}',
    ]);
  });

  test('takes saves from its writer and reads nothing back; from nobody else', async () => {
    idle();
    expect((await save({})).statusCode).toBe(423);
    expect((await save({ 'x-constat-writer': 'A'.repeat(43) })).statusCode).toBe(423);
    const alone = await openBrowser(server).call('PUT', `/api/saved-forms/${form.id}`, body(), writer);
    expect(alone.statusCode).toBe(401);
    const saved = await save(writer);
    expect([saved.statusCode, saved.body.includes(MARK)]).toEqual([200, false]);
    expect(saved.json<SavedForm>().version).toBe(2);
    const conflict = await save(writer);
    expect([conflict.statusCode, conflict.body.includes(MARK)]).toEqual([412, false]);
    expect((await browser.call('GET', `/api/saved-forms/${form.id}`, undefined, writer)).statusCode).toBe(
      423,
    );
    expect((await lockState()).locked).toBe(true);
    await unlock();
    const read = await browser.call('GET', `/api/saved-forms/${form.id}`);
    expect(read.json<SavedForm>()).toMatchObject({ version: 2, formData: { historiqueEvolution: MARK } });
  });

  test('goes on taking the parts of a recording, and tells no words', async () => {
    const recording = `/api/recordings/${newId()}`;
    const session = { reportId: form.id, formId: form.id, note: '{}', language: 'fr' };
    expect((await browser.call('PUT', `${recording}/session`, session)).statusCode).toBe(200);
    idle();
    const headers = { 'content-type': 'application/octet-stream' };
    const part = (more: Record<string, string>) =>
      browser.call('PUT', `${recording}/parts/0?after=0`, Buffer.from('zz'), { ...headers, ...more });
    expect((await part({})).statusCode).toBe(423);
    expect((await part(writer)).json()).toEqual({ next: 1 });
    expect((await browser.call('GET', `${recording}/parts?from=0`, undefined, writer)).statusCode).toBe(423);
  });

  test('the writer serves every page of the browser, over a new token too', async () => {
    await browser.call('POST', '/api/account/reauthentication', { password: PASSWORD });
    idle();
    expect((await save(writer)).statusCode).toBe(200);
  });

  test('is locked by hand, and opened by a passkey', async () => {
    const device = new SoftwareAuthenticator();
    const ask = async (url: string) =>
      (await browser.call('POST', url)).json<{ options: { challenge: string } }>().options;
    const response = device.create(await ask('/api/account/passkeys/options'));
    expect((await browser.call('POST', '/api/account/passkeys', { response })).statusCode).toBe(200);
    expect((await lock('hand')).json()).toMatchObject({ locked: true });
    expect(await browser.me()).toBe(423);
    expect(await lockState()).toMatchObject({ locked: true, hasPasskeys: true });
    const proof = { response: device.get(await ask('/api/auth/passkey/options')) };
    expect((await browser.call('POST', '/api/account/unlock/passkey', proof)).statusCode).toBe(200);
    expect(await browser.me()).toBe(200);
  });

  test('the trail tells whether a person locked it, or a page that nobody used', async () => {
    for (const by of ['idleness', 'hand'] as const) {
      expect((await lock(by)).statusCode).toBe(200);
      await unlock();
    }
    const untold = await browser.call('POST', '/api/account/lock', {});
    expect([untold.statusCode, codeOf(untold)]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await lockState()).toMatchObject({ locked: false });
    const events = await server.store.auditEvents.list();
    const told = events.filter(({ action }) => action === 'session-locked').map(({ detail }) => detail);
    expect(told).toEqual(['{"by":"idleness"}', '{"by":"hand"}']);
  });

  test('ends in the end, locked or not, and the writer with it', async () => {
    server.clock.advance(12 * 60 * MINUTE_MS);
    expect((await save(writer)).statusCode).toBe(401);
    expect((await unlock()).statusCode).toBe(401);
  });
});

test('locks by itself only where the setting says so', async () => {
  const server = await buildServer();
  try {
    await server.signUp({ username: 'zzalix' });
    const browser = openBrowser(server);
    await browser.signIn('zzalix');
    server.clock.advance(11 * 60 * MINUTE_MS);
    expect(await browser.me()).toBe(200);
    expect((await browser.call('GET', '/api/account/lock')).json()).toMatchObject({
      locked: false,
      minutes: 0,
    });
  } finally {
    await server.close();
  }
});
