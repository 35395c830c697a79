/** The words of a paragraph, however many runs Word has cut them into. */
import { childElements, descendants, isWord, parentOf, wordAttribute } from './word-xml.ts';
import type { Element } from './word-xml.ts';

/** The pieces of a paragraph's own text, those of a box anchored in it left out. */
export function textNodes(paragraph: Element): readonly Element[] {
  return descendants(paragraph, 't').filter((node) => {
    let up = parentOf(node);
    while (up !== undefined && up !== paragraph) {
      if (isWord(up, 'txbxContent')) return false;
      up = parentOf(up);
    }
    return true;
  });
}

export function textOf(paragraph: Element): string {
  return textNodes(paragraph)
    .map((node) => node.textContent ?? '')
    .join('');
}

export function setText(node: Element, text: string): void {
  node.textContent = text;
  node.setAttribute('xml:space', 'preserve');
}

const HOLDS = new Set([
  'drawing',
  'pict',
  'object',
  'AlternateContent',
  'bookmarkStart',
  'bookmarkEnd',
  'fldChar',
  'fldSimple',
]);

/** Whether a paragraph holds something besides its words: a picture, a mark, a field. */
export function holdsMore(paragraph: Element): boolean {
  return descendants(paragraph).some((node) => HOLDS.has(node.localName ?? ''));
}

/** What the fields below an element do, one to a line. */
export function instructionsOf(root: Element): string {
  let instructions = '';
  for (const element of descendants(root)) {
    if (isWord(element, 'instrText')) instructions += (element.textContent ?? '').replaceAll('\n', ' ');
    else if (isWord(element, 'fldChar')) instructions += '\n';
    else if (isWord(element, 'fldSimple')) instructions += `\n${wordAttribute(element, 'instr') ?? ''}\n`;
  }
  return instructions;
}

/** The content controls around an element, the innermost first. */
export function controlsAround(element: Element): readonly Element[] {
  const controls: Element[] = [];
  for (let up = parentOf(element); up !== undefined; up = parentOf(up)) {
    if (isWord(up, 'sdt')) controls.push(up);
  }
  return controls;
}

/** Puts what a content control holds in its place. */
export function unwrapControl(control: Element): void {
  const content = childElements(control).find((child) => isWord(child, 'sdtContent'));
  const container = parentOf(control);
  if (container === undefined) return;
  for (const child of content === undefined ? [] : childElements(content))
    container.insertBefore(child, control);
  container.removeChild(control);
}
