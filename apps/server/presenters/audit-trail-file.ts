import type { AuditAnswer, AuditEvent } from '@constat/contract';
import { nameOfAction } from '@constat/contract/audit-actions';
import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_DELIMITERS, SPREADSHEET_FORM } from './spreadsheet.ts';

const HEADERS = {
  fr: [
    'No',
    'Date et heure',
    'Événement',
    'Utilisateur',
    'Compte',
    'Rapport',
    'Titre',
    'Objet',
    'Session',
    'Détail (codes)',
    'Motif',
    'Empreinte',
  ],
  en: [
    'No.',
    'Date and time',
    'Event',
    'User',
    'Account',
    'Report',
    'Title',
    'Subject',
    'Session',
    'Detail (codes)',
    'Reason',
    'Hash',
  ],
} as const;

/** The trail as a table for a spreadsheet, page by page: UTF-8 with its mark, moments on the clock of that zone. */
export async function* writeTrailFile(
  readPage: (after: number | undefined) => Promise<AuditAnswer>,
  { language, timeZone = 'UTC' }: { readonly language: 'fr' | 'en'; readonly timeZone?: string | undefined },
): AsyncGenerator<string> {
  const form = { ...SPREADSHEET_FORM, delimiter: SPREADSHEET_DELIMITERS[language] };
  // The Swedish form is that of ISO 8601, which spreadsheets read as a date.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const headers = HEADERS[language].map((name, index) => (index === 1 ? `${name} (${timeZone})` : name));
  yield stringify([headers], { ...form, bom: true });
  let after: number | undefined;
  do {
    const { events, next } = await readPage(after);
    const rows = events.map((event) => cellsOf(event, language, clock));
    if (rows.length > 0) yield stringify(rows, form);
    after = next ?? undefined;
  } while (after !== undefined);
}

function cellsOf(event: AuditEvent, language: 'fr' | 'en', clock: Intl.DateTimeFormat): (string | number)[] {
  const { position, at, action, actor, account, report, subjectId, sessionId, detail, reason, hash } = event;
  const named = Object.entries(detail ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    position,
    clock.format(new Date(at)),
    nameOfAction(action)[language],
    actor ?? '',
    account ?? '',
    report?.id ?? '',
    report?.title ?? '',
    subjectId ?? '',
    sessionId ?? '',
    named.join(' '),
    reason ?? '',
    hash,
  ];
}
