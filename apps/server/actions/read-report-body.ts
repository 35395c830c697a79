import { FIELD_BYTES } from '@constat/contract/limits';
import { FIRST_REPORT_TYPE } from '@constat/report/catalogue';
import type { ReportType, ReportTypeName, ReportTypes } from '@constat/report/catalogue';
import { readReport } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { Refusal } from '../platform/refusal.ts';

/** What of a body names its report's type and holds its answers. */
export interface ReportBody {
  readonly reportType?: string | undefined;
  readonly reportTypeVersion?: number | undefined;
  readonly formData: Readonly<Record<string, unknown>>;
}

/** The answers of a body, and the type that they were read by. */
export interface ReadReportBody {
  readonly type: ReportType;
  readonly formData: FormData;
}

/**
 * The answers of a report that has passed its schema, by its own type, older names read into the present ones.
 * @param present the type of the report that is kept under that id, for a body that names none
 * @throws Refusal PAYLOAD_TOO_LARGE naming the fields over their limit, UNKNOWN_REPORT_TYPE, UNKNOWN_FIELD naming the
 *   fields that the type does not know
 */
export function readReportBody(
  types: ReportTypes,
  body: ReportBody,
  present: ReportTypeName = FIRST_REPORT_TYPE.name,
): ReadReportBody {
  const { reportType, reportTypeVersion, formData } = body;
  const tooLong = Object.keys(formData).filter((name) => isTooLong(formData[name]));
  if (tooLong.length > 0) throw new Refusal('PAYLOAD_TOO_LARGE', { fields: tooLong });
  const named = reportType === undefined && reportTypeVersion === undefined ? present : body;
  const type = types.find({
    reportType: named.reportType ?? present.reportType,
    reportTypeVersion: named.reportTypeVersion ?? present.reportTypeVersion,
  });
  if (type === undefined) throw new Refusal('UNKNOWN_REPORT_TYPE');
  const { data, unknown } = readReport(type, formData);
  if (unknown.length > 0) throw new Refusal('UNKNOWN_FIELD', { fields: unknown });
  return { type, formData: data };
}

/** No character takes more than three bytes for each of its units, so that most fields need no count. */
function isTooLong(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return value.length * 3 > FIELD_BYTES && Buffer.byteLength(value) > FIELD_BYTES;
}
