import type { ReactNode } from 'react';
import { ReportDialogs } from './report-dialogs.tsx';
import type { ShortcutId } from './shortcuts.ts';
import { ToolDialogs } from './tool-dialogs.tsx';
import type { ReportActs } from './use-report-acts.ts';

export interface AllDialogsProps {
  readonly acts: ReportActs;
  readonly runShortcut: (id: ShortcutId) => void;
}

/** Every dialog of the form page. */
export function AllDialogs({ acts, runShortcut }: AllDialogsProps): ReactNode {
  return (
    <>
      <ReportDialogs acts={acts} />
      <ToolDialogs acts={acts} runShortcut={runShortcut} />
    </>
  );
}
