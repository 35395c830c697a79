import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPassword } from '../accounts/passwords.ts';
import { openStore } from '../store/store.ts';
import { createUser } from './create-user.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-user-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const ARGS = ['--username', 'ZZalix', '--name', 'Dre Alix Zz', '--role', 'admin'];
const run = (args: string[], password = 'phrase de passe 1234') =>
  createUser(args, { env: { CONSTAT_DATA_DIR: dataDir }, readPassword: () => Promise.resolve(password) });

test('makes an account that is no sample', async () => {
  expect(await run(ARGS)).toBe('zzalix');
  const store = await openStore({ dataDir, databaseUrl: null });
  const user = await store.users.findByUsername('zzalix');
  expect(user).toMatchObject({ displayName: 'Dre Alix Zz', role: 'admin', sample: 0 });
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await isPassword('phrase de passe 1234', user?.passwordHash)).toBe(true);
  expect(await isPassword('phrase de passe 1234 ', user?.passwordHash)).toBe(false);
  expect(await store.users.hasReal()).toBe(true);
  await store.close();
});

test('refuses a name that is taken, a short password and wrong options, each in one line', async () => {
  await run(ARGS);
  await expect(run(ARGS)).rejects.toThrow(/^--username : [^\n]+$/u);
  await expect(run(['--username', 'zz2', '--name', 'Zz'], 'court')).rejects.toThrow(/^Mot de passe [^\n]+$/u);
  for (const args of [
    [],
    ['--username', 'zz2'],
    ['--nom', 'x'],
    [...ARGS, '--role', 'roi'],
    ['--username', ' ', '--name', 'Zz'],
  ]) {
    await expect(run(args)).rejects.toThrow(/^create-user : [^\n]+$/u);
  }
});

test('a password is the whole of what was typed, up to its last character', async () => {
  const long = `é ${'long '.repeat(25)}1`;
  await run(['--username', 'zz2', '--name', 'Zz'], long);
  const store = await openStore({ dataDir, databaseUrl: null });
  const hash = (await store.users.findByUsername('zz2'))?.passwordHash;
  expect(await isPassword(long, hash)).toBe(true);
  expect(await isPassword(`${long.slice(0, -1)}2`, hash)).toBe(false);
  await store.close();
});
