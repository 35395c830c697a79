import { lazyDialog } from '../../../shared/ui/lazy-part.ts';
import type { RecordsDialogProps } from './records-dialog.tsx';

/** The dictations of a report. */
export const LazyRecordsDialog = lazyDialog<RecordsDialogProps>(
  async () => (await import('./records-dialog.tsx')).RecordsDialog,
);
