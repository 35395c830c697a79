import { insertAfterLast, sectionsOf } from './sections.ts';
import { textOf } from './paragraph-text.ts';
import {
  childElements,
  createWord,
  descendants,
  isWord,
  parentOf,
  remove,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** What a section has from the one before it, or for its first page alone. */
const OF_THE_FIRST = ['headerReference', 'footerReference', 'titlePg', 'pgNumType', 'type'];

/**
 * Gives the blocks of a report the whole width of the page where a letterhead sets its text in columns: its tables would be
 * too narrow to read. What stands before and after them keeps its columns.
 */
export function setInOneColumn(blocks: readonly Element[], body: Element, owner: Document): void {
  const [first, last] = [blocks.at(0), blocks.at(-1)];
  if (first === undefined || last === undefined || parentOf(first) !== body) return;
  const order = descendants(body);
  const section = sectionsOf(body).find((candidate) => order.indexOf(candidate) > order.indexOf(last));
  const columns = section === undefined ? undefined : wordChild(section, 'cols');
  if (section === undefined || columns === undefined) return;
  if (Number(wordAttribute(columns, 'num') ?? 1) < 2 && childElements(columns).length < 2) return;

  const siblings = childElements(body);
  const before = siblings.slice(0, siblings.indexOf(first)).at(-1);
  const hasBefore = before !== undefined && descendants(before, 'sectPr').length === 0;
  const after = siblings.slice(siblings.indexOf(last) + 1).filter((block) => !isWord(block, 'sectPr'));
  const end = after.findIndex((block) => block === section || descendants(block).includes(section));
  const following = end === -1 ? after : after.slice(0, end + 1);
  const hasAfter = following.some((block) => !isWord(block, 'p') || textOf(block).trim() !== '');

  const original = section.cloneNode(true) as Element;
  if (hasBefore) {
    body.insertBefore(sectionEnd(original, owner), first);
    becomeContinuous(section, owner);
  }
  if (!hasAfter) return makeSingle(section, owner);
  const own = (hasBefore ? section : original).cloneNode(true) as Element;
  makeSingle(own, owner);
  body.insertBefore(sectionEnd(own, owner), last.nextSibling);
  becomeContinuous(section, owner);
}

function makeSingle(section: Element, owner: Document): void {
  const columns = wordChild(section, 'cols');
  if (columns !== undefined) section.replaceChild(createWord(owner, 'cols', { space: '708' }), columns);
}

function becomeContinuous(section: Element, owner: Document): void {
  for (const child of childElements(section)) {
    if (OF_THE_FIRST.includes(child.localName ?? '')) remove(child);
  }
  insertAfterLast(section, /^(?:foot|end)notePr$/u, createWord(owner, 'type', { val: 'continuous' }));
}

/** A paragraph without height that ends a section. */
function sectionEnd(section: Element, owner: Document): Element {
  const paragraph = createWord(owner, 'p');
  const properties = createWord(owner, 'pPr');
  properties.appendChild(
    createWord(owner, 'spacing', { before: '0', after: '0', line: '20', lineRule: 'exact' }),
  );
  properties.appendChild(section);
  paragraph.appendChild(properties);
  return paragraph;
}
