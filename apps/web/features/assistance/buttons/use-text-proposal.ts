import type { FidelityReport } from '@constat/assistance/fidelity';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAssistedReport } from '../assisted-report.tsx';
import { tellFailure } from '../failure.ts';
import { AcceptedTexts } from '../proposal/accepted-texts.ts';
import type { Operation } from '../proposal/accepted-texts.ts';
import { changeSentence } from '../proposal/change-sentence.ts';
import { proposeText } from '../proposal/text-proposal.ts';
import type { TextProposal } from '../proposal/text-proposal.ts';
import { useAssistanceCall } from '../use-assistance-call.ts';
import type { AssistanceCall } from '../use-assistance-call.ts';
import { isTranscript, writeTranscript } from './transcript.ts';

/** Sends a text to the engine and gives back what it proposes. */
export type AskEngine = (
  text: string,
  signal: AbortSignal,
) => Promise<{ readonly text: string; readonly engine: unknown; readonly fidelity: FidelityReport }>;

export interface TextAssistance {
  readonly call: AssistanceCall;
  /** What waits for the physician's answer. */
  readonly proposal: TextProposal | null;
  /** Of a transcript whose punctuation is proposed: what was left as said, and how to format it as it stands. */
  readonly transcript: { readonly doubtful: readonly string[]; readonly skip?: () => void } | null;
  readonly ask: () => void;
  /** Proposes what was pasted with its spoken punctuation and numbers written. */
  readonly write: (passage: string) => void;
  /** Writes what the physician took of the proposal. */
  readonly apply: (accepted: AcceptedTexts, taken: TextProposal) => void;
  readonly close: () => void;
  /** Puts back the text from before; null once that text was edited further. */
  readonly undo: (() => void) | null;
}

/** What is on the screen. */
interface Shown {
  readonly proposal: TextProposal;
  readonly transcript: TextAssistance['transcript'];
}

/** One act of assistance on one field. */
export function useTextProposal(field: FieldId, ask: AskEngine, operation: Operation): TextAssistance {
  const { t } = useLingui();
  const say = useMessage();
  const report = useAssistedReport();
  const call = useAssistanceCall();
  const [shown, setShown] = useState<Shown | null>(null);
  const [applied, setApplied] = useState<{ readonly text: string; readonly undo: () => void } | null>(null);
  const stands = useSyncExternalStore(
    report.subscribe,
    () => applied !== null && report.text(field) === applied.text,
  );

  const show = (proposal: TextProposal, transcript: TextAssistance['transcript'] = null): void =>
    setShown({ proposal, transcript });
  const undo = (): void => {
    applied?.undo();
    setApplied(null);
    // The button goes with what it took back.
    document.getElementById(field)?.focus({ preventScroll: true });
  };
  const apply = (accepted: AcceptedTexts, { answer, after, summary }: TextProposal): void => {
    const back = report.write(accepted);
    if (back === null) {
      // Another text came in since the proposal was compared: it is compared again.
      proposeText(report, answer).then(
        (proposal) => show(proposal, shown?.transcript),
        (error: unknown) => tellFailure(error, say),
      );
      return;
    }
    setShown(null);
    setApplied({ text: after, undo: back });
    const changed = changeSentence(summary);
    const description = [changed, back.note ?? ''].filter((part) => part !== '').join('. ');
    showToast({
      title: t`Texte appliqué`,
      ...(description === '' ? {} : { description }),
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: back },
    });
  };
  const tellNothing = (): void =>
    showToast({ title: operation === 'improve' ? t`Rien à améliorer` : t`Rien à mettre en forme` });

  /** True when the text was a transcript and is shown with its punctuation written. */
  const offer = async (passage?: string): Promise<boolean> => {
    const { answer, doubtful } = await writeTranscript(report, field, passage);
    if (answer.text === answer.sent) return false;
    const skip = passage === undefined ? { skip: () => void start(false) } : {};
    show(await proposeText(report, answer), { doubtful, ...skip });
    return true;
  };
  const start = async (offersWriting: boolean): Promise<void> => {
    setShown(null);
    const { reportId } = report.identity();
    const sent = report.text(field);
    try {
      if (offersWriting && (await isTranscript(sent, report.language())) && (await offer())) return;
      const answer = await call.run((signal) => ask(sent, signal));
      // An answer to one report is nothing for another that was opened meanwhile.
      if (answer === undefined || report.identity().reportId !== reportId) return;
      const proposed = await proposeText(report, { operation, field, sent, ...answer });
      if (proposed.after === proposed.before) {
        tellNothing();
        return;
      }
      const accepted = AcceptedTexts.unseen(proposed);
      if (accepted === null) show(proposed);
      else apply(accepted, proposed);
    } catch (error) {
      tellFailure(error, say);
    }
  };
  return {
    call,
    proposal: shown?.proposal ?? null,
    transcript: shown?.transcript ?? null,
    ask: () => void start(operation !== 'improve'),
    write: (passage) =>
      void offer(passage).then(
        (isOffered) => {
          if (!isOffered) tellNothing();
        },
        (error: unknown) => tellFailure(error, say),
      ),
    apply,
    close: () => setShown(null),
    undo: stands ? undo : null,
  };
}
