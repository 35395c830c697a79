import type { ReportSigning, SavedFormItem } from '@constat/contract';
import { createListeners } from '../../shared/listeners.ts';

/** What says of a saved form whether it is locked: the form itself, or its line in a list. */
type SeenForm = Pick<SavedFormItem, 'id' | 'version' | 'signing'>;

// A page reads its form more often than the list of all of them.
const seen = new Map<string, SeenForm>();
const listeners = createListeners();

/** Takes note of a form that was read. */
export function noteSeenForm({ id, version, signing }: SeenForm): void {
  if ((seen.get(id)?.version ?? -1) >= version) return;
  seen.set(id, { id, version, ...(signing !== undefined && { signing }) });
  listeners.notify();
}

/** Hears of each form that is read. */
export const onSeenForm = listeners.subscribe;

/** The form as it was read last. */
export function seenForm(id: string | null): SeenForm | undefined {
  return id === null ? undefined : seen.get(id);
}

/** By what a report is locked, as the latest version that was seen of it says; null while it is in work. */
export function latestSigning(...forms: readonly (SeenForm | undefined)[]): ReportSigning | null {
  let latest: SeenForm | undefined;
  for (const form of forms) if (form !== undefined && form.version > (latest?.version ?? -1)) latest = form;
  return latest?.signing ?? null;
}
