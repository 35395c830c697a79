/** The metadata of a PDF in XMP, as far as the rules ask for it. */
import { DOMParser } from '@xmldom/xmldom';
import type { Document, Element } from '@xmldom/xmldom';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const SCHEMA = 'http://www.aiim.org/pdfa/ns/schema#';
export const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
} as const;

/** Schemas that PDF/A-2 knows without a description. */
const PREDEFINED = new Set<string>([
  NAMESPACES.dc,
  NAMESPACES.pdf,
  NAMESPACES.pdfaid,
  NAMESPACES.xmp,
  'http://ns.adobe.com/xap/1.0/mm/',
  'http://ns.adobe.com/xap/1.0/rights/',
  'http://ns.adobe.com/xap/1.0/bj/',
  'http://ns.adobe.com/xap/1.0/t/pg/',
  'http://ns.adobe.com/xmp/1.0/DynamicMedia/',
  'http://ns.adobe.com/photoshop/1.0/',
  'http://ns.adobe.com/camera-raw-settings/1.0/',
  'http://ns.adobe.com/tiff/1.0/',
  'http://ns.adobe.com/exif/1.0/',
  'http://ns.adobe.com/exif/1.0/aux/',
  'http://www.aiim.org/pdfa/ns/extension/',
]);

export class Xmp {
  readonly #descriptions: readonly Element[];
  readonly #document: Document;

  /** @throws Error for anything that is no XML in UTF-8 */
  constructor(bytes: Uint8Array) {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw new Error('a document type declaration');
    this.#document = new DOMParser({
      locator: false,
      onError: (level) => {
        if (level !== 'warning') throw new Error('not well-formed XML');
      },
    }).parseFromString(text, 'text/xml');
    this.#descriptions = Array.from(this.#document.getElementsByTagNameNS(RDF, 'Description')).filter(
      (element) => element.parentNode?.localName === 'RDF',
    );
  }

  /** The text of a property, the first of a list; undefined where it is absent. */
  property(schema: keyof typeof NAMESPACES, name: string): string | undefined {
    return this.texts(schema, name)[0];
  }

  /** The texts of a property, wherever it stands: of a list all of them, such as one in each language. */
  texts(schema: keyof typeof NAMESPACES, name: string): readonly string[] {
    const namespace = NAMESPACES[schema];
    return this.#descriptions.flatMap((description) => {
      const attribute = description.getAttributeNS(namespace, name);
      const elements = children(description).filter(
        (child) => child.namespaceURI === namespace && child.localName === name,
      );
      const items = elements.flatMap((element) => {
        const list = Array.from(element.getElementsByTagNameNS(RDF, 'li'));
        return list.length === 0 ? [element] : list;
      });
      const texts = items.map(({ textContent }) => textContent ?? '');
      return attribute === null ? texts : [attribute, ...texts];
    });
  }

  /** Properties of schemas that are neither known to PDF/A nor described in the metadata. */
  undescribed(): readonly string[] {
    const described = new Set(
      Array.from(
        this.#document.getElementsByTagNameNS(SCHEMA, 'namespaceURI'),
        (one) => one.textContent ?? '',
      ),
    );
    return this.#descriptions
      .flatMap(children)
      .filter(({ namespaceURI }) => !PREDEFINED.has(namespaceURI ?? '') && !described.has(namespaceURI ?? ''))
      .map(({ nodeName }) => nodeName);
  }
}

function children(element: Element): readonly Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}
