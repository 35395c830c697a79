/** An account that is being erased when the power goes is whole or gone, never half; what is left to do is done later. */
import { copyFile, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseCopy, ErasuresAnswer, ListedForm } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../actions/erase-account.ts';
import { newId } from '../platform/ids.ts';
import { openStore } from '../store/store.ts';
import { sealedPieces, readAll } from '../store/testing/sealed-pieces.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { PASSWORD } from '../testing/build-server.ts';
import { runScript } from '../testing/run-script.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import type { SpawnedServer } from '../testing/spawn-server.ts';

const REPORTS = 12;
/** Milliseconds after which the power goes. */
const MOMENTS = [1, 15, 40, 90];

let dataDir: string;
let server: SpawnedServer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-interrupted-'));
  await addAccount('zzadmin', '--admin');
  server = await start();
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => spawnServer({ CONSTAT_DATA_DIR: dataDir, CONSTAT_DEMO: 'off' });

async function addAccount(username: string, ...more: string[]): Promise<void> {
  const args = ['add', username, '--name', 'Zz Fictif', '--password', ...more];
  expect((await runScript('account', args, { dataDir, typed: `${PASSWORD}\n` })).code).toBe(0);
}

function send(method: string, url: string, cookie = '', body?: object): Promise<Response> {
  const headers = { cookie, 'idempotency-key': newId(), ...(body && { 'content-type': 'application/json' }) };
  return fetch(`${server.url}${url}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function signIn(username: string): Promise<{ readonly status: number; readonly cookie: string }> {
  const answer = await send('POST', '/api/auth/login', '', { username, password: PASSWORD });
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

async function addPhysician(username: string): Promise<string> {
  await addAccount(username);
  const { cookie } = await signIn(username);
  for (let count = 0; count < REPORTS; count += 1) {
    const formData = { historiqueEvolution: 'Zz texte. '.repeat(500) };
    expect((await send('POST', '/api/saved-forms', cookie, buildFormBody({ formData }))).status).toBe(201);
  }
  return ((await (await send('GET', '/api/auth/me', cookie)).json()) as { user: { id: string } }).user.id;
}

const erasures = async () => {
  const { cookie } = await signIn('zzadmin');
  return ((await (await send('GET', '/api/erasures', cookie)).json()) as ErasuresAnswer).erasures;
};

test('killed at any moment: the account is whole, or gone and proven at the next start', async () => {
  const ids = new Map<string, string>();
  for (const moment of MOMENTS) ids.set(`zz${moment}`, await addPhysician(`zz${moment}`));
  const copied = await send('POST', '/api/copies', (await signIn('zzadmin')).cookie);
  expect(copied.status).toBe(201);
  let gone = 0;
  for (const moment of MOMENTS) {
    const username = `zz${moment}`;
    const id = ids.get(username) ?? '';
    const { cookie } = await signIn('zzadmin');
    const answer = send('DELETE', `/api/accounts/${id}`, cookie).catch(() => null);
    await wait(moment);
    await server.end('SIGKILL');
    await answer;
    server = await start();
    const signedIn = await signIn(username);
    if (signedIn.status === 200) {
      const list = await send('GET', '/api/saved-forms', signedIn.cookie);
      expect((await list.json()) as ListedForm[]).toHaveLength(REPORTS);
      // Asked again, it goes.
      expect((await send('DELETE', `/api/accounts/${id}`, (await signIn('zzadmin')).cookie)).status).toBe(
        200,
      );
    } else gone += 1;
    expect((await signIn(username)).status).toBe(401);
    const isProven = async () => (await erasures()).some((one) => one.accountId === id && one.isClean);
    await expect.poll(isProven, { timeout: 20_000 }).toBe(true);
  }
  expect(await erasures()).toHaveLength(MOMENTS.length);
  expect(gone).toBeLessThanOrEqual(MOMENTS.length);
}, 120_000);

test('killed between the erasure and its proof: the next start erases the bytes and proves it', async () => {
  const id = await addPhysician('zzpartant');
  const copied = await send('POST', '/api/copies', (await signIn('zzadmin')).cookie);
  expect(copied.status).toBe(201);
  await server.end('SIGKILL');
  const { name } = (await copied.json()) as DatabaseCopy;
  const whole = path.join(dataDir, 'copies', name);
  await copyFile(whole, `${whole}.part`);
  await utimes(`${whole}.part`, 1, 1);
  const pieces = sealedPieces(dataDir, {
    'select sealed_form_data from saved_forms where owner_id = ?': [id],
    'select wrapped_key from data_keys where owner_id = ?': [id],
  });
  expect(pieces.length).toBeGreaterThan(50);
  const store = await openStore({ dataDir, databaseUrl: null });
  const seen = { samples: await store.ownedRows.sample(id), piecesBefore: null };
  const act = { actorId: null, now: Date.now() };
  await store.transaction((repositories) =>
    eraseAccount(repositories, { id, askedBy: 'terminal', seen, act, today: null }),
  );
  await store.close();
  const left = () => {
    const all = readAll(dataDir);
    return pieces.filter((piece) => all.includes(piece)).length;
  };
  // The copy has everything still.
  expect(left()).toBeGreaterThan(0.9 * pieces.length);
  server = await start();
  expect(await readdir(path.join(dataDir, 'copies'))).not.toContain(`${name}.part`);
  expect((await signIn('zzpartant')).status).toBe(401);
  await expect.poll(async () => (await erasures())[0]?.isClean, { timeout: 20_000 }).toBe(true);
  expect(left()).toBe(0);
}, 60_000);
