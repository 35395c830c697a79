import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { fingerprint } from '../../platform/ids.ts';
import type { DialectName } from '../dialect.ts';
import { checkSignedChain, hashOfVersion } from '../signed-chain.ts';
import type { SignedChainCheck } from '../signed-chain.ts';
import type { SignedVersionRow } from '../signing-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { signedContents } from './signed-contents.ts';
import type { NewSignedContent } from './signed-contents.ts';

/** An entry before it has its place in the chain, with what is sealed beside it. */
export type NewSignedVersion = Omit<
  SignedVersionRow,
  'sequence' | 'contentHash' | 'pdfHash' | 'previousHash' | 'entryHash'
> &
  NewSignedContent;

/** Entries that are checked at a time. */
const BATCH = 1_000;

/** What was signed: entries are added at the end of one chain. Their content lies in `signed-contents.ts`. */
export function signedVersions(
  db: Kysely<Tables>,
  { keys, dialect }: { keys: DataKeys; dialect: DialectName },
) {
  const contents = signedContents(db, keys);
  const lastOf = async (): Promise<{ readonly sequence: number; readonly entryHash: string }> => {
    const row = await db
      .selectFrom('signedVersions')
      .select(['sequence', 'entryHash'])
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { sequence: row?.sequence ?? 0, entryHash: row?.entryHash ?? '' };
  };

  const withHashes = async (hashes: readonly string[]): Promise<SignedVersionRow[]> =>
    db
      .selectFrom('signedVersions')
      .selectAll()
      .where('pdfHash', 'in', hashes)
      .orderBy('sequence', 'desc')
      .execute();

  return {
    /** Adds an entry at the end, within a transaction: on PostgreSQL one transaction adds at a time, until it ends. */
    async add({ content, pdf, ...version }: NewSignedVersion): Promise<SignedVersionRow> {
      if (dialect === 'postgres')
        await db.executeQuery(
          CompiledQuery.raw("select pg_advisory_xact_lock(hashtext('constat signed versions'))"),
        );
      const last = await lastOf();
      const chained = {
        ...version,
        sequence: last.sequence + 1,
        contentHash: fingerprint(content),
        pdfHash: pdf === null ? null : fingerprint(pdf),
      };
      const row = {
        ...chained,
        previousHash: last.entryHash,
        entryHash: hashOfVersion(chained, last.entryHash),
      };
      // The id is the first value: the connection takes note of it, to know its own file again.
      const { id, ...rest } = row;
      await db
        .insertInto('signedVersions')
        .values({ id, ...rest })
        .execute();
      await contents.add(version.accountId, id, { content, pdf });
      return row;
    },

    async find(accountId: string, id: string): Promise<SignedVersionRow | undefined> {
      return db
        .selectFrom('signedVersions')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** All of an account, oldest first. */
    async listOfAccount(accountId: string): Promise<SignedVersionRow[]> {
      return db
        .selectFrom('signedVersions')
        .selectAll()
        .where('accountId', '=', accountId)
        .orderBy('sequence')
        .execute();
    },

    /** Oldest first. */
    async listOf(accountId: string, reportId: string): Promise<SignedVersionRow[]> {
      return db
        .selectFrom('signedVersions')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('reportId', '=', reportId)
        .orderBy('sequence')
        .execute();
    },

    /** The kinds of the entries that say that they are about that one, in the order of the chain. */
    async kindsAbout(accountId: string, id: string): Promise<SignedVersionRow['kind'][]> {
      const rows = await db
        .selectFrom('signedVersions')
        .select('kind')
        .where('accountId', '=', accountId)
        .where('about', '=', id)
        .orderBy('sequence')
        .execute();
      return rows.map(({ kind }) => kind);
    },

    /** Whether another report replaces that entry whose own lock was not undone. */
    async isReplaced(accountId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom('signedVersions')
        .select('id')
        .where('accountId', '=', accountId)
        .where('about', '=', id)
        .where('kind', '=', 'replacement')
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('signedVersions as later')
                .select('later.id')
                .whereRef('later.about', '=', 'signedVersions.id')
                .where('later.kind', '=', 'withdrawal'),
            ),
          ),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Those of an account that belong to one of these, or replace it; oldest first. */
    async listAbout(accountId: string, ids: readonly string[]): Promise<SignedVersionRow[]> {
      return db
        .selectFrom('signedVersions')
        .selectAll()
        .where('accountId', '=', accountId)
        .where('about', 'in', ids)
        .orderBy('sequence')
        .execute();
    },

    /** The latest entry whose PDF has that hash; a file that was kept apart comes after all others. */
    async findByPdf(hash: string): Promise<SignedVersionRow | undefined> {
      const rows = await withHashes([hash]);
      return rows.find(({ kind }) => kind !== 'other-file') ?? rows[0];
    },

    /**
     * The entry with the longest of the beginnings of a file as its PDF; of several the latest. What was kept apart is the
     * beginning of nothing.
     * @param hashes from that of the shortest beginning to that of the longest
     */
    async findByBeginnings(hashes: readonly string[]): Promise<SignedVersionRow | undefined> {
      if (hashes.length === 0) return undefined;
      const rows = (await withHashes(hashes)).filter(({ kind }) => kind !== 'other-file');
      const lengthOf = ({ pdfHash }: SignedVersionRow) => hashes.lastIndexOf(pdfHash ?? '');
      return rows.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    },

    /** The entry at that place with so many before and after it. */
    async around(sequence: number, count: number): Promise<SignedVersionRow[]> {
      return db
        .selectFrom('signedVersions')
        .selectAll()
        .where('sequence', '>=', sequence - count)
        .where('sequence', '<=', sequence + count)
        .orderBy('sequence')
        .execute();
    },

    /** The last entry: its sequence, 0 where there is none, and its hash. */
    head: lastOf,

    /** Goes through the whole chain. */
    async check(): Promise<SignedChainCheck> {
      let check = checkSignedChain([]);
      let after = Number.MIN_SAFE_INTEGER;
      for (;;) {
        const rows = await db
          .selectFrom('signedVersions')
          .selectAll()
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(BATCH)
          .execute();
        check = checkSignedChain(rows, check);
        const last = rows.at(-1);
        if (check.brokenAt !== null) return check;
        if (last === undefined || rows.length < BATCH) break;
        after = last.sequence;
      }
      // No comparison finds a row without a place. What others have added meanwhile stands behind.
      const { all } = await db
        .selectFrom('signedVersions')
        .select((of) => of.fn.countAll<number | string>().as('all'))
        .where((of) => of.or([of('sequence', 'is', null), of('sequence', '<=', check.entries)]))
        .executeTakeFirstOrThrow();
      return Number(all) > check.entries ? { ...check, brokenAt: check.entries + 1 } : check;
    },
  };
}
