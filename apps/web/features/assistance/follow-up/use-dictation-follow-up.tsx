import type { DistributedAnswer } from '@constat/contract';
import { AUTO_FORMAT_MS } from '@constat/contract/limits';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { diagnosesOf } from '../assisted-report.tsx';
import type { AssistedAct, AssistedReport } from '../assisted-report.tsx';
import { distributeSubjective, enhanceHistory } from '../assistance-api.ts';
import { DistributionDialog, TextProposalDialog } from '../proposal/lazy-dialogs.ts';
import { isSafe, proposeText } from '../proposal/text-proposal.ts';
import type { TextProposal } from '../proposal/text-proposal.ts';
import { distributedTexts } from './distributed-texts.ts';

export interface DictationFollowUp {
  /** Processes the dictation that has just come back into that field, after the half second of the specification. */
  readonly start: (field: FieldId) => void;
  /** What waits for the physician, to be rendered in the page. */
  readonly dialog: ReactNode;
}

/**
 * After a dictation, section 7 is written out and section 8 shared out over its fields. What changes no fact is applied
 * with a way back; anything else is shown first.
 */
export function useDictationFollowUp(report: AssistedReport): DictationFollowUp {
  const { t } = useLingui();
  const say = useMessage();
  const [proposal, setProposal] = useState<TextProposal | null>(null);
  const [distribution, setDistribution] = useState<DistributedAnswer | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => {
    running.current = new AbortController();
    return () => running.current.abort();
  }, []);

  const write = useCallback(
    (title: string, texts: ReadonlyMap<FieldId, string>, act: AssistedAct): void => {
      const undo = report.write(texts, act);
      showToast({ title, action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo } });
    },
    [report, t],
  );

  const writeOut = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const field = 'historiqueEvolution';
      const sent = report.text(field);
      const body = { transcript: sent, language: report.language(), diagnoses: diagnosesOf(report) };
      const { enhancedText, fidelity } = await enhanceHistory(body, signal);
      const proposed = await proposeText(report, field, sent, { text: enhancedText, fidelity });
      if (proposed.after === proposed.before) return;
      if (isSafe(proposed)) write(t`Dictée mise en forme`, new Map([[field, proposed.after]]), 'formatted');
      else setProposal(proposed);
    },
    [report, t, write],
  );

  const shareOut = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const sent = report.text('section8Input');
      const body = { text: sent, language: report.language(), diagnoses: diagnosesOf(report) };
      const answer = await distributeSubjective(body, signal);
      const isPlain = answer.fidelity.differences.length === 0 && answer.marks.length === 0;
      if (isPlain && report.text('section8Input') === sent) {
        write(t`Dictée répartie`, distributedTexts(answer.sections), 'distributed');
      } else setDistribution(answer);
    },
    [report, t, write],
  );

  const start = useCallback(
    (field: FieldId): void => {
      const { signal } = running.current;
      const act = field === 'historiqueEvolution' ? writeOut : field === 'section8Input' ? shareOut : null;
      if (act === null || report.text(field).trim() === '') return;
      setTimeout(() => {
        if (signal.aborted) return;
        act(signal).catch((error: unknown) => {
          if (signal.aborted) return;
          reportError(error);
          if (act !== shareOut) return;
          showToast({
            title: say('distributionFailed'),
            description: say('originalTextUsed'),
            look: 'destructive',
          });
        });
      }, AUTO_FORMAT_MS);
    },
    [report, say, shareOut, writeOut],
  );

  const language = report.language();
  return {
    start,
    dialog: (
      <>
        {proposal !== null && (
          <TextProposalDialog
            proposal={proposal}
            language={language}
            onApply={() => {
              setProposal(null);
              write(t`Texte appliqué`, new Map([[proposal.field, proposal.after]]), 'formatted');
            }}
            onClose={() => setProposal(null)}
          />
        )}
        {distribution !== null && (
          <DistributionDialog
            answer={distribution}
            language={language}
            onApply={() => {
              setDistribution(null);
              write(t`Dictée répartie`, distributedTexts(distribution.sections), 'distributed');
            }}
            onClose={() => setDistribution(null)}
          />
        )}
      </>
    ),
  };
}
