import type { ReactNode } from 'react';
import { ReportDialogs } from './report-dialogs.tsx';
import type { ShortcutId } from './shortcuts.ts';
import type { ReportActs } from './use-report-acts.ts';
import { CommandPalette, ProgressDialog } from '../../features/report-form/index.late.ts';
import { jumpAfterDialog } from './jump-to-passage.ts';
import { usePaletteActions } from './palette-actions.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The command palette, the progress view and the help. */
function ToolDialogs({
  acts,
  runShortcut,
}: {
  readonly acts: ReportActs;
  readonly runShortcut: (id: ShortcutId) => void;
}): ReactNode {
  const { dialog, close } = acts;
  const actions = usePaletteActions(acts, runShortcut);
  return (
    <>
      <CommandPalette
        isOpen={dialog?.kind === 'palette'}
        actions={actions}
        onJump={jumpAfterDialog}
        onClose={close}
      />
      <ProgressDialog isOpen={dialog?.kind === 'progress'} onJump={jumpAfterDialog} onClose={close} />
      <ShortcutsDialog isOpen={dialog?.kind === 'help'} onClose={close} />
    </>
  );
}

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
