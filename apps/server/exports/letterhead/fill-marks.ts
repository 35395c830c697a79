import type { LetterheadValues } from '@constat/report/document';
import { piecesOf } from '@constat/report/document/reading';
import { findMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { controlsAround, holdsMore, setText, textNodes, textOf } from './paragraph-text.ts';
import { createWord, descendants, isWord, parentOf, remove, wordChild } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

const FIELDS: Partial<Record<Mark, string>> = { page: 'PAGE', pages: 'NUMPAGES' };

/** Writes what the report says in the place of each mark of a paragraph; page numbers become fields. */
export function fillMarks(paragraph: Element, owner: Document, values: LetterheadValues): void {
  const marks = findMarks(textOf(paragraph)).filter(({ mark }) => mark !== undefined && mark !== 'body');
  for (const { mark, start, end } of marks.toReversed()) {
    if (mark === undefined || mark === 'body') continue;
    const first = cutOut(paragraph, start, end, owner);
    if (first === undefined) continue;
    freeControls(first);
    if (mark === 'page' || mark === 'pages') insertField(first, owner, FIELDS[mark] ?? '');
    else for (const piece of runContent(values[mark], owner).toReversed()) insertAfter(first, piece);
  }
}

/**
 * The same for a whole header or footer. A line that held marks alone, none of which the report has anything for, is taken
 * out where another one follows it.
 */
export function fillPart(root: Element, owner: Document, values: LetterheadValues): void {
  for (const paragraph of descendants(root, 'p')) {
    const had = textOf(paragraph).trim() !== '';
    fillMarks(paragraph, owner, values);
    const isBlank = had && textOf(paragraph).trim() === '' && !holdsMore(paragraph);
    const next = paragraph.nextSibling;
    if (isBlank && next !== null && next.nodeName === paragraph.nodeName) remove(paragraph);
  }
}

/** A text as what a run holds: lines, and hyphens at which no line ends. */
export function runContent(text: string, owner: Document): readonly Element[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [createWord(owner, 'br')]),
      ...piecesOf(line).flatMap((piece) =>
        typeof piece === 'string' || 'raised' in piece
          ? [textElement(typeof piece === 'string' ? piece : piece.raised, owner)]
          : piece.unbroken
              .split('-')
              .flatMap((part, place) => [
                ...(place === 0 ? [] : [createWord(owner, 'noBreakHyphen')]),
                textElement(part, owner),
              ]),
      ),
    ]);
}

/** The runs of a field that Word works out itself. */
export function fieldRuns(instruction: string, owner: Document, look?: Element): readonly Element[] {
  const run = (content: Element): Element => {
    const made = createWord(owner, 'r');
    if (look !== undefined) made.appendChild(look.cloneNode(true));
    made.appendChild(content);
    return made;
  };
  const words = createWord(owner, 'instrText');
  setText(words, ` ${instruction} `);
  const mark = (fldCharType: string): Element => run(createWord(owner, 'fldChar', { fldCharType }));
  return [mark('begin'), run(words), mark('separate'), run(textElement('1', owner)), mark('end')];
}

function textElement(text: string, owner: Document): Element {
  const element = createWord(owner, 't');
  setText(element, text);
  return element;
}

/**
 * Empties the text of a paragraph between two places; what follows them within the piece of text in which they begin is a
 * piece of its own then.
 * @returns the piece after which the new content goes
 */
function cutOut(paragraph: Element, start: number, end: number, owner: Document): Element | undefined {
  let at = 0;
  let first: Element | undefined;
  for (const node of textNodes(paragraph)) {
    const text = node.textContent ?? '';
    const [from, to] = [Math.max(0, start - at), Math.min(text.length, end - at)];
    at += text.length;
    if (from >= to) continue;
    if (first !== undefined) setText(node, text.slice(to));
    else {
      first = node;
      setText(node, text.slice(0, from));
      if (to < text.length) insertAfter(node, textElement(text.slice(to), owner));
    }
  }
  return first;
}

function insertField(after: Element, owner: Document, instruction: string): void {
  const run = parentOf(after);
  if (run === undefined || !isWord(run, 'r')) return;
  const look = wordChild(run, 'rPr');
  const tail = createWord(owner, 'r');
  if (look !== undefined) tail.appendChild(look.cloneNode(true));
  while (after.nextSibling !== null) tail.appendChild(after.nextSibling);
  for (const part of [...fieldRuns(instruction, owner, look), tail].toReversed()) insertAfter(run, part);
}

/** What a content control shows in place of its own text, or takes from elsewhere, would undo what is written in it. */
function freeControls(node: Element): void {
  for (const control of controlsAround(node)) {
    const properties = wordChild(control, 'sdtPr');
    for (const name of ['dataBinding', 'showingPlcHdr']) {
      for (const element of properties === undefined ? [] : descendants(properties)) {
        if (element.localName === name) remove(element);
      }
    }
  }
}

function insertAfter(element: Element, added: Element): void {
  element.parentNode?.insertBefore(added, element.nextSibling);
}
