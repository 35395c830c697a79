import type { ReactNode } from 'react';
import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { createLazyPart, useLazyPart } from '../../../shared/ui/lazy-part.ts';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import type { ReviewWithFormProps } from './review-with-form.tsx';

const part = createLazyPart<ReviewWithFormProps>(async () => {
  const [{ ReviewWithForm }] = await Promise.all([
    import('./review-with-form.tsx'),
    loadCatalogues(['exports', 'signing']),
  ]);
  return ReviewWithForm;
});

/** The review, whose rules nobody fetches who does not open it; the form comes back where it cannot be fetched. */
export function LazyReview(props: ReviewWithFormProps): ReactNode {
  const shown = useLazyPart(part, props, true, props.acts.view.showForm);
  return shown ?? <LoadingLine className="py-16" />;
}
