import type { ErasureCertificate } from '@constat/contract';
import { erasureCertificateSchema } from '@constat/contract/schemas';
import { fingerprint } from '../platform/ids.ts';
import type { Rewritten } from '../store/store.ts';

/** What an erasure says of itself, as it is kept until somebody has looked for what is left. */
export type ErasureRecord = Pick<ErasureCertificate, 'askedBy' | 'records' | 'keys' | 'event'> & {
  /** Pieces that were found in the files before; null where nobody could look. */
  readonly piecesBefore: number | null;
  /** How much of the database was written anew since. */
  readonly rewritten?: Rewritten;
  /** When it was last looked for what is left, in epoch milliseconds. */
  readonly triedAt?: number;
};

/** Puts the hash to what it is over. */
export function sealCertificate(content: Omit<ErasureCertificate, 'hash'>): ErasureCertificate {
  return { ...content, hash: fingerprint(canonical(content)) };
}

/** A certificate as a file holds it; null for a text that is none, or that somebody has changed. */
export function readCertificate(text: string): ErasureCertificate | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = erasureCertificateSchema.safeParse(content);
  if (data === undefined) return null;
  const { hash, ...rest } = data;
  return fingerprint(canonical(rest)) === hash ? data : null;
}

/** True where nothing of the account was found, and nothing was in the way of looking. */
export function isClean({ found }: Pick<ErasureCertificate, 'found'>): boolean {
  const { rows, keys, openable, piecesAfter, copies, snapshots } = found;
  const held = [...copies, ...(snapshots ?? [])].some(
    ({ state }) => state === 'holding' || state === 'unread',
  );
  const isReached = snapshots !== null && (found.unreachedFolders ?? 0) === 0;
  const isWhole = isReached && found.isRewritten !== false && (found.unread ?? 0) === 0;
  return isWhole && rows === 0 && keys === 0 && openable === 0 && (piecesAfter ?? 0) === 0 && !held;
}

/** JSON with the names of each object in order, so that two programs write the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
