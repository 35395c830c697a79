import {
  childElements,
  descendants,
  rootOf,
  setWordAttribute,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

const REFERENCES = ['pStyle', 'rStyle', 'tblStyle'] as const;
const OWN_REFERENCES = ['basedOn', 'link', 'next'] as const;

/**
 * Brings the styles that some blocks use into another document, and makes the blocks name them. A style that is there
 * already under the same name stays as it is, so that the report takes on its look; Word names its own styles in English
 * whatever their ids («Titre1» is `heading 1`).
 * @returns the styles that were added
 */
export function mergeStyles(blocks: readonly Element[], from: Document, to: Document): readonly Element[] {
  const source = stylesById(from);
  const target = stylesById(to);
  const byName = new Map([...target.values()].map((style) => [nameOf(style), style]));
  const ids = new Map<string, string>();
  const added: Element[] = [];

  const place = (id: string): string | undefined => {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const style = source.get(id);
    if (style === undefined) return undefined;
    const present = isDefault(style) ? defaultOf(to, style) : byName.get(nameOf(style));
    if (present !== undefined) {
      ids.set(id, idOf(present));
      return idOf(present);
    }
    const free = freeId(id, target);
    const copy = to.importNode(style, true);
    ids.set(id, free);
    target.set(free, copy);
    setWordAttribute(copy, 'styleId', free);
    rootOf(to).appendChild(copy);
    added.push(copy);
    for (const name of OWN_REFERENCES) rename(wordChild(copy, name), place);
    return free;
  };

  for (const element of blocks.flatMap((block) => [block, ...descendants(block)])) {
    if (REFERENCES.some((name) => name === element.localName)) rename(element, place);
  }
  return added;
}

function rename(reference: Element | undefined, place: (id: string) => string | undefined): void {
  if (reference === undefined) return;
  const id = place(wordAttribute(reference, 'val') ?? '');
  if (id === undefined) reference.parentNode?.removeChild(reference);
  else setWordAttribute(reference, 'val', id);
}

function stylesById(styles: Document): Map<string, Element> {
  return new Map(
    childElements(rootOf(styles))
      .filter(({ localName }) => localName === 'style')
      .map((style) => [idOf(style), style]),
  );
}

/** The default style of the same type, which the whole document rests on. */
function defaultOf(styles: Document, like: Element): Element | undefined {
  return [...stylesById(styles).values()].find(
    (style) => isDefault(style) && wordAttribute(style, 'type') === wordAttribute(like, 'type'),
  );
}

function isDefault(style: Element): boolean {
  return ['1', 'true', 'on'].includes(wordAttribute(style, 'default') ?? '');
}

function idOf(style: Element): string {
  return wordAttribute(style, 'styleId') ?? '';
}

function nameOf(style: Element): string {
  const name = wordChild(style, 'name');
  const written = name === undefined ? idOf(style) : (wordAttribute(name, 'val') ?? '');
  return `${wordAttribute(style, 'type') ?? ''} ${written.toLowerCase()}`;
}

function freeId(id: string, taken: ReadonlyMap<string, Element>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}${number}`;
  return free;
}
