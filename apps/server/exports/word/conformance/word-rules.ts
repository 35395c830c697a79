import {
  childElements,
  COMPATIBILITY,
  descendants,
  isWord,
  wordAttribute,
  WORD,
} from '../../letterhead/word-xml.ts';
import type { Element } from '../../letterhead/word-xml.ts';
import {
  CHILD_ORDERS,
  EQUAL_PLACES,
  FIRST_CHILDREN,
  OTHER_MEANING,
  REPEATED,
  REQUIRED_ATTRIBUTES,
  WHOLE_NUMBERS,
} from './child-orders.ts';
import type { WordFile } from './word-file.ts';

/** One thing that a Word document must keep. */
export interface WordRule {
  readonly id: string;
  readonly checks: string;
  readonly find: (file: WordFile) => readonly string[];
}

/** A whole number, or one with a unit or a percentage as the schema has both. */
const WHOLE = /^-?\d+$|^-?\d+(?:\.\d+)?(?:mm|cm|in|pt|pc|pi|%)$/u;

export const ELEMENT_RULES: readonly WordRule[] = [
  {
    id: 'element-order',
    checks: 'Child elements stand in the order of ECMA-376, each as often as it may',
    find: (file) =>
      wordElements(file).flatMap(([part, parent]) => {
        const order = CHILD_ORDERS[parent.localName ?? ''];
        if (order === undefined) return [];
        const names = wordChildren(parent);
        return misplaced(names, order).map((what) => `${part}: ${parent.localName}: ${what}`);
      }),
  },
  {
    id: 'first-elements',
    checks: 'Properties come before what they are properties of, and a body ends with its section',
    find: (file) =>
      wordElements(file).flatMap(([part, parent]) => {
        const names = wordChildren(parent);
        const name = parent.localName ?? '';
        const first = (FIRST_CHILDREN[name] ?? []).filter((one) => names.includes(one));
        const isOut = first.some((one, at) => names.indexOf(one) !== at || names.lastIndexOf(one) !== at);
        const section = names.indexOf('sectPr');
        const isLate = name === 'body' && section !== -1 && section !== names.length - 1;
        return [
          ...(isOut ? [`${part}: ${name}: ${first.join(', ')} not first`] : []),
          ...(isLate ? [`${part}: ${name}: sectPr not last`] : []),
        ];
      }),
  },
  {
    id: 'required-attributes',
    checks: 'No element lacks an attribute that it cannot do without',
    find: (file) =>
      wordElements(file).flatMap(([part, element]) => {
        const name = element.localName ?? '';
        const parent = element.parentNode?.localName ?? '';
        if (OTHER_MEANING[name]?.includes(parent) === true) return [];
        return (REQUIRED_ATTRIBUTES[name] ?? [])
          .filter((attribute) => wordAttribute(element, attribute) === undefined)
          .map((attribute) => `${part}: ${name}: no ${attribute}`);
      }),
  },
  {
    id: 'whole-numbers',
    checks: 'Lengths and sizes are whole numbers',
    find: (file) =>
      wordElements(file).flatMap(([part, element]) =>
        (WHOLE_NUMBERS[element.localName ?? ''] ?? []).flatMap((attribute) => {
          const value = wordAttribute(element, attribute);
          return value === undefined || WHOLE.test(value)
            ? []
            : [`${part}: ${element.localName} ${attribute}="${value}"`];
        }),
      ),
  },
  {
    id: 'tables',
    checks: 'A table has a grid, its rows fill it, and every cell ends with a paragraph',
    find: (file) =>
      wordElements(file)
        .filter(([, element]) => isWord(element, 'tbl'))
        .flatMap(([part, table]) => brokenTable(table).map((what) => `${part}: ${what}`)),
  },
  {
    id: 'fields',
    checks: 'Every field that begins ends, within the same part',
    find: (file) =>
      file.stories.flatMap(([part, root]) => {
        let open = 0;
        let isBroken = false;
        for (const field of descendants(root, 'fldChar')) {
          const mark = wordAttribute(field, 'fldCharType');
          if (mark === 'begin') open += 1;
          else if (mark === 'end') open -= 1;
          if (open < 0 || (mark === 'separate' && open === 0)) isBroken = true;
        }
        return isBroken || open !== 0 ? [`${part}: a field that does not begin or end`] : [];
      }),
  },
  {
    id: 'later-vocabularies',
    checks: 'Vocabularies that older readers may pass over are declared where they are named',
    find: (file) =>
      file.elements.flatMap(([part, element]) => {
        const prefixes = (element.getAttributeNS(COMPATIBILITY, 'Ignorable') ?? '').split(/\s+/u);
        return prefixes
          .filter((prefix) => prefix !== '' && element.lookupNamespaceURI(prefix) === null)
          .map((prefix) => `${part}: ${prefix} is not declared`);
      }),
  },
];

/** Every element of Word's own vocabulary with its part. */
export function wordElements(file: WordFile): readonly (readonly [string, Element])[] {
  return file.elements.filter(([, { namespaceURI }]) => namespaceURI === WORD);
}

function wordChildren(parent: Element): readonly string[] {
  return childElements(parent)
    .filter(({ namespaceURI }) => namespaceURI === WORD)
    .map(({ localName }) => localName ?? '');
}

function misplaced(names: readonly string[], order: readonly string[]): readonly string[] {
  const found: string[] = [];
  let last = -1;
  for (const [index, name] of names.entries()) {
    const place = order.indexOf(EQUAL_PLACES.get(name) ?? name);
    if (!order.includes(name)) found.push(`${name} may not be there`);
    else if (place < last) found.push(`${name} after ${names[index - 1] ?? ''}`);
    else last = place;
    if (!REPEATED.has(name) && names.indexOf(name) !== index) found.push(`${name} twice`);
  }
  return found;
}

function brokenTable(table: Element): readonly string[] {
  const grid = childElements(table).find((child) => isWord(child, 'tblGrid'));
  if (grid === undefined) return ['tbl: no tblGrid'];
  const columns = childElements(grid).filter((child) => isWord(child, 'gridCol')).length;
  const found: string[] = [];
  for (const row of childElements(table).filter((child) => isWord(child, 'tr'))) {
    const cells = childElements(row).filter((child) => isWord(child, 'tc'));
    const width = cells.reduce((sum, cell) => sum + valueIn(cell, 'tcPr', 'gridSpan', 1), 0);
    const around = valueIn(row, 'trPr', 'gridBefore', 0) + valueIn(row, 'trPr', 'gridAfter', 0);
    if (childElements(row).some((child) => isWord(child, 'sdt'))) continue;
    if (cells.length === 0) found.push('tr: no cell');
    else if (width + around !== columns) found.push(`tr: ${width + around} columns in a grid of ${columns}`);
    for (const cell of cells) {
      const last = childElements(cell).at(-1);
      if (last === undefined || !isWord(last, 'p')) found.push('tc: no paragraph at its end');
    }
  }
  return found;
}

function valueIn(element: Element, properties: string, name: string, otherwise: number): number {
  const within = childElements(element).find((child) => isWord(child, properties));
  const found = within === undefined ? undefined : childElements(within).find((child) => isWord(child, name));
  return found === undefined ? otherwise : Number(wordAttribute(found, 'val'));
}
