import { onSession } from '../../shared/api/session-events.ts';

/** Reasons that were typed and not signed, by point, of the report whose signing was opened last. In memory alone. */
let typed: { readonly formId: string; readonly reasons: Readonly<Record<string, string>> } | null = null;

onSession((event) => {
  if (event === 'left') typed = null;
});

/** What was typed for that report before the physician went to a field. */
export const typedReasons = (formId: string): Readonly<Record<string, string>> =>
  typed?.formId === formId ? typed.reasons : {};

/** Keeps what is typed while the page lives; null forgets it. */
export function keepTypedReasons(formId: string, reasons: Readonly<Record<string, string>> | null): void {
  typed = reasons === null ? null : { formId, reasons };
}
