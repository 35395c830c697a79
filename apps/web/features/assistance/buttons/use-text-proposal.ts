import type { FidelityReport } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssistedReport } from '../assisted-report.tsx';
import { tellFailure } from '../failure.ts';
import { AcceptedTexts } from '../proposal/accepted-texts.ts';
import type { Operation } from '../proposal/accepted-texts.ts';
import { proposeText } from '../proposal/text-proposal.ts';
import type { TextProposal } from '../proposal/text-proposal.ts';
import { useAssistanceCall } from '../use-assistance-call.ts';
import type { AssistanceCall } from '../use-assistance-call.ts';

/** Sends a text to the engine and gives back what it proposes. */
export type AskEngine = (
  text: string,
  signal: AbortSignal,
) => Promise<{ readonly text: string; readonly engine: unknown; readonly fidelity: FidelityReport }>;

export interface TextAssistance {
  readonly call: AssistanceCall;
  /** What waits for the physician's answer. */
  readonly proposal: TextProposal | null;
  readonly ask: () => void;
  /** Writes what the physician took of the proposal. */
  readonly apply: (accepted: AcceptedTexts) => void;
  readonly close: () => void;
  /** Puts back the text from before; null once that text was edited further. */
  readonly undo: (() => void) | null;
}

/** One act of assistance on one field. */
export function useTextProposal(field: FieldId, ask: AskEngine, operation: Operation): TextAssistance {
  const { t } = useLingui();
  const say = useMessage();
  const report = useAssistedReport();
  const call = useAssistanceCall();
  const [proposal, setProposal] = useState<TextProposal | null>(null);
  const [applied, setApplied] = useState<{ readonly text: string; readonly undo: () => void } | null>(null);
  const stands = useSyncExternalStore(
    report.subscribe,
    () => applied !== null && report.text(field) === applied.text,
  );

  const undo = (): void => {
    applied?.undo();
    setApplied(null);
    // The button goes with what it took back.
    document.getElementById(field)?.focus({ preventScroll: true });
  };
  const write = (accepted: AcceptedTexts, { answer, after }: TextProposal): void => {
    const back = report.write(accepted);
    if (back === null) {
      // Another text came in since the proposal was compared: it is compared again.
      proposeText(report, answer).then(setProposal, (error: unknown) => tellFailure(error, say));
      return;
    }
    setProposal(null);
    setApplied({ text: after, undo: back });
    showToast({
      title: t`Texte appliqué`,
      ...(back.note === undefined ? {} : { description: back.note }),
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: back },
    });
  };
  const start = async (): Promise<void> => {
    const { reportId } = report.identity();
    const sent = report.text(field);
    try {
      const answer = await call.run((signal) => ask(sent, signal));
      // An answer to one report is nothing for another that was opened meanwhile.
      if (answer === undefined || report.identity().reportId !== reportId) return;
      const proposed = await proposeText(report, { operation, field, sent, ...answer });
      const accepted = proposed.after === proposed.before ? null : AcceptedTexts.unseen(proposed);
      if (accepted === null) setProposal(proposed);
      else write(accepted, proposed);
    } catch (error) {
      tellFailure(error, say);
    }
  };
  return {
    call,
    proposal,
    ask: () => void start(),
    apply: (accepted) => {
      if (proposal !== null) write(accepted, proposal);
    },
    close: () => setProposal(null),
    undo: stands ? undo : null,
  };
}
