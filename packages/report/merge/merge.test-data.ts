import fc from 'fast-check';
import { FIRST_REPORT_TYPE, MEDICAL_EVALUATION } from '../catalogue/index.ts';
import type { FieldId, NormalId, RegionId } from '../catalogue/index.ts';
import { buildDefaults, buildMeta, withIntended, withStatedNormal } from '../rules/index.ts';
import type { FormData, ReportMeta } from '../rules/index.ts';
import type { DraftContent } from './index.ts';

/** Fields of every kind, of which two are prefilled, with what may stand in them. */
const ANSWERS = {
  emploi: ['', 'soudeur', 'soudeuse', 'soudeur-monteur'],
  antecedentsAllergie: ['Aucune allergie rapportée.', 'No allergy reported.', 'Pénicilline', ''],
  historiqueEvolution: ['', 'Il chute.', 'Il chute.\n\nIl consulte.', 'Zz\u0000 e\u0301'],
  dateEvaluation: ['2026-03-03', '2026-03-04', ''],
  rachisFlexion: ['90', '70', '65', ''],
  rachisExtension: ['30', '20'],
  rachisRotationG: ['', '20', '30'],
  genouxLachmanDroit: ['', 'Négatif', 'Positif', 'Sec'],
  mandatDiagnostic: [true, false],
} as const;

export const NAMES = Object.keys(ANSWERS) as readonly (keyof typeof ANSWERS & FieldId)[];
const STATABLE = ['rachisFlexion', 'rachisRotationG'] as const satisfies readonly FieldId[];
const REGION_IDS = ['spine', 'knees', 'hips'] as const satisfies readonly RegionId[];
const NORMALS = ['spineFlexion', 'kneeFlexion'] as const satisfies readonly NormalId[];

/** The content of a new draft, with these changes. */
export function buildContent(
  formData: FormData = {},
  meta: Partial<ReportMeta> = {},
  rest: Partial<Pick<DraftContent, 'title' | 'retentionDays'>> = {},
): DraftContent {
  return {
    title: 'Alix Tremblay',
    retentionDays: 7,
    ...FIRST_REPORT_TYPE.name,
    formData: { ...buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-03', language: 'fr' }), ...formData },
    meta: { ...buildMeta('fr'), ...meta },
    ...rest,
  };
}

const answers: fc.Arbitrary<FormData> = fc.record(
  Object.fromEntries(NAMES.map((id) => [id, fc.constantFrom<string | boolean>(...ANSWERS[id])])),
  { requiredKeys: [] },
);

const meta: fc.Arbitrary<Partial<ReportMeta>> = fc.record({
  reportLanguage: fc.constantFrom('fr', 'en'),
  normals: fc.record(Object.fromEntries(NORMALS.map((id) => [id, fc.constantFrom(30, 60, 90)])), {
    requiredKeys: [],
  }),
  confirmed: fc.subarray([...NAMES]),
  statedNormal: fc.subarray([...STATABLE]),
  notExamined: fc.subarray([...REGION_IDS]),
  intended: fc.option(
    fc
      .record({ a: fc.constantFrom('Voulu', 'Ancien'), b: fc.constant('Vu') }, { requiredKeys: [] })
      .filter((reasons) => Object.keys(reasons).length > 0),
    { nil: undefined },
  ),
});

/** Any content of a draft, of few fields with few values, so that two of them often meet. */
export const anyContent: fc.Arbitrary<DraftContent> = fc
  .record({
    formData: answers,
    meta,
    title: fc.constantFrom('Alix Tremblay', 'Alix T.', 'Brouillon'),
    retentionDays: fc.constantFrom(7, 14, 30),
  })
  .map(({ formData, meta, ...rest }) => ({
    ...rest,
    ...FIRST_REPORT_TYPE.name,
    formData,
    // Only what is empty is said to be normal.
    meta: withIntended(
      withStatedNormal(
        { ...buildMeta('fr'), ...meta },
        (meta.statedNormal ?? []).filter((id) => (formData[id] ?? '') === ''),
      ),
      meta.intended ?? {},
    ),
  }));
