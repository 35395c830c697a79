import { styleSheet } from './style-sheet.ts';
import type { StyleSheet } from './style-sheet.ts';
import {
  childElements,
  createWord,
  descendants,
  isWord,
  rootOf,
  remove,
  setWordAttribute,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** From the largest to the smallest. */
const LEVELS = ['title', 'heading 1', 'heading 2', 'heading 3', 'heading 4'] as const;
/** Half-points of the report's own plain text. */
const OWN_SIZE = 22;
/** Half-points by which a level is smaller than the one above it. */
const STEP = 2;

/**
 * Keeps the headings of a letterhead and of the report apart where the letterhead's own cross each other, a lower level
 * larger than a higher one: the report's then go by names of their own. To be called before the styles are merged.
 * @param used the styles that the report's blocks name, by id
 */
export function separateHeadings(from: Document, to: Document, used: ReadonlySet<string>): void {
  const [own, given] = [styleSheet(from), styleSheet(to)];
  const ours = LEVELS.flatMap((name) => {
    const style = own.named(name);
    return style !== undefined && used.has(wordAttribute(style, 'styleId') ?? '') ? [{ name, style }] : [];
  });
  const sizes = ours.flatMap(({ name }) => {
    const style = given.named(name);
    return style === undefined ? [] : [given.sizeOf(style)];
  });
  if (sizes.every((size, index) => index === 0 || size <= (sizes[index - 1] ?? size))) return;
  for (const { name, style } of ours) {
    const element = wordChild(style, 'name');
    if (element !== undefined) setWordAttribute(element, 'val', `Report ${name}`);
    setWordAttribute(style, 'customStyle', '1');
    const level = name === 'title' ? undefined : Number(name.at(-1)) - 1;
    if (level !== undefined) setOutline(style, level, from);
  }
}

/** A style of another name is a heading by its level alone. */
function setOutline(style: Element, level: number, owner: Document): void {
  const properties = wordChild(style, 'pPr');
  if (properties === undefined || wordChild(properties, 'outlineLvl') !== undefined) return;
  properties.appendChild(createWord(owner, 'outlineLvl', { val: String(level) }));
}

/**
 * Sizes the headings that came with the report between those that the letterhead has, and gives them its colour and font.
 * @param added styles that were brought into `styles`
 */
export function fitHeadings(added: readonly Element[], styles: Document): void {
  const sheet = styleSheet(styles);
  const base = sheet.sizeOf();
  const levels = LEVELS.map((name) => {
    const own = sheet.named(`report ${name}`);
    const style = own !== undefined && added.includes(own) ? own : sheet.named(name);
    return { style, isAdded: style !== undefined && added.includes(style) };
  });
  const isGiven = ({ style, isAdded }: (typeof levels)[number]): boolean => style !== undefined && !isAdded;
  levels.forEach(({ style, isAdded }, index) => {
    if (style === undefined || !isAdded) return;
    const above = levels.slice(0, index).filter(({ style: other }) => other !== undefined);
    const below = levels.slice(index + 1).filter(isGiven);
    const most = Math.min(...above.map(({ style: other }) => sheet.sizeOf(other) - STEP));
    const least = Math.max(base - STEP, ...below.map(({ style: other }) => sheet.sizeOf(other) + STEP));
    const size = Math.min(most, Math.max(least, Math.round((sheet.sizeOf(style) * base) / OWN_SIZE)));
    for (const name of ['sz', 'szCs']) {
      for (const element of descendants(style, name)) setWordAttribute(element, 'val', String(size));
    }
    // A title stands for itself: a heading is like another heading.
    const like = [...levels.slice(1, index).toReversed(), ...levels.slice(Math.max(1, index + 1))].find(
      isGiven,
    );
    takeLook(style, like?.style);
  });
}

/** Font and colour of another heading; without one, the font of plain text. */
function takeLook(style: Element, like: Element | undefined): void {
  const own = wordChild(style, 'rPr');
  const given = like === undefined ? undefined : wordChild(like, 'rPr');
  if (own === undefined) return;
  for (const name of like === undefined ? ['rFonts'] : ['rFonts', 'color']) {
    const present = wordChild(own, name);
    const other = given === undefined ? undefined : wordChild(given, name);
    if (present === undefined) continue;
    if (other === undefined) remove(present);
    else own.replaceChild(other.cloneNode(true), present);
  }
}

/** Whether a style is one of the headings, the report's own among them. */
export function isHeading(style: Element): boolean {
  const name = wordChild(style, 'name');
  const written = (name === undefined ? undefined : wordAttribute(name, 'val'))?.toLowerCase() ?? '';
  return LEVELS.some((level) => written === level || written === `report ${level}`);
}

/** The ids of the styles that some blocks name. */
export function stylesNamed(blocks: readonly Element[]): ReadonlySet<string> {
  return new Set(
    blocks.flatMap((block) => descendants(block, 'pStyle').map((style) => wordAttribute(style, 'val') ?? '')),
  );
}

/**
 * Headings of a letterhead may be numbered, the report's have their numbers in their words; may have lines of an exact
 * height, which would cut letters of another size; and may stand without room around them. To be called when the blocks
 * stand in their place.
 */
export function freeHeadings(blocks: readonly Element[], document: Document, styles: Document): void {
  const sheet = styleSheet(styles);
  for (const block of blocks) {
    const properties = wordChild(block, 'pPr');
    const named = properties === undefined ? undefined : wordChild(properties, 'pStyle');
    const style = named === undefined ? undefined : sheet.byId(wordAttribute(named, 'val'));
    if (properties === undefined || named === undefined || style === undefined) continue;
    if (!isHeading(style)) continue;
    if (sheet.find(style, 'numId', 'val') !== undefined) {
      const none = createWord(document, 'numPr');
      none.appendChild(createWord(document, 'ilvl', { val: '0' }));
      none.appendChild(createWord(document, 'numId', { val: '0' }));
      const kept = childElements(properties).filter(({ localName }) =>
        ['pStyle', 'keepNext', 'keepLines'].includes(localName ?? ''),
      );
      properties.insertBefore(none, kept.at(-1)?.nextSibling ?? null);
    }
    const spacing = spacingOf(block, sheet, style);
    if (Object.keys(spacing).length > 0) properties.appendChild(createWord(document, 'spacing', spacing));
  }
}

/** Twips before and after headings where a letterhead sets them without any, by the size of its plain text. */
const SPACE = { before: 12, after: 5 } as const;

/** What a heading needs beside its style: room, and lines as high as its letters. */
function spacingOf(block: Element, sheet: StyleSheet, style: Element): Readonly<Record<string, string>> {
  const has = (side: 'before' | 'after'): boolean =>
    Number(sheet.find(style, 'spacing', side) ?? 0) > 0 ||
    sheet.find(style, 'spacing', `${side}Autospacing`) !== undefined;
  const room = (side: 'before' | 'after'): string => String(SPACE[side] * sheet.sizeOf());
  return {
    ...(has('before') || block.previousSibling === null ? {} : { before: room('before') }),
    ...(has('after') ? {} : { after: room('after') }),
    ...(sheet.find(style, 'spacing', 'lineRule') === 'exact' ? { line: '240', lineRule: 'auto' } : {}),
  };
}

/**
 * Keeps headings with what follows them by their own paragraph, where the report does so by style: a letterhead's own
 * style of that name may not, and a heading would be left alone at the foot of a page.
 */
export function keepHeadingsWithNext(blocks: readonly Element[], document: Document, styles: Document): void {
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
