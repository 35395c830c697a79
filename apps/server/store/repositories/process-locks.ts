import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';
import type { Tables } from '../tables.ts';

/** Work that one process at a time does; the others leave it alone. */
export function processLocks(db: Kysely<Tables>, dialect: DialectName) {
  return {
    /** Takes the work until the end of this transaction; false while another process has it. Nobody waits. */
    async take(work: 'erase-lapsed'): Promise<boolean> {
      // Transactions of SQLite follow one another.
      if (dialect === 'sqlite') return true;
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(hashtext(${`constat ${work}`})) as taken`.execute(db);
      return rows[0]?.taken === true;
    },
  };
}
