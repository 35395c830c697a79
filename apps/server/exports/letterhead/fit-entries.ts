import { labelWidth } from '../word/label-width.ts';
import { styleSheet } from './style-sheet.ts';
import {
  childElements,
  createWord,
  descendants,
  isWord,
  remove,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** Between a label and its value at least, in twips. */
const GAP = 100;
/** How much wider the font of a letterhead may be than common ones. */
const WIDEST = 1.08;

/**
 * Puts values on the line below a label that reaches into their column, where a letterhead's margins have made the column
 * of labels narrower.
 */
export function fitEntries(blocks: readonly Element[], document: Document, styles: Document): void {
  const sheet = styleSheet(styles);
  for (const paragraph of blocks.filter((block) => isWord(block, 'p'))) {
    const properties = wordChild(paragraph, 'pPr');
    const named = properties === undefined ? undefined : wordChild(properties, 'pStyle');
    const style = named === undefined ? undefined : sheet.byId(wordAttribute(named, 'val'));
    if (style === undefined || !isEntry(style)) continue;
    const tab = descendants(paragraph, 'tab').find((element) => element.parentNode?.localName === 'r');
    const room = Number(sheet.find(style, 'ind', 'hanging') ?? 0);
    if (tab === undefined || room === 0) continue;
    const label = childElements(paragraph).filter((run) => isWord(run, 'r'))[0];
    if (label === undefined || WIDEST * labelWidth(textIn(label), sizeOf(label)) + GAP <= room) continue;
    // Words after a line break begin where the values do.
    tab.parentNode?.insertBefore(createWord(document, 'br'), tab);
    remove(tab);
  }
}

function isEntry(style: Element): boolean {
  const name = wordChild(style, 'name');
  return /^report (?:entry|signature)$/iu.test((name && wordAttribute(name, 'val')) ?? '');
}

function textIn(run: Element): string {
  return descendants(run, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('');
}

function sizeOf(run: Element): number {
  const [size] = descendants(run, 'sz');
  return Number((size && wordAttribute(size, 'val')) ?? 20);
}
