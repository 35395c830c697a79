import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DialectName } from '../dialect.ts';
import { checkSignedChain, hashOfVersion } from '../signed-chain.ts';
import type { SignedChainCheck } from '../signed-chain.ts';
import type { SignedVersionRow } from '../signing-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';

/** An entry before it has its place in the chain, with what is sealed beside it. */
export interface NewSignedVersion extends Omit<
  SignedVersionRow,
  'sequence' | 'contentHash' | 'pdfHash' | 'previousHash' | 'entryHash'
> {
  /** JSON that nobody can guess: it holds a nonce. */
  readonly content: string;
  readonly pdf: Uint8Array | null;
}

/** Where sealed content lies. */
const CONTENT = 'signedContents.content';
const PDF = 'signedContents.pdf';
/** Entries that are checked at a time. */
const BATCH = 1_000;

function keyOf(ownerId: string, id: string): KeyPlace {
  return { kind: 'signed', ownerId, subjectId: id };
}

/** What was signed: entries are added at the end of one chain; their content can be erased, and leaves them as tombstones. */
export function signedVersions(
  db: Kysely<Tables>,
  { keys, dialect }: { keys: DataKeys; dialect: DialectName },
) {
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
      const key = await keys.findOrAdd(keyOf(version.accountId, id));
      await db
        .insertInto('signedContents')
        .values({
          versionId: id,
          ownerId: version.accountId,
          sealedContent: key.seal(CONTENT, content),
          sealedPdf: pdf === null ? null : key.seal(PDF, pdf),
        })
        .execute();
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

    /** What was sealed with it; null for a tombstone. @throws Refusal STORAGE_DAMAGED where it is not what was signed */
    async content(accountId: string, id: string): Promise<string | null> {
      const row = await db
        .selectFrom('signedContents')
        .innerJoin('signedVersions', 'signedVersions.id', 'signedContents.versionId')
        .select(['sealedContent', 'contentHash'])
        .where('ownerId', '=', accountId)
        .where('versionId', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const content = (await keys.require(keyOf(accountId, id))).open(CONTENT, row.sealedContent);
      if (fingerprint(content) !== row.contentHash) throw new Refusal('STORAGE_DAMAGED');
      return content;
    },

    /** The bytes of its PDF as they were signed; null where it has none, or no more. */
    async pdf(accountId: string, id: string): Promise<Buffer | null> {
      const row = await db
        .selectFrom('signedContents')
        .select('sealedPdf')
        .where('ownerId', '=', accountId)
        .where('versionId', '=', id)
        .executeTakeFirst();
      if (row === undefined || row.sealedPdf === null) return null;
      return (await keys.require(keyOf(accountId, id))).openBytes(PDF, row.sealedPdf);
    },

    /** Erases content and PDFs of all that was signed of a report; answers how many were erased. */
    async eraseContents(accountId: string, reportId: string): Promise<number> {
      const erased = await db
        .deleteFrom('signedContents')
        .where('ownerId', '=', accountId)
        .where('versionId', 'in', (from) =>
          from
            .selectFrom('signedVersions')
            .select('signedVersions.id')
            .where('signedVersions.accountId', '=', accountId)
            .where('signedVersions.reportId', '=', reportId),
        )
        .returning('versionId')
        .execute();
      for (const { versionId } of erased) await keys.erase(keyOf(accountId, versionId));
      return erased.length;
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
