/** Reports of fictional people. */
import { MEDICAL_EVALUATION } from '../catalogue/index.ts';
import { buildMeta, readReport } from '../rules/index.ts';
import { buildDocument } from './index.ts';
import type { PhysicianProfile, ReportDocument, ReportLanguage } from './index.ts';

export const PROFILE: PhysicianProfile = {
  displayName: 'Camille Zzexpert',
  licenceNumber: '99901',
  address: '200, avenue du Gabarit',
  phone: '514 555-0199',
  email: 'camille.zzexpert@example.invalid',
  normals: {},
};

/** The document of those answers; `meta` changes what a new report's would be. */
export function build(
  data: Readonly<Record<string, unknown>>,
  options: { language?: ReportLanguage; meta?: object; profile?: Partial<PhysicianProfile> } = {},
): ReportDocument {
  const language = options.language ?? 'fr';
  const meta = options.meta === undefined ? undefined : { ...buildMeta(language), ...options.meta };
  return buildDocument(
    { type: MEDICAL_EVALUATION, formData: readReport(MEDICAL_EVALUATION, data).data, meta },
    language,
    { ...PROFILE, ...options.profile },
  );
}
