import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Sparkles, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldTool } from '../../../shared/ui/field-tool.tsx';
import { useAssistedReport, useIsBlank } from '../assisted-report.tsx';
import { EngineMark, useEngineDescription } from '../engine-mark.tsx';
import type { Operation } from '../proposal/accepted-texts.ts';
import { TextProposalDialog } from '../proposal/lazy-dialogs.ts';
import { CallProgress } from './call-progress.tsx';
import { PastedNotice, TranscriptNotice } from './transcript-notice.tsx';
import { usePastedTranscript } from './use-pasted-transcript.ts';
import { useTextProposal } from './use-text-proposal.ts';
import type { AskEngine } from './use-text-proposal.ts';

/** The button that asks the engine for another wording of one field, with its progress, its preview and its way back. */
export function TextAssistanceButton({
  field,
  label,
  ask,
  operation,
  onBlank,
}: {
  readonly field: ReportField;
  readonly label: string;
  readonly ask: AskEngine;
  readonly operation: Operation;
  /** Tells that there is no text yet; without it the button is disabled until there is. */
  readonly onBlank?: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const report = useAssistedReport();
  const isBlank = useIsBlank([field.id]);
  const { call, proposal, transcript, write, apply, close, undo, ...act } = useTextProposal(
    field.id,
    ask,
    operation,
  );
  const pasted = usePastedTranscript(field.id);
  const description = useEngineDescription();
  const name = localised(field.label);
  return (
    <>
      {pasted.passage !== null && (
        <PastedNotice
          name={name}
          onWrite={() => write(pasted.passage ?? '')}
          onDismiss={() => {
            pasted.dismiss();
            // The button goes with the notice.
            document.getElementById(field.id)?.focus({ preventScroll: true });
          }}
        />
      )}
      {undo !== null && (
        <Button size="small" icon={<Undo2 aria-hidden="true" className="size-4" />} onClick={undo}>
          {t`Rétablir le texte précédent`}
        </Button>
      )}
      {call.state === 'running' && <CallProgress name={name} onCancel={call.cancel} />}
      <FieldTool>
        <EngineMark />
        <Button
          size="small"
          variant="ghost"
          disabled={isBlank && onBlank === undefined}
          isPending={call.state === 'running'}
          icon={<Sparkles aria-hidden="true" className="size-4" />}
          onClick={isBlank && onBlank !== undefined ? onBlank : act.ask}
          {...description}
        >
          <span>
            {label}
            <span className="sr-only"> : {name}</span>
          </span>
        </Button>
      </FieldTool>
      {proposal !== null && (
        <TextProposalDialog
          proposal={proposal}
          language={report.language()}
          notice={
            transcript === null ? null : (
              <TranscriptNotice
                doubtful={transcript.doubtful}
                language={report.language()}
                onSkip={transcript.skip}
              />
            )
          }
          onApply={apply}
          onClose={close}
        />
      )}
    </>
  );
}
