/** What the signatures and the place in the chain of a PDF amount to: for the server, the terminal and the page alike. */
import type { FoundSignature, VerifiedReport } from './schemas/index.ts';

/**
 * - `hold`: none is wrong, and one that holds covers the file to its end, or to where proofs alone follow, with a certificate
 *   that could sign then
 * - `certificate`: the same, but for the certificate: it was not valid then, or is not one to sign with, or nobody knows
 *   when that was
 * - `continued`: none is wrong and one holds, but something else follows
 * - `not`: anything else; what a signature covers that was not checked counts for nothing
 */
type SignaturesJudgement = 'hold' | 'certificate' | 'continued' | 'not';

export function judgeSignatures(signatures: readonly FoundSignature[]): SignaturesJudgement {
  if (signatures.some(({ state }) => state === 'altered' || state === 'malformed')) return 'not';
  const holding = signatures.filter(({ state }) => state === 'holds');
  const last = holding.filter((one) => one.coversWholeFile || one.onlyProofsFollow);
  if (last.length === 0) return holding.length === 0 ? 'not' : 'continued';
  const couldSign = last.some(({ wasValidThen, maySign }) => wasValidThen === true && maySign !== false);
  return couldSign ? 'hold' : 'certificate';
}

/**
 * True for what stands as it was signed: nothing of it was changed, withdrawn or kept apart, and the chain holds. Pages that
 * were locked to be signed in another program are signed by nothing in themselves. What was added or replaced later is told
 * beside it.
 */
export function isGenuine({ match, entry, chain, signaturesHold: hold }: VerifiedReport): boolean {
  if (match !== 'same' || entry === null || chain.brokenAt !== null || hold === false) return false;
  if (entry.method === 'outside' && hold !== true) return false;
  return !entry.withdrawn && entry.kind !== 'other-file';
}

/** Whether the entry is of pages that wait for a signature on paper or in another program. */
export function isUnsigned(entry: Pick<NonNullable<VerifiedReport['entry']>, 'kind' | 'method'>): boolean {
  if (entry.kind === 'returned-file' || entry.kind === 'other-file') return false;
  return entry.method === 'by-hand' || entry.method === 'outside';
}
