import type { SignedVersion } from '@constat/contract';
import { device } from '../../shared/device/page-device.ts';

/** An addendum that was sent and not answered: it may be in the chain. */
export interface UnansweredAddendum {
  readonly text: string;
  /** Ids of the entries that were there before it was sent. */
  readonly known: readonly string[];
}

/** What the device keeps for a report, also over a reload and a sign-out. */
interface KeptAddendum {
  readonly text: string;
  readonly sent?: UnansweredAddendum | undefined;
}

function keptFor(formId: string): KeptAddendum {
  const value = device().read('typed-addendum', { name: formId })?.value;
  // Only the text was kept before an attempt was.
  if (typeof value === 'string') return { text: value };
  return (value as KeptAddendum | null | undefined) ?? { text: '' };
}

async function keep(formId: string, { text, sent }: KeptAddendum): Promise<void> {
  const place = { name: formId };
  if (text !== '' || sent !== undefined) await device().write('typed-addendum', place, { text, sent });
  else if (device().read('typed-addendum', place) !== null) await device().remove('typed-addendum', place);
}

/** What was typed as an addendum to that report and not signed. */
export const typedAddendum = (formId: string): string => keptFor(formId).text;

/** Keeps what is typed; an empty text forgets it. */
export function keepTypedAddendum(formId: string, text: string): void {
  void keep(formId, { ...keptFor(formId), text });
}

/** Forgets all of it: the report is gone. */
export function forgetTypedAddendum(formId: string): void {
  void keep(formId, { text: '' });
}

/** The addendum to that report of which nobody knows whether it was signed. */
export const unansweredAddendum = (formId: string): UnansweredAddendum | undefined => keptFor(formId).sent;

/** Notes that an addendum may have been signed; undefined once that is known. Resolves once the device keeps it. */
export function noteUnanswered(formId: string, sent: UnansweredAddendum | undefined): Promise<void> {
  return keep(formId, { ...keptFor(formId), sent });
}

/** The addendum in the chain that was sent and not answered. */
export function findUnanswered(
  formId: string,
  versions: readonly SignedVersion[],
): SignedVersion | undefined {
  const sent = unansweredAddendum(formId);
  if (sent === undefined) return undefined;
  return versions.find(
    ({ id, kind, text }) => kind === 'addendum' && !sent.known.includes(id) && text === sent.text,
  );
}

/** Forgets an addendum that is in the chain. What was typed after it was sent is another text, and stays. */
export function forgetAdded(formId: string, { text }: Pick<SignedVersion, 'text'>): void {
  const { text: typed } = keptFor(formId);
  void keep(formId, { text: typed.trim() === text ? '' : typed });
}
