import type { FidelityReport } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { blankHistoryAnnouncement } from '@constat/report/rules';
import { diagnosesOf } from '../assisted-report.tsx';
import type { AssistedReport } from '../assisted-report.tsx';
import type { Operation, Proposal } from './accepted-texts.ts';

/** What an engine was given and what it answered, for one field. */
export interface TextAnswer {
  readonly operation: Operation;
  readonly field: FieldId;
  /** The text that the engine was given. */
  readonly sent: string;
  readonly text: string;
  readonly engine: unknown;
  readonly fidelity: FidelityReport;
}

/** A text that an engine proposes for one field. */
export interface TextProposal extends Proposal {
  readonly field: FieldId;
  /** What stands in the field now, which the proposal would replace. */
  readonly before: string;
  readonly after: string;
  readonly answer: TextAnswer;
}

/** The answer against the text that stands in the field at this moment; checked again when that is another one. */
export async function proposeText(report: AssistedReport, answer: TextAnswer): Promise<TextProposal> {
  const { operation, field, text: after, engine } = answer;
  const before = report.text(field);
  const hasMoved = before !== answer.sent;
  const proposal = {
    operation,
    engine,
    texts: new Map([[field, after]]),
    seen: new Map([[field, before]]),
    differences: answer.fidelity.differences,
    doubts: 0,
    hasMoved,
    field,
    before,
    after,
    answer,
  };
  if (!hasMoved) return proposal;
  const { checkFidelity } = await import('@constat/assistance/fidelity');
  const options = { language: report.language(), diagnoses: diagnosesOf(report) };
  const blank = field === 'historiqueEvolution' ? blankHistoryAnnouncement : (text: string) => text;
  const { differences } = checkFidelity(blank(before), blank(after), options);
  return { ...proposal, differences };
}
