import type { ReportField } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { createLazyPart, useLatePart } from '../../../../shared/ui/lazy-part.ts';

// Reads dates and facts: fetched after the form is drawn.
const part = createLazyPart<{ readonly field: ReportField }>(
  async () => (await import('./prose-margin.tsx')).ProseMargin,
);

/** The margin of a text, once its code is there. */
export function LateProseMargin({ field }: { readonly field: ReportField }): ReactNode {
  return useLatePart(part, { field });
}
