/** An empty machine that is given a copy and the code of its recovery sheet, before it has any account. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  DatabaseCopy,
  NewRecoverySheetAnswer,
  ReadiedCopyAnswer,
  ReceivedCopyAnswer,
  SavedForm,
  SetUpAnswer,
} from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareSetUp } from '../../actions/set-up.ts';
import { restoreAtStart, stageRestore } from '../../copies/staged-restore.ts';
import { secretSource } from '../../keys/installation-secret.ts';
import { KeychainSilent } from '../../keys/keychain.ts';
import type { Keychain } from '../../keys/keychain.ts';
import { parseConfig } from '../../platform/config.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { runScript } from '../../testing/run-script.ts';

let originDir: string;
let origin: TestServer;
let code: string;
let copy: Buffer;
beforeAll(async () => {
  originDir = await mkdtemp(path.join(tmpdir(), 'constat-origin-'));
  origin = await buildServer({ env: { CONSTAT_DATA_DIR: originDir } });
  const client = await origin.signUp({ username: 'zzalix' });
  await client.post('/api/saved-forms', buildFormBody({ title: 'Rapport' }));
  const sheet = (await client.post('/api/recovery-sheets')).json<NewRecoverySheetAnswer>();
  await client.post(`/api/recovery-sheets/${sheet.id}/confirm`, { keepsEarlier: false });
  ({ code } = sheet);
  const made = (await client.post('/api/copies')).json<DatabaseCopy>();
  copy = readFileSync(path.join(originDir, 'copies', made.name));
});
afterAll(async () => {
  await origin.close();
  await rm(originDir, { recursive: true });
});

let folder: string;
let dataDir: string;
let store: Store;
let server: TestServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-empty-machine-'));
  dataDir = path.join(folder, 'empty');
  store = await openStore({ dataDir, databaseUrl: null });
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await store.close();
  await rm(folder, { recursive: true });
});

/** Starts a server that nobody has set up; answers the secret that its terminal shows. */
async function start(env: Record<string, string> = {}): Promise<string | null> {
  const settings = { CONSTAT_DATA_DIR: dataDir, CONSTAT_DEMO: 'off', ...env };
  const config = parseConfig(settings);
  const clock = { now: () => Date.now(), elapsed: () => 0 };
  const secret = await prepareSetUp({ config, store, clock, demo: false, hasTerminal: false });
  server = await buildServer({ env: settings, store });
  return secret;
}
const open = () => {
  if (server === undefined) throw new Error('no server');
  return openBrowser(server);
};
const give = (content: Buffer, headers: Record<string, string> = {}, browser = open()) =>
  browser.call('POST', '/api/set-up/copy', content, {
    'content-type': 'application/octet-stream',
    ...headers,
  });
const idOf = async (content: Buffer) => (await give(content)).json<ReceivedCopyAnswer>().id;
const restore = (body: object, browser: TestBrowser = open()) =>
  browser.call('POST', '/api/set-up/restore', body);
const databases = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /copy|restor|copies/u.test(name),
  );

/** Stops, and starts as `main.ts` does; answers what the start said. */
async function restart(): Promise<string[]> {
  await server?.close();
  await store.close();
  const said: string[] = [];
  const secrets = secretSource({ dataDir, key: null });
  await restoreAtStart(dataDir, { secrets, say: ({ en }) => void said.push(en) });
  store = await openStore({ dataDir, databaseUrl: null });
  await start();
  return said;
}

async function expectRestored(): Promise<void> {
  expect(await restart()).toEqual([expect.stringContaining('has taken the place of the database')]);
  expect((await open().call('GET', '/api/set-up')).json<SetUpAnswer>().state).toBe('closed');
  const browser = open();
  expect((await browser.signIn('zzalix', PASSWORD)).statusCode).toBe(200);
  const forms = (await browser.call('GET', '/api/saved-forms')).json<SavedForm[]>();
  expect(forms.map(({ title }) => title)).toEqual(['Rapport']);
}

describe('an empty machine', () => {
  test('takes a copy with the code of its sheet, and has it at the next start', async () => {
    await start();
    expect((await open().call('GET', '/api/set-up')).json()).toMatchObject({
      state: 'open',
      mayRestore: true,
    });
    const given = await give(copy);
    expect(given.statusCode).toBe(201);
    const { id } = given.json<ReceivedCopyAnswer>();
    const answer = await restore({ id, code: code.toLowerCase().replaceAll('-', ' ') });
    expect(answer.json<ReadiedCopyAnswer>()).toEqual({
      accounts: 1,
      reports: 1,
      recordings: 0,
      lastEvent: expect.stringMatching(/^20\d\d-/u),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(server?.log()).not.toContain(code.slice(0, 9));
    expect((await restore({ id, code })).statusCode).toBe(404);
    await expectRestored();
  });

  test('takes an automatic backup too', async () => {
    const stick = await mkdtemp(path.join(tmpdir(), 'constat-stick-'));
    const ran = await runScript('snapshots', [stick], { dataDir: originDir });
    expect([ran.code, ran.err]).toEqual([0, '']);
    const [name = ''] = readdirSync(stick);
    await start();
    expect((await restore({ id: await idOf(readFileSync(path.join(stick, name))), code })).statusCode).toBe(
      200,
    );
    await rm(stick, { recursive: true });
    await expectRestored();
  });

  test('keeps the file while the code is wrong, and changes nothing', async () => {
    await start();
    const id = await idOf(copy);
    const other = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
    for (const wrong of [undefined, '', 'abcd', other]) {
      const refused = await restore({ id, ...(wrong !== undefined && { code: wrong }) });
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'RECOVERY_CODE_WRONG']);
    }
    expect((await restore({ id, code })).statusCode).toBe(200);
  });

  test('refuses what is no copy, and an earlier file gives way to a later one', async () => {
    await start();
    const cut = copy.subarray(0, copy.length - 9_000);
    for (const content of [Buffer.alloc(0), Buffer.from('not a database'), cut]) {
      const refused = await restore({ id: await idOf(content), code });
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'COPY_UNUSABLE']);
    }
    const former = await idOf(copy);
    const latter = await idOf(copy);
    expect((await restore({ id: former, code })).statusCode).toBe(404);
    expect(databases().filter((name) => name.endsWith(latter))).toHaveLength(1);
    expect(databases().filter((name) => name.endsWith('.db'))).toEqual([]);
    writeFileSync(path.join(dataDir, 'incoming', 'other'), '');
    expect((await restore({ id: '00000000-0000-4000-8000-000000000000', code })).statusCode).toBe(404);
  });

  test('needs no code where the key of the copy is here', async () => {
    await start();
    const own = await runScript('backup', [path.join(folder, 'own.db')], { dataDir });
    expect([own.code, own.err]).toEqual([0, '']);
    const id = await idOf(readFileSync(path.join(folder, 'own.db')));
    expect((await restore({ id })).json()).toMatchObject({ accounts: 0, reports: 0 });
  });
});

describe('with the secret in a keychain that answers the server alone', () => {
  test('the restore leaves the entry of the database that is there, and both open', async () => {
    const entries = new Map<string, string>();
    const keychain: Keychain = {
      read: (account) => entries.get(account) ?? null,
      write: (account, text) => void entries.set(account, text),
      remove: (account) => void entries.delete(account),
    };
    const secrets = secretSource({ dataDir, key: null, keychain });
    await secrets.move('keychain', async () => {});
    await store.close();
    store = await openStore({ dataDir, databaseUrl: null, secrets });
    await start();
    const named = readFileSync(path.join(dataDir, 'constat.key'), 'utf8');
    expect(named).toMatch(/^constat-keychain-1 /u);
    expect((await restore({ id: await idOf(copy), code })).statusCode).toBe(200);
    expect(readFileSync(path.join(dataDir, 'constat.key'), 'utf8')).toBe(named);
    expect((await open().call('DELETE', '/api/set-up/restore')).statusCode).toBe(204);
    await server?.close();
    await store.close();
    const again = () =>
      openStore({ dataDir, databaseUrl: null, secrets: secretSource({ dataDir, key: null, keychain }) });
    await (await again()).close();
    const [name = ''] = readdirSync(path.join(dataDir, 'copies')).filter((one) => one.endsWith('.db'));
    stageRestore(dataDir, name);
    const said: string[] = [];
    const say = ({ en }: { readonly en: string }) => void said.push(en);
    const locked = (): never => {
      throw new KeychainSilent('locked');
    };
    const silent = secretSource({ dataDir, key: null, keychain: { ...keychain, read: locked } });
    await restoreAtStart(dataDir, { secrets: silent, say });
    expect(said).toEqual([
      expect.stringMatching(/^\S+ was not restored \(.+\); it is tried again at the next start/u),
    ]);
    await restoreAtStart(dataDir, { secrets, say });
    expect(said[1]).toContain('has taken the place of the database');
    await restoreAtStart(dataDir, { secrets, say });
    expect(said).toHaveLength(2);
    store = await again();
    expect(await store.users.hasReal()).toBe(true);
  });
});

describe('while a restart is awaited', () => {
  const account = { username: 'zzfirst', displayName: 'Dr Zz', password: PASSWORD };
  const withdraw = (headers: Record<string, string> = {}) =>
    open().call('DELETE', '/api/set-up/restore', undefined, headers);
  const answer = async () => (await open().call('GET', '/api/set-up')).json<SetUpAnswer>();
  const add = () =>
    runScript('account', ['add', 'zzfirst', '--name', 'Dr Zz', '--lang', 'en'], {
      dataDir,
      env: { CONSTAT_DEMO: 'off' },
    });

  test('no account is made, which the copy would take the place of, until it is withdrawn', async () => {
    await start();
    expect((await answer()).restartAwaited).toBe(false);
    expect((await restore({ id: await idOf(copy), code })).statusCode).toBe(200);
    expect((await answer()).restartAwaited).toBe(true);
    const refused = await open().call('POST', '/api/set-up', account);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'RESTORE_AWAITED']);
    expect(await add()).toMatchObject({ code: 1, err: `${ERRORS.RESTORE_AWAITED.message.en}\n` });
    expect(await store.users.hasReal()).toBe(false);

    expect((await withdraw()).statusCode).toBe(204);
    expect((await answer()).restartAwaited).toBe(false);
    expect((await withdraw()).statusCode).toBe(204);
    const events = await store.auditEvents.list();
    expect(events.filter(({ action }) => action === 'restore-withdrawn')).toHaveLength(1);
    expect((await open().call('POST', '/api/set-up', account)).statusCode).toBe(200);
    expect(await restart()).toEqual([]);
    expect((await open().signIn('zzfirst', PASSWORD)).statusCode).toBe(200);
  });

  test('only who may make the first account withdraws it', async () => {
    const secret = (await start({ HOST: '0.0.0.0' })) ?? '';
    const { id } = (await give(copy, { 'x-constat-set-up': secret })).json<ReceivedCopyAnswer>();
    expect((await restore({ id, code, secret })).statusCode).toBe(200);
    const refused = await withdraw();
    expect([refused.statusCode, codeOf(refused)]).toEqual([410, 'SET_UP_SECRET_INVALID']);
    expect((await answer()).restartAwaited).toBe(true);
    expect((await withdraw({ 'x-constat-set-up': secret })).statusCode).toBe(204);
    await expect(restart()).resolves.toEqual([]);
  });

  test('of an account and a copy that are given at the same time one is refused', async () => {
    await start();
    const id = await idOf(copy);
    const [restored, made] = await Promise.all([
      restore({ id, code }),
      open().call('POST', '/api/set-up', account),
    ]);
    const outcome = [restored.statusCode, made.statusCode];
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(outcome);
    expect(await store.users.hasReal()).toBe(made.statusCode === 200);
    expect(databases().includes('restore-at-start')).toBe(restored.statusCode === 200);
    // A copy that is refused does not stay among those of the account.
    expect(databases().filter((name) => name.endsWith('.db'))).toHaveLength(
      restored.statusCode === 200 ? 1 : 0,
    );
  });
});

describe('who may give a copy', () => {
  test('whoever has the secret of the terminal, where others may reach the server', async () => {
    const secret = (await start({ HOST: '0.0.0.0' })) ?? '';
    for (const headers of [{}, { 'x-constat-set-up': 'A'.repeat(43) }]) {
      const refused = await give(copy, headers);
      expect([refused.statusCode, codeOf(refused)]).toEqual([410, 'SET_UP_SECRET_INVALID']);
    }
    expect(databases()).toEqual([]);
    const { id } = (await give(copy, { 'x-constat-set-up': secret })).json<ReceivedCopyAnswer>();
    expect(codeOf(await restore({ id, code }))).toBe('SET_UP_SECRET_INVALID');
    expect((await restore({ id, code, secret })).statusCode).toBe(200);
    expect(server?.log()).not.toContain(secret);
  });

  test('nobody once there is an account', async () => {
    await start();
    const id = await idOf(copy);
    const account = { username: 'zzfirst', displayName: 'Dr Zz', password: PASSWORD };
    expect((await open().call('POST', '/api/set-up', account)).statusCode).toBe(200);
    for (const refused of [await give(copy), await restore({ id, code })])
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'SET_UP_DONE']);
  });
});
