import type { Difference, FidelityReport } from '@constat/assistance/fidelity';
import { checkFidelity } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { diagnosesOf } from '../assisted-report.tsx';
import type { AssistedReport } from '../assisted-report.tsx';

/** A text that an engine proposes for one field. */
export interface TextProposal {
  readonly field: FieldId;
  /** What stands in the field now, which the proposal would replace. */
  readonly before: string;
  readonly after: string;
  readonly differences: readonly Difference[];
  /** True when the field was edited while the engine worked: the check was made again on the new text. */
  readonly hasMoved: boolean;
}

/** The proposal against the text that stands in the field at this moment. */
export function proposeText(
  report: AssistedReport,
  field: FieldId,
  sent: string,
  answer: { readonly text: string; readonly fidelity: FidelityReport },
): TextProposal {
  const before = report.text(field);
  const hasMoved = before !== sent;
  const { differences } = hasMoved
    ? checkFidelity(before, answer.text, { language: report.language(), diagnoses: diagnosesOf(report) })
    : answer.fidelity;
  return { field, before, after: answer.text, differences, hasMoved };
}

/** True when the proposal may be applied without being looked at (decision 39). */
export function isSafe({ differences, hasMoved }: TextProposal): boolean {
  return differences.length === 0 && !hasMoved;
}
