import { createElement, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollToNextAnchor } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { lockPage } from '../../shared/lock/page-lock.ts';
import { createLazyPart, useLazy, useLazyPart } from '../../shared/ui/lazy-part.ts';
import type { ShortcutId } from './shortcuts.ts';
import type { ReportActs } from './use-report-acts.ts';
import { useGuidedPass } from './use-guided-pass.ts';
import type { GuidedPass } from './use-guided-pass.ts';
import { findShortcut } from './shortcuts.ts';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import type { AllDialogsProps } from './all-dialogs.tsx';

// The form is drawn and typed in without them; they come right after it.
const dialogs = createLazyPart(async () => {
  const [{ AllDialogs }] = await Promise.all([
    import('./all-dialogs.tsx'),
    loadCatalogues(['form-late', 'exports', 'report-sharing', 'saved-forms', 'recent-patients']),
  ]);
  return AllDialogs;
});

/** The dialogs of the form page; at most one is open. */
function PageDialogs(props: AllDialogsProps): ReactNode {
  const { dialog, close, exports } = props.acts;
  const isWanted = dialog !== null || exports.asked !== null || exports.areOptionsOpen;
  return useLazyPart(dialogs, props, isWanted, () => {
    close();
    exports.dismiss();
    exports.showOptions(false);
  });
}

/** Hears the shortcuts of the page in place of what the browser would do with them. */
function useShortcuts(run: (id: ShortcutId) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const id = event.defaultPrevented ? undefined : findShortcut(event);
      if (id === undefined) return;
      event.preventDefault();
      latest.current(id);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

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
