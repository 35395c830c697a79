import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { jumpToEntry, nextUnconfirmed, scrollToNextAnchor } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { jumpAfterDialog } from './jump-after-dialog.ts';
import { PageDialogs } from './page-dialogs.ts';
import type { ShortcutId } from './shortcuts.ts';
import type { ReportActs } from './use-report-acts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The ways through the page: its shortcuts and its dialogs. */
export function PageTools({
  acts,
  report,
}: {
  readonly acts: ReportActs;
  readonly report: WorkingReport;
}): ReactNode {
  const { t } = useLingui();
  const { dialog, open } = acts;

  const goToUnconfirmed = (): void => {
    const next = nextUnconfirmed(report, document.activeElement?.id);
    if (next === undefined) showToast({ title: t`Rien à confirmer` });
    else if (dialog === null) jumpToEntry(next);
    else jumpAfterDialog(next);
  };
  const run = (id: ShortcutId): void => {
    const acted: Readonly<Record<ShortcutId, () => void>> = {
      palette: () => open({ kind: 'palette' }),
      progress: () => open({ kind: 'progress' }),
      help: () => open({ kind: 'help' }),
      save: () => open({ kind: 'confirmDraft' }),
      confirm: goToUnconfirmed,
      next: () => scrollToNextAnchor(report.type, 1),
      previous: () => scrollToNextAnchor(report.type, -1),
    };
    acted[id]();
  };
  // A shortcut never takes the place of a dialog that waits for an answer.
  useShortcuts((id) => {
    if (dialog === null) run(id);
  });
  return <PageDialogs acts={acts} runShortcut={run} />;
}
