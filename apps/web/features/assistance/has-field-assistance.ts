import type { ReportField } from '@constat/report/catalogue';

/** True where assistance is offered: texts, but for the percentage of impairment, which is the physician's own. */
export function hasFieldAssistance({ id, kind }: Pick<ReportField, 'id' | 'kind'>): boolean {
  return kind === 'text' && id !== 'conclusionPourcentageAtteinte';
}
