import { AUTO_FORMAT_MS } from '@constat/contract/limits';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { device } from '../../../shared/device/page-device.ts';
import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { useLocalised, useMessage } from '../../../shared/i18n/localised.ts';
import { showToast, showToastNext } from '../../../shared/ui/toast.ts';
import type { Toast } from '../../../shared/ui/toast.ts';
import type { AssistedReport } from '../assisted-report.tsx';
import { logFailure, tellFailure } from '../failure.ts';
import { isOutside } from '../is-outside.ts';
import type { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { DistributionDialog, TextProposalDialog } from '../proposal/lazy-dialogs.ts';
import type { Preview } from './answer-dictation.ts';
import { DICTATED, WaitingProposals } from './waiting-proposals.ts';
import type { Waiting, WaitingProposal } from './waiting-proposals.ts';

export interface DictationFollowUp {
  /** Processes the dictation that has just come back into that field, after the half second of the specification. */
  readonly start: (field: FieldId) => void;
  readonly waiting: Waiting;
  /** The preview that is open, to be rendered in the page. */
  readonly dialog: ReactNode;
}

/** What is being previewed, with what says how many words it changes. */
type ShownPreview = Preview & {
  readonly waiting: WaitingProposal;
  readonly changeSentence: Awaited<ReturnType<typeof answering>>['changeSentence'];
};

/** Fetched when a dictation has come back, or a proposal is looked at. */
async function answering() {
  const [{ ask, compare, acceptUnseen, changeSentence }] = await Promise.all([
    import('./answer-dictation.ts'),
    loadCatalogues(['assistance']),
  ]);
  return { ask, compare, acceptUnseen, changeSentence };
}

/**
 * After a dictation, section 7 is written out and section 8 shared out over its fields. What the local rules propose is
 * applied with a way back when no fact changes, else shown at once; what any other engine proposes waits for a press.
 */
export function useDictationFollowUp(report: AssistedReport): DictationFollowUp {
  const { t } = useLingui();
  const say = useMessage();
  const localised = useLocalised();
  const [waitingProposals] = useState(() => new WaitingProposals(device()));
  const [shown, setShown] = useState<ShownPreview | null>(null);
  /** What was shown once: no toast tells of it any more. */
  const looked = useRef(new WeakSet<WaitingProposal>());
  const running = useRef(new AbortController());
  useEffect(() => {
    running.current = new AbortController();
    return () => running.current.abort();
  }, []);

  const preview = useCallback(
    (waiting: WaitingProposal): void => {
      answering()
        .then(async ({ compare, changeSentence }) => {
          const compared = await compare(report, waiting);
          if (report.identity().reportId !== waiting.reportId) return;
          looked.current.add(waiting);
          setShown({ ...compared, waiting, changeSentence });
        })
        // The check of facts is fetched when it is first needed: the proposal goes on waiting.
        .catch((error: unknown) => tellFailure(error, say));
    },
    [report, say],
  );

  const write = useCallback(
    (
      toast: Pick<Toast, 'title' | 'description'>,
      accepted: AcceptedTexts,
      waiting: WaitingProposal,
    ): void => {
      const undo = report.write(accepted);
      if (undo === null) {
        // Another text came in since the proposal was compared: it is compared again.
        preview(waiting);
        return;
      }
      setShown(null);
      waitingProposals.remove(waiting);
      showToast({ ...toast, action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo } });
    },
    [preview, report, t, waitingProposals],
  );

  const waiting = useMemo((): Waiting => {
    const find: Waiting['find'] = (kind) => waitingProposals.find(report.identity(), kind);
    return {
      find,
      subscribe: (listener) => {
        const ends = [report.subscribe(listener), waitingProposals.subscribe(listener)];
        return () => {
          for (const end of ends) end();
        };
      },
      show: (proposal) => {
        // A toast may still offer what was answered meanwhile.
        if (find(proposal.kind) === proposal) preview(proposal);
      },
      dismiss: (proposal) => {
        setShown(null);
        waitingProposals.remove(proposal);
        showToast({
          title: t`Proposition écartée`,
          action: {
            label: t({ message: 'Annuler', context: 'undo' }),
            onPress: () => {
              // A newer one that has come meanwhile keeps its place.
              if (find(proposal.kind) === null) waitingProposals.add(proposal);
            },
          },
        });
      },
    };
  }, [preview, report, t, waitingProposals]);

  const follow = useCallback(
    async (kind: WaitingProposal['kind'], reportId: string, signal: AbortSignal): Promise<void> => {
      const { ask, compare, acceptUnseen, changeSentence } = await answering();
      // Another report may have been opened meanwhile: nothing of it is sent.
      if (signal.aborted || report.identity().reportId !== reportId) return;
      const answered = await ask(report, kind, signal);
      const isSame = answered.kind === 'text' && answered.answer.text === answered.answer.sent;
      if (signal.aborted || isSame) return;
      if (isOutside(answered.answer.engine)) {
        waitingProposals.add(answered);
        const field = REPORT_TYPES.field(DICTATED[kind]);
        showToastNext(
          {
            title: t`Proposition prête`,
            ...(field === undefined ? {} : { description: localised(field.label) }),
            action: { label: t`Voir`, onPress: () => waiting.show(answered) },
          },
          () => !signal.aborted && waiting.find(kind) === answered && !looked.current.has(answered),
        );
        return;
      }
      const compared = await compare(report, answered);
      // An answer to one report is nothing for another that was opened meanwhile.
      if (report.identity().reportId !== answered.reportId) return;
      const accepted = acceptUnseen(compared);
      if (accepted === null) setShown({ ...compared, waiting: answered, changeSentence });
      else if (compared.kind === 'distribution') write({ title: t`Dictée répartie` }, accepted, answered);
      else {
        const description = changeSentence(compared.proposal.summary);
        write({ title: t`Dictée mise en forme`, description }, accepted, answered);
      }
    },
    [localised, report, t, waiting, waitingProposals, write],
  );

  const start = useCallback(
    (field: FieldId): void => {
      const { signal } = running.current;
      const kind = field === DICTATED.text ? 'text' : field === DICTATED.distribution ? 'distribution' : null;
      if (kind === null || report.text(field).trim() === '') return;
      const { reportId } = report.identity();
      setTimeout(() => {
        if (signal.aborted) return;
        follow(kind, reportId, signal).catch((error: unknown) => {
          if (signal.aborted) return;
          logFailure(error);
          if (kind !== 'distribution') return;
          showToast({
            title: say('distributionFailed'),
            description: say('originalTextUsed'),
            look: 'destructive',
          });
        });
      }, AUTO_FORMAT_MS);
    },
    [follow, report, say],
  );

  const answers = (proposal: WaitingProposal) => ({
    language: report.language(),
    onClose: () => setShown(null),
    // What the local rules propose is on the screen at once: closed, it is left.
    ...(isOutside(proposal.answer.engine) && { onReject: () => waiting.dismiss(proposal) }),
  });
  const dialog =
    shown === null ? null : shown.kind === 'text' ? (
      <TextProposalDialog
        {...answers(shown.waiting)}
        proposal={shown.proposal}
        onApply={(accepted, { summary }) =>
          write(
            { title: t`Texte appliqué`, description: shown.changeSentence(summary) },
            accepted,
            shown.waiting,
          )
        }
      />
    ) : (
      <DistributionDialog
        {...answers(shown.waiting)}
        proposal={shown.proposal}
        onApply={(accepted) => write({ title: t`Dictée répartie` }, accepted, shown.waiting)}
      />
    );
  return { start, waiting, dialog };
}
