import type { Incident } from '@constat/contract';
import { INCIDENT_FIELDS, INCIDENT_FIELD_IDS, SERIOUS_RISK } from '@constat/contract/incident-fields';
import { incidentBodySchema } from '@constat/contract/schemas';
import { stringify } from 'csv-stringify/sync';
import type { IncidentRow } from '../store/installation-tables.ts';
import { SPREADSHEET_DELIMITERS, SPREADSHEET_FORM } from './spreadsheet.ts';

const HEADERS = {
  fr: ['No', 'Inscrit le (UTC)', 'Modifié le (UTC)'],
  en: ['No.', 'Recorded (UTC)', 'Changed (UTC)'],
} as const;

/** An incident as the register holds it. */
export function presentIncident({ content, recordedAt, updatedAt, ...row }: IncidentRow): Incident {
  return {
    ...incidentBodySchema.parse(JSON.parse(content)),
    ...row,
    recordedAt: new Date(recordedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** The register as a table for a spreadsheet, one incident a line: UTF-8 with its mark. */
export function writeIncidentFile(incidents: readonly Incident[], language: 'fr' | 'en'): string {
  const names = INCIDENT_FIELD_IDS.map((id) => INCIDENT_FIELDS[id][language]);
  const rows = incidents.map((incident) => [
    incident.number,
    minuteOf(incident.recordedAt),
    minuteOf(incident.updatedAt),
    ...INCIDENT_FIELD_IDS.map((id) =>
      id === 'seriousRisk' ? SERIOUS_RISK[incident.seriousRisk][language] : incident[id],
    ),
  ]);
  const form = { ...SPREADSHEET_FORM, delimiter: SPREADSHEET_DELIMITERS[language], bom: true };
  return stringify([[...HEADERS[language], ...names], ...rows], form);
}

const minuteOf = (moment: string): string => moment.slice(0, 16).replace('T', ' ');
