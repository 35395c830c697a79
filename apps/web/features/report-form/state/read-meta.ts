import { NORMAL_IDS } from '@constat/report/catalogue';
import type { ReportType } from '@constat/report/catalogue';
import {
  buildMeta,
  isMinute,
  readIntended,
  SCHEMA_VERSION,
  statableIn,
  withIntended,
  withStatedNormal,
} from '@constat/report/rules';
import type { ReportMeta } from '@constat/report/rules';

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The meta of a stored report of that type; what is missing or unknown falls back to that of a new one. */
export function readMeta(type: ReportType, stored: unknown, language: 'fr' | 'en'): ReportMeta {
  if (!isObject(stored)) return buildMeta(language);
  const known = type.fields.map((field) => field.id);
  const { confirmed, notExamined, caseRegions, normals, reportLanguage, statedNormal, dictationToldAt } =
    stored;
  const regions = type.regions.map((region) => region.id);
  const meta = {
    schemaVersion: SCHEMA_VERSION,
    reportLanguage: reportLanguage === 'fr' || reportLanguage === 'en' ? reportLanguage : language,
    normals: isObject(normals)
      ? Object.fromEntries(
          NORMAL_IDS.filter((id) => typeof normals[id] === 'number').map((id) => [id, normals[id]]),
        )
      : {},
    confirmed: Array.isArray(confirmed) ? known.filter((id) => confirmed.includes(id)) : [],
    notExamined: Array.isArray(notExamined) ? regions.filter((id) => notExamined.includes(id)) : [],
    ...(typeof dictationToldAt === 'string' && isMinute(dictationToldAt) && { dictationToldAt }),
    ...(Array.isArray(caseRegions) && { caseRegions: regions.filter((id) => caseRegions.includes(id)) }),
  } satisfies ReportMeta;
  const stated = Array.isArray(statedNormal) ? statableIn(type, statedNormal) : [];
  return withIntended(withStatedNormal(meta, stated), readIntended(stored['intended']));
}
