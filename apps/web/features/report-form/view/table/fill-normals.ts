import type { FieldId, Normals, ReportField } from '@constat/report/catalogue';
import { canBeStatedNormal, normalFinding } from '@constat/report/rules';
import type { Undo } from '../../state/report-state.ts';
import type { WorkingReport } from '../../state/working-report.ts';

type FilledReport = Pick<WorkingReport, 'enterNormals' | 'get' | 'isStatedNormal' | 'isUnconfirmed'>;

/** Cells that were filled, and the way back; null when there was nothing to fill. */
export interface Filled {
  readonly count: number;
  readonly undo: Undo;
}

/**
 * Enters that the empty cells among these fields, and those that only wait for a confirmation, are normal: an angle is
 * said to be, without a number, and a choice takes its normal one. What the physician entered stays.
 */
export function fillNormals(
  report: FilledReport,
  fields: readonly ReportField[],
  normals: Normals,
): Filled | null {
  const texts = new Map<FieldId, string>();
  const stated: FieldId[] = [];
  for (const field of fields) {
    const isOpen =
      report.get(field.id) === '' ? !report.isStatedNormal(field.id) : report.isUnconfirmed(field);
    if (!isOpen) continue;
    const normal = normalFinding(field, normals);
    if (canBeStatedNormal(field)) stated.push(field.id);
    else if (normal !== undefined) texts.set(field.id, normal);
  }
  const count = texts.size + stated.length;
  return count === 0 ? null : { count, undo: report.enterNormals(texts, stated, normals) };
}
