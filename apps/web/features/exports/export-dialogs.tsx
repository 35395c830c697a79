import type { ReactNode } from 'react';
import { OptionsDialog } from './options-dialog.tsx';
import { ProgressCard } from './progress-card.tsx';
import { PreflightDialog } from './preflight-dialog.tsx';
import type { Exports } from './use-exports.ts';

/** The dialogs of the exports, of which at most one is open, and what becomes of a long one. */
export function ExportDialogs(props: {
  readonly exports: Exports;
  /** What another part of the page has to show before the export. */
  readonly further?: ReactNode;
  /** Brings a field or a section of the form into view once the dialog is gone. */
  readonly onShow: (id: string) => void;
}): ReactNode {
  return (
    <>
      <PreflightDialog {...props} />
      <OptionsDialog exports={props.exports} />
      <ProgressCard exports={props.exports} />
    </>
  );
}
