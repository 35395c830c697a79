import type { FidelityReport } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssistedReport } from '../assisted-report.tsx';
import type { AssistedAct } from '../assisted-report.tsx';
import { tellFailure } from '../failure.ts';
import { isSafe, proposeText } from '../proposal/text-proposal.ts';
import type { TextProposal } from '../proposal/text-proposal.ts';
import { useAssistanceCall } from '../use-assistance-call.ts';
import type { AssistanceCall } from '../use-assistance-call.ts';

/** Sends a text to the engine and gives back what it proposes. */
export type AskEngine = (
  text: string,
  signal: AbortSignal,
) => Promise<{ readonly text: string; readonly fidelity: FidelityReport }>;

export interface TextAssistance {
  readonly call: AssistanceCall;
  /** What waits for the physician's answer. */
  readonly proposal: TextProposal | null;
  readonly ask: () => void;
  readonly apply: (proposal: TextProposal) => void;
  readonly close: () => void;
  /** Puts back the text from before; null once that text was edited further. */
  readonly undo: (() => void) | null;
}

/** One act of assistance on one field. `isDirect` applies a proposal at once when no fact differs. */
export function useTextProposal(
  field: FieldId,
  ask: AskEngine,
  options: { readonly act: AssistedAct; readonly isDirect: boolean },
): TextAssistance {
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
  const apply = (accepted: TextProposal): void => {
    setProposal(null);
    const back = report.write(new Map([[field, accepted.after]]), options.act);
    setApplied({ text: accepted.after, undo: back });
    showToast({
      title: t`Texte appliqué`,
      ...(back.note === undefined ? {} : { description: back.note }),
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: back },
    });
  };
  const start = async (): Promise<void> => {
    const sent = report.text(field);
    try {
      const answer = await call.run((signal) => ask(sent, signal));
      if (answer === undefined) return;
      const proposed = await proposeText(report, field, sent, answer);
      if (options.isDirect && isSafe(proposed) && proposed.after !== proposed.before) apply(proposed);
      else setProposal(proposed);
    } catch (error) {
      tellFailure(error, say);
    }
  };
  return {
    call,
    proposal,
    ask: () => void start(),
    apply,
    close: () => setProposal(null),
    undo: stands ? undo : null,
  };
}
