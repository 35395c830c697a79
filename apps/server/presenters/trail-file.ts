import type { AuditAnswer, AuditEvent } from '@constat/contract';
import { AUDIT_ACTIONS } from '@constat/contract/audit-actions';
import { stringify } from 'csv-stringify/sync';

const HEADERS = {
  fr: [
    'No',
    'Moment',
    'Événement',
    'Utilisateur',
    'Rapport',
    'Titre',
    'Objet',
    'Session',
    'Détail',
    'Motif',
    'Empreinte',
  ],
  en: ['No.', 'Moment', 'Event', 'User', 'Report', 'Title', 'Subject', 'Session', 'Detail', 'Reason', 'Hash'],
} as const;

/** What a spreadsheet would take for a formula is escaped. */
const FORM = { record_delimiter: 'windows', escape_formulas: true } as const;

/** What a spreadsheet of Québec takes for the end of a cell, in each language. */
const DELIMITERS = { fr: ';', en: ',' } as const;

/**
 * The trail as a table for a spreadsheet, page by page: UTF-8 with its mark.
 * @param find the page after that place; the first one for undefined
 */
export async function* writeTrailFile(
  find: (after: number | undefined) => Promise<AuditAnswer>,
  language: 'fr' | 'en',
): AsyncGenerator<string> {
  const form = { ...FORM, delimiter: DELIMITERS[language] };
  yield stringify([[...HEADERS[language]]], { ...form, bom: true });
  let after: number | undefined;
  do {
    const { events, next } = await find(after);
    if (events.length > 0)
      yield stringify(
        events.map((event) => cellsOf(event, language)),
        form,
      );
    after = next ?? undefined;
  } while (after !== undefined);
}

function cellsOf(event: AuditEvent, language: 'fr' | 'en'): (string | number)[] {
  const { position, at, action, actor, report, subjectId, sessionId, detail, reason, hash } = event;
  const named = Object.entries(detail ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    position,
    at,
    AUDIT_ACTIONS[action][language],
    actor ?? '',
    report?.id ?? '',
    report?.title ?? '',
    subjectId ?? '',
    sessionId ?? '',
    named.join(' '),
    reason ?? '',
    hash,
  ];
}
