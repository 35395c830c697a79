import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { VocabularyEntryRow } from '../word-tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const TERM = 'vocabularyEntries.term';
const TERM_KEY = 'vocabularyEntries.termKey';

type Term = Pick<VocabularyEntryRow, 'termKey' | 'term' | 'heard'>;
type Row = Tables['vocabularyEntries'];

/** Rows written at once: a statement holds so many values. */
const AT_ONCE = 100;

/** The words of each physician that an engine may not know. */
export function vocabulary(db: Kysely<Tables>, keys: DataKeys) {
  const keyOf = (ownerId: string) => keys.findOrAdd(keyOfAccount(ownerId));
  const sealTerm = async (ownerId: string, { termKey, term, heard }: Term) => {
    const key = await keyOf(ownerId);
    const content: Term = { termKey, term, heard };
    return {
      termDigest: key.digest(TERM_KEY, termKey),
      sealedTerm: key.seal(TERM, JSON.stringify(content)),
    };
  };
  const read = async ({ termDigest: _termDigest, sealedTerm, ...row }: Row): Promise<VocabularyEntryRow> => {
    const key = await keyOf(row.ownerId);
    return { ...row, ...(JSON.parse(key.open(TERM, sealedTerm)) as Term) };
  };

  return {
    /** In the order of their letters. */
    async list(ownerId: string): Promise<VocabularyEntryRow[]> {
      const rows = await db
        .selectFrom('vocabularyEntries')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .execute();
      const entries: VocabularyEntryRow[] = [];
      for (const row of rows) entries.push(await read(row));
      return entries.toSorted((one, other) => (one.termKey < other.termKey ? -1 : 1));
    },

    async count(ownerId: string): Promise<number> {
      const { entries } = await db
        .selectFrom('vocabularyEntries')
        .select((select) => select.fn.countAll().as('entries'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow();
      return Number(entries);
    },

    /** Adds those whose term is not there yet; answers the ids of those added. */
    async addMissing(rows: readonly VocabularyEntryRow[]): Promise<ReadonlySet<string>> {
      const added = new Set<string>();
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const sealed: Row[] = [];
        for (const row of rows.slice(from, from + AT_ONCE)) {
          const { termKey: _termKey, term: _term, heard: _heard, ...rest } = row;
          sealed.push({ ...rest, ...(await sealTerm(row.ownerId, row)) });
        }
        const answer = await db
          .insertInto('vocabularyEntries')
          .values(sealed)
          .onConflict((conflict) => conflict.columns(['ownerId', 'termDigest']).doNothing())
          .returning('id')
          .execute();
        for (const { id } of answer) added.add(id);
      }
      return added;
    },

    async find(ownerId: string, id: string): Promise<VocabularyEntryRow | undefined> {
      const row = await db
        .selectFrom('vocabularyEntries')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && read(row);
    },

    async findTerm(ownerId: string, termKey: string): Promise<VocabularyEntryRow | undefined> {
      const row = await db
        .selectFrom('vocabularyEntries')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('termDigest', '=', (await keyOf(ownerId)).digest(TERM_KEY, termKey))
        .executeTakeFirst();
      return row && read(row);
    },

    async change(
      ownerId: string,
      id: string,
      changes: Pick<VocabularyEntryRow, 'termKey' | 'term' | 'kind' | 'heard' | 'updatedAt'>,
    ): Promise<boolean> {
      const { kind, updatedAt } = changes;
      const { numUpdatedRows } = await db
        .updateTable('vocabularyEntries')
        .set({ kind, updatedAt, ...(await sealTerm(ownerId, changes)) })
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('vocabularyEntries')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
