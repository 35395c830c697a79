import { FIELDS, REGIONS, fieldsOfGroup } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { unconfirmedFields } from '@constat/report/rules';
import type { WorkingReport } from '../state/working-report.ts';

/**
 * The prefilled field to confirm that comes next on the page after that one, the first after the last; undefined when none
 * waits. Those of a region that was not examined do not wait.
 */
export function nextUnconfirmed(
  report: Pick<WorkingReport, 'content'>,
  after: string | undefined,
): FieldId | undefined {
  const { formData, meta } = report.content();
  const skipped = REGIONS.filter(({ id }) => meta.notExamined.includes(id)).flatMap(({ group }) =>
    fieldsOfGroup(group).map(({ id }) => id),
  );
  const waiting = unconfirmedFields(formData, meta).filter((id) => !skipped.includes(id));
  const place = (id: string): number => FIELDS.findIndex((field) => field.id === id);
  const reached = after === undefined ? -1 : place(after);
  return waiting.find((id) => place(id) > reached) ?? waiting[0];
}
