import { findMarks } from './marks.ts';
import { controlsAround, holdsMore, setText, textNodes, textOf, unwrapControl } from './paragraph-text.ts';
import { descendants, isWord, parentOf, remove } from './word-xml.ts';
import type { Element } from './word-xml.ts';

/** What a paragraph may stand in for the report to stand there too. */
const CONTAINERS = new Set(['body', 'tc', 'sdtContent']);

export interface Placeholder {
  readonly paragraph: Element;
  /** Where the words begin and end in the text of the paragraph. */
  readonly start: number;
  readonly end: number;
}

/** Every placeholder of a document's body at which blocks may stand. */
export function findPlaceholders(body: Element): readonly Placeholder[] {
  return descendants(body, 'p').flatMap((paragraph) => {
    const container = parentOf(paragraph);
    if (container === undefined || !CONTAINERS.has(container.localName ?? '')) return [];
    if (isInTextBox(paragraph)) return [];
    return findMarks(textOf(paragraph))
      .filter(({ mark }) => mark === 'body')
      .map(({ start, end }) => ({ paragraph, start, end }));
  });
}

/**
 * Takes the placeholder out, and the paragraph too where nothing else is in it: what stood before the words stays before
 * the place, what stood after them follows it. A content control around it is opened: one for plain text holds no tables.
 * @returns the container, and the element in it before which the report goes (null at its end)
 */
export function openPlaceholder({ paragraph, start, end }: Placeholder): {
  readonly container: Element;
  readonly before: Element | null;
} {
  for (const control of controlsAround(paragraph)) unwrapControl(control);
  const container = parentOf(paragraph);
  if (container === undefined) throw new Error('a paragraph stands nowhere');
  const after = paragraph.cloneNode(true) as Element;
  cut(paragraph, start, Number.POSITIVE_INFINITY);
  cut(after, 0, end);
  // Pictures and marks stay where they are anchored, once.
  for (const node of descendants(after)) {
    if (
      ['drawing', 'pict', 'bookmarkStart', 'bookmarkEnd', 'AlternateContent'].includes(node.localName ?? '')
    ) {
      remove(node);
    }
  }
  const section = descendants(paragraph, 'sectPr')[0];
  if (section !== undefined) remove(section);
  container.insertBefore(after, paragraph.nextSibling);
  const keepsAfter = hasText(after) || section !== undefined;
  if (!keepsAfter) {
    const next = after.nextSibling;
    container.removeChild(after);
    return { container, before: dropEmpty(container, paragraph, next as Element | null) };
  }
  return { container, before: dropEmpty(container, paragraph, after) };
}

function dropEmpty(container: Element, paragraph: Element, before: Element | null): Element | null {
  if (!hasText(paragraph) && !holdsMore(paragraph)) container.removeChild(paragraph);
  return before;
}

function hasText(paragraph: Element): boolean {
  return textOf(paragraph).trim() !== '';
}

/** Empties the text of a paragraph between two places. */
function cut(paragraph: Element, start: number, end: number): void {
  let at = 0;
  for (const node of textNodes(paragraph)) {
    const text = node.textContent ?? '';
    const kept =
      text.slice(0, Math.max(0, start - at)) + text.slice(Math.max(0, Math.min(text.length, end - at)));
    if (kept !== text) setText(node, kept);
    at += text.length;
  }
}

function isInTextBox(paragraph: Element): boolean {
  for (let up = parentOf(paragraph); up !== undefined; up = parentOf(up)) {
    if (isWord(up, 'txbxContent')) return true;
  }
  return false;
}
