import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, isReference, nameOf, UnreadablePdf } from './pdf-values.ts';
import type { PdfReference, PdfValue } from './pdf-values.ts';

const MOST_PAGES = 20_000;
const DEEPEST = 32;

/**
 * The pages of a file, in order.
 * @throws UnreadablePdf where a page stands twice, or there are more than twenty thousand
 */
export function pagesOf(file: PdfFile): readonly PdfReference[] {
  const pages: PdfReference[] = [];
  const seen = new Set<number>();

  function walk(place: PdfValue | undefined, depth: number): void {
    if (!isReference(place) || seen.has(place.object) || depth > DEEPEST || seen.size > MOST_PAGES)
      throw new UnreadablePdf('the pages are not a tree');
    seen.add(place.object);
    const node = file.resolve(place);
    if (!isDictionary(node)) throw new UnreadablePdf('a page is missing');
    const kids = file.resolve(node.get('Kids'));
    if (nameOf(node.get('Type')) === 'Page' || !isArray(kids)) pages.push(place);
    else for (const kid of kids) walk(kid, depth + 1);
  }

  walk(file.catalog.get('Pages'), 0);
  return pages;
}
