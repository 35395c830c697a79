import { useLingui } from '@lingui/react/macro';
import {
  Copy,
  Eraser,
  Eye,
  FileDown,
  FileText,
  FolderOpen,
  Printer,
  Save,
  SlidersHorizontal,
  UserRoundPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useIsAssistant } from '../../shared/session.ts';
import type { ReportActs } from './use-report-acts.ts';

export interface PageAction {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

export type PageActionName =
  | 'save'
  | 'copy'
  | 'load'
  | 'print'
  | 'preview'
  | 'word'
  | 'pdf'
  | 'options'
  | 'share'
  | 'clear';

/** The acts of the page with their names and icons, for whichever bar shows them. */
export function usePageActions(acts: ReportActs): Record<PageActionName, PageAction> {
  const { t } = useLingui();
  const { running, run } = acts.exports;
  return {
    save: {
      label: t`Sauvegarder`,
      Icon: Save,
      isPending: acts.isSaving,
      onPress: acts.askToSave,
    },
    copy: {
      label: t`Sauvegarder une copie`,
      Icon: Copy,
      isPending: false,
      onPress: () => acts.open({ kind: 'save', formType: 'copy' }),
    },
    load: {
      label: t`Charger`,
      Icon: FolderOpen,
      isPending: false,
      onPress: () => acts.open({ kind: 'forms', filter: 'all' }),
    },
    print: { label: t`Imprimer`, Icon: Printer, isPending: running === 'print', onPress: () => run('print') },
    preview: { label: t`Aperçu`, Icon: Eye, isPending: running === 'preview', onPress: () => run('preview') },
    word: {
      label: t`Exporter en Word`,
      Icon: FileText,
      isPending: running === 'docx',
      onPress: () => run('docx'),
    },
    pdf: {
      label: t`Exporter en PDF`,
      Icon: FileDown,
      isPending: running === 'pdf',
      onPress: () => run('pdf'),
    },
    options: {
      label: t`Options d’exportation`,
      Icon: SlidersHorizontal,
      isPending: false,
      onPress: () => acts.exports.showOptions(true),
    },
    share: {
      label: t`Partager avec un adjoint ou une adjointe…`,
      Icon: UserRoundPlus,
      isPending: false,
      onPress: () => acts.open({ kind: 'share' }),
    },
    clear: { label: t`Effacer`, Icon: Eraser, isPending: false, onPress: () => acts.open({ kind: 'clear' }) },
  };
}

/** What concerns a report of one's own, and no assistant's. */
const OF_THE_PHYSICIAN: readonly PageActionName[] = ['copy', 'load', 'share', 'clear'];

/** What changes the report that is open. */
const OF_A_REPORT_IN_WORK: readonly PageActionName[] = ['save', 'clear'];

/** Of those acts, the ones that the one who writes may do with the report as it stands. */
export function useOfferedActions(
  names: readonly PageActionName[],
  { isLocked }: Pick<ReportActs, 'isLocked'>,
): readonly PageActionName[] {
  const isAssistant = useIsAssistant();
  return names.filter(
    (name) =>
      !(isAssistant && OF_THE_PHYSICIAN.includes(name)) && !(isLocked && OF_A_REPORT_IN_WORK.includes(name)),
  );
}
