import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { lazyDialog } from '../../../shared/ui/lazy-part.ts';
import type { RecordsDialogProps } from './records-dialog.tsx';

/** The dictations of a report. */
export const LazyRecordsDialog = lazyDialog<RecordsDialogProps>(async () => {
  const [{ RecordsDialog }] = await Promise.all([
    import('./records-dialog.tsx'),
    loadCatalogues(['dictation']),
  ]);
  return RecordsDialog;
});
