import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { CamelCasePlugin, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { onTestFinished } from 'vitest';
import { secretSource } from '../../keys/installation-secret.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import { newId } from '../../platform/ids.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { openPostgresForMigrations } from '../open-postgres.ts';
import { openSqlite } from '../open-sqlite.ts';
import { openStore } from '../store.ts';
import type { Store } from '../store.ts';

type Row = Readonly<Record<string, unknown>>;

/** A database with the tables of an earlier program. */
export interface EarlierDatabase {
  readonly dataDir: string;
  /** Adds rows, each with the same columns of that time. */
  readonly insert: (table: string, rows: readonly Row[]) => Promise<void>;
  /** Adds an account and gives its id. */
  readonly addPhysician: () => Promise<string>;
  /** Opens it with the present program; nothing can be inserted afterwards. */
  readonly open: () => Promise<Store>;
}

/** Makes a database as it was before that migration; it is closed and removed after the test. */
export async function buildEarlierDatabase(
  before: string,
  databaseUrl: string | null,
): Promise<EarlierDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-earlier-tables-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const db = new Kysely<Record<string, Row>>({
    dialect:
      databaseUrl === null
        ? openSqlite(dataDir, () => {}).dialect
        : await openPostgresForMigrations(databaseUrl),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (!isClosed) await db.destroy();
    isClosed = true;
  };
  onTestFinished(close);
  await migrateUpTo(before, db, databaseUrl === null ? 'sqlite' : 'postgres', dataDir);

  const insert: EarlierDatabase['insert'] = async (table, rows) => {
    await db
      .insertInto(table)
      .values([...rows])
      .execute();
  };
  return {
    dataDir,
    insert,
    async addPhysician() {
      const id = newId();
      const names = { username: id, email: '', displayName: 'Zz', role: 'physician' };
      await insert('users', [{ id, ...names, passwordHash: 'x', sample: 0, createdAt: 1 }]);
      return id;
    },
    async open() {
      await close();
      // An earlier program has written it anew for its own reasons, and not for this one's.
      if (databaseUrl === null) markRewritten(path.join(dataDir, 'constat.db'));
      const store = await openStore({ dataDir, databaseUrl });
      onTestFinished(() => store.close());
      return store;
    },
  };
}

/** Runs the migrations that come before that one. */
async function migrateUpTo(
  before: string,
  db: Kysely<Record<string, Row>>,
  dialect: Store['dialect'],
  dataDir: string,
): Promise<void> {
  const names = Object.keys(MIGRATIONS);
  if (!names.includes(before)) throw new Error(`there is no migration ${before}`);
  const ring = new KeyRing(secretSource({ dataDir, key: null }));
  const earlier = Object.entries(MIGRATIONS)
    .slice(0, names.indexOf(before))
    .map(([name, up]) => [name, { up: (to: Kysely<unknown>) => up(to, dialect, ring) }] as const);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(earlier)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('the earlier tables could not be made', { cause: error });
}

/** The columns that every saved form has had, past its term where nothing else is said. */
export function buildEarlierForm(ownerId: string, columns: Row = {}): Row & { readonly id: string } {
  const terms = { formType: 'draft', retentionDays: 1, createdAt: 1, updatedAt: 1, expiresAt: 2 };
  const content = { title: 'Zz', meta: null, formData: JSON.stringify({ patientName: 'Zz' }), version: 1 };
  return { id: newId(), ownerId, ...terms, ...content, ...columns };
}

function markRewritten(file: string): void {
  const database = new Database(file);
  database.pragma('user_version = 1');
  database.close();
}
