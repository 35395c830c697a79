import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

const programs = findPostgres();
const isRequired = process.env['CONSTAT_REQUIRE_POSTGRES'] === '1';

/**
 * The same tests on SQLite and on PostgreSQL. Without PostgreSQL 15 on the machine its half is reported as skipped, and
 * fails instead where CONSTAT_REQUIRE_POSTGRES=1 asks for it.
 */
export function onBothDatabases(
  subject: string,
  tests: (newDatabaseUrl: () => Promise<string | undefined>) => void,
): void {
  describe(`${subject} on SQLite`, () => {
    tests(() => Promise.resolve(undefined));
  });

  const isMissing = programs === null;
  const reason = isMissing ? ' (skipped: no PostgreSQL 15 or newer was found on this machine)' : '';
  describe.skipIf(isMissing && !isRequired)(`${subject} on PostgreSQL${reason}`, () => {
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      if (programs === null)
        throw new Error('CONSTAT_REQUIRE_POSTGRES=1, and no PostgreSQL 15 or newer was found');
      postgres = await startPostgres(programs);
    });
    afterAll(() => postgres?.stop());
    tests(async () => postgres?.createDatabase());
  });
}
