import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { summariseReport } from '@constat/report/rules';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { StoredForm } from './repositories/saved-forms.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';

/** More than are read at a time. */
const FORMS = 230;

onBothDatabases('forms saved before the list had summaries', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let store: Store;
  let ownerId: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-summaries-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
    ownerId = newId();
    const user = { id: ownerId, username: 'zz', email: '', displayName: 'Zz', role: 'physician' as const };
    await store.users.add({ ...user, passwordHash: 'x', sample: 0, createdAt: 1 });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function add(overrides: Partial<StoredForm> = {}): Promise<string> {
    const id = newId();
    const terms = { formType: 'draft', retentionDays: 1, createdAt: 1, updatedAt: 1, expiresAt: 2 } as const;
    const content = { title: 'Zz', meta: undefined, formData: { patientName: 'Zz' }, version: 1 };
    const unknown = { hasFindings: false, hasDictation: false, summary: undefined };
    const form = { id, ...terms, ...MEDICAL_EVALUATION.name, ...content, ...unknown, ...overrides };
    await store.savedForms.add(ownerId, form);
    return id;
  }

  async function migrateAgain(broken: string): Promise<void> {
    await store.close();
    const statements = [
      'alter table saved_forms drop column summary',
      "delete from kysely_migration where name >= '0017'",
      `update saved_forms set form_data = 'no report' where id = '${broken}'`,
    ];
    if (databaseUrl === null) {
      const database = new Database(path.join(dataDir, 'constat.db'));
      for (const statement of statements) database.exec(statement);
      database.close();
    } else {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    }
    store = await openStore({ dataDir, databaseUrl });
  }

  test('are summarised each by its own type; what is not known or cannot be read has none', async () => {
    for (let index = 0; index < FORMS; index += 1)
      await add({ formData: { patientName: `Zz ${index}`, emploi: 'soudeur' } });
    const meta = { schemaVersion: 1, reportLanguage: 'fr', normals: {}, notExamined: [] } as const;
    const confirmed = { ...meta, confirmed: ['rachisFlexion' as const], notExamined: [] };
    const formData = { patientName: 'Zz Alix', rachisFlexion: '90' };
    const [examined, first] = [await add({ meta: confirmed, formData }), await add({ reportTypeVersion: 1 })];
    const [later, broken] = [await add({ reportTypeVersion: 99 }), await add()];
    await migrateAgain(broken);
    const summaries = new Map(
      (await store.savedForms.list(ownerId, {})).map(({ id, summary }) => [id, summary]),
    );
    expect(summaries.size).toBe(FORMS + 4);
    expect(summaries.get(examined)).toEqual(summariseReport(MEDICAL_EVALUATION, formData, confirmed));
    expect(summaries.get(first)).toMatchObject({ workerName: 'Zz' });
    expect([summaries.get(later), summaries.get(broken)]).toEqual([undefined, undefined]);
    const names = new Set(Array.from(summaries.values(), (summary) => summary?.workerName));
    expect(names.size).toBe(FORMS + 3);
  });
});
