/** The structure tree of a PDF, read once for all its rules. */
import { isDictionary, isReference, written } from './pdf-file.ts';
import type { PdfDictionary, PdfFile, PdfValue } from './pdf-file.ts';

/** Types that readers know, ISO 32000-1, 14.8.4. */
export const STANDARD_TYPES: ReadonlySet<string> = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

/** A stretch of content that an element holds. */
export interface Content {
  readonly page: string;
  readonly mcid: number;
}

/** An element in the order of reading. */
export interface Element {
  readonly ref: string;
  /** The standard type that it stands for, or its own where it stands for none. */
  readonly type: string;
  readonly dictionary: PdfDictionary;
  readonly parent: string;
  readonly children: readonly Element[];
  readonly content: readonly Content[];
  /** Annotations that it holds, by their references. */
  readonly annotations: readonly string[];
}

export interface Structure {
  readonly elements: readonly Element[];
  /** What each number of a page or of an annotation leads to: the elements of a page's contents, or one element. */
  readonly parentTree: ReadonlyMap<number, PdfValue>;
  /** The standard type that a type stands for. */
  readonly roleOf: (type: string) => string;
}

/** A tree that is deeper is damaged, or made to keep a reader busy. */
const DEEPEST = 200;
const read = new WeakMap<PdfFile, Structure>();

export function structureOf(pdf: PdfFile): Structure {
  const known = read.get(pdf);
  if (known !== undefined) return known;
  const structure = readStructure(pdf);
  read.set(pdf, structure);
  return structure;
}

function readStructure(pdf: PdfFile): Structure {
  const root = pdf.dictionary(pdf.catalog['/StructTreeRoot']);
  const roles = pdf.dictionary(root?.['/RoleMap']) ?? {};
  const roleOf = (type: string): string => {
    let role = type;
    for (let steps = 0; steps < 20 && !STANDARD_TYPES.has(role); steps += 1) {
      const next = roles[`/${role}`];
      if (typeof next !== 'string') return type;
      role = next.slice(1);
    }
    return STANDARD_TYPES.has(role) ? role : type;
  };
  const elements: Element[] = [];
  const seen = new Set<string>();

  function visit(value: PdfValue, parent: string, depth: number): Element | undefined {
    const dictionary = pdf.dictionary(value);
    const ref = isReference(value) ? value : `in ${parent}`;
    if (dictionary === undefined || depth > DEEPEST || (isReference(value) && seen.has(ref)))
      return undefined;
    seen.add(ref);
    const children: Element[] = [];
    const content: Content[] = [];
    const annotations: string[] = [];
    const element = {
      ref,
      dictionary,
      parent,
      children,
      content,
      annotations,
      type: roleOf(written(dictionary['/S']).slice(1)),
    };
    elements.push(element);
    const page = written(dictionary['/Pg']);
    for (const kid of pdf.list(dictionary['/K'])) {
      const found = pdf.resolve(kid);
      if (typeof found === 'number') content.push({ page, mcid: found });
      else if (!isDictionary(found)) continue;
      else if (found['/Type'] === '/MCR')
        content.push({ page: written(found['/Pg'] ?? page), mcid: Number(found['/MCID']) });
      else if (found['/Type'] === '/OBJR') annotations.push(written(found['/Obj']));
      else {
        const child = visit(kid, ref, depth + 1);
        if (child !== undefined) children.push(child);
      }
    }
    return element;
  }

  for (const kid of pdf.list(root?.['/K'])) visit(kid, written(pdf.catalog['/StructTreeRoot']), 0);
  return { elements, roleOf, parentTree: new Map(numbersOf(pdf, root?.['/ParentTree'], 0)) };
}

/** The pairs of a number tree. */
function* numbersOf(
  pdf: PdfFile,
  node: PdfValue | undefined,
  depth: number,
): Generator<readonly [number, PdfValue]> {
  const dictionary = pdf.dictionary(node);
  if (dictionary === undefined || depth > DEEPEST) return;
  const pairs = pdf.list(dictionary['/Nums']);
  for (let at = 0; at + 1 < pairs.length; at += 2) yield [Number(pairs[at]), pairs[at + 1] ?? null];
  for (const kid of pdf.list(dictionary['/Kids'])) yield* numbersOf(pdf, kid, depth + 1);
}

/** An attribute of an element, of those that one owner names. */
export function attributeOf(
  pdf: PdfFile,
  element: Element,
  owner: string,
  name: string,
): PdfValue | undefined {
  for (const one of pdf.list(element.dictionary['/A'])) {
    const attributes = pdf.dictionary(one);
    if (attributes?.['/O'] === owner && name in attributes) return pdf.resolve(attributes[name]);
  }
  return undefined;
}
