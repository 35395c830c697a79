import type { RegionId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { FilePlus2, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import type { VisitToBegin } from '../visit-to-begin.ts';
import { DraftChoice } from './draft-choice.tsx';
import { VisitNaming } from './visit-naming.tsx';

type Step = 'choice' | 'naming' | 'drafts';

export interface NewVisitDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The parts of the examination that can be chosen. */
  readonly regions: readonly RegionId[];
  readonly onNewVisit: (visit: VisitToBegin) => void;
  readonly onDraft: (id: string) => void;
}

function Choice({
  icon,
  title,
  detail,
  onPress,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex w-full items-start gap-3 rounded-card border border-line-strong bg-raised p-4 text-left hover:border-accent hover:bg-accent-soft"
    >
      <span className="mt-0.5 text-accent-text">{icon}</span>
      <span>
        <span className="block font-bold">{title}</span>
        <span className="block text-muted">{detail}</span>
      </span>
    </button>
  );
}

/** A new visit with its name, or one of the drafts. */
export function NewVisitDialog({
  isOpen,
  onClose,
  regions,
  onNewVisit,
  onDraft,
}: NewVisitDialogProps): ReactNode {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>('choice');
  const close = (): void => {
    setStep('choice');
    onClose();
  };
  return (
    <Dialog
      title={step === 'drafts' ? t`Choisir un brouillon` : t`Nouvelle visite`}
      isOpen={isOpen}
      onClose={close}
    >
      {step === 'choice' && (
        <div className="space-y-3">
          <Choice
            icon={<FilePlus2 aria-hidden="true" className="size-6" />}
            title={t`Nouvelle visite`}
            detail={t`Commencer un formulaire vierge.`}
            onPress={() => setStep('naming')}
          />
          <Choice
            icon={<FolderOpen aria-hidden="true" className="size-6" />}
            title={t`Choisir un brouillon`}
            detail={t`Reprendre un rapport sauvegardé.`}
            onPress={() => setStep('drafts')}
          />
        </div>
      )}
      {step === 'naming' && (
        <VisitNaming regions={regions} onBack={() => setStep('choice')} onStart={onNewVisit} />
      )}
      {step === 'drafts' && <DraftChoice onCancel={() => setStep('choice')} onContinue={onDraft} />}
    </Dialog>
  );
}
