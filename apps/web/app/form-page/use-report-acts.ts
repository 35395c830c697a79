import type { SavedFormItem } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { SaveChoice, SavedFormFilter } from '../../features/saved-forms/index.ts';
import type { ReplacedReport, WorkingReport } from '../../features/report-form/index.ts';
import type { FoundSpokenFacts } from '../../features/dictation/index.ts';
import type { Exports } from '../../features/exports/index.ts';
import { deviceOf } from '../../shared/device/page-device.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import type { FormView } from './review/use-form-view.ts';
import type { Arrival } from './use-arrival.ts';
import { useSaving } from './use-saving.ts';
import { useUndoToast } from './use-undo-toast.ts';

export type OpenDialog =
  | { readonly kind: 'confirmDraft' }
  | { readonly kind: 'save'; readonly formType: 'draft' | 'copy' }
  | { readonly kind: 'forms'; readonly filter: SavedFormFilter }
  | { readonly kind: 'clear' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'help' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'gender' }
  | { readonly kind: 'share' };

/** Everything that a button of the page can do. */
export interface ReportActs {
  readonly dialog: OpenDialog | null;
  readonly isSaving: boolean;
  /** The report is locked or signed: it can be read, exported and copied, and not changed. */
  readonly isLocked: boolean;
  readonly exports: Exports;
  /** Whether the form or its review is shown. */
  readonly view: FormView;
  /** What was dictated and was not in the report at the last look. */
  readonly spoken: FoundSpokenFacts;
  readonly open: (dialog: OpenDialog) => void;
  readonly close: () => void;
  /** Asks how the draft is kept, and saves it; an assistant's is kept as its physician chose. */
  readonly askToSave: () => void;
  /** Asks the same of a report that no draft holds, and goes on once one does. */
  readonly saveThen: (next: () => void) => void;
  readonly saveDraft: (retentionDays: number, asNew?: boolean) => void;
  readonly saveAs: (choice: SaveChoice) => void;
  readonly load: (form: Pick<SavedFormItem, 'id'>) => void;
  /** Sends now what the server lacks. */
  readonly trySaving: () => void;
  /** Loads the pages anew once the report is on the device. */
  readonly reloadPage: () => void;
  readonly clear: () => void;
  readonly bringBack: (entry: ReplacedReport) => void;
}

/** The acts of the form page and the dialog that is open. */
export function useReportActs(
  report: WorkingReport,
  arrival: Arrival,
  { exports, spoken, view, isLocked }: Pick<ReportActs, 'exports' | 'spoken' | 'view' | 'isLocked'>,
): ReportActs {
  const { t } = useLingui();
  const say = useMessage();
  const toast = useUndoToast();
  const { isSaving, save } = useSaving(report);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const next = useRef<() => void>(null);
  const close = (): void => {
    next.current = null;
    setDialog(null);
  };
  const isAssistant = useIsAssistant();
  const tellLocked = (): void =>
    showToast({
      title: t`Rapport verrouillé ou signé`,
      description: t`Il ne change plus. Ce qui est tapé depuis peut être sauvegardé comme nouveau brouillon.`,
    });
  return {
    dialog,
    isSaving,
    isLocked,
    exports,
    view,
    spoken,
    open: setDialog,
    close,
    askToSave: () => {
      if (isLocked) return tellLocked();
      if (!isAssistant) return setDialog({ kind: 'confirmDraft' });
      void save({ formType: 'draft', retentionDays: report.getState().retentionDays });
    },
    saveThen: (then) => {
      next.current = then;
      setDialog({ kind: 'confirmDraft' });
    },
    saveDraft: (retentionDays, asNew = false) =>
      void save({ formType: 'draft', retentionDays, asNew: asNew || isLocked }).then(() => {
        const then = next.current;
        close();
        if (report.draftId !== null) then?.();
      }),
    saveAs: (choice) =>
      void save({ ...choice, asNew: choice.asNew || isLocked }).then((isSaved) => {
        if (isSaved) close();
      }),
    load: (form) => void arrival.load(form.id, 'formLoaded').then(close),
    trySaving: () => report.flush(),
    reloadPage: () => {
      report.flush();
      void deviceOf(report.owner)
        .settled()
        .then(() => window.location.reload());
    },
    clear: () => {
      close();
      if (isLocked) return tellLocked();
      toast(t`Formulaire effacé`, report.clear());
    },
    bringBack: (entry) => {
      close();
      if (isLocked) return tellLocked();
      const isPart = report.holdsFieldsOf(entry);
      toast(isPart ? t`Texte récupéré` : say('dataRecovered'), report.bringBack(entry));
    },
  };
}
