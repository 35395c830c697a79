/** The one filled report that every library shows. */
import { MEDICAL_EVALUATION, OPTION_SETS, fieldsOfSection } from '@constat/report/catalogue';
import type { Option, RegionId, ReportField } from '@constat/report/catalogue';

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
    case 'time':
      return '09:05';
    case 'documents':
      return '2024-03-06 | Dr Zzorthé | Rapport d’IRM | 3';
    case 'impairment':
      return 'DAP |  | droit | genou | Zzséquelle |  | 2,5 |  |';
    case 'text':
      return `Texte de ${field.label.fr}. `.repeat(8);
    case 'line':
      return `Ligne de ${field.label.fr}`;
  }
}

/** The parts of the examination that a page of a library shows, as its address names them; all of them when it names none. */
export function regionsOfAddress(): readonly RegionId[] {
  const named = new URLSearchParams(globalThis.location.search).get('regions')?.split(',');
  const all = MEDICAL_EVALUATION.regions.map(({ id }) => id);
  return named === undefined ? all : all.filter((id) => named.includes(id));
}

/** The sections of the report with their fields, those alone of the examination that stand in the named regions. */
export function sectionsOf(regions: readonly RegionId[]) {
  return MEDICAL_EVALUATION.sections.map((section) => ({
    ...section,
    fields: fieldsOfSection(section).filter(({ id }) => {
      const region = MEDICAL_EVALUATION.regionOf(id);
      return region === undefined || regions.includes(region);
    }),
  }));
}

/** An answer in every field that is shown. */
export function filledReport(regions: readonly RegionId[]): Answers {
  const fields = sectionsOf(regions).flatMap((section) => section.fields);
  return Object.fromEntries(fields.map((field) => [field.id, answerOf(field)]));
}

/** The field that is typed in: the longest text of a report. */
export const TYPED_FIELD = 'historiqueEvolution';

/** The last field of the page; the form is usable once it is there. */
export const LAST_FIELD = MEDICAL_EVALUATION.fields.at(-1)?.id ?? '';
