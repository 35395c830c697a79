import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { WorkingReport } from '../../../features/report-form/index.ts';
import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import type { ReportActs } from '../use-report-acts.ts';
import { useBeside } from './shown-beside.ts';
import type { BesideForm } from './shown-beside.ts';

export interface BesideFormProps {
  readonly report: WorkingReport;
  readonly acts: ReportActs;
}

/** What stands beside the form, which nobody fetches who does not open it. */
export const BESIDE_PARTS = {
  pages: createLazyPart<BesideFormProps>(async () => {
    const [{ FinalPagesWithForm }] = await Promise.all([
      import('./final-pages-with-form.tsx'),
      loadCatalogues(['final-pages']),
    ]);
    return FinalPagesWithForm;
  }),
  'earlier-visit': createLazyPart<BesideFormProps>(
    async () => (await import('./earlier-visit-with-form.tsx')).EarlierVisitWithForm,
  ),
} as const satisfies Readonly<Record<BesideForm, unknown>>;

function Late({ kind, ...props }: BesideFormProps & { readonly kind: BesideForm }): ReactNode {
  return useLatePart(BESIDE_PARTS[kind], props);
}

/** What is shown beside the form, or over it where there is no room; nothing while nothing is. */
export function LazyBeside(props: BesideFormProps): ReactNode {
  const kind = useBeside();
  return kind === null ? null : createElement(Late, { key: kind, kind, ...props });
}
