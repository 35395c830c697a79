/** How long a signed report has to be kept. Days are YYYY-MM-DD, as the calendar of Québec has them. */

/** What the term follows from; its physician enters it. */
export interface SignedTerm {
  /** When the mandate ended; null while that was not entered. */
  readonly mandateEndedOn: string | null;
  /** When the matter was finally judged; null where it was not, or that was not entered. */
  readonly finalJudgmentOn: string | null;
  /** A final judgment is still to come: the term has no end yet. */
  readonly judgmentAwaited: boolean;
}

const YEARS_KEPT = 10;

/**
 * The last day on which a signed report has to be kept: ten years after the end of the mandate, the final judgment, or the
 * day on which it or its last addendum was signed, whichever is latest: an early day, entered by mistake, ends no term.
 * Null as long as that cannot be said: no day was entered, or a judgment is awaited.
 *
 * The regulation on records of physicians in Québec (RLRQ, c. M-9, r. 20.3.1, in force 2024-07-11), art. 14, asks of the
 * record of an expertise: ten years after the end of the mandate, or until the final judgment, whichever is later. Where
 * both days are known this counts ten years from the later of them, which is never shorter.
 * @param signedOn the last day on which anything of it was locked or signed; null for a draft
 */
export function keptUntil(
  { mandateEndedOn, finalJudgmentOn, judgmentAwaited }: SignedTerm,
  signedOn: string | null,
): string | null {
  // The judgment alone says nothing of the mandate.
  if (judgmentAwaited || mandateEndedOn === null) return null;
  const days = [mandateEndedOn, finalJudgmentOn ?? '', signedOn ?? ''];
  const from = days.reduce((latest, day) => (day > latest ? day : latest));
  const [year = '', month = '', day = ''] = from.split('-');
  const later = String(Number(year) + YEARS_KEPT).padStart(4, '0');
  // Ten years after a leap day there is none.
  return month === '02' && day === '29' ? `${later}-03-01` : `${later}-${month}-${day}`;
}

/**
 * True once nothing but the word of its physician keeps the report; never of a draft, which has no term.
 * @param today null while the day is not certain: no term is over then
 */
export function isTermOver(
  term: SignedTerm,
  { signedOn, today }: { readonly signedOn: string | null; readonly today: string | null },
): boolean {
  const until = keptUntil(term, signedOn);
  return signedOn !== null && until !== null && today !== null && until < today;
}
