import { message } from '@constat/contract/messages';

/** What happened last to the report. Times are ISO-8601. */
export type LastEvent =
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'saved'; readonly at: string; readonly on: 'device' | 'server' }
  | { readonly kind: 'recovered' }
  | { readonly kind: 'draftLoaded'; readonly title: string }
  | { readonly kind: 'formLoaded' }
  | { readonly kind: 'newVisit'; readonly name: string }
  | { readonly kind: 'newForm' };

/** How the last save on the server went; a failure stays until one succeeds. */
export type ServerOutcome = 'none' | 'saved' | 'failed' | 'conflict';

export interface ReportStatus {
  readonly last: LastEvent;
  /** True when the browser refused to keep the report. */
  readonly isDeviceBlocked: boolean;
  /** True when the server holds the very answers of the screen. */
  readonly isServerCurrent: boolean;
  readonly server: ServerOutcome;
  /** ISO-8601 time of the last save on the device. */
  readonly deviceSavedAt: string | null;
}

export interface StatusText {
  readonly text: string;
  readonly detail?: string;
  readonly look: 'quiet' | 'danger';
}

/** A local clock time: « 14 h 32 » or "14:32". */
export function clockTime(time: Date, language: 'fr' | 'en'): string {
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return language === 'fr' ? `${time.getHours()}\u00A0h\u00A0${minutes}` : `${time.getHours()}:${minutes}`;
}

function savedText(at: string, on: 'device' | 'server', language: 'fr' | 'en'): string {
  const saved = message('savedAt', language, { time: clockTime(new Date(at), language) });
  return `${saved} ${message(on === 'device' ? 'onThisDevice' : 'onTheServer', language)}`;
}

/** The sentence of the status line. What is not kept somewhere is said before what is. */
export function statusText(status: ReportStatus, language: 'fr' | 'en'): StatusText {
  const { last, server, deviceSavedAt } = status;
  const notSaved = message('notSaved', language);
  if (server === 'failed' || server === 'conflict') {
    const kept =
      deviceSavedAt === null || status.isDeviceBlocked
        ? undefined
        : savedText(deviceSavedAt, 'device', language);
    const text = `${notSaved} ${message('onTheServer', language)}`;
    return { text, look: 'danger', ...(kept === undefined ? {} : { detail: kept }) };
  }
  if (status.isDeviceBlocked && !status.isServerCurrent) {
    return { text: `${notSaved} ${message('onThisDevice', language)}`, look: 'danger' };
  }
  if (last.kind === 'saved') return { text: savedText(last.at, last.on, language), look: 'quiet' };
  if (last.kind === 'draftLoaded') {
    return { text: message('draftLoaded', language, { title: last.title }), look: 'quiet' };
  }
  if (last.kind === 'newVisit')
    return { text: message('newVisit', language, { name: last.name }), look: 'quiet' };
  const id = {
    notSaved: 'notSaved',
    recovered: 'dataRecovered',
    formLoaded: 'formLoaded',
    newForm: 'newForm',
  } as const;
  return { text: message(id[last.kind], language), look: 'quiet' };
}
