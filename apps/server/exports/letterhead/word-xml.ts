/** Just enough of XML and of Word's vocabulary to move the body of one document into another. */
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { Document, Element } from '@xmldom/xmldom';

export type { Document, Element } from '@xmldom/xmldom';

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
export const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
export const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
export const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements within elements at most: no document of Word comes near. */
const DEPTH = 200;

/** Throws for anything that is no plain XML: a type declaration (entities), another encoding, too deep a nesting. */
export function parseXml(bytes: Uint8Array): Document {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw new Error('a document type declaration');
  if (depthOf(text) > DEPTH) throw new Error('elements lie too deep');
  return new DOMParser({
    locator: false,
    onError: (level) => {
      if (level !== 'warning') throw new Error('not well-formed XML');
    },
  }).parseFromString(text, 'text/xml');
}

/** Never less than the depth of a well-formed document. */
function depthOf(xml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, closing, empty] of xml.matchAll(/<(\/?)[^!?<>][^<>]*?(\/?)>/gu)) {
    if (closing === '/') depth -= 1;
    else if (empty !== '/') depth += 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

export function writeXml(document: Document): Uint8Array {
  const xml = new XMLSerializer().serializeToString(document).replace(/^<\?xml[^>]*\?>\s*/u, '');
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
}

/** The outermost element. Throws where a document has none. */
export function rootOf(document: Document): Element {
  const root = document.documentElement;
  if (root === null) throw new Error('an empty document');
  return root;
}

/** Every element below one, in the order of the text; `parent` itself is not among them. */
export function descendants(parent: Element, name?: string): readonly Element[] {
  const found: Element[] = [];
  const waiting = childElements(parent).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (name === undefined || isWord(next, name)) found.push(next);
    waiting.push(...childElements(next).toReversed());
  }
  return found;
}

export function childElements(parent: Element): readonly Element[] {
  const children: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) children.push(node);
  }
  return children;
}

/** The first child of that name in Word's own vocabulary. */
export function wordChild(parent: Element, name: string): Element | undefined {
  return childElements(parent).find((child) => isWord(child, name));
}

export function isWord(element: Element, name: string): boolean {
  return element.localName === name && element.namespaceURI === WORD;
}

/** An attribute of Word's own vocabulary; undefined where it is absent. */
export function wordAttribute(element: Element, name: string): string | undefined {
  return element.getAttributeNS(WORD, name) ?? undefined;
}

export function setWordAttribute(element: Element, name: string, value: string): void {
  element.setAttributeNS(WORD, `w:${name}`, value);
}

/** A new element of Word's own vocabulary. */
export function createWord(
  owner: Document,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const element = owner.createElementNS(WORD, `w:${name}`);
  for (const [key, value] of Object.entries(attributes)) setWordAttribute(element, key, value);
  return element;
}

/** The element around an element; undefined at the top. */
export function parentOf(element: Element): Element | undefined {
  const parent = element.parentNode;
  return parent !== null && isElement(parent) ? parent : undefined;
}

export function remove(element: Element): void {
  element.parentNode?.removeChild(element);
}

function isElement(node: { readonly nodeType: number }): node is Element {
  return node.nodeType === 1;
}
