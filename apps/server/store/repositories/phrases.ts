import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { PhraseRow } from '../word-tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const textAt = ({ id }: Pick<PhraseRow, 'id'>) => `phrases.text/${id}`;
const KEY = 'phrases.key';

/** A phrase and the number of reports that hold it. */
export type CountedPhrase = Omit<PhraseRow, 'ownerId' | 'key'> & { readonly uses: number };

type Owned = Pick<PhraseRow, 'ownerId' | 'language'>;

/** The sentences that each physician keeps from one report to the next. */
export function phrases(db: Kysely<Tables>, keys: DataKeys) {
  const keyOf = (ownerId: string) => keys.findOrAdd(keyOfAccount(ownerId));
  const ofOwner = (ownerId: string) => db.selectFrom('phrases').select('id').where('ownerId', '=', ownerId);
  return {
    /** Those used most come first, then those used last; refused ones are left out. */
    async list(ownerId: string): Promise<CountedPhrase[]> {
      const key = await keyOf(ownerId);
      const rows = await db
        .selectFrom('phrases')
        .leftJoin('phraseReports', 'phraseReports.phraseId', 'phrases.id')
        .select(['id', 'language', 'field', 'restriction', 'sealedText', 'origin', 'createdAt', 'usedAt'])
        .select(({ fn }) => fn.count<number | string>('phraseReports.reportId').as('uses'))
        .where('ownerId', '=', ownerId)
        .where('origin', '!=', 'refused')
        .groupBy(['id', 'language', 'field', 'restriction', 'sealedText', 'origin', 'createdAt', 'usedAt'])
        .orderBy('uses', 'desc')
        .orderBy('usedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ sealedText, ...row }) => ({
        ...row,
        text: key.open(textAt(row), sealedText),
        uses: Number(row.uses),
      }));
    },

    async count(ownerId: string): Promise<number> {
      const { all } = await db
        .selectFrom('phrases')
        .select(({ fn }) => fn.countAll<number | string>().as('all'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow();
      return Number(all);
    },

    async withKeys({ ownerId, language }: Owned, wanted: readonly string[]): Promise<PhraseRow[]> {
      if (wanted.length === 0) return [];
      const key = await keyOf(ownerId);
      const digests = new Map(wanted.map((one) => [key.digest(KEY, one), one]));
      const rows = await db
        .selectFrom('phrases')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('language', '=', language)
        .where('key', 'in', [...digests.keys()])
        .execute();
      return rows.map(({ sealedText, ...row }) => ({
        ...row,
        key: digests.get(row.key) ?? '',
        text: key.open(textAt(row), sealedText),
      }));
    },

    async find(ownerId: string, id: string): Promise<Omit<PhraseRow, 'key'> | undefined> {
      const row = await db
        .selectFrom('phrases')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { key: _key, sealedText, ...rest } = row;
      return { ...rest, text: (await keyOf(ownerId)).open(textAt(row), sealedText) };
    },

    async add(rows: readonly PhraseRow[]): Promise<void> {
      const sealed: Tables['phrases'][] = [];
      for (const { text, ...row } of rows) {
        const key = await keyOf(row.ownerId);
        sealed.push({ ...row, key: key.digest(KEY, row.key), sealedText: key.seal(textAt(row), text) });
      }
      if (sealed.length > 0) await db.insertInto('phrases').values(sealed).execute();
    },

    async change(
      ownerId: string,
      id: string,
      { key, text, ...others }: Partial<Omit<PhraseRow, 'id' | 'ownerId'>>,
    ): Promise<void> {
      const account = await keyOf(ownerId);
      const changes = {
        ...others,
        ...(key !== undefined && { key: account.digest(KEY, key) }),
        ...(text !== undefined && { sealedText: account.seal(textAt({ id }), text) }),
      };
      await db
        .updateTable('phrases')
        .set(changes)
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('phrases').where('id', '=', id).execute();
    },

    /** That the report holds these phrases and no other; a phrase that no report holds any more goes. */
    async setOfReport(ownerId: string, reportId: string, phraseIds: readonly string[]): Promise<void> {
      await db
        .deleteFrom('phraseReports')
        .where('reportId', '=', reportId)
        .where('phraseId', 'in', ofOwner(ownerId))
        .execute();
      if (phraseIds.length > 0)
        await db
          .insertInto('phraseReports')
          .values(phraseIds.map((phraseId) => ({ phraseId, reportId })))
          .execute();
      await db
        .deleteFrom('phrases')
        .where('ownerId', '=', ownerId)
        .where('origin', '=', 'report')
        .where('id', 'not in', db.selectFrom('phraseReports').select('phraseId'))
        .execute();
    },

    /** Forgets which reports hold the phrase. */
    async forgetReports(id: string): Promise<void> {
      await db.deleteFrom('phraseReports').where('phraseId', '=', id).execute();
    },
  };
}
