import type { ReportField } from '@constat/report/catalogue';
import { hasFieldAssistance } from '../../features/assistance/index.ts';
import { createLazyPart } from '../../shared/ui/lazy-part.ts';

/** The tools of the fields: a text has some where assistance or the specification offers something for it. */
export const FIELD_TOOLS = {
  has: hasFieldAssistance,
  part: createLazyPart<{ readonly field: ReportField }>(
    async () => (await import('./field-tools.tsx')).FieldTools,
  ),
} as const;
