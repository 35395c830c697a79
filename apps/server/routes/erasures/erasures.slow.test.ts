import { statSync } from 'node:fs';
import path from 'node:path';
import type {
  ErasedAccountAnswer,
  ErasureCertificate,
  ErasurePreview,
  ErasuresAnswer,
  SavedForm,
  SetUpAnswer,
} from '@constat/contract';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { prepareSetUp } from '../../actions/set-up.ts';
import { isClean, readCertificate } from '../../erasures/certificate.ts';
import { completeErasures } from '../../erasures/complete-erasures.ts';
import { parseConfig } from '../../platform/config.ts';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { tablesContaining } from '../../store/testing/tables-containing.ts';
import { codeOf } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { fillAccount } from '../../testing/fill-account.ts';

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

  const naming = (id: string) => tablesContaining({ dataDir: server.dataDir, databaseUrl }, id);
  const erase = (id: string, by = admin) => by.send({ method: 'DELETE', url: `/api/accounts/${id}` });
  const eraseOwn = (client: TestClient, username: string) =>
    client.send({ method: 'DELETE', url: '/api/account', payload: { username } });

  test('takes everything of it and nothing of others, and proves so', async () => {
    const client = await server.signUp({ username: 'zzpartant' });
    await fillAccount(client);
    await fillAccount(admin);
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
      handwrittenSignatures: 1,
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
    expect(proof.found.isRewritten).toBe(true);
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

  test('is not proven before the database is written anew, and not clean where it never was', async () => {
    const clients = [await server.signUp(), await server.signUp()];
    const proofOf = async (id: string) => {
      const { store, clock, dataDir } = server;
      await completeErasures({ store, clock, dataDir });
      return readCertificate((await store.erasureCertificates.find(id))?.certificate ?? '');
    };
    const release = await readOn({ dataDir: server.dataDir, databaseUrl });
    const ids: string[] = [];
    try {
      for (const { userId } of clients) {
        const answer = (await erase(userId, await admin.signInAgain())).json<ErasedAccountAnswer>();
        expect(answer.certificate).toBeNull();
        ids.push(answer.id);
        server.clock.advance(1_800_000);
      }
      const proof = await proofOf(ids[0] ?? '');
      expect(proof !== null && isClean(proof)).toBe(false);
      expect(proof?.found.isRewritten).toBe(databaseUrl === undefined);
      expect(await proofOf(ids[1] ?? '')).toBeNull();
    } finally {
      await release();
    }
    if (databaseUrl === undefined) {
      // The log is cut once nobody reads on from it.
      const log = path.join(server.dataDir, 'constat.db-wal');
      await expect.poll(() => statSync(log, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    }
    server.clock.advance(600_000);
    const later = await proofOf(ids[1] ?? '');
    expect([later?.found.isRewritten, later !== null && isClean(later)]).toEqual([true, true]);
  }, 60_000);

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

  test('what was shared with an assistant is counted as it goes with the account', async () => {
    const owner = await server.signUp();
    const assistant = await server.signUp({ role: 'assistant' });
    const saved = await owner.post('/api/saved-forms', buildFormBody(), { 'idempotency-key': newId() });
    const { id: reportId } = saved.json<SavedForm>();
    const share = { reportId, assistantId: assistant.userId, ownerId: owner.userId };
    await server.store.reportShares.put({ ...share, mayHearAudio: 0, since: 1 });
    const { certificate } = (await erase(assistant.userId)).json<ErasedAccountAnswer>();
    expect([certificate?.records['reportShares'], certificate && isClean(certificate)]).toEqual([1, true]);
    expect(await naming(assistant.userId)).toEqual(['audit_events', 'erasure_certificates']);
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

/** Another program that reads keys, and does not end its transaction. @returns what ends it */
async function readOn({
  dataDir,
  databaseUrl,
}: {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}): Promise<() => Promise<void>> {
  const read = 'select count(*) from data_keys';
  if (databaseUrl === undefined) {
    const database = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
    database.exec('begin');
    database.prepare(read).get();
    return async () => void database.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(read);
  return () => client.end();
}
