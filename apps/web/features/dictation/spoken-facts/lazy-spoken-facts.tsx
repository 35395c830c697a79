import type { ReactNode } from 'react';
import { loadCatalogues } from '../../../shared/i18n/catalogues.ts';
import { createLazyPart, useLatePart } from '../../../shared/ui/lazy-part.ts';
import type { SpokenFactsProps } from './spoken-facts.tsx';

const part = createLazyPart<SpokenFactsProps>(async () => {
  const [{ SpokenFacts }] = await Promise.all([import('./spoken-facts.tsx'), loadCatalogues(['dictation'])]);
  return SpokenFacts;
});

/** What was dictated and is not in the report; nothing until its code is there. */
export function LazySpokenFacts(props: SpokenFactsProps): ReactNode {
  return useLatePart(part, props);
}
