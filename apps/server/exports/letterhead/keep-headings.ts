import { childElements, createWord, isWord, rootOf, wordAttribute, wordChild } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/**
 * Keeps headings with what follows them by their own paragraph, where the report does so by style: a letterhead's own
 * style of that name may not, and a heading would be left alone at the foot of a page.
 */
export function keepHeadings(blocks: readonly Element[], document: Document, styles: Document): void {
  const keeping = new Set(
    childElements(rootOf(styles))
      .filter((style) => {
        const properties = wordChild(style, 'pPr');
        return properties !== undefined && wordChild(properties, 'keepNext') !== undefined;
      })
      .map((style) => wordAttribute(style, 'styleId')),
  );
  for (const paragraph of blocks.filter((block) => isWord(block, 'p'))) {
    const properties = wordChild(paragraph, 'pPr');
    const style = properties === undefined ? undefined : wordChild(properties, 'pStyle');
    if (properties === undefined || style === undefined) continue;
    if (!keeping.has(wordAttribute(style, 'val')) || wordChild(properties, 'keepNext') !== undefined)
      continue;
    properties.insertBefore(createWord(document, 'keepNext'), style.nextSibling);
  }
}
