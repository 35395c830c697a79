import { FIRST_REPORT_TYPE } from '@constat/report/catalogue';
import type { ReportTypeName } from '@constat/report/catalogue';

/** The type of a stored report; that of before types were kept where it names none. Never throws. */
export function readTypeName(stored: object): ReportTypeName {
  const reportType: unknown = Reflect.get(stored, 'reportType');
  const reportTypeVersion: unknown = Reflect.get(stored, 'reportTypeVersion');
  if (typeof reportType !== 'string' || typeof reportTypeVersion !== 'number') return FIRST_REPORT_TYPE.name;
  return { reportType, reportTypeVersion };
}
