import type { ReactNode } from 'react';
import { CommandPalette, ProgressDialog } from '../../features/report-form/index.late.ts';
import { jumpAfterDialog } from './jump-to-passage.ts';
import { usePaletteActions } from './palette-actions.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { ShortcutId } from './shortcuts.ts';
import type { ReportActs } from './use-report-acts.ts';

/** The command palette, the progress view and the help. */
export function ToolDialogs({
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
