import { fingerprint } from '../platform/ids.ts';
import type { SignedVersionRow } from './signing-tables.ts';

/** What the hash of an entry covers, beside the hash of the one before. */
export type ChainedVersion = Omit<SignedVersionRow, 'previousHash' | 'entryHash'>;

/** In the order in which the hash covers them, after the hash before. */
const COVERED = [
  'sequence',
  'id',
  'kind',
  'accountId',
  'reportId',
  'about',
  'method',
  'reportVersion',
  'at',
  'dataFingerprint',
  'contentHash',
  'pdfHash',
] as const satisfies readonly (keyof ChainedVersion)[];

/** SHA-256, in hexadecimal, over the entry and the hash of the one before; that is empty for the first. */
export function hashOfVersion(version: ChainedVersion, previousHash: string): string {
  const content = [previousHash, ...COVERED.map((name) => version[name])];
  return fingerprint(JSON.stringify(content));
}

/** What was found when the chain was gone through from its first entry. */
export interface SignedChainCheck {
  readonly entries: number;
  /** The hash of the last entry: noted elsewhere, it shows later that the end is not cut off. */
  readonly head: string;
  /** The sequence of the first entry that was changed, or is missing; null where there is none. */
  readonly brokenAt: number | null;
}

/** Goes on with a check over the next entries, in the order of their sequence. */
export function checkSignedChain(
  entries: readonly SignedVersionRow[],
  before: SignedChainCheck = { entries: 0, head: '', brokenAt: null },
): SignedChainCheck {
  let check = before;
  for (const entry of entries) {
    if (check.brokenAt !== null) return check;
    const sequence = check.entries + 1;
    const isWhole =
      entry.sequence === sequence &&
      entry.previousHash === check.head &&
      entry.entryHash === hashOfVersion(entry, check.head);
    check = isWhole
      ? { entries: sequence, head: entry.entryHash, brokenAt: null }
      : { ...check, brokenAt: sequence };
  }
  return check;
}
