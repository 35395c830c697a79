import { message } from '@constat/contract/messages';
import { statusSentence } from '@constat/contract/status-sentences';
import type { StatusSentence } from '@constat/contract/status-sentences';
import type { SyncStatus } from '@constat/report/sync';

/** What the report that is open came from. */
export type Arrival =
  | { readonly kind: 'recovered' }
  | { readonly kind: 'draftLoaded'; readonly title: string }
  | { readonly kind: 'formLoaded' }
  | { readonly kind: 'copyLoaded' }
  | { readonly kind: 'newVisit'; readonly name: string }
  | { readonly kind: 'newForm' };

export interface ReportStatus {
  /** Said instead of where the report is kept; null once something happened to it. */
  readonly arrival: Arrival | null;
  /** Where the report is kept. Its times are epoch milliseconds. */
  readonly sync: SyncStatus;
  /** Why the last save of a report that no draft holds yet failed; null when none did since one succeeded. */
  readonly failure: string | null;
}

/** When the report was saved last, in epoch milliseconds, as far as its status says; null otherwise. */
export function savedAtOf({ sync }: ReportStatus): number | null {
  return 'at' in sync ? sync.at : null;
}

/** A local clock time: « 14 h 32 » or "14:32". */
export function clockTime(time: Date, language: 'fr' | 'en'): string {
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return language === 'fr' ? `${time.getHours()}\u00A0h\u00A0${minutes}` : `${time.getHours()}:${minutes}`;
}

function arrivalText(arrival: Arrival, language: 'fr' | 'en'): string {
  if (arrival.kind === 'draftLoaded') return message('draftLoaded', language, { title: arrival.title });
  if (arrival.kind === 'newVisit') return message('newVisit', language, { name: arrival.name });
  const id = {
    recovered: 'dataRecovered',
    formLoaded: 'formLoaded',
    copyLoaded: 'copyLoaded',
    newForm: 'newForm',
  } as const;
  return message(id[arrival.kind], language);
}

/** What the status line says. What is not kept somewhere is said before what is. */
export function statusText({ arrival, sync, failure }: ReportStatus, language: 'fr' | 'en'): StatusSentence {
  const sentence = statusSentence(sync, language, (at) => clockTime(new Date(at), language));
  if (sentence.look === 'danger') return sentence;
  if (failure !== null) {
    const text = `${message('notSaved', language)} ${message('onTheServer', language)}`;
    const details = sync.kind === 'device-only' ? [sentence.text, failure] : [failure];
    return { text, details, look: 'danger' };
  }
  return arrival === null ? sentence : { text: arrivalText(arrival, language), details: [], look: 'quiet' };
}
