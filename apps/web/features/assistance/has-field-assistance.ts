import type { FieldId, ReportField } from '@constat/report/catalogue';

/** Texts that are not the engine's to reword: the percentage of impairment, and the questions as they were asked. */
const UNASSISTED: ReadonlySet<string> = new Set([
  'conclusionPourcentageAtteinte',
  'demandeQuestions',
] satisfies FieldId[]);

/** True where assistance is offered: all other texts. */
export function hasFieldAssistance({ id, kind }: Pick<ReportField, 'id' | 'kind'>): boolean {
  return kind === 'text' && !UNASSISTED.has(id);
}
