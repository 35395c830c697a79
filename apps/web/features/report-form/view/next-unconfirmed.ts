import { fieldsOfGroup } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { unconfirmedFields } from '@constat/report/rules';
import type { WorkingReport } from '../state/working-report.ts';

/**
 * The prefilled field to confirm that comes next on the page after that one, the first after the last; undefined when none
 * waits. Those of a region that was not examined do not wait.
 */
export function nextUnconfirmed(
  report: Pick<WorkingReport, 'content' | 'type'>,
  after: string | undefined,
): FieldId | undefined {
  const { type } = report;
  const { formData, meta } = report.content();
  const skipped = type.regions
    .filter(({ id }) => meta.notExamined.includes(id))
    .flatMap(({ group }) => fieldsOfGroup(group).map(({ id }) => id));
  const waiting = unconfirmedFields(type, formData, meta).filter((id) => !skipped.includes(id));
  const place = (id: string): number => type.fields.findIndex((field) => field.id === id);
  const reached = after === undefined ? -1 : place(after);
  return waiting.find((id) => place(id) > reached) ?? waiting[0];
}
