/** The one filled report that every library shows. */
import { MEDICAL_EVALUATION, OPTION_SETS } from '@constat/report/catalogue';
import type { Option, ReportField } from '@constat/report/catalogue';

export type Answers = Record<string, string | boolean>;

/** The choices of a field; none when it is no choice. */
export function optionsOf(field: ReportField): readonly Option[] {
  return field.options === undefined ? [] : OPTION_SETS[field.options];
}

function answerOf(field: ReportField): string | boolean {
  switch (field.kind) {
    case 'flag':
      return true;
    case 'choice':
      if (field.id === 'patientGender') return 'female';
      return field.id === 'examenDominance' ? 'droitière' : (optionsOf(field)[0]?.value ?? '');
    case 'degrees':
      return '20';
    case 'measure':
      return '70';
    case 'date':
      return '2024-03-06';
    case 'text':
      return `Texte de ${field.label.fr}. `.repeat(8);
    case 'line':
      return `Ligne de ${field.label.fr}`;
  }
}

/** An answer in every field of the catalogue. */
export const FILLED: Answers = Object.fromEntries(
  MEDICAL_EVALUATION.fields.map((field) => [field.id, answerOf(field)]),
);

/** The field that is typed in: the longest text of a report. */
export const TYPED_FIELD = 'historiqueEvolution';

/** The last field of the page; the form is usable once it is there. */
export const LAST_FIELD = MEDICAL_EVALUATION.fields.at(-1)?.id ?? '';
