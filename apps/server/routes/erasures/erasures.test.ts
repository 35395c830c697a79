import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  ErasedAccountAnswer,
  ErasureCertificate,
  ErasurePreview,
  ErasuresAnswer,
  SetUpAnswer,
} from '@constat/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { prepareSetUp } from '../../commands/set-up.ts';
import { takeSnapshot } from '../../copies/snapshots/scheduled-snapshots.ts';
import { writePlan } from '../../copies/snapshots/snapshot-plan.ts';
import { isClean, readCertificate } from '../../erasures/certificate.ts';
import { parseConfig } from '../../platform/config.ts';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { tablesNaming } from '../../store/testing/rows-naming.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { runScript } from '../../testing/run-script.ts';
import { beginRecording, putParts } from '../recordings/parts.test-data.ts';

/** Gives an account something of nearly every kind. */
async function fill(client: TestClient): Promise<void> {
  const once = () => ({ 'idempotency-key': newId() });
  const formData = { patientName: 'Zz Travailleuse', diagnosticsCnesst: 'Entorse lombaire' };
  for (let count = 0; count < 3; count += 1) {
    const saved = await client.post('/api/saved-forms', buildFormBody({ formData }), once());
    expect(saved.statusCode).toBe(201);
  }
  const recordingId = newId();
  await beginRecording(client, recordingId, { note: JSON.stringify({ words: 'zz' }) });
  expect((await putParts(client, recordingId, 0, [Buffer.alloc(400, 1)])).statusCode).toBe(200);
  const answers = [
    await client.post('/api/recent-patients', { patientName: 'Zz', patientAge: '41', diagnosis: '' }, once()),
    await client.post('/api/vocabulary', { term: 'Zzterme', kind: 'name', heard: ['zz'] }, once()),
    await client.put('/api/voice-commands', [{ trigger: 'zzet', replacement: 'zz', created: '2026-03-02' }]),
    await client.post('/api/phrases', {
      language: 'fr',
      field: 'conclusionSoinsTraitements',
      text: 'Une phrase de la médecin.',
    }),
    await client.get('/api/device-key'),
  ];
  expect(answers.filter(({ statusCode }) => statusCode >= 300).map(({ body }) => body)).toEqual([]);
}

onBothDatabases('erasing an account', (newDatabaseUrl) => {
  let databaseUrl: string | undefined;
  let server: TestServer;
  let admin: TestClient;
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
  });
  afterEach(() => server.close());

  const naming = (id: string) => tablesNaming({ dataDir: server.dataDir, databaseUrl }, id);
  const erase = (id: string, by = admin) => by.send({ method: 'DELETE', url: `/api/accounts/${id}` });
  const eraseOwn = (client: TestClient, username: string) =>
    client.send({ method: 'DELETE', url: '/api/account', payload: { username } });

  test('takes everything of it and nothing of others, and proves so', async () => {
    const client = await server.signUp({ username: 'zzpartant' });
    await fill(client);
    await fill(admin);
    const before = await server.store.ownedRows.count(admin.userId);
    const preview = (await admin.get(`/api/accounts/${client.userId}/erasure`)).json<ErasurePreview>();
    expect(preview).toMatchObject({
      reports: 3,
      recordings: 1,
      patients: 1,
      isOnly: false,
      isLastAdministrator: false,
    });
    expect((await naming(client.userId)).length).toBeGreaterThan(10);

    const answer = await erase(client.userId);
    expect(answer.statusCode).toBe(200);
    const { id, certificate } = answer.json<ErasedAccountAnswer>();
    expect(certificate).not.toBeNull();
    const proof = certificate as ErasureCertificate;
    expect(proof).toMatchObject({ accountId: client.userId, askedBy: 'administration' });
    expect(proof.records).toMatchObject({
      savedForms: 3,
      recordingStreams: 1,
      users: 1,
      profiles: 1,
      sessions: 1,
    });
    expect(proof.keys.count).toBe(6);
    expect(proof.found).toMatchObject({ rows: 0, keys: 0, openable: 0 });
    expect(isClean(proof)).toBe(true);
    if (databaseUrl === undefined) {
      // What was looked for could be found before.
      expect(proof.found.piecesBefore).toBeGreaterThan(0.9 * proof.found.pieces);
      expect([proof.found.pieces > 15, proof.found.piecesAfter]).toEqual([true, 0]);
    }
    expect(readCertificate(JSON.stringify(proof))).toEqual(proof);

    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    const payload = { username: 'zzpartant', password: PASSWORD };
    const again = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(again.statusCode).toBe(401);
    expect(await naming(client.userId)).toEqual(['audit_events', 'erasure_certificates']);
    expect(await server.store.ownedRows.count(admin.userId)).toEqual(before);
    const trail = await server.store.auditEvents.check();
    expect(trail.brokenAt).toBeNull();
    const [event] = await server.store.auditEvents.ofSubject('account-erased', client.userId);
    expect(event).toMatchObject({ position: proof.event.position, hash: proof.event.hash });

    const listed = (await admin.get('/api/erasures')).json<ErasuresAnswer>();
    expect(listed.erasures).toMatchObject([{ id, isClean: true, reports: 3 }]);
    const file = await admin.get(`/api/erasures/${id}/file`);
    expect(readCertificate(file.body)).toEqual(proof);
    const page = await admin.get(`/api/erasures/${id}/page?language=en`);
    expect([page.statusCode, page.body.includes(proof.hash), page.body.includes('zzpartant')]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await erase(client.userId)).statusCode).toBe(404);
  });

  test('is for who runs the installation, with a proof of who that is, and for none of the demonstration', async () => {
    const [client, other] = [await server.signUp(), await server.signUp()];
    for (const url of [
      `/api/accounts/${client.userId}/erasure`,
      '/api/erasures',
      `/api/erasures/${newId()}/file`,
    ])
      expect([url, (await other.get(url)).statusCode]).toEqual([url, 403]);
    expect((await erase(client.userId, other)).statusCode).toBe(403);
    server.clock.advance(600_000);
    const late = await erase(client.userId);
    expect([late.statusCode, codeOf(late)]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(codeOf(await eraseOwn(client, 'zz'))).toBe('REAUTHENTICATION_REQUIRED');
    const account = { username: 'medecin', displayName: 'Zz', email: '', password: PASSWORD };
    const sample = await createAccount(server, { ...account, role: 'physician', sample: true });
    expect((await erase(sample, await admin.signInAgain())).statusCode).toBe(404);
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
  });

  test('one erases the own account by its user name, and whoever administers others last cannot', async () => {
    const client = await server.signUp({ username: 'zzpropre' });
    const wrong = await eraseOwn(client, 'zzadmin');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([400, 'USERNAME_NOT_THAT']);
    expect(codeOf(await eraseOwn(admin, 'zzadmin'))).toBe('LAST_ADMINISTRATOR');
    expect((await admin.get('/api/account/erasure')).json()).toMatchObject({ isLastAdministrator: true });
    const answer = await eraseOwn(client, 'ZZpropre');
    expect([answer.statusCode, answer.cookies.find(({ name }) => name === 'constat')?.value]).toEqual([
      200,
      '',
    ]);
    expect(answer.json<ErasedAccountAnswer>().certificate).toMatchObject({ askedBy: 'own' });
    expect(await naming(client.userId)).toEqual(['audit_events', 'erasure_certificates']);
  });

  test('the only account may go: the next start asks for a first one again', async () => {
    expect((await admin.get('/api/account/erasure')).json()).toMatchObject({
      isOnly: true,
      isLastAdministrator: false,
    });
    expect((await eraseOwn(admin, 'zzadmin')).statusCode).toBe(200);
    const setUp = async () => (await server.app.inject('/api/set-up')).json<SetUpAnswer>().state;
    expect(await setUp()).toBe('closed');
    const { store, clock } = server;
    const config = parseConfig({ CONSTAT_DATA_DIR: server.dataDir });
    expect(await prepareSetUp({ config, store, clock, demo: false, hasTerminal: true })).not.toBeNull();
    expect(await setUp()).toBe('secret');
  });

  test('what it allowed to leave the machine is withdrawn, with a line of the trail', async () => {
    const client = await server.signUp({ username: 'zzpermis', isAdmin: true });
    const consent = { kind: 'text', address: 'https://zz.example.invalid', model: 'zz' } as const;
    const by = { allowedBy: client.userId, allowedAt: server.clock.now(), isTrial: 0 };
    await server.store.transferConsents.put({ id: newId(), ...consent, ...by });
    expect((await erase(client.userId)).statusCode).toBe(200);
    expect(await server.store.transferConsents.list()).toEqual([]);
    const [event] = await server.store.auditEvents.ofSubject('transfer-withdrawn', client.userId);
    expect(event?.detail).toContain('account-erased');
  });
});

test('goes from copies and snapshots too, each looked into; what is out of reach has a date', async () => {
  const server = await buildServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-erasure-snapshots-'));
  try {
    const { store, clock, dataDir } = server;
    const admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
    const [first, second] = [await server.signUp(), await server.signUp()];
    for (const client of [first, second]) await fill(client);
    const plan = { folder, everyHours: 24, keepDays: 30 };
    await writePlan(store, plan);
    expect((await takeSnapshot({ store, dataDir, key: null, clock }, plan)).failure).toBeNull();
    expect((await admin.post('/api/copies')).statusCode).toBe(201);
    const erase = async (id: string) => {
      const answer = await admin.send({ method: 'DELETE', url: `/api/accounts/${id}` });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      return answer.json<ErasedAccountAnswer>().certificate;
    };
    const proof = await erase(first.userId);
    expect(proof?.found.copies).toMatchObject([{ state: 'without' }]);
    expect(proof?.found.snapshots).toMatchObject([{ state: 'without' }]);
    expect(proof?.outOfReachUntil).toBeNull();
    const copy = new Database(path.join(dataDir, 'copies', proof?.found.copies[0]?.name ?? ''), {
      readonly: true,
    });
    const usersIn = (of: Database.Database) => of.prepare('select id from users').pluck().all();
    expect(usersIn(copy)).toEqual(expect.arrayContaining([admin.userId, second.userId]));
    expect(usersIn(copy)).not.toContain(first.userId);
    copy.close();

    // A memory stick that is not there.
    rmSync(folder, { recursive: true });
    const later = await erase(second.userId);
    expect(later?.found.snapshots).toBeNull();
    expect(later?.outOfReachUntil).toBe(new Date(clock.now() + 30 * DAY_MS).toISOString());
    expect(await tablesNaming({ dataDir, databaseUrl: undefined }, second.userId)).toContain(
      'pending_erasures',
    );
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test('at the terminal: tells first what goes, erases with the name again, and tells a proof from a changed one', async () => {
  const server = await buildServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-erasure-proof-'));
  const run = (...args: string[]) => runScript('account', args, { dataDir: server.dataDir });
  try {
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    const client = await server.signUp({ username: 'zzpartant' });
    await fill(client);
    const first = await run('erase', 'zzpartant');
    expect([first.code, first.out]).toEqual([1, expect.stringContaining('reports: 3; recordings: 1')]);
    expect((await run('erase', 'zzpartant', '--confirm', 'zzadmin')).code).toBe(1);
    expect((await client.get('/api/auth/me')).statusCode).toBe(200);
    const done = await run('erase', 'zzpartant', '--confirm', 'zzpartant');
    expect(done.code).toBe(0);
    expect((await client.get('/api/auth/me')).statusCode).toBe(401);
    const file = path.join(folder, 'proof.json');
    writeFileSync(file, done.out);
    expect(await run('proof', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('its hash is in the audit trail') as string,
    });
    writeFileSync(file, done.out.replace('"savedForms": 3', '"savedForms": 2'));
    expect(await run('proof', file)).toMatchObject({
      code: 1,
      out: expect.stringContaining('was changed') as string,
    });
    const last = await run('erase', 'zzadmin', '--confirm', 'zzadmin');
    expect([last.code, await server.store.users.hasReal()]).toEqual([0, false]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}, 120_000);
