import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseCopy, ErasedAccountAnswer } from '@constat/contract';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readSnapshot } from '../../copies/snapshots/snapshot-file.ts';
import { takeSnapshot } from '../../copies/snapshots/scheduled-snapshots.ts';
import { writePlan } from '../../copies/snapshots/snapshot-plan.ts';
import { isClean, readCertificate } from '../../erasures/certificate.ts';
import { completeErasures, eraseAndProve } from '../../erasures/complete-erasures.ts';
import { secretSource } from '../../keys/installation-secret.ts';
import type { Store } from '../../store/store.ts';
import { tablesContaining } from '../../store/testing/tables-containing.ts';
import { buildServer } from '../../testing/build-server.ts';
import { fillAccount } from '../../testing/fill-account.ts';
import { runScript } from '../../testing/run-script.ts';

test('goes from copies and snapshots too, each looked into; what is out of reach is named so', async () => {
  const server = await buildServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-erasure-snapshots-'));
  try {
    const { store, clock, dataDir } = server;
    const admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
    const [first, second] = [await server.signUp(), await server.signUp()];
    for (const client of [first, second]) await fillAccount(client);
    const plan = { folder, everyHours: 24, keepDays: 30 };
    await writePlan(store, plan);
    expect((await takeSnapshot({ store, dataDir, clock }, plan)).failure).toBeNull();
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

    // A memory stick that is not there: the proof waits for it, and says so in the end.
    renameSync(folder, `${folder}-away`);
    await writePlan(store, null);
    const { id, certificate } = (
      await admin.send({ method: 'DELETE', url: `/api/accounts/${second.userId}` })
    ).json<ErasedAccountAnswer>();
    expect(certificate).toBeNull();
    clock.advance(3_600_000);
    const parts = { store, clock, dataDir };
    await completeErasures(parts);
    const later = readCertificate((await store.erasureCertificates.find(id))?.certificate ?? '');
    expect(later?.found).toMatchObject({ snapshots: null, unreachedFolders: 1 });
    expect([later && isClean(later), later?.outOfReachUntil]).toEqual([false, null]);
    const page = await admin.get(`/api/erasures/${id}/page?language=en`);
    expect(page.body).toContain('until they are there again: 1');
    // It is there again, though snapshots are made no more.
    renameSync(`${folder}-away`, folder);
    await completeErasures(parts);
    const opened = path.join(dataDir, 'opened.db');
    const secrets = secretSource({ dataDir, key: null }).read();
    readSnapshot(path.join(folder, readdirSync(folder)[0] ?? ''), opened, { secrets });
    const snapshot = new Database(opened, { readonly: true });
    expect(usersIn(snapshot)).toEqual([admin.userId]);
    snapshot.close();
    expect(await tablesContaining({ dataDir, databaseUrl: undefined }, second.userId)).not.toContain(
      'settings',
    );
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test('a snapshot that cannot be looked into for now makes the proof wait; it says so where that lasts', async () => {
  const server = await buildServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-erasure-trouble-'));
  try {
    const { store, clock, dataDir } = server;
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    const [first, second] = [await server.signUp(), await server.signUp()];
    const plan = { folder, everyHours: 24, keepDays: 30 };
    await writePlan(store, plan);
    expect((await takeSnapshot({ store, dataDir, clock }, plan)).failure).toBeNull();
    const proofOf = async (id: string, opened = store) => {
      await completeErasures({ store: opened, clock, dataDir });
      return readCertificate((await store.erasureCertificates.find(id))?.certificate ?? '');
    };
    // Its secret is not here for now, as with a keychain that does not answer.
    const silent: Store = Object.assign(Object.create(store) as Store, {
      secrets: () => Promise.resolve({ place: 'keychain', secrets: [] }),
    });
    const eraseInSilence = async (accountId: string) => {
      const request = {
        id: accountId,
        askedBy: 'administration',
        act: { actorId: null, now: clock.now() },
        today: null,
      } as const;
      const parts = { store: silent, clock, dataDir };
      const { id, certificate } = await eraseAndProve(parts, request, { error: () => {} });
      expect(certificate).toBeNull();
      return id;
    };
    const waiting = await eraseInSilence(first.userId);
    const proof = await proofOf(waiting);
    expect([proof?.found.snapshots?.map(({ state }) => state), proof && isClean(proof)]).toEqual([
      ['without'],
      true,
    ]);
    const id = await eraseInSilence(second.userId);
    expect(await proofOf(id, silent)).toBeNull();
    clock.advance(3_600_000);
    const later = await proofOf(id, silent);
    expect(later?.found.snapshots).toMatchObject([{ state: 'unread' }]);
    // The newest snapshots stay whatever their age.
    expect([later && isClean(later), later?.outOfReachUntil]).toEqual([false, null]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test('what is in the way of the proof keeps no account from going; what cannot be read is counted', async () => {
  const server = await buildServer();
  try {
    const { store, clock, dataDir } = server;
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    const client = await server.signUp({ username: 'zzpartant' });
    const copies = path.join(dataDir, 'copies');
    rmSync(copies, { recursive: true, force: true });
    writeFileSync(copies, 'no folder');
    const payload = { username: 'zzpartant' };
    const answer = await client.send({ method: 'DELETE', url: '/api/account', payload });
    expect([answer.statusCode, answer.json<ErasedAccountAnswer>().certificate]).toEqual([200, null]);
    expect(answer.cookies.find(({ name }) => name === 'constat')?.value).toBe('');
    rmSync(copies);
    await completeErasures({ store, clock, dataDir });
    const { id } = answer.json<ErasedAccountAnswer>();
    const proof = readCertificate((await store.erasureCertificates.find(id))?.certificate ?? '');
    expect([proof?.found.unread, proof && isClean(proof)]).toEqual([0, true]);
    const some = proof && { found: { ...proof.found, unread: 1 } };
    expect(some && isClean(some)).toBe(false);
  } finally {
    await server.close();
  }
}, 60_000);

test('what killed runs left of copies and snapshots goes first, and a snapshot that is being made is waited for', async () => {
  const server = await buildServer();
  try {
    const { store, clock, dataDir } = server;
    const admin = await server.signUp({ username: 'zzadmin', isAdmin: true });
    const [first, second] = [await server.signUp(), await server.signUp()];
    for (const client of [first, second]) await fillAccount(client);
    const copied = (await admin.post('/api/copies')).json<DatabaseCopy>();
    const [left, underWay] = ['snapshot-scratch-killed', 'snapshot-scratch-now'].map((name) =>
      path.join(dataDir, name),
    ) as [string, string];
    mkdirSync(left);
    const whole = path.join(dataDir, 'copies', copied.name);
    const leftovers = [`${whole}.part`, path.join(left, 'earlier.db')];
    for (const file of leftovers) copyFileSync(whole, file);
    for (const place of [...leftovers, left]) utimesSync(place, 1, 1);
    const erase = async (userId: string) =>
      (await admin.send({ method: 'DELETE', url: `/api/accounts/${userId}` })).json<ErasedAccountAnswer>();
    const { certificate } = await erase(first.userId);
    expect([certificate?.found.piecesAfter, certificate && isClean(certificate)]).toEqual([0, true]);
    expect([...leftovers, left].filter((place) => existsSync(place))).toEqual([]);

    mkdirSync(underWay);
    const waiting = await erase(second.userId);
    expect(waiting.certificate).toBeNull();
    rmSync(underWay, { recursive: true });
    await completeErasures({ store, clock, dataDir });
    const text = (await store.erasureCertificates.find(waiting.id))?.certificate ?? '';
    const proof = readCertificate(text);
    expect(proof && isClean(proof)).toBe(true);
  } finally {
    await server.close();
  }
}, 60_000);

test('at the terminal: tells first what goes, erases with the name again, and tells a proof from a changed one', async () => {
  const server = await buildServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-erasure-proof-'));
  const run = (...args: string[]) => runScript('account', args, { dataDir: server.dataDir });
  try {
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    const client = await server.signUp({ username: 'zzpartant' });
    await fillAccount(client);
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
    const listed = await run('proof', '--list');
    const [id = ''] = listed.out.split(':');
    expect(listed.out).toContain(`account ${client.userId}`);
    expect((await run('proof', id)).out).toBe(done.out);
    const last = await run('erase', 'zzadmin', '--confirm', 'zzadmin');
    expect([last.code, await server.store.users.hasReal()]).toEqual([0, false]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}, 120_000);
