import type { RegionId, ReportType } from '../catalogue/index.ts';
import type { FormData, ReportMeta } from './form-data.ts';
import { typedInRegion } from './typed-values.ts';

/**
 * The parts of the examination that were of the case and that the physician left out: those that the report was begun
 * with, and those in which he entered something. What was never of the case was not left out of it.
 */
export function leftOutRegions(
  type: ReportType,
  data: FormData,
  meta: Pick<ReportMeta, 'confirmed' | 'notExamined'> & {
    readonly caseRegions?: ReportMeta['caseRegions'] | undefined;
  },
): readonly RegionId[] {
  const ofCase = meta.caseRegions ?? type.usualRegions;
  return type.regions
    .map(({ id }) => id)
    .filter((id) => meta.notExamined.includes(id))
    .filter((id) => ofCase.includes(id) || typedInRegion(type, id, data, meta).length > 0);
}
