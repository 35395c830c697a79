import { createElement } from 'react';
import type { ReactNode } from 'react';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { createLazyPart, useLatePart } from '../../shared/ui/lazy-part.ts';

// The form is drawn and typed in without it; it comes right after, with its words.
const part = createLazyPart(async () => {
  const [{ EngineLegend }] = await Promise.all([import('./engine-mark.tsx'), loadCatalogues(['assistance'])]);
  return EngineLegend;
});

/** Says once for the whole page which engine is asked for assistance. Its room is kept until it is known. */
export function EngineLegend(): ReactNode {
  return createElement('div', { className: 'mb-3 min-h-10 max-sm:min-h-15' }, useLatePart(part, {}));
}
