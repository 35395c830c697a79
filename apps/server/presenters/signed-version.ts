import type { SignedTermAnswer, SignedVersion, TermReminder } from '@constat/contract';
import { isTermOver, keptUntil } from '@constat/report/rules';
import type { SignedTerm } from '@constat/report/rules';
import { readContent } from '../signing/signed-content.ts';
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

/** How long a report has to be kept, and what its physician is reminded of. @param today as `TimeGuard` has it */
export function presentTerm(
  term: SignedTerm,
  { signedOn, today }: { readonly signedOn: string | null; readonly today: string | null },
): SignedTermAnswer {
  return { ...term, keptUntil: keptUntil(term, signedOn), reminder: reminderOf(term, { signedOn, today }) };
}

/** What a physician is reminded of about the term of a report; null for a draft. @param today as `TimeGuard` has it */
export function reminderOf(
  term: SignedTerm,
  { signedOn, today }: { readonly signedOn: string | null; readonly today: string | null },
): TermReminder | null {
  if (signedOn === null) return null;
  if (term.mandateEndedOn === null && !term.judgmentAwaited) return 'days-missing';
  return isTermOver(term, { signedOn, today }) ? 'term-over' : null;
}
