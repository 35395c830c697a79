import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { StoredForm } from '../repositories/saved-forms.ts';
import { openStore } from '../store.ts';
import type { Store } from '../store.ts';

/** A store with one physician, whose tables can be taken back to an earlier state and migrated again. */
export interface StoreToMigrate {
  readonly store: Store;
  readonly ownerId: string;
  /** Keeps a form, past its term where nothing else is said, and gives its id. */
  readonly add: (form?: Partial<StoredForm>) => Promise<string>;
  /** Runs the statements on the closed database, then opens it with the present program. */
  readonly migrateAgain: (statements: readonly string[]) => Promise<void>;
}

/** Opens such a store before each test of the group, and removes it afterwards. */
export function prepareStoreToMigrate(newDatabaseUrl: () => Promise<string | undefined>): StoreToMigrate {
  let dataDir: string;
  let databaseUrl: string | null;
  let store: Store;
  let ownerId: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-earlier-tables-'));
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

  const run = async (statements: readonly string[]): Promise<void> => {
    if (databaseUrl === null) {
      const database = new Database(path.join(dataDir, 'constat.db'));
      for (const statement of statements) database.exec(statement);
      database.close();
      return;
    }
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  return {
    get store() {
      return store;
    },
    get ownerId() {
      return ownerId;
    },
    async add(overrides = {}) {
      const id = newId();
      const terms = {
        formType: 'draft',
        retentionDays: 1,
        createdAt: 1,
        updatedAt: 1,
        expiresAt: 2,
      } as const;
      const type = { reportType: 'cnesst-medical', reportTypeVersion: 1 };
      const content = { title: 'Zz', meta: undefined, formData: { patientName: 'Zz' }, version: 1 };
      const unknown = { hasFindings: false, hasDictation: false, summary: undefined };
      await store.savedForms.add(ownerId, { id, ...terms, ...type, ...content, ...unknown, ...overrides });
      return id;
    },
    async migrateAgain(statements) {
      await store.close();
      await run(statements);
      store = await openStore({ dataDir, databaseUrl });
    },
  };
}
