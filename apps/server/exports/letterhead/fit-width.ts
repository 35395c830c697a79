import { sectionsOf } from './sections.ts';
import { descendants, isWord, parentOf, setWordAttribute, wordAttribute, wordChild } from './word-xml.ts';
import type { Element } from './word-xml.ts';

/** Twips on either side of the text in a cell of Word. */
const CELL_MARGINS = 216;
/** No text can be set in less: a page set up so is taken as it is. */
const NARROWEST = 2_000;
const SIDES = ['left', 'start', 'right', 'end', 'hanging', 'firstLine'] as const;

/** Twips between the margins where some element stands; undefined where the document does not say. */
export function textWidthAt(place: Element, body: Element): number | undefined {
  for (let up: Element | undefined = place; up !== undefined; up = parentOf(up)) {
    if (!isWord(up, 'tc')) continue;
    const properties = wordChild(up, 'tcPr');
    const width = properties === undefined ? undefined : wordChild(properties, 'tcW');
    if (width === undefined || wordAttribute(width, 'type') !== 'dxa') return undefined;
    return plausible(Number(wordAttribute(width, 'w')) - CELL_MARGINS);
  }
  const sections = sectionsOf(body);
  const order = descendants(body);
  const at = order.indexOf(place);
  // A section ends with its own settings; the last one's stand at the end of the body.
  const next = at === -1 ? undefined : sections.find((candidate) => order.indexOf(candidate) > at);
  const section = next ?? sections.at(-1);
  return section === undefined ? undefined : widthOfSection(section);
}

/** Twips between the margins of a section's pages, whatever its columns; undefined where it does not say. */
export function widthOfSection(section: Element): number | undefined {
  const [page, margins] = ['pgSz', 'pgMar'].map((name) => wordChild(section, name));
  if (page === undefined || margins === undefined) return undefined;
  const number = (element: Element, name: string): number => Number(wordAttribute(element, name) ?? 0);
  return plausible(
    number(page, 'w') - number(margins, 'left') - number(margins, 'right') - number(margins, 'gutter'),
  );
}

function plausible(width: number): number | undefined {
  return Number.isFinite(width) && width >= NARROWEST ? width : undefined;
}

/** Sets tables, tab stops and indents that were made for one width of text in proportion to another. */
export function scaleWidths(elements: readonly Element[], factor: number): void {
  if (factor === 1) return;
  const scale = (element: Element, name: string): void => {
    const value = wordAttribute(element, name);
    if (value !== undefined && /^\d+$/u.test(value)) {
      setWordAttribute(element, name, String(Math.round(Number(value) * factor)));
    }
  };
  for (const element of elements.flatMap((one) => [one, ...descendants(one)])) {
    if (isWord(element, 'gridCol')) scale(element, 'w');
    else if (isWord(element, 'tblW') || isWord(element, 'tcW')) {
      if (wordAttribute(element, 'type') === 'dxa') scale(element, 'w');
    } else if (isWord(element, 'tab')) scale(element, 'pos');
    else if (isWord(element, 'ind')) for (const side of SIDES) scale(element, side);
  }
}
