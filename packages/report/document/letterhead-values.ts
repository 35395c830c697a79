/** What a clinic's own letterhead may be filled with, apart from the report itself. */
import type { FieldId } from '../catalogue/index.ts';
import type { ExportedReport, PhysicianProfile } from './build-document.ts';
import { printedValue } from './format-value.ts';
import type { ReportDocument } from './tree.ts';
import { cleanText } from './typography.ts';

/** Each may be empty; none but the address has more than one line. */
export interface LetterheadValues {
  readonly title: string;
  /** Number of the worker's file. */
  readonly file: string;
  readonly worker: string;
  /** Day of the evaluation. */
  readonly day: string;
  readonly physician: string;
  readonly licence: string;
  readonly specialty: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** « Version de travail », or that and when it was signed. */
  readonly state: string;
  /** File, worker and day on one line. */
  readonly runningHead: string;
  /** « Page {page} de {pages} ». */
  readonly pageLabel: string;
}

/** The values of a report for a letterhead, where nothing but a line break and printable characters is left of them. */
export function letterheadValues(
  { type, formData, meta }: ExportedReport,
  profile: PhysicianProfile,
  document: ReportDocument,
): LetterheadValues {
  const answers = { data: formData, meta, language: document.language, normals: profile.normals };
  const printed = (id: FieldId): string => {
    const field = type.fields.find((candidate) => candidate.id === id);
    return field === undefined ? '' : oneLine(printedValue(field, answers));
  };
  return {
    title: document.title,
    file: printed('workerFileNo'),
    worker: printed('patientName'),
    day: printed('dateEvaluation'),
    physician: oneLine(profile.displayName),
    licence: oneLine(profile.licenceNumber),
    specialty: oneLine(profile.specialty ?? ''),
    address: cleanText(profile.address).trim(),
    phone: oneLine(profile.phone),
    email: oneLine(profile.email),
    state: document.status,
    runningHead: document.runningHead,
    pageLabel: document.pageLabel,
  };
}

function oneLine(text: string): string {
  return cleanText(text)
    .replaceAll(/\s*\n\s*/gu, ' ')
    .trim();
}
