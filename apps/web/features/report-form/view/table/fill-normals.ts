import type { FieldId, Normals, ReportField } from '@constat/report/catalogue';
import { normalFinding } from '@constat/report/rules';
import type { Undo } from '../../state/report-state.ts';
import type { WorkingReport } from '../../state/working-report.ts';

type FilledReport = Pick<WorkingReport, 'get' | 'isUnconfirmed' | 'writeAll'>;

/** Cells that were filled, and the way back; null when there was nothing to fill. */
export interface Filled {
  readonly count: number;
  readonly undo: Undo;
}

/**
 * Writes the normal into the empty cells among these fields, and takes over those that only wait for a confirmation.
 * What the physician entered stays.
 */
export function fillNormals(
  report: FilledReport,
  fields: readonly ReportField[],
  normals: Normals,
): Filled | null {
  const texts = new Map<FieldId, string>();
  for (const field of fields) {
    const normal = normalFinding(field, normals);
    if (normal === undefined) continue;
    if (report.get(field.id) === '' || report.isUnconfirmed(field)) texts.set(field.id, normal);
  }
  return texts.size === 0 ? null : { count: texts.size, undo: report.writeAll(texts, 'normals') };
}
