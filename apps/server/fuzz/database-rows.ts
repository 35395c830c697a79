import path from 'node:path';
import Database from 'better-sqlite3';
import { fingerprint } from '../platform/ids.ts';

/**
 * Tables that a refused request may change: the trail of what was refused, what limits sign-ins and requests, the activity
 * of the session that asked, the challenge of a sign-in, which serves once, and the list of what an earlier deletion has left to do in the copies, which goes on after
 * the next one, also where there was nothing to delete.
 */
const MAY_CHANGE = [
  'audit_events',
  'login_attempts',
  'rate_windows',
  'sessions',
  'pending_proofs',
  'pending_erasures',
];

/** The rows of a SQLite database in use, looked at from beside it. */
export interface DatabaseRows {
  /** The tables whose rows have changed since the last look, but for those that a refusal may change. */
  changes(): string[];
  /** A digest of the rows of all tables that belong to that account. */
  ownedBy(userId: string): string;
  close(): void;
}

export function openDatabaseRows(dataDir: string): DatabaseRows {
  const database = new Database(path.join(dataDir, 'constat.db'), { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  const digestOf = (sql: string, ...values: readonly unknown[]) =>
    fingerprint(
      database
        .prepare(sql)
        .raw()
        .all(...values)
        .map((row) => JSON.stringify(row))
        .join('\n'),
    );
  const ownerColumn = new Map(
    tables.flatMap((table) => {
      const columns = database
        .prepare(`select name from pragma_table_info('${table}')`)
        .pluck()
        .all() as string[];
      const column = ['owner_id', 'user_id'].find((name) => columns.includes(name));
      return column === undefined || MAY_CHANGE.includes(table) ? [] : [[table, column] as const];
    }),
  );
  let version: unknown;
  let known = new Map<string, string>();
  let owned: { version: unknown; userId: string; digest: string } = { version: null, userId: '', digest: '' };
  return {
    changes() {
      const present = database.pragma('data_version', { simple: true });
      if (present === version) return [];
      version = present;
      const before = known;
      known = new Map(
        tables
          .filter((table) => !MAY_CHANGE.includes(table))
          .map((table) => [table, digestOf(`select * from ${table} order by rowid`)]),
      );
      return [...known].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table);
    },
    ownedBy(userId) {
      const present = database.pragma('data_version', { simple: true });
      if (owned.version !== present || owned.userId !== userId) {
        const digests = [...ownerColumn].map(([table, column]) =>
          digestOf(`select * from ${table} where ${column} = ? order by rowid`, userId),
        );
        owned = { version: present, userId, digest: digests.join(' ') };
      }
      return owned.digest;
    },
    close: () => void database.close(),
  };
}
