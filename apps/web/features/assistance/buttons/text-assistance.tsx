import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Sparkles, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useAssistedReport, useIsBlank } from '../assisted-report.tsx';
import { EngineMark, useEngineDescription } from '../engine-mark.tsx';
import type { Operation } from '../proposal/accepted-texts.ts';
import { TextProposalDialog } from '../proposal/lazy-dialogs.ts';
import { CallProgress } from './call-progress.tsx';
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
  const localized = useLocalized();
  const report = useAssistedReport();
  const isBlank = useIsBlank([field.id]);
  const { call, proposal, ask: start, apply, close, undo } = useTextProposal(field.id, ask, operation);
  const description = useEngineDescription();
  const name = localized(field.label);
  return (
    <>
      {undo !== null && (
        <Button size="small" icon={<Undo2 aria-hidden="true" className="size-4" />} onClick={undo}>
          {t`Rétablir le texte précédent`}
        </Button>
      )}
      <EngineMark />
      {call.state === 'running' && <CallProgress name={name} onCancel={call.cancel} />}
      <Button
        size="small"
        variant="ghost"
        disabled={isBlank && onBlank === undefined}
        isPending={call.state === 'running'}
        icon={<Sparkles aria-hidden="true" className="size-4" />}
        onClick={isBlank && onBlank !== undefined ? onBlank : start}
        {...description}
      >
        <span>
          {label}
          <span className="sr-only"> : {name}</span>
        </span>
      </Button>
      {proposal !== null && (
        <TextProposalDialog
          proposal={proposal}
          language={report.language()}
          onApply={apply}
          onClose={close}
        />
      )}
    </>
  );
}
