import type { Difference, FidelityReport } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { blankHistoryAnnouncement } from '@constat/report/rules';
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
export async function proposeText(
  report: AssistedReport,
  field: FieldId,
  sent: string,
  answer: { readonly text: string; readonly fidelity: FidelityReport },
): Promise<TextProposal> {
  const before = report.text(field);
  const hasMoved = before !== sent;
  if (!hasMoved)
    return { field, before, after: answer.text, differences: answer.fidelity.differences, hasMoved };
  const { checkFidelity } = await import('@constat/assistance/fidelity');
  const options = { language: report.language(), diagnoses: diagnosesOf(report) };
  const source = field === 'historiqueEvolution' ? blankHistoryAnnouncement(before) : before;
  const { differences } = checkFidelity(source, answer.text, options);
  return { field, before, after: answer.text, differences, hasMoved };
}

/** True when the proposal may be applied without being looked at. */
export function isSafe({ differences, hasMoved }: TextProposal): boolean {
  return differences.length === 0 && !hasMoved;
}
