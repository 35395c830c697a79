import { onSession } from '../../shared/api/session-events.ts';

/** The text of an addendum that was typed and not signed, of the report for which that was done last. In memory alone. */
let typed: { readonly formId: string; readonly text: string } | null = null;

onSession((event) => {
  if (event === 'left') typed = null;
});

/** What was typed as an addendum to that report before its dialog was closed. */
export const typedAddendum = (formId: string): string => (typed?.formId === formId ? typed.text : '');

/** Keeps what is typed while the page lives; an empty text forgets it. */
export function keepTypedAddendum(formId: string, text: string): void {
  typed = text === '' ? null : { formId, text };
}
