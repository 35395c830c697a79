import { readFileSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IncidentsAnswer, SavedForm } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { runScript } from '../testing/run-script.ts';
import { signInSample, spawnRefused, spawnServer } from '../testing/spawn-server.ts';
import type { SpawnedServer } from '../testing/spawn-server.ts';

const CODE = /(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/u;

let folder: string;
let dataDir: string;
let server: SpawnedServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-key-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const run = (
  task: 'key' | 'backup' | 'restore',
  args: readonly string[],
  { at = dataDir, ...rest }: { at?: string; typed?: string; env?: Record<string, string> } = {},
) => runScript(task, args, { dataDir: at, ...rest });

async function start(at = dataDir, env: Record<string, string> = {}): Promise<string> {
  server = await spawnServer({ CONSTAT_DATA_DIR: at, ...env });
  return signInSample(server.url);
}

async function save(cookie: string, title: string): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify(buildFormBody({ title }));
  return (await fetch(`${server?.url}/api/saved-forms`, { method: 'POST', headers, body })).status;
}

async function titles(cookie: string): Promise<string[]> {
  const answer = await fetch(`${server?.url}/api/saved-forms`, { headers: { cookie } });
  return ((await answer.json()) as SavedForm[]).map(({ title }) => title);
}

async function recordIncident(cookie: string): Promise<void> {
  const empty = { occurred: '', becameAware: '', personsConcerned: '', riskElements: '', seriousRisk: '' };
  const noticed = { noticeToCommission: '', noticeToPersons: '', publicNotice: '', measures: '' };
  const answer = await fetch(`${server?.url}/api/incidents`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ information: '', circumstances: 'Un courriel égaré', ...empty, ...noticed }),
  });
  expect(answer.status).toBe(201);
}

/** The circumstances of each incident. */
async function incidents(cookie: string): Promise<string[]> {
  const answer = await fetch(`${server?.url}/api/incidents`, { headers: { cookie } });
  return ((await answer.json()) as IncidentsAnswer).incidents.map(({ circumstances }) => circumstances);
}

const keyFile = () => readFileSync(path.join(dataDir, 'constat.key'), 'utf8');

/** The code of a new recovery sheet. */
async function makeSheet(): Promise<string> {
  const { code, out } = await run('key', ['recovery']);
  expect(code).toBe(0);
  return CODE.exec(out)?.[0] ?? '';
}

describe('npm run key', () => {
  test('says where the key lies and whether there is a recovery sheet, and shows no key', async () => {
    await save(await start(), 'Premier');
    const before = await run('key', []);
    expect([before.code, before.err]).toEqual([0, '']);
    expect(before.out).toContain(path.join(dataDir, 'constat.key'));
    expect(before.out).toContain('No recovery sheet yet: npm run key -- recovery');
    await makeSheet();
    const after = await run('key', ['--lang', 'fr']);
    expect(after.out).toMatch(/Feuille de récupération du \d{4}-\d\d-\d\d\./u);
    const secret = keyFile().split(' ')[1]?.trim() ?? '';
    expect(secret).toHaveLength(43);
    expect(before.out + after.out).not.toContain(secret);
  });

  test.each([['turn'], ['rotate', 'now'], ['--lang', 'de']])(
    'refuses %s %s with its usage',
    async (...args) => {
      expect(await run('key', args)).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Usage: /u) });
      expect(await readdir(folder)).toEqual([]);
    },
  );
});

describe('a new key', () => {
  test('takes the place of the present one while a server saves, which loses nothing and needs no restart', async () => {
    const cookie = await start();
    for (let count = 0; count < 20; count += 1) await save(cookie, `Avant ${count}`);
    await recordIncident(cookie);
    expect((await run('backup', [path.join(folder, 'copie.db')])).code).toBe(0);
    const former = keyFile();
    const statuses: number[] = [];
    const progress = { isOver: false };
    const saving = (async () => {
      for (let count = 0; count < 400 && !progress.isOver; count += 1)
        statuses.push(await save(cookie, `Pendant ${count}`));
    })();
    const rotated = await run('key', ['rotate']);
    progress.isOver = true;
    await saving;
    expect([rotated.code, rotated.err]).toEqual([0, '']);
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(keyFile().trim().split('\n')).toHaveLength(1);
    expect(keyFile()).not.toBe(former);
    expect(await save(cookie, 'Après')).toBe(201);
    expect(await titles(cookie)).toHaveLength(21 + statuses.length);
    await recordIncident(cookie);
    expect(await incidents(cookie)).toEqual(['Un courriel égaré', 'Un courriel égaré']);
    await server?.end('SIGTERM');
    expect(await titles(await start())).toHaveLength(21 + statuses.length);
  });

  test('takes the place of the one in the copies of the data directory too, which come back with it', async () => {
    const cookie = await start();
    await save(cookie, 'Copié');
    const headers = { cookie };
    const made = await fetch(`${server?.url}/api/copies`, { method: 'POST', headers });
    const { name } = (await made.json()) as { name: string };
    await save(cookie, 'Plus tard');
    expect((await run('key', ['rotate'])).code).toBe(0);
    expect((await run('key', ['rotate'])).code).toBe(0);
    expect(
      (await fetch(`${server?.url}/api/copies/${name}/restore`, { method: 'POST', headers })).status,
    ).toBe(200);
    await server?.end('SIGTERM');
    expect(await titles(await start())).toEqual(['Copié']);
  });

  test('is put in place once where two ask for it at once, and nothing is lost', async () => {
    const cookie = await start();
    for (let count = 0; count < 30; count += 1) await save(cookie, `Rapport ${count}`);
    const answers = await Promise.all([
      run('key', ['rotate']),
      run('key', ['rotate']),
      run('key', ['rotate']),
    ]);
    expect(answers.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    for (const { code } of answers) expect([0, 1]).toContain(code);
    const refused = answers.filter(({ code }) => code === 1);
    for (const { err } of refused) expect(err).toMatch(/^Another program changes the keys[^\n]+\n$/u);
    expect(keyFile().trim().split('\n')).toHaveLength(1);
    await server?.end('SIGTERM');
    expect(await titles(await start())).toHaveLength(30);
  });

  test('under CONSTAT_KEY is a new one of the installation alone', async () => {
    const env = { CONSTAT_KEY: 'une phrase de trente-deux lettres ou plus' };
    const cookie = await start(dataDir, env);
    await save(cookie, 'Premier');
    expect((await run('key', ['rotate'], { env })).code).toBe(0);
    expect(await titles(cookie)).toEqual(['Premier']);
    expect(await readdir(dataDir)).not.toContain('constat.key');
  });
});

describe('the recovery sheet', () => {
  test('brings a copy back on a new computer, also one made before a new key; a wrong code brings nothing', async () => {
    await save(await start(), 'Premier');
    const code = await makeSheet();
    const [early, late] = [path.join(folder, 'tôt.db'), path.join(folder, 'tard.db')];
    await run('backup', [early]);
    expect((await run('key', ['rotate'])).code).toBe(0);
    await run('backup', [late]);
    await server?.end('SIGTERM');
    for (const copy of [early, late]) {
      const at = path.join(folder, path.basename(copy, '.db'));
      const without = await run('restore', [copy], { at });
      expect([without.code, without.err]).toEqual([
        1,
        expect.stringMatching(/^\S+ is encrypted, [^\n]+--recovery [^\n]+\n$/u),
      ]);
      const other = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
      for (const typed of ['', 'abcd', other]) {
        const wrong = await run('restore', [copy, '--recovery'], { at, typed: `${typed}\n` });
        expect([wrong.code, wrong.out]).toEqual([1, '']);
        expect(wrong.err).toContain('This is not the code of this copy');
      }
      expect(
        (await readdir(at)).filter((name) => name.startsWith('constat.db') && !name.endsWith('lock')),
      ).toEqual([]);
      const restored = await run('restore', [copy, '--recovery'], { at, typed: `${code.toLowerCase()}\n` });
      expect(restored.err).toBe('Code of the recovery sheet: ');
      expect(restored.code).toBe(0);
      expect(await titles(await start(at))).toEqual(['Premier']);
      await server?.end('SIGTERM');
    }
  });

  test('opens the copies of the data directory too; for one kept elsewhere that is older, it says so', async () => {
    const cookie = await start();
    await save(cookie, 'Premier');
    const older = path.join(folder, 'avant.db');
    await run('backup', [older]);
    await fetch(`${server?.url}/api/copies`, { method: 'POST', headers: { cookie } });
    await server?.end('SIGTERM');
    const code = await makeSheet();
    const [copy = ''] = (await readdir(path.join(dataDir, 'copies'))).filter((name) => name.endsWith('.db'));
    const at = path.join(folder, 'new');
    const refused = await run('restore', [older, '--recovery'], { at, typed: `${code}\n` });
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('is older than the recovery sheet'),
    ]);
    const restored = await run('restore', [path.join(dataDir, 'copies', copy), '--recovery'], {
      at,
      typed: `${code}\n`,
    });
    expect(restored.code).toBe(0);
    expect(await titles(await start(at))).toEqual(['Premier']);
  });

  test('asked for where there is no database yet, changes nothing', async () => {
    const code = 'AAAA-'.repeat(8).slice(0, -1);
    const answer = await run('key', ['recover'], { typed: code });
    expect([answer.code, answer.out]).toEqual([1, '']);
    expect(answer.err).toContain('This is not the code');
  });

  test('opens a data directory that lost its key; a newer sheet voids it', async () => {
    await save(await start(), 'Premier');
    await server?.end('SIGTERM');
    const former = await makeSheet();
    const code = await makeSheet();
    rmSync(path.join(dataDir, 'constat.key'));
    const refused = await spawnRefused({ CONSTAT_DATA_DIR: dataDir });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('npm run key -- recover')]);
    const before = path.join(folder, 'before');
    await cp(dataDir, before, { recursive: true });
    expect((await run('key', ['recover'], { typed: former })).code).toBe(1);
    expect((await run('key', ['recover'], { typed: `${code}\n` })).code).toBe(0);
    expect(await titles(await start())).toEqual(['Premier']);
    await server?.end('SIGTERM');
    expect((await spawnRefused({ CONSTAT_DATA_DIR: before })).code).toBe(1);
  });
});
