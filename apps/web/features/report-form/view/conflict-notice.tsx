import type { ReactNode } from 'react';
import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import { useReportState } from './report-context.tsx';

// Most reports never need it.
const list = createLazyPart(async () => {
  const [{ ConflictList }] = await Promise.all([
    import('./conflict-list.tsx'),
    loadCatalogues(['form-late']),
  ]);
  return ConflictList;
});

/** The places that were changed both here and elsewhere; nothing while there are none. */
export function ConflictNotice(): ReactNode {
  const conflicts = useReportState((state) => state.conflicts);
  const shown = useLatePart(list, { conflicts });
  return conflicts.length === 0 ? null : shown;
}
