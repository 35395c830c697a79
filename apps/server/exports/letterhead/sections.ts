/** The sections of a document with the headers and footers that their pages have. */
import {
  childElements,
  createWord,
  descendants,
  isWord,
  parentOf,
  rootOf,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';
import type { WordPackage } from './word-package.ts';

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type PageKind = 'default' | 'first' | 'even';

/** A kind of page of a section; a part is undefined where its pages have none. */
export interface PageStyle {
  readonly section: Element;
  readonly kind: PageKind;
  readonly header: string | undefined;
  readonly footer: string | undefined;
}

/** The settings of each section in order, those of the past (tracked changes) left out. */
export function sectionsOf(body: Element): readonly Element[] {
  return descendants(body, 'sectPr').filter((section) => {
    const around = parentOf(section);
    return around !== undefined && !isWord(around, 'sectPrChange');
  });
}

/** Every kind of page that a document has, with what a section takes over from the one before it. */
export function pageStyles(file: WordPackage, main: string, body: Element): readonly PageStyle[] {
  const targets = new Map(file.relations(main).map(({ id, target }) => [id, target]));
  const inherited = new Map<string, string>();
  const hasEvenPages = isOn(settingsOf(file, main), 'evenAndOddHeaders');
  return sectionsOf(body).flatMap((section) => {
    for (const reference of childElements(section)) {
      const part = targets.get(reference.getAttributeNS(RELATION, 'id') ?? '');
      if (
        part !== undefined &&
        file.has(part) &&
        /^(?:header|footer)Reference$/u.test(reference.localName ?? '')
      )
        inherited.set(`${reference.localName} ${wordAttribute(reference, 'type') ?? 'default'}`, part);
    }
    const kinds: readonly PageKind[] = [
      'default',
      ...(isOn(section, 'titlePg') ? (['first'] as const) : []),
      ...(hasEvenPages ? (['even'] as const) : []),
    ];
    return kinds.map((kind) => ({
      section,
      kind,
      header: inherited.get(`headerReference ${kind}`),
      footer: inherited.get(`footerReference ${kind}`),
    }));
  });
}

/** Gives the pages of a kind a footer, in a part that relates to the document by `id`. */
export function referToFooter({ section, kind }: PageStyle, id: string, owner: Document): void {
  const reference = createWord(owner, 'footerReference', { type: kind });
  reference.setAttributeNS(RELATION, 'r:id', id);
  insertAfterLast(section, /Reference$/u, reference);
}

/**
 * Gives sections that do not say it the size and margins of the last one that does, else US Letter with margins of an inch:
 * what readers take them for differs.
 */
export function completeSections(body: Element, owner: Document): void {
  if (!childElements(body).some((child) => isWord(child, 'sectPr')))
    body.appendChild(createWord(owner, 'sectPr'));
  const sections = sectionsOf(body);
  const model = (name: string, unsaid: Readonly<Record<string, string>>): Element => {
    const said = sections
      .map((section) => wordChild(section, name))
      .findLast((element) => element !== undefined);
    return said === undefined ? createWord(owner, name, unsaid) : (said.cloneNode(true) as Element);
  };
  for (const section of sections) {
    let size = wordChild(section, 'pgSz');
    if (size === undefined) {
      size = model('pgSz', { w: '12240', h: '15840' });
      insertAfterLast(section, BEFORE_SIZE, size);
    }
    if (wordChild(section, 'pgMar') === undefined)
      section.insertBefore(model('pgMar', MARGINS), size.nextSibling);
  }
}

const MARGINS = {
  top: '1440',
  right: '1440',
  bottom: '1440',
  left: '1440',
  header: '720',
  footer: '720',
  gutter: '0',
} as const;

/** Puts an element behind the last child of one of those names, or first of all. */
export function insertAfterLast(parent: Element, names: RegExp, added: Element): void {
  const last = childElements(parent).findLast(({ localName }) => names.test(localName ?? ''));
  parent.insertBefore(added, last === undefined ? parent.firstChild : last.nextSibling);
}

/** What stands before the size of the page in the settings of a section. */
const BEFORE_SIZE = /^(?:(?:header|footer)Reference|(?:foot|end)notePr|type)$/u;

export function settingsOf(file: WordPackage, main: string): Element | undefined {
  const part = file.related(main, 'settings');
  return part === undefined || !file.has(part) ? undefined : rootOf(file.xml(part));
}

/** Whether an element has a switch, and it is not turned off. */
export function isOn(parent: Element | undefined, name: string): boolean {
  const child = parent === undefined ? undefined : wordChild(parent, name);
  return child !== undefined && !['0', 'false', 'off'].includes(wordAttribute(child, 'val') ?? '');
}
