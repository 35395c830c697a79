import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import { UnreadableSeal } from '../../keys/sealed-bytes.ts';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';

/** What is sealed beside an entry of the chain of signed versions. */
export interface NewSignedContent {
  /** JSON that nobody can guess: it holds a nonce. */
  readonly content: string;
  readonly pdf: Uint8Array | null;
}

/** A part of what was signed, as far as it can be read. */
interface ReadPart<Part> {
  /** Null where there is none, or no more, and where it is damaged. */
  readonly part: Part | null;
  /** It is there, and cannot be opened or is not what was signed. */
  readonly isDamaged: boolean;
}

/** Where sealed content lies. */
const CONTENT = 'signedContents.content';
const PDF = 'signedContents.pdf';

function keyOf(ownerId: string, id: string): KeyPlace {
  return { kind: 'signed', ownerId, subjectId: id };
}

/** One that is damaged does not hide the others. */
export async function readOrMark<Part>(reading: Promise<Part | null>): Promise<ReadPart<Part>> {
  try {
    return { part: await reading, isDamaged: false };
  } catch (error) {
    const isDamaged = error instanceof Refusal && error.code === 'STORAGE_DAMAGED';
    if (!isDamaged && !(error instanceof UnreadableSeal)) throw error;
    return { part: null, isDamaged: true };
  }
}

/** The content of signed versions, each with a key of its own. It can be erased, and leaves an entry without content. */
export function signedContents(db: Kysely<Tables>, keys: DataKeys) {
  return {
    /** Whether the content of an entry is there; it is not opened for that. */
    async has(id: string): Promise<boolean> {
      const found = db.selectFrom('signedContents').select('versionId').where('versionId', '=', id);
      return (await found.executeTakeFirst()) !== undefined;
    },

    /** Seals the content of an entry that is in the chain. */
    async add(accountId: string, id: string, { content, pdf }: NewSignedContent): Promise<void> {
      const key = await keys.findOrAdd(keyOf(accountId, id));
      await db
        .insertInto('signedContents')
        .values({
          versionId: id,
          ownerId: accountId,
          sealedContent: key.seal(CONTENT, content),
          sealedPdf: pdf === null ? null : key.seal(PDF, pdf),
        })
        .execute();
    },

    /** The content of an entry; null for one without content. @throws Refusal STORAGE_DAMAGED where it is not what was signed */
    async find(accountId: string, id: string): Promise<string | null> {
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

    /**
     * The bytes of an entry’s PDF as they were signed; null where it has none, or no more.
     * @throws Refusal STORAGE_DAMAGED where they are others than those that were signed
     */
    async findPdf(accountId: string, id: string): Promise<Buffer | null> {
      const row = await db
        .selectFrom('signedContents')
        .innerJoin('signedVersions', 'signedVersions.id', 'signedContents.versionId')
        .select(['sealedPdf', 'pdfHash'])
        .where('ownerId', '=', accountId)
        .where('versionId', '=', id)
        .executeTakeFirst();
      if (row === undefined || row.sealedPdf === null) return null;
      const bytes = (await keys.require(keyOf(accountId, id))).openBytes(PDF, row.sealedPdf);
      if (fingerprint(bytes) !== row.pdfHash) throw new Refusal('STORAGE_DAMAGED');
      return bytes;
    },

    /** Erases content and PDFs of all that was signed of a report; answers how many were erased. */
    async eraseOf(accountId: string, reportId: string): Promise<number> {
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
  };
}
