import { onSession } from '../../shared/api/session-events.ts';
import { device } from '../../shared/device/page-device.ts';

/** An addendum that was sent and not answered: it may be in the chain. */
export interface UnansweredAddendum {
  readonly text: string;
  /** Ids of the entries that were there before it was sent. */
  readonly known: ReadonlySet<string>;
}

/** By the id of the report, in memory alone. */
const unanswered = new Map<string, UnansweredAddendum>();

onSession((event) => {
  if (event === 'left') unanswered.clear();
});

/** What was typed as an addendum to that report and not signed: the device keeps it, also over a sign-out. */
export function typedAddendum(formId: string): string {
  const value = device().read('typed-addendum', { name: formId })?.value;
  return typeof value === 'string' ? value : '';
}

/** Keeps what is typed; an empty text forgets it. */
export function keepTypedAddendum(formId: string, text: string): void {
  const place = { name: formId };
  if (text !== '') void device().write('typed-addendum', place, text);
  else if (device().read('typed-addendum', place) !== null) void device().remove('typed-addendum', place);
}

/** The addendum to that report of which nobody knows whether it was signed. */
export const unansweredAddendum = (formId: string): UnansweredAddendum | undefined => unanswered.get(formId);

/** Notes that an addendum may have been signed; undefined once that is known. */
export function noteUnanswered(formId: string, addendum: UnansweredAddendum | undefined): void {
  if (addendum === undefined) unanswered.delete(formId);
  else unanswered.set(formId, addendum);
}
