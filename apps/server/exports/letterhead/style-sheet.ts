/** What styles come to with what they rest on. */
import { childElements, descendants, rootOf, wordAttribute, wordChild } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** Half-points that Word gives text where nothing says otherwise. */
const UNSAID_SIZE = 20;

export interface StyleSheet {
  /** The paragraph style of that name (`heading 1`), in whatever language Word is. */
  named(name: string): Element | undefined;
  /** Half-points of a style's letters; of plain text for none. */
  sizeOf(style?: Element): number;
  /** An attribute of an element that a style or one that it rests on has: `('spacing', 'lineRule')`. */
  find(style: Element | undefined, element: string, attribute: string): string | undefined;
  byId(id: string | undefined): Element | undefined;
  /** Whether a style, or one that it rests on, turns something on: `b` for bold. */
  turnsOn(style: Element | undefined, element: string): boolean;
}

export function styleSheet(styles: Document): StyleSheet {
  const root = rootOf(styles);
  const all = childElements(root).filter(
    (style) => style.localName === 'style' && wordAttribute(style, 'type') === 'paragraph',
  );
  const plain = all.find((style) => ['1', 'true', 'on'].includes(wordAttribute(style, 'default') ?? ''));
  const byId = (id: string | undefined): Element | undefined =>
    all.find((style) => wordAttribute(style, 'styleId') === id);
  const defaults = wordChild(root, 'docDefaults');

  /** A style and those that it rests on, the nearest first. */
  function chain(style: Element | undefined): readonly Element[] {
    const seen = new Set<Element>();
    for (let at = style ?? plain; at !== undefined && !seen.has(at); at = byId(parentId(at))) seen.add(at);
    return [...seen];
  }

  function find(style: Element | undefined, element: string, attribute: string): string | undefined {
    for (const at of chain(style)) {
      const value = attributeIn(at, element, attribute);
      if (value !== undefined) return value;
    }
    return defaults === undefined ? undefined : attributeIn(defaults, element, attribute);
  }

  return {
    byId,
    find,
    turnsOn(style, element) {
      const [found] = [...chain(style), ...(defaults === undefined ? [] : [defaults])].flatMap((at) =>
        descendants(at, element),
      );
      return found !== undefined && !['0', 'false', 'off'].includes(wordAttribute(found, 'val') ?? '');
    },
    named: (name) =>
      all.find((style) => {
        const element = wordChild(style, 'name');
        return element !== undefined && wordAttribute(element, 'val')?.toLowerCase() === name;
      }),
    sizeOf(style) {
      const size = Number(find(style, 'sz', 'val') ?? UNSAID_SIZE);
      return Number.isFinite(size) && size > 0 ? size : UNSAID_SIZE;
    },
  };
}

function parentId(style: Element): string | undefined {
  const based = wordChild(style, 'basedOn');
  return based === undefined ? undefined : wordAttribute(based, 'val');
}

function attributeIn(parent: Element, element: string, attribute: string): string | undefined {
  for (const found of descendants(parent, element)) {
    const value = wordAttribute(found, attribute);
    if (value !== undefined) return value;
  }
  return undefined;
}
