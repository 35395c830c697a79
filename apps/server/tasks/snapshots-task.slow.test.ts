import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildClock } from '../testing/build-server.ts';
import { runScript } from '../testing/run-script.ts';
import { signInSample, spawnServer } from '../testing/spawn-server.ts';
import type { SpawnedServer } from '../testing/spawn-server.ts';
import { openStore } from '../store/store.ts';
import { createScheduledSnapshots } from '../copies/snapshots/scheduled-snapshots.ts';
import { readState, writePlan } from '../copies/snapshots/snapshot-plan.ts';
import { readSnapshot } from '../copies/snapshots/snapshot-file.ts';
import { secretSource } from '../keys/installation-secret.ts';
import type { Keychain } from '../keys/keychain.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CODE = /(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/u;

let root: string;
let dataDir: string;
let folder: string;
let server: SpawnedServer | undefined;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'constat-snapshots-'));
  [dataDir, folder] = [path.join(root, 'data'), path.join(root, 'stick')];
  await mkdir(folder);
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  await rm(root, { recursive: true, force: true });
});

const run = (
  task: 'snapshots' | 'restore' | 'key',
  args: readonly string[],
  options: { readonly typed?: string; readonly env?: Record<string, string> } = {},
) => runScript(task, args, { dataDir, ...options });

async function start(at = dataDir): Promise<string> {
  server = await spawnServer({ CONSTAT_DATA_DIR: at });
  return signInSample(server.url);
}

async function save(cookie: string, title: string): Promise<SavedForm> {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify(buildFormBody({ title }));
  return (await (
    await fetch(`${server?.url}/api/saved-forms`, { method: 'POST', headers, body })
  ).json()) as SavedForm;
}

async function titles(cookie: string): Promise<string[]> {
  const answer = await fetch(`${server?.url}/api/saved-forms`, { headers: { cookie } });
  return ((await answer.json()) as SavedForm[]).map(({ title }) => title).toSorted();
}

const snapshots = () => readdirSync(folder).toSorted();

describe('npm run snapshots', () => {
  test('makes one beside a running server, restores it as a check, and says so in both languages', async () => {
    await save(await start(), 'Qwortmansk');
    expect((await run('snapshots', [])).out).toContain('No automatic backup');
    const made = await run('snapshots', [folder, '--every', '6', '--keep', '10']);
    expect([made.code, made.err]).toEqual([0, '']);
    expect(made.out).toContain(`Encrypted backups in ${folder}, every 6 h`);
    expect(made.out).toMatch(
      /Last restore checked: today at \d\d:\d\d \(constat-snapshot-\S+, reports: 1, [\d.]+ MB\)/u,
    );
    const [name = '', ...others] = snapshots();
    expect(others).toEqual([]);
    expect(readFileSync(path.join(folder, name)).includes('Qwortmansk')).toBe(false);
    expect(readdirSync(dataDir).filter((one) => one.startsWith('snapshot'))).toEqual([]);
    const shown = await run('snapshots', ['--lang', 'fr']);
    expect(shown.out).toMatch(/Dernière restauration vérifiée : aujourd’hui à \d\d/u);
    const off = await run('snapshots', ['off']);
    expect(off.out).toContain('No automatic backup');
    expect(off.out).toContain(`Earlier folder, from which erased accounts are taken out too: ${folder}`);
    expect(snapshots()).toEqual([name]);
    expect((await run('snapshots', ['forget', folder])).out).not.toContain('Earlier folder');
  });

  test('refuses a folder that is not there or lies beside the database, and wrong arguments', async () => {
    await save(await start(), 'Premier');
    const inside = await run('snapshots', [path.join(dataDir, 'copies')]);
    expect([inside.code, inside.out, inside.err]).toEqual([
      1,
      '',
      expect.stringContaining('in the data directory'),
    ]);
    const missing = await run('snapshots', [path.join(root, 'none')]);
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('does not exist')]);
    expect((await run('snapshots', [])).out).toContain('No automatic backup');
    for (const args of [
      ['a', 'b'],
      [folder, '--every', '0'],
      [folder, '--keep', '366'],
      ['off', '--keep', '3'],
      [''],
    ])
      expect(await run('snapshots', args)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^Usage: /u),
      });
  });

  test('brings everything back on a new computer with the code of the recovery sheet, or with the key', async () => {
    const cookie = await start();
    await save(cookie, 'Premier');
    const code = CODE.exec((await run('key', ['recovery'])).out)?.[0] ?? '';
    await save(cookie, 'Second');
    await run('snapshots', [folder]);
    await server?.end('SIGTERM');
    const file = path.join(folder, snapshots()[0] ?? '');
    const fresh = path.join(root, 'fresh');
    const env = { CONSTAT_DATA_DIR: fresh };
    expect((await run('restore', [file], { env })).err).toContain('--recovery');
    expect((await run('restore', [file, '--recovery'], { env, typed: 'ABCD\n' })).code).toBe(1);
    const restored = await run('restore', [file, '--recovery'], { env, typed: `${code}\n` });
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('reports: 2')]);
    expect(await titles(await start(fresh))).toEqual(['Premier', 'Second']);
    await server?.end('SIGTERM');
    const moved = path.join(root, 'moved');
    await mkdir(moved);
    await copyFile(path.join(dataDir, 'constat.key'), path.join(moved, 'constat.key'));
    expect((await run('restore', [file], { env: { CONSTAT_DATA_DIR: moved } })).code).toBe(0);
    expect(await titles(await start(moved))).toEqual(['Premier', 'Second']);
  });
});

describe('snapshots on a schedule', () => {
  async function prepare() {
    const cookie = await start();
    const forms = [await save(cookie, 'Gardé'), await save(cookie, 'Effacé')];
    await server?.end('SIGTERM');
    const store = await openStore({ dataDir, databaseUrl: null });
    const clock = buildClock();
    const take = createScheduledSnapshots({ store, dataDir, clock });
    const ownerId = (await store.users.findByUsername('medecin'))?.id ?? '';
    return { store, clock, take, ownerId, forms };
  }

  test('are made when they are due, kept for their days and three at least, and wait for a disk that is away', async () => {
    const { store, clock, take } = await prepare();
    await take();
    expect(snapshots()).toEqual([]);
    await writePlan(store, { folder, everyHours: 24, keepDays: 5 });
    await take();
    const [first = ''] = snapshots();
    clock.advance(23 * HOUR_MS);
    await take();
    expect(snapshots()).toEqual([first]);
    for (let day = 0; day < 8; day += 1) {
      clock.advance(DAY_MS);
      await take();
    }
    expect(snapshots()).toHaveLength(6);
    expect(snapshots()).not.toContain(first);
    clock.advance(60 * DAY_MS);
    rmSync(folder, { recursive: true });
    await take();
    expect(await readState(store)).toMatchObject({ failure: 'ENOENT', last: { reports: 2 } });
    await mkdir(folder);
    await take();
    expect(snapshots()).toEqual([]);
    clock.advance(10 * 60_000);
    await take();
    expect(snapshots()).toHaveLength(1);
    expect((await readState(store)).failure).toBeNull();
    for (let day = 0; day < 2; day += 1) {
      clock.advance(30 * DAY_MS);
      await take();
    }
    expect(snapshots()).toHaveLength(3);
    await store.close();
  }, 120_000);

  test('open with the sheet of now once something was erased from them', async () => {
    const { store, clock, take, ownerId, forms } = await prepare();
    const former = await store.recoverySheets.begin(1);
    await store.recoverySheets.confirm(former.id, { now: 2, keepsEarlier: false });
    await writePlan(store, { folder, everyHours: 24, keepDays: 30 });
    await take();
    const [name = ''] = snapshots();
    const present = await store.recoverySheets.begin(3);
    await store.recoverySheets.confirm(present.id, { now: 4, keepsEarlier: false });
    await store.savedForms.remove(ownerId, forms[1]?.id ?? '', { evenRecord: true });
    clock.advance(DAY_MS);
    await take();
    await store.close();
    const file = path.join(folder, name);
    const env = { CONSTAT_DATA_DIR: path.join(root, 'fresh') };
    const refused = await run('restore', [file, '--recovery'], { env, typed: `${former.code}\n` });
    expect(refused.code).toBe(1);
    const restored = await run('restore', [file, '--recovery'], { env, typed: `${present.code}\n` });
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('reports: 1')]);
    const opened = await openStore({ dataDir: env.CONSTAT_DATA_DIR, databaseUrl: null });
    expect((await opened.recoverySheets.list()).map(({ id }) => id)).toEqual([present.id]);
    expect((await opened.savedForms.list(ownerId, {})).map(({ title }) => title)).toEqual(['Gardé']);
    await opened.close();
  }, 120_000);

  test('ask no keychain again, which may be locked meanwhile', async () => {
    const prepared = await prepare();
    await prepared.store.close();
    const entries = new Map<string, string>();
    let asked = 0;
    const keychain: Keychain = {
      read(account) {
        asked += 1;
        return entries.get(account) ?? null;
      },
      write: (account, text) => void entries.set(account, text),
      remove: (account) => void entries.delete(account),
    };
    const secrets = secretSource({ dataDir, key: null, keychain });
    await secrets.move('keychain', async () => {});
    const store = await openStore({ dataDir, databaseUrl: null, secrets });
    const atStart = asked;
    const { clock, ownerId, forms } = prepared;
    const take = createScheduledSnapshots({ store, dataDir, clock });
    await writePlan(store, { folder, everyHours: 24, keepDays: 30 });
    await take();
    await store.savedForms.remove(ownerId, forms[1]?.id ?? '', { evenRecord: true });
    clock.advance(DAY_MS);
    await take();
    expect(await readState(store)).toMatchObject({ failure: null, last: { reports: 1 } });
    expect(await store.pendingErasures.list('inSnapshots')).toEqual([]);
    expect(asked).toBe(atStart);
    await store.close();
  }, 120_000);

  test('lose what was erased, all of them; one that cannot be opened any more is left alone', async () => {
    const { store, clock, take, ownerId, forms } = await prepare();
    await writePlan(store, { folder, everyHours: 24, keepDays: 30 });
    for (let day = 0; day < 2; day += 1) {
      await take();
      clock.advance(DAY_MS);
    }
    writeFileSync(
      path.join(folder, snapshots()[0]?.replace('2026-03-02', '2026-03-01') ?? ''),
      'no snapshot',
    );
    const { id } = forms[1] ?? { id: '' };
    expect(await store.savedForms.remove(ownerId, id, { evenRecord: true })).toBe(true);
    expect(await store.pendingErasures.list('inSnapshots')).toHaveLength(1);
    await take();
    expect(await store.pendingErasures.list('inSnapshots')).toEqual([]);
    const made = snapshots().slice(1);
    expect(made).toHaveLength(3);
    for (const [index, name] of made.entries()) {
      const place = path.join(root, `opened-${index}`);
      await mkdir(place);
      const secrets = secretSource({ dataDir, key: null });
      readSnapshot(path.join(folder, name), path.join(place, 'constat.db'), { secrets: secrets.read() });
      const restored = await openStore({ dataDir: place, databaseUrl: null, secrets });
      const found = (await restored.savedForms.list(ownerId, {})).map(({ title }) => title);
      await restored.close();
      expect(found).toEqual(['Gardé']);
    }
    await store.close();
  }, 120_000);
});
