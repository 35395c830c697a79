/** The lines of a paragraph as pieces that a page can draw. */
import type { PreviewPiece } from '@constat/contract';
import type { StyleSheet } from '../style-sheet.ts';
import { childElements, descendants, isWord, wordAttribute, wordChild } from '../word-xml.ts';
import type { Element } from '../word-xml.ts';
import { sizeOfDrawing } from './drawings.ts';

const MOST_PIECES = 400;
/** Elements that stand for what they hold. */
const TRANSPARENT = new Set([
  'hyperlink',
  'ins',
  'sdt',
  'sdtContent',
  'smartTag',
  'AlternateContent',
  'moveTo',
]);
const FIELDS: readonly (readonly [RegExp, 'page' | 'pages'])[] = [
  [/^\s*PAGE\b/iu, 'page'],
  [/^\s*(?:NUMPAGES|SECTIONPAGES)\b/iu, 'pages'],
];

type Text = Extract<PreviewPiece, { kind: 'text' }>;
type Look = Omit<Text, 'kind' | 'text'>;

export interface PieceSetting {
  readonly sheet: StyleSheet;
  readonly style: Element | undefined;
  readonly image: (drawing: Element) => number | undefined;
  /** Takes what stands apart from the lines. */
  readonly anchored: (drawing: Element) => void;
}

export function readPieces(paragraph: Element, setting: PieceSetting): PreviewPiece[] {
  const pieces: PreviewPiece[] = [];
  let instruction: string | undefined;
  let hidesResult = false;

  const field = (words: string, look: Look): boolean => {
    const kind = FIELDS.find(([pattern]) => pattern.test(words))?.[1];
    if (kind !== undefined) pieces.push({ kind, ...look });
    return kind !== undefined;
  };

  const readRun = (run: Element): void => {
    const look = lookOf(run, setting);
    for (const child of childElements(run)) {
      if (isWord(child, 'fldChar')) {
        const type = wordAttribute(child, 'fldCharType');
        if (type === 'begin') instruction = '';
        else if (type === 'separate') hidesResult = field(instruction ?? '', look);
        if (type === 'separate' || type === 'end') instruction = undefined;
        if (type === 'end') hidesResult = false;
      } else if (isWord(child, 'instrText')) instruction = `${instruction ?? ''}${child.textContent ?? ''}`;
      else if (hidesResult) continue;
      else if (isWord(child, 't'))
        pieces.push({ kind: 'text', text: (child.textContent ?? '').slice(0, 5_000), ...look });
      else if (isWord(child, 'noBreakHyphen')) pieces.push({ kind: 'text', text: '\u2011', ...look });
      else if (isWord(child, 'tab')) pieces.push({ kind: 'tab' });
      else if (isWord(child, 'br')) pieces.push({ kind: 'break' });
      else if (isWord(child, 'sym')) pieces.push({ kind: 'text', text: symbol(child), ...look });
      else if (isWord(child, 'drawing')) readDrawing(child);
      else if (child.localName === 'AlternateContent') readChoice(child);
    }
  };

  const readDrawing = (drawing: Element): void => {
    const [inner] = childElements(drawing);
    if (inner?.localName !== 'inline') return setting.anchored(drawing);
    const image = setting.image(drawing);
    if (image !== undefined) pieces.push({ kind: 'picture', image, ...sizeOfDrawing(drawing) });
  };

  /** The newer of two ways to write one thing. */
  const readChoice = (alternatives: Element): void => {
    const [first] = childElements(alternatives);
    for (const drawing of first === undefined ? [] : descendants(first, 'drawing').slice(0, 1))
      readDrawing(drawing);
  };

  const read = (parent: Element): void => {
    for (const child of childElements(parent)) {
      if (pieces.length >= MOST_PIECES) return;
      if (isWord(child, 'r')) readRun(child);
      else if (isWord(child, 'fldSimple')) {
        if (!field(wordAttribute(child, 'instr') ?? '', lookOf(childElements(child)[0] ?? child, setting)))
          read(child);
      } else if (TRANSPARENT.has(child.localName ?? '')) read(child);
    }
  };
  read(paragraph);
  return pieces;
}

function symbol(element: Element): string {
  const code = Number.parseInt(wordAttribute(element, 'char') ?? '', 16);
  return code > 0 && code < 0xd800 ? String.fromCodePoint(code) : '☐';
}

function lookOf(run: Element, { sheet, style }: PieceSetting): Look {
  const own = wordChild(run, 'rPr');
  const said = (element: string, attribute: string): string | undefined => {
    const child = own === undefined ? undefined : wordChild(own, element);
    return (child && wordAttribute(child, attribute)) ?? sheet.find(style, element, attribute);
  };
  const isOn = (element: string): boolean => {
    const child = own === undefined ? undefined : wordChild(own, element);
    if (child === undefined) return sheet.turnsOn(style, element);
    return !['0', 'false', 'off'].includes(wordAttribute(child, 'val') ?? '');
  };
  const size = Number(said('sz', 'val') ?? 20) / 2;
  const colour = said('color', 'val') ?? '';
  const font = said('rFonts', 'ascii');
  return {
    size: size > 0 && size < 200 ? size : 10,
    ...(isOn('b') ? { bold: true } : {}),
    ...(isOn('i') ? { italic: true } : {}),
    ...(/^[0-9A-F]{6}$/iu.test(colour) ? { colour } : {}),
    ...(font === undefined ? {} : { font: font.slice(0, 100) }),
  };
}
