import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { UNUSABLE_HASH } from '../../accounts/passwords.ts';
import type { KeyPlace } from '../../keys/data-key.ts';
import type { DialectName } from '../dialect.ts';
import { OWNED_TABLES } from '../owned-tables.ts';
import type { OwnedTable, OwnedTableName } from '../owned-tables.ts';
import type { Tables } from '../tables.ts';

/** Something of an account as it lies in the database, sealed or as a hash, to be looked for once it is erased. */
export interface ErasedSample {
  readonly table: OwnedTableName;
  /** What it was sealed with; null where it was not. */
  readonly place: Pick<KeyPlace, 'kind' | 'subjectId'> | null;
  /** Base64 of a few bytes out of its middle. */
  readonly piece: string;
}

const TABLES = Object.entries(OWNED_TABLES) as [OwnedTableName, OwnedTable][];
/** Of each column. */
const ROWS_SAMPLED = 3;
const PIECE_BYTES = 24;

/** All rows of one account, whatever they hold. */
export function ownedRows(db: Kysely<Tables>, dialect: DialectName) {
  const countWhere = async (condition: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from ${condition}`.execute(db);
    return Number(rows[0]?.count ?? 0);
  };

  return {
    /** How many each table holds of that account; those without any are left out. */
    async count(accountId: string): Promise<Partial<Record<OwnedTableName, number>>> {
      const counts: Partial<Record<OwnedTableName, number>> = {};
      for (const [table, { owner, other = owner }] of TABLES) {
        const count = await countWhere(
          sql`${sql.table(table)} where ${accountId} in (${sql.ref(owner)}, ${sql.ref(other)})`,
        );
        if (count > 0) counts[table] = count;
      }
      return counts;
    },

    /** How many recordings it has something of. */
    recordings(accountId: string): Promise<number> {
      return countWhere(sql`${sql.table('dataKeys')} where kind = 'recording' and owner_id = ${accountId}`);
    },

    /** How many of the pieces a key in their place would open still. */
    async openable(accountId: string, samples: readonly ErasedSample[]): Promise<number> {
      let openable = 0;
      for (const { place } of samples) {
        if (place === null) continue;
        const { kind, subjectId } = place;
        const keys = sql`${sql.table('dataKeys')} where kind = ${kind} and owner_id = ${accountId}
          and subject_id = ${subjectId}`;
        if ((await countWhere(keys)) > 0) openable += 1;
      }
      return openable;
    },

    /** Pieces of what there is of that account, of each table and column some. */
    async sample(accountId: string): Promise<ErasedSample[]> {
      const samples: ErasedSample[] = [];
      for (const [table, { owner, key, telling }] of TABLES) {
        for (const column of telling) {
          const subject = key === null ? sql`null` : sql`${sql.ref(key.subject)}`;
          const content = sql.ref(column);
          const { rows } = await sql<{ subject: string | null; piece: Uint8Array | string }>`
            select ${subject} as subject,
              substr(${content}, length(${content}) / 2 - ${sql.lit(PIECE_BYTES / 2 - 1)}, ${sql.lit(PIECE_BYTES)}) as piece
            from ${sql.table(table)}
            where ${sql.ref(owner)} = ${accountId} and length(${content}) >= ${sql.lit(PIECE_BYTES)}
            limit ${sql.lit(ROWS_SAMPLED)}`.execute(db);
          for (const { subject: subjectId, piece } of rows) {
            const bytes = Buffer.from(piece as Uint8Array);
            // The password of nobody is that of every account whose own is not chosen yet.
            if (Buffer.from(UNUSABLE_HASH).includes(bytes)) continue;
            const place = key === null || subjectId === null ? null : { kind: key.kind, subjectId };
            samples.push({ table, place, piece: bytes.toString('base64') });
          }
        }
      }
      return samples;
    },

    /** Waits, on PostgreSQL, for whoever writes something of that account; from then on nobody does. */
    async lock(accountId: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', accountId)
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
