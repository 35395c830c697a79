import { SANS, SERIF } from '../word/styles.ts';
import { styleSheet } from './style-sheet.ts';
import { descendants, parentOf, remove, setWordAttribute, wordAttribute } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** Half-points of the report's own plain text, and the least that is read with ease. */
const OWN_SIZE = 22;
const LEAST_SIZE = 15;

/**
 * Gives what comes with a report the letterhead's font, and sizes in proportion to its plain text.
 * @param elements blocks and styles; headings have sizes of their own
 */
export function fitLook(elements: readonly Element[], styles: Document): void {
  const factor = styleSheet(styles).sizeOf() / OWN_SIZE;
  for (const element of elements.flatMap((one) => descendants(one))) {
    if (element.localName === 'rFonts') {
      const font = wordAttribute(element, 'ascii');
      // The font of checkboxes has their signs, which others lack.
      if (font === SANS || font === SERIF) remove(element);
    } else if (['sz', 'szCs'].includes(element.localName ?? '') && parentOf(element)?.localName === 'rPr') {
      const size = Math.max(LEAST_SIZE, Math.round(Number(wordAttribute(element, 'val')) * factor));
      if (Number.isFinite(size)) setWordAttribute(element, 'val', String(size));
    }
  }
}
