import { createElement } from 'react';
import type { ReactNode } from 'react';
import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import type { FinalPagesWithFormProps } from './final-pages-with-form.tsx';
import { useFinalPagesShown } from './shown-pages.ts';

/** The pane and what draws in it, which nobody fetches who does not open it. */
export const finalPagesPart = createLazyPart<FinalPagesWithFormProps>(async () => {
  const [{ FinalPagesWithForm }] = await Promise.all([
    import('./final-pages-with-form.tsx'),
    loadCatalogues(['final-pages']),
  ]);
  return FinalPagesWithForm;
});

function Late(props: FinalPagesWithFormProps): ReactNode {
  return useLatePart(finalPagesPart, props);
}

/** The final pages beside the form, or over it; nothing while they are not shown. */
export function LazyFinalPages(props: FinalPagesWithFormProps): ReactNode {
  return useFinalPagesShown() ? createElement(Late, props) : null;
}
