import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';
import { runScript } from '../testing/run-script.ts';
import { createAccount } from '../accounts/create-account.ts';

let dataDir: string;
let server: TestServer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-account-'));
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const account = (args: readonly string[], typed = '', env: Record<string, string> = {}) =>
  runScript('account', args, { dataDir, typed, env });
const secretIn = (text: string) => /\/choose-password#([\w-]{43})$/mu.exec(text)?.[1] ?? '';

test('adds one while the server runs, whose person chooses the password at the printed address', async () => {
  const env = { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' };
  const args = ['add', 'ZZalix', '--name', 'Dre Alix Zz', '--admin'];
  const { code, out } = await account(args, '', env);
  expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining('Account created: zzalix')]);
  expect(out).toContain('https://constat.example.invalid/choose-password#');
  const browser = openBrowser(server);
  const body = { secret: secretIn(out), password: PASSWORD };
  expect((await browser.call('POST', '/api/account-links/use', body)).json()).toMatchObject({
    user: { username: 'zzalix', administers: true },
  });
  const again = await account(args);
  expect([again.code, again.err]).toEqual([1, 'This username is taken.\n']);
});

test('adds one with a password that is typed, exactly as it is', async () => {
  const password = `é ${'long '.repeat(25)}1`;
  const args = ['add', 'zzalix', '--name', 'Zz', '--password'];
  const short = await account(args, 'court\n');
  expect([short.code, short.err]).toEqual([
    1,
    expect.stringMatching(/^A password has at least 8 [^\n]+\n$/u),
  ]);
  expect(await account(args, `${password}\n`)).toMatchObject({ code: 0, out: 'Account created: zzalix.\n' });
  expect((await openBrowser(server).signIn('zzalix', `${password.slice(0, -1)}2`)).statusCode).toBe(401);
  expect((await openBrowser(server).signIn('zzalix', password)).statusCode).toBe(200);
});

test.each([
  ['::1', '[::1]', false],
  ['0.0.0.0', '0.0.0.0', true],
  ['::', '[::]', true],
])(
  'with HOST=%s, gives a link that can be opened, or says what to put into it',
  async (HOST, host, isAny) => {
    const { out } = await account(['add', 'zzalix', '--name', 'Zz'], '', { HOST, CONSTAT_DEMO: 'off' });
    expect(out).toContain(`http://${host}:3000/choose-password#`);
    const remark = `Put the name or address of this computer, as others reach it, in the place of ${host};`;
    expect(out.includes(remark)).toBe(isAny);
  },
);

test('the first one closes the demonstration, while the server runs', async () => {
  await server.close();
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir }, demo: true });
  await server.signUp({ username: 'zzsample', sample: true });
  const sample = openBrowser(server);
  expect((await sample.signIn('zzsample')).statusCode).toBe(200);
  expect((await account(['add', 'zzalix', '--name', 'Zz'])).code).toBe(0);
  expect(await sample.me()).toBe(401);
  expect((await sample.signIn('zzsample')).statusCode).toBe(401);
  const events = await server.store.auditEvents.list();
  expect(events.find(({ action }) => action === 'demonstration-left')?.detail).toBe(
    '{"reports":"untouched"}',
  );
});

test('disables, enables, resets and lists while the server runs', async () => {
  await server.signUp({ username: 'zzadmin', isAdmin: true });
  await server.signUp({ username: 'zzalix', displayName: 'Dre Alix Zz' });
  const browser = openBrowser(server);
  await browser.signIn('zzalix');
  expect((await account(['disable', 'ZZalix'])).out).toContain('Account disabled: zzalix');
  expect(await browser.me()).toBe(401);
  expect((await browser.signIn('zzalix')).statusCode).toBe(401);
  expect(await account(['reset', 'zzalix'])).toMatchObject({
    code: 1,
    out: '',
    err: 'This account is disabled: a link would open nothing. Enable it, then give a link.\n',
  });
  expect((await account([], '', { LANG: 'fr_CA.UTF-8' })).out).toBe(
    [
      'zzadmin – Dr Zz Fictif (médecin, administre l’installation, sessions ouvertes : 1)',
      'zzalix – Dre Alix Zz (médecin, désactivé, sessions ouvertes : 0)\n',
    ].join('\n'),
  );
  expect((await account(['enable', 'zzalix'])).code).toBe(0);
  expect((await browser.signIn('zzalix')).statusCode).toBe(200);
  const { id = '' } = (await server.store.users.findByUsername('zzalix')) ?? {};
  await server.store.factors.putSeed({ userId: id, seed: 'A'.repeat(32), since: 0 });
  await server.store.factors.confirmSeed(id, 0);
  expect((await account(['remove-factors', 'zzalix'])).out).toContain('No second factor and no passkey');
  expect(await server.store.factors.hasSeed(id)).toBe(false);
  const reset = await account(['reset', 'zzalix']);
  expect(reset.out).toContain('npm run account -- remove-factors zzalix');
  expect(await browser.me()).toBe(401);
  const body = { secret: secretIn(reset.out), password: 'une toute autre phrase' };
  expect((await browser.call('POST', '/api/account-links/use', body)).statusCode).toBe(200);
  const events = await server.store.auditEvents.list();
  const ofTerminal = events.filter(({ actorId }) => actorId === null).map(({ action }) => action);
  expect(ofTerminal.slice(-5)).toEqual([
    'account-disabled',
    'sign-in-refused',
    'account-enabled',
    'factor-removed',
    'account-reset',
  ]);
});

test('keeps the last one that administers, and refuses what it does not know in one line', async () => {
  await server.signUp({ username: 'zzadmin', isAdmin: true });
  const last = await account(['disable', 'zzadmin']);
  expect([last.code, last.err]).toEqual([1, expect.stringMatching(/^Nobody else administers [^\n]+\n$/u)]);
  expect(await account(['reset', 'zznobody'])).toMatchObject({ code: 1, out: '' });
  for (const args of [
    ['add', 'zz2'],
    ['add'],
    ['burn', 'zzadmin'],
    ['list', 'zz'],
    ['reset'],
    ['--nom', 'x'],
  ])
    expect(await account(args)).toMatchObject({ code: 2, err: expect.stringContaining('Usage:') as string });
  const none = await runScript('account', [], { dataDir: path.join(dataDir, 'none') });
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('There is no database')]);
});

test.each([
  ['keep', 1, 1],
  ['erase', 0, 0],
] as const)(
  'as the first account, with --demonstration %s, passes the sample reports on or erases them',
  async (choice, own, left) => {
    const profile = { displayName: 'Zz', email: '', role: 'physician', password: PASSWORD } as const;
    const sample = await createAccount(server, { ...profile, username: 'medecin', sample: true });
    const shown = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir }, store: server.store, demo: true });
    const trial = openBrowser(shown);
    await trial.signIn('medecin');
    const saved = await trial.call('POST', '/api/saved-forms', buildFormBody({ title: 'Zz essai' }));
    expect(saved.statusCode).toBe(201);
    await shown.close();
    const args = ['add', 'zzalix', '--name', 'Dre Alix Zz', '--demonstration', choice, '--password'];
    expect((await account([...args, '--role', 'admin'], `${PASSWORD}\n`)).code).toBe(2);
    expect(await account(args, `${PASSWORD}\n`)).toMatchObject({ code: 0 });
    const browser = openBrowser(server);
    expect((await browser.signIn('zzalix')).json()).toMatchObject({ user: { administers: true } });
    expect((await browser.call('GET', '/api/saved-forms')).json()).toHaveLength(own);
    expect((await server.store.ownedRows.count(sample)).savedForms ?? 0).toBe(left);
    const again = await account(['add', 'zzbea', '--name', 'Zz', '--demonstration', choice]);
    expect([again.code, again.out]).toEqual([1, '']);
  },
);
