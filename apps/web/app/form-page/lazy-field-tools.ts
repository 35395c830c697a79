import type { ReportField } from '@constat/report/catalogue';
import { hasFieldAssistance } from '../../features/assistance/index.ts';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { createLazyPart } from '../../shared/ui/lazy-part.ts';

/** The tools of the fields: a text has some where assistance or the specification offers something for it. */
export const FIELD_TOOLS = {
  has: hasFieldAssistance,
  part: createLazyPart<{ readonly field: ReportField }>(async () => {
    const [{ FieldTools }] = await Promise.all([import('./field-tools.tsx'), loadCatalogues(['assistance'])]);
    return FieldTools;
  }),
} as const;

/** What was dictated into a text, for its margin. */
export const MARGIN = createLazyPart<{ readonly field: ReportField }>(async () => {
  const [{ DictatedMargin }] = await Promise.all([
    import('./dictated-margin.tsx'),
    loadCatalogues(['dictation']),
  ]);
  return DictatedMargin;
});
