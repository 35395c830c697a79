import { createElement } from 'react';
import type { ReactNode } from 'react';
import { scrollToNextAnchor } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { lockPage } from '../../shared/lock/page-lock.ts';
import { createLazyPart, useLazy } from '../../shared/ui/lazy-part.ts';
import { PageDialogs } from './page-dialogs.ts';
import type { ShortcutId } from './shortcuts.ts';
import type { ReportActs } from './use-report-acts.ts';
import { useGuidedPass } from './use-guided-pass.ts';
import type { GuidedPass } from './use-guided-pass.ts';
import { useShortcuts } from './use-shortcuts.ts';

// The form is drawn without it. Nothing that is typed waits for it.
const guidedPassBar = createLazyPart(async () => (await import('./guided-pass-bar.tsx')).GuidedPassBar);

function LateGuidedPassBar({
  pass,
  report,
}: {
  readonly pass: GuidedPass;
  readonly report: WorkingReport;
}): ReactNode {
  const bar = useLazy(guidedPassBar);
  const { at } = pass;
  return bar === null || at === null ? null : createElement(bar, { pass: { ...pass, at }, report });
}

/** The ways through the page: its shortcuts and its dialogs. */
export function PageTools({
  acts,
  report,
}: {
  readonly acts: ReportActs;
  readonly report: WorkingReport;
}): ReactNode {
  const { dialog, open } = acts;

  const pass = useGuidedPass(report);
  const run = (id: ShortcutId): void => {
    const acted: Readonly<Record<ShortcutId, () => void>> = {
      palette: () => open({ kind: 'palette' }),
      progress: () => open({ kind: 'progress' }),
      help: () => open({ kind: 'help' }),
      save: acts.askToSave,
      confirm: () => {
        if (!acts.isLocked) pass.next(dialog !== null);
      },
      next: () => scrollToNextAnchor(report.type, 1),
      previous: () => scrollToNextAnchor(report.type, -1),
      lock: lockPage,
    };
    acted[id]();
  };
  // A shortcut never takes the place of a dialog that waits for an answer.
  useShortcuts((id) => {
    if (dialog === null || id === 'lock') run(id);
  });
  return (
    <>
      <PageDialogs acts={acts} runShortcut={run} />
      {!acts.isLocked && <LateGuidedPassBar pass={pass} report={report} />}
    </>
  );
}
