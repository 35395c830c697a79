import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { makeTables } from './migrated-database.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

const programs = findPostgres();
const isRequired = process.env['CONSTAT_REQUIRE_POSTGRES'] === '1';

/** A PostgreSQL, and a database in it with the tables of this program, which new ones are copied from. */
interface SharedPostgres {
  readonly postgres: TestPostgres;
  readonly template: string;
}

/** One for all files that a worker runs, one after the other; it ends with the worker. */
let shared: Promise<SharedPostgres> | undefined;

/** Addresses of new databases; undefined on SQLite. */
export interface NewDatabase {
  /** Of one that has its tables: it is opened in a tenth of the time. */
  (): Promise<string | undefined>;
  /** Of one in which nothing is yet, for tests of how tables come about. */
  empty(): Promise<string | undefined>;
}

/**
 * The same tests on SQLite and on PostgreSQL. Without PostgreSQL 15 on the machine its half is reported as skipped, and
 * fails instead where CONSTAT_REQUIRE_POSTGRES=1 asks for it.
 */
export function onBothDatabases(subject: string, tests: (newDatabaseUrl: NewDatabase) => void): void {
  describe(`${subject} on SQLite`, () => {
    const none = () => Promise.resolve(undefined);
    tests(Object.assign(none, { empty: none }));
  });

  const isMissing = programs === null;
  const reason = isMissing ? ' (skipped: no PostgreSQL 15 or newer was found on this machine)' : '';
  describe.skipIf(isMissing && !isRequired)(`${subject} on PostgreSQL${reason}`, () => {
    let used: SharedPostgres | undefined;
    beforeAll(async () => {
      if (programs === null)
        throw new Error('CONSTAT_REQUIRE_POSTGRES=1, and no PostgreSQL 15 or newer was found');
      used = await (shared ??= startShared(programs));
    });
    afterAll(() => used?.postgres.dropDatabases(used.template));
    const filled = async () => used?.postgres.createDatabase(used.template);
    tests(Object.assign(filled, { empty: async () => used?.postgres.createDatabase() }));
  });
}

async function startShared(folder: string): Promise<SharedPostgres> {
  const postgres = await startPostgres(folder);
  const template = await postgres.createDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-tables-'));
  await makeTables(template, dataDir);
  await rm(dataDir, { recursive: true });
  return { postgres, template };
}
