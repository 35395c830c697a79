import { fieldsOfGroup } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { unconfirmedFields } from '@constat/report/rules';
import type { WorkingReport } from '../state/working-report.ts';

/** The prefilled fields that wait for a confirmation, without those of regions that were not examined. */
function waitingFields(report: Pick<WorkingReport, 'content' | 'type'>): readonly FieldId[] {
  const { type } = report;
  const { formData, meta } = report.content();
  const skipped = type.regions
    .filter(({ id }) => meta.notExamined.includes(id))
    .flatMap(({ group }) => fieldsOfGroup(group).map(({ id }) => id));
  return unconfirmedFields(type, formData, meta).filter((id) => !skipped.includes(id));
}

/** How many prefilled values wait for a confirmation. */
export function unconfirmedCount(report: Pick<WorkingReport, 'content' | 'type'>): number {
  return waitingFields(report).length;
}

/**
 * The prefilled field to confirm that comes next on the page after that one, the first after the last; undefined when none
 * waits. Those of a region that was not examined do not wait.
 */
export function nextUnconfirmed(
  report: Pick<WorkingReport, 'content' | 'type'>,
  after: string | undefined,
): FieldId | undefined {
  const waiting = waitingFields(report);
  const place = (id: string): number => report.type.fields.findIndex((field) => field.id === id);
  const reached = after === undefined ? -1 : place(after);
  return waiting.find((id) => place(id) > reached) ?? waiting[0];
}
