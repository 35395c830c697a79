import type { FieldId, Normals, ReportType, SectionId } from '@constat/report/catalogue';
import type { FormData, ReportMeta } from '@constat/report/rules';
import type { TextLanguage } from '../../fidelity/difference.ts';

/** The fields of section 11, in order of the page. */
export const CONCLUSION_FIELDS = [
  'conclusionResume',
  'conclusionDiagnostic',
  'conclusionDateConsolidation',
  'conclusionSoinsTraitements',
  'conclusionAtteintePermanente',
  'conclusionLimitationsFonctionnelles',
  'conclusionEvaluationLimitations',
] as const satisfies readonly FieldId[];

export type ConclusionField = (typeof CONCLUSION_FIELDS)[number];

/** A sentence of the conclusion and the fields that it came from. */
export interface SourcedSentence {
  readonly text: string;
  readonly fields: readonly FieldId[];
}

/** What a conclusion is made from. */
export interface ConclusionRequest {
  readonly type: ReportType;
  readonly data: FormData;
  /** Absent, nothing prefilled counts as confirmed and every region as examined. */
  readonly meta?: Pick<ReportMeta, 'confirmed' | 'notExamined' | 'statedNormal'> | undefined;
  readonly language: TextLanguage;
  readonly gender?: 'male' | 'female' | undefined;
  /** Degrees that this report is measured against. */
  readonly normals: Normals;
}

/** A field of the report that may be a source: filled, confirmed or said to be normal, and of no region that was not examined. */
export interface ConclusionSource {
  readonly id: FieldId;
  readonly section: SectionId;
  /** Where it stands and what it is called, in the language of the report. */
  readonly label: string;
  /** As the report prints it. */
  readonly value: string;
  /** What the value is compared with, as printed; null where nothing is normal or not. */
  readonly normal: string | null;
}
