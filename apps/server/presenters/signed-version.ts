import type { SignedTermAnswer, SignedVersion, TermReminder } from '@constat/contract';
import { dayInQuebec } from '@constat/report/document';
import { isTermOver, keptUntil } from '@constat/report/rules';
import type { SignedTerm } from '@constat/report/rules';
import { readContent } from '../signing/signed-content.ts';
import type { LockedReport } from '../store/repositories/report-terms.ts';
import type { SignedVersionRow } from '../store/signing-tables.ts';

/** An entry of the chain. @param content what is sealed beside it; null for an entry without content */
export function presentSignedVersion(
  row: SignedVersionRow,
  content: string | null,
  { isDamaged = false }: { readonly isDamaged?: boolean } = {},
): SignedVersion {
  const { accountId: _accountId, contentHash: _contentHash, at, ...told } = row;
  const sealed = content === null ? null : readContent(content);
  return {
    ...told,
    at: new Date(at).toISOString(),
    signer: sealed?.signer ?? null,
    certificate: sealed?.certificate ?? null,
    signatures: sealed?.signatures === undefined ? null : [...sealed.signatures],
    signaturePictures: sealed?.signaturePictures === undefined ? null : [...sealed.signaturePictures],
    text: sealed?.text ?? null,
    reasons: [...(sealed?.reasons ?? [])],
    ...(isDamaged && { damaged: true }),
  };
}

/** What the clock and its guard say. */
interface Today {
  /** Epoch milliseconds. */
  readonly now: number;
  /** As `TimeGuard` has it. */
  readonly today: string | null;
}

/** How long a report has to be kept, and what its physician is reminded of. @param locked null for a draft */
export function presentTerm(term: SignedTerm, locked: LockedReport | null, at: Today): SignedTermAnswer {
  const signedOn = locked === null ? null : dayInQuebec(locked.signedAt);
  return { ...term, keptUntil: keptUntil(term, signedOn), reminder: reminderOf(term, locked, at) };
}

/** What a physician is reminded of about the term of a report; null for a draft. Its days are asked for once it is signed. */
export function reminderOf(
  term: SignedTerm,
  locked: LockedReport | null,
  { now, today }: Today,
): TermReminder | null {
  if (locked === null) return null;
  const { signedAt, countsFrom } = locked;
  if (term.mandateEndedOn === null && !term.judgmentAwaited)
    return countsFrom === null || now < countsFrom ? null : 'days-missing';
  return isTermOver(term, { signedOn: dayInQuebec(signedAt), today }) ? 'term-over' : null;
}
