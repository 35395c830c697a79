/** What follows a dictation once it has come back, fetched when one does. */
import { distributeSubjective, enhanceHistory } from '../assistance-api.ts';
import { aboutReport } from '../assisted-report.tsx';
import type { AssistedReport } from '../assisted-report.tsx';
import { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { proposeText } from '../proposal/text-proposal.ts';
import type { TextProposal } from '../proposal/text-proposal.ts';
import { proposeDistribution } from './distribution.ts';
import type { DistributionProposal } from './distribution.ts';
import { DICTATED } from './waiting-proposals.ts';
import type { WaitingProposal } from './waiting-proposals.ts';

export { changeSentence } from '../proposal/change-sentence.ts';

/** A proposal on the screen, compared with the report as it stands. */
export type Preview =
  | { readonly kind: 'text'; readonly proposal: TextProposal }
  | { readonly kind: 'distribution'; readonly proposal: DistributionProposal };

/** Compares an answer with the report as it stands. */
export async function compare(report: AssistedReport, waiting: WaitingProposal): Promise<Preview> {
  return waiting.kind === 'text'
    ? { kind: 'text', proposal: await proposeText(report, waiting.answer) }
    : { kind: 'distribution', proposal: await proposeDistribution(report, waiting.answer) };
}

/** Asks the engine for what follows a dictation. */
export async function ask(
  report: AssistedReport,
  kind: WaitingProposal['kind'],
  signal: AbortSignal,
): Promise<WaitingProposal> {
  const identity = report.identity();
  const sent = report.text(DICTATED[kind]);
  const about = aboutReport(report);
  if (kind === 'distribution') {
    const { sections, marks, engine, fidelity } = await distributeSubjective(
      { text: sent, ...about },
      signal,
    );
    return { ...identity, kind, answer: { sent, sections, marks, engine, fidelity } };
  }
  const { enhancedText, engine, fidelity } = await enhanceHistory({ transcript: sent, ...about }, signal);
  const operation = 'writeOutHistory';
  const field = DICTATED.text;
  return { ...identity, kind, answer: { operation, field, sent, text: enhancedText, engine, fidelity } };
}

/** What may be applied without a preview; null when the physician has to see it first. */
export function acceptUnseen({ proposal }: Preview): AcceptedTexts | null {
  return AcceptedTexts.unseen(proposal);
}
