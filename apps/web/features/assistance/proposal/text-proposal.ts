import type { ChangeSummary, Move } from '@constat/assistance/changes';
import type { Difference, FidelityReport } from '@constat/assistance/fidelity';
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
  /** What differs, counted. */
  readonly summary: ChangeSummary;
  /** What the proposal moves, and itself without the moving; null where the order is the one written. */
  readonly reordered: Reordered | null;
  /** Lines of section 8 that look like headings and are none that is known: they stay where they are. */
  readonly unknownHeadings: readonly string[];
}

/** Paragraphs that a proposal moves, which the physician may refuse alone. */
interface Reordered {
  readonly moves: readonly Move[];
  /** The proposed paragraphs in the order written. */
  readonly inPlace: string;
  readonly differences: readonly Difference[];
}

/** The answer against the text that stands in the field at this moment; checked again when that is another one. */
export async function proposeText(report: AssistedReport, answer: TextAnswer): Promise<TextProposal> {
  const { operation, field, text: after, engine } = answer;
  const before = report.text(field);
  const hasMoved = before !== answer.sent;
  const [{ findMoves, summariseChanges }, blank] = await Promise.all([
    import('@constat/assistance/changes'),
    blankOf(field),
  ]);
  const check = async (text: string): Promise<readonly Difference[]> => {
    const { checkFidelity } = await import('@constat/assistance/fidelity');
    const options = { language: report.language(), diagnoses: diagnosesOf(report) };
    return checkFidelity(blank(before), blank(text), options).differences;
  };
  const { moves, inPlace } =
    field === 'historiqueEvolution' ? findMoves(blank(before), after) : { moves: [], inPlace: after };
  const isReordered = moves.length > 0;
  const summary = summariseChanges(before, after, { blank });
  return {
    operation,
    engine,
    texts: new Map([[field, after]]),
    seen: new Map([[field, before]]),
    differences: hasMoved ? await check(after) : answer.fidelity.differences,
    doubts: 0,
    hasMoved,
    isReordered,
    field,
    before,
    after,
    answer,
    // The words of a spoken mark or number are counted as what they became.
    summary: operation === 'writeTranscript' ? { ...summary, words: 0 } : summary,
    unknownHeadings: await unknownHeadingsOf(field, before),
    reordered: isReordered ? { moves, inPlace, differences: await check(inPlace) } : null,
  };
}

/** The same proposal with its paragraphs in the order written. */
export function keepOrder(proposal: TextProposal): TextProposal {
  const { field, before, reordered } = proposal;
  if (reordered === null) return proposal;
  const after = reordered.inPlace;
  const summary = { ...proposal.summary, moved: 0 };
  const { isSpacingAlone: _, ...counts } = summary;
  const isSpacingAlone = after !== before && Object.values(counts).every((count) => count === 0);
  return {
    ...proposal,
    after,
    texts: new Map([[field, after]]),
    differences: reordered.differences,
    isReordered: false,
    reordered: null,
    summary: { ...summary, isSpacingAlone },
  };
}

/** What puts blanks in place of the titles that the form prints itself: they state nothing. */
async function blankOf(field: FieldId): Promise<(text: string) => string> {
  if (field === 'historiqueEvolution') return blankHistoryAnnouncement;
  if (field !== 'section8Input') return (text) => text;
  return (await import('@constat/report/rules/subjective')).blankSubjectiveHeadings;
}

async function unknownHeadingsOf(field: FieldId, text: string): Promise<readonly string[]> {
  if (field !== 'section8Input') return [];
  const { splitSubjective } = await import('@constat/report/rules/subjective');
  return splitSubjective(text).doubtful.map((line) => line.text);
}
