import type { RegionId, ReportType } from '../catalogue/index.ts';
import { buildMeta } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';
import { readReport } from './read-report.ts';
import { statableIn, withStatedNormal } from './stated-normals.ts';

/**
 * The meta of a new report of that type.
 * @param regions the parts of the examination that the case is about; none chosen means the usual ones
 */
export function newReportMeta(
  type: ReportType,
  language: ReportMeta['reportLanguage'],
  regions: readonly RegionId[] = [],
): ReportMeta {
  const examined = regions.length === 0 ? type.usualRegions : regions;
  const all = type.regions.map(({ id }) => id);
  const notExamined = all.filter((id) => !examined.includes(id));
  const caseRegions = all.filter((id) => regions.includes(id));
  return { ...buildMeta(language), notExamined, ...(caseRegions.length > 0 && { caseRegions }) };
}

/** What a report of an earlier version is in a later one of its type. */
export interface UpgradedReport {
  readonly formData: FormData;
  readonly meta: ReportMeta;
  /** Names of the earlier version that the later one does not have; a report that holds or states one of them is not raised. */
  readonly lost: readonly string[];
}

/**
 * Reads a report by a later version of its type. A part of the examination that was divided is examined, or not, in all
 * its parts as before; parts that are new begin as not examined.
 */
export function upgradeReport(
  from: ReportType,
  to: ReportType,
  formData: FormData,
  meta: ReportMeta,
): UpgradedReport {
  const { data, unknown } = readReport(to, formData);
  const before = from.regions.map(({ id }) => id);
  // A part that was a region of its own before goes its own way.
  const partsOf = (region: RegionId): readonly RegionId[] =>
    (to.dividedRegions[region] ?? [region]).filter((part) => part === region || !before.includes(part));
  const known = new Set(before.flatMap(partsOf));
  const closed = new Set(meta.notExamined.flatMap(partsOf));
  const notExamined = to.regions.map(({ id }) => id).filter((id) => closed.has(id) || !known.has(id));
  const stated = statableIn(to, meta.statedNormal ?? []);
  const unstated = (meta.statedNormal ?? []).filter((id) => !stated.includes(id));
  const caseRegions = meta.caseRegions?.flatMap(partsOf);
  const raised = { ...meta, notExamined, ...(caseRegions !== undefined && { caseRegions }) };
  return {
    formData: data,
    meta: withStatedNormal(raised, stated),
    lost: [...unknown, ...unstated.filter((id) => !unknown.includes(id))],
  };
}
