/** Whole fictional reports: sections 1 to 9 of the measured reports, with an examination list and a conclusion of two hands. */
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import type { ExportedReport } from '@constat/report/document';
import { buildMeta, readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { conclusionTexts, generateConclusion } from '../../local/index.ts';
import { DEVELOPMENT_ENGLISH_REPORTS } from '../../local/conclusion/reports/development-english.test-data.ts';
import { DEVELOPMENT_FRENCH_REPORTS } from '../../local/conclusion/reports/development-french.test-data.ts';
import { HELD_OUT_ENGLISH_REPORTS } from '../../local/conclusion/reports/held-out-english.test-data.ts';
import { HELD_OUT_FRENCH_REPORTS } from '../../local/conclusion/reports/held-out-french.test-data.ts';
import { HELD_OUT_3_REPORTS } from '../../local/conclusion/reports/held-out-3.test-data.ts';
import { HELD_OUT_2_REPORTS } from '../../local/conclusion/reports/held-out-2.test-data.ts';

/** A conclusion by its parts: summary, diagnosis, consolidation, care, impairment, limitations, their evaluation, percentage. */
export interface Conclusion {
  readonly r: string;
  readonly d: string;
  readonly c: string;
  readonly s: string;
  readonly a: string;
  readonly l: string;
  readonly e: string;
  readonly p?: string;
}

/** What is added to a measured report to make it whole; `prose` and `brief` are the conclusions of two hands. */
export interface WholeDefinition {
  /** The measured report that sections 1 to 9 come from. */
  readonly of: string;
  readonly data: FormData;
  readonly prose: Conclusion;
  readonly brief: Conclusion;
}

export interface WholeReport {
  readonly name: string;
  readonly language: 'fr' | 'en';
  readonly formData: FormData;
}

const MEASURED = [
  ...DEVELOPMENT_FRENCH_REPORTS,
  ...HELD_OUT_FRENCH_REPORTS,
  ...DEVELOPMENT_ENGLISH_REPORTS,
  ...HELD_OUT_ENGLISH_REPORTS,
  ...HELD_OUT_2_REPORTS,
  ...HELD_OUT_3_REPORTS,
];

const PARTS: Readonly<Record<keyof Conclusion, FieldId>> = {
  r: 'conclusionResume',
  d: 'conclusionDiagnostic',
  c: 'conclusionDateConsolidation',
  s: 'conclusionSoinsTraitements',
  a: 'conclusionAtteintePermanente',
  l: 'conclusionLimitationsFonctionnelles',
  e: 'conclusionEvaluationLimitations',
  p: 'conclusionPourcentageAtteinte',
};

/** The reports of both hands. */
export function wholeReports(definitions: readonly WholeDefinition[]): readonly WholeReport[] {
  return definitions.flatMap(({ of, data, ...hands }) => {
    const measured = MEASURED.find(({ name }) => name === of);
    if (measured === undefined) throw new Error(`no report ${of}`);
    return (['prose', 'brief'] as const).map((hand) => ({
      name: `${of} (${hand})`,
      language: measured.language,
      formData: readReport(MEDICAL_EVALUATION, {
        ...measured.data,
        patientGender: measured.gender,
        ...data,
        ...Object.fromEntries(
          Object.entries(hands[hand]).map(([part, text]) => [PARTS[part as keyof Conclusion], text]),
        ),
      }).data,
    }));
  });
}

/** The measured reports as they stand, with the conclusion that the local rules propose. */
export function proposedReports(): readonly WholeReport[] {
  return MEASURED.map(({ name, language, gender, data: measured, notExamined = [] }) => {
    const { data } = readReport(MEDICAL_EVALUATION, { ...measured, patientGender: gender });
    const meta = { confirmed: MEDICAL_EVALUATION.fields.map(({ id }) => id), notExamined };
    const request = { type: MEDICAL_EVALUATION, data, meta, language, gender, normals: DEFAULT_NORMALS };
    const sentences = generateConclusion(request);
    const texts = sentences === null ? {} : conclusionTexts(sentences);
    return { name, language, formData: { ...data, ...texts } };
  });
}

/** A whole report as it is reviewed, all its values confirmed. */
export function reviewed({ formData, language }: WholeReport): ExportedReport {
  return {
    type: MEDICAL_EVALUATION,
    formData,
    meta: { ...buildMeta(language), confirmed: MEDICAL_EVALUATION.fields.map(({ id }) => id) },
  };
}
