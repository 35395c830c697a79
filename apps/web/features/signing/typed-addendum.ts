import { onSession } from '../../shared/api/session-events.ts';

/** An addendum that was sent and not answered: it may be in the chain. */
export interface UnansweredAddendum {
  readonly text: string;
  /** Ids of the entries that were there before it was sent. */
  readonly known: ReadonlySet<string>;
}

/** By the id of the report, in memory alone. */
const typed = new Map<string, string>();
const unanswered = new Map<string, UnansweredAddendum>();

onSession((event) => {
  if (event !== 'left') return;
  typed.clear();
  unanswered.clear();
});

/** What was typed as an addendum to that report before its dialog was closed. */
export const typedAddendum = (formId: string): string => typed.get(formId) ?? '';

/** Keeps what is typed while the page lives; an empty text forgets it. */
export function keepTypedAddendum(formId: string, text: string): void {
  if (text === '') typed.delete(formId);
  else typed.set(formId, text);
}

/** The addendum to that report of which nobody knows whether it was signed. */
export const unansweredAddendum = (formId: string): UnansweredAddendum | undefined => unanswered.get(formId);

/** Notes that an addendum may have been signed; undefined once that is known. */
export function noteUnanswered(formId: string, addendum: UnansweredAddendum | undefined): void {
  if (addendum === undefined) unanswered.delete(formId);
  else unanswered.set(formId, addendum);
}
