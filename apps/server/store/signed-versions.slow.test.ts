import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { checkSignedChain } from './signed-chain.ts';
import type { SignedVersionRow } from './signing-tables.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { onBothDatabases } from './testing/databases.ts';
import { runSql } from './testing/run-sql.ts';

const MARK = 'Zzrapport signé';
const KEY = 'the key of the servers of a test';

onBothDatabases('signed versions', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let store: Store;
  let accountId: string;
  const open = () => openStore({ dataDir, databaseUrl, key: KEY });
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-signed-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await open();
    accountId = await addUser(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (statement: string) => runSql({ dataDir, databaseUrl }, statement);
  const add = (
    reportId = newId(),
    to = store,
    { kind = 'report', pdf = `%PDF-1.7 ${MARK}` }: { kind?: SignedVersionRow['kind']; pdf?: string } = {},
  ): Promise<SignedVersionRow> =>
    to.transaction(({ signedVersions }) =>
      signedVersions.add({
        id: newId(),
        kind,
        accountId,
        reportId,
        about: null,
        method: 'account',
        reportVersion: 3,
        at: 1_772_460_000_000,
        dataFingerprint: 'ab'.repeat(32),
        content: JSON.stringify({ nonce: newId(), text: MARK }),
        pdf: Buffer.from(pdf),
      }),
    );

  test('are read back as they were, each after the one before, by their own account alone', async () => {
    const first = await add();
    const second = await add(first.reportId);
    expect([first.sequence, first.previousHash]).toEqual([1, '']);
    expect([second.sequence, second.previousHash]).toEqual([2, first.entryHash]);
    const { signedContents, signedVersions } = store;
    expect(await signedVersions.listOf(accountId, first.reportId)).toEqual([first, second]);
    expect((await signedContents.findPdf(accountId, second.id))?.toString()).toBe(`%PDF-1.7 ${MARK}`);
    expect(await signedContents.find(accountId, second.id)).toContain(MARK);
    const other = newId();
    expect(await signedVersions.find(other, first.id)).toBeUndefined();
    expect(await signedVersions.listOf(other, first.reportId)).toEqual([]);
    expect(await signedContents.findPdf(other, first.id)).toBeNull();
    expect(await signedVersions.head()).toEqual({ sequence: 2, entryHash: second.entryHash });
    expect(await signedVersions.check()).toEqual({ entries: 2, head: second.entryHash, brokenAt: null });
  });

  test('are never changed, removed or put in the place of another', async () => {
    const { id } = await add();
    const last = await add();
    const columns = `id, kind, account_id, report_id, report_version, at, content_hash, previous_hash, entry_hash`;
    const insertion = (verb: string, as: string, sequence: number | 'null') =>
      `${verb} into signed_versions (sequence, ${columns})
      values (${sequence}, '${as}', 'report', 'zz', 'zz', 1, 1, 'zz', 'zz', 'zz')`;
    const contents = `into signed_contents (version_id, owner_id, sealed_content)
      values ('${id}', '${accountId}', `;
    const statements = [
      'update signed_versions set at = 9 where sequence = 1',
      'delete from signed_versions where sequence = 2',
      insertion('insert', newId(), 2),
      insertion('insert', newId(), 4),
      insertion('insert', id, 3),
      `update signed_contents set owner_id = owner_id where version_id = '${id}'`,
      ...(databaseUrl === null
        ? [
            insertion('insert', newId(), 'null'),
            insertion('insert or replace', newId(), 2),
            insertion('insert or replace', id, 3),
            `insert or replace ${contents} x'00')`,
          ]
        : ['truncate signed_versions cascade']),
    ];
    for (const statement of statements)
      await expect(run(statement)).rejects.toThrow('signed versions are never changed');
    expect(await store.signedVersions.check()).toMatchObject({ entries: 2, head: last.entryHash });
  });

  test('take no other content: neither in the place of an erased one nor under their own key', async () => {
    const first = await add();
    const last = await add();
    const exchange = async (id: string) => {
      const place = { kind: 'signed', ownerId: accountId, subjectId: id } as const;
      const sealed = (await store.dataKeys.require(place)).seal(
        'signedContents.content',
        '{"text":"Zz autre"}',
      );
      const hex = Buffer.from(sealed).toString('hex');
      await run(`delete from signed_contents where version_id = '${id}'`);
      await run(`insert into signed_contents (version_id, owner_id, sealed_content)
        values ('${id}', '${accountId}', ${databaseUrl === null ? `x'${hex}'` : `'\\x${hex}'`})`);
    };
    await expect(exchange(first.id)).rejects.toThrow('signed versions are never changed');
    expect(await store.signedContents.find(accountId, first.id)).toBeNull();
    expect(await store.keyUpkeep.openAllReports()).toBe(0);
    await exchange(last.id);
    await expect(store.keyUpkeep.openAllReports()).rejects.toMatchObject({ code: 'UNREADABLE_SEAL' });
    await expect(store.signedContents.find(accountId, last.id)).rejects.toMatchObject({
      code: 'STORAGE_DAMAGED',
    });
  });

  test('are found by their PDF, or the longest beginning of one, before a file that was kept apart', async () => {
    const { signedVersions } = store;
    const longer = await add(newId(), store, { pdf: '%PDF-1.7 Zz longer' });
    const shorter = await add(newId(), store, { pdf: '%PDF-1.7 Zz' });
    const hashes = [shorter, longer].map(({ pdfHash }) => pdfHash ?? '');
    expect(await signedVersions.findByBeginnings(hashes)).toEqual(longer);
    const apart = { kind: 'other-file', pdf: '%PDF-1.7 Zz longer' } as const;
    await add(newId(), store, apart);
    expect(await signedVersions.findByPdf(longer.pdfHash ?? '')).toEqual(longer);
    expect(await signedVersions.findByBeginnings(hashes)).toEqual(longer);
    const scan = await add(newId(), store, { ...apart, pdf: '%PDF-1.7 scan' });
    expect(await signedVersions.findByPdf(scan.pdfHash ?? '')).toEqual(scan);
    expect(await signedVersions.findByBeginnings([scan.pdfHash ?? ''])).toBeUndefined();
    expect(await signedVersions.findByBeginnings([])).toBeUndefined();
  });

  test.each(['null', '0', '-1'])('are broken by a row at %s, in a table without its rules', async (place) => {
    await add();
    // The second lets a table be renamed that a trigger of another one names.
    const loosened = 'pragma foreign_keys = off; pragma legacy_alter_table = on;';
    const [off, cascade] = databaseUrl === null ? [loosened, ''] : ['', 'cascade'];
    await run(`${off} create table loose as select * from signed_versions;
      drop table signed_versions ${cascade};
      alter table loose rename to signed_versions;
      insert into signed_versions (sequence, id, kind, account_id, report_id, report_version, at, content_hash,
        previous_hash, entry_hash)
      values (${place}, '${newId()}', 'report', 'zz', 'zz', 1, 1, 'zz', 'zz', 'zz')`);
    expect((await store.signedVersions.check()).brokenAt).not.toBeNull();
    await expect(store.keyUpkeep.openAllReports()).rejects.toMatchObject({ code: 'UNREADABLE_SEAL' });
  });

  test('become entries without content that keep the chain: keys and bytes go, hashes stay', async () => {
    const kept = await add();
    const gone = await add();
    await add(gone.reportId);
    const before = await store.signedVersions.check();
    const erase = () =>
      store.transaction(({ signedContents }) => signedContents.eraseOf(accountId, gone.reportId));
    expect(await erase()).toBe(2);
    expect(await erase()).toBe(0);
    const { signedContents, signedVersions, dataKeys } = store;
    expect(await signedVersions.find(accountId, gone.id)).toEqual(gone);
    expect(await signedContents.find(accountId, gone.id)).toBeNull();
    expect(await signedContents.findPdf(accountId, gone.id)).toBeNull();
    const place = { kind: 'signed', ownerId: accountId } as const;
    expect(await dataKeys.find({ ...place, subjectId: gone.id })).toBeUndefined();
    expect((await signedContents.findPdf(accountId, kept.id))?.toString()).toContain(MARK);
    expect(await signedVersions.check()).toEqual(before);

    await store.transaction(async (repositories) => {
      await repositories.dataKeys.eraseAllOf(accountId);
      await repositories.users.remove(accountId);
    });
    expect(await signedContents.findPdf(accountId, kept.id)).toBeNull();
    expect(await signedVersions.check()).toEqual(before);
  });

  test('lie sealed: neither the report nor its PDF is readable in the files of the database', async () => {
    await add();
    if (databaseUrl !== null) {
      const holds = (column: string) => `position('${MARK}'::bytea in ${column}) > 0`;
      // Divides by zero where one does.
      const found = `${holds('sealed_content')} or ${holds('sealed_pdf')}`;
      await run(`select 1 / (case when ${found} then 0 else 1 end) from signed_contents`);
      return;
    }
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('constat.db'));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) expect((await readFile(path.join(dataDir, name))).includes(MARK)).toBe(false);
  });

  test('stay one chain when much is added at once, on PostgreSQL by two servers', async () => {
    const other = databaseUrl === null ? store : await open();
    try {
      const added = await Promise.all(
        Array.from({ length: 16 }, (_, n) => add(newId(), n % 2 === 0 ? store : other)),
      );
      const sequences = added.map(({ sequence }) => sequence).toSorted((one, two) => one - two);
      expect(sequences).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
      expect(await other.signedVersions.check()).toMatchObject({ entries: 16, brokenAt: null });
    } finally {
      if (other !== store) await other.close();
    }
  });

  const changes: Partial<SignedVersionRow>[] = [
    { sequence: 7 },
    { id: 'other' },
    { kind: 'addendum' },
    { accountId: 'other' },
    { reportId: 'other' },
    { about: 'other' },
    { method: null },
    { reportVersion: 4 },
    { at: 1 },
    { dataFingerprint: null },
    { contentHash: 'ff' },
    { pdfHash: null },
    { previousHash: 'ff' },
    { entryHash: 'ff' },
  ];
  test('show each change of an entry, and an entry that is missing', async () => {
    const entries = [await add(), await add(), await add()];
    expect(checkSignedChain(entries)).toMatchObject({ entries: 3, brokenAt: null });
    for (const change of changes) {
      const changed = entries.map((entry, index) => (index === 1 ? { ...entry, ...change } : entry));
      expect([change, checkSignedChain(changed)]).toMatchObject([change, { entries: 1, brokenAt: 2 }]);
    }
    expect(checkSignedChain(entries.toSpliced(1, 1)).brokenAt).toBe(2);
  });
});
