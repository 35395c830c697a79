import { scaleWidths, textWidthAt } from './fit-width.ts';
import {
  COMPATIBILITY,
  XMLNS,
  childElements,
  createWord,
  descendants,
  isWord,
  rootOf,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

const WORD_2010 = 'http://schemas.microsoft.com/office/word/2010/wordml';
/** Style of the paragraphs that have none in the report: the letterhead's may stand without space between them. */
const BODY_STYLE = 'ReportBody';
const BODY_NAME = 'Report Body';
/** Twips after a paragraph. */
const SPACE_AFTER = '120';

interface Setting {
  readonly blocks: readonly Element[];
  readonly document: Document;
  readonly styles: Document;
  readonly body: Element;
  /** The paragraph that the blocks will stand in the place of; absent at the end of the document. */
  readonly place: Element | undefined;
  /** The report's body as its own document has it, and that document's styles. */
  readonly source: { readonly body: Element; readonly styles: Document };
}

/**
 * Makes blocks that were written for a page of their own fit another document: its width, and the language and spacing
 * that they had from their own document's defaults.
 * @returns by how much the text is wider than the report's own
 */
export function fitBlocks({ blocks, document, styles, body, place, source }: Setting): number {
  const own = textWidthAt(source.body, source.body);
  const given = textWidthAt(place ?? body, body);
  const factor = own === undefined || given === undefined ? 1 : given / own;
  scaleWidths(blocks, factor);
  nameDefaultStyle(blocks, document, styles);
  tellLanguage(blocks, document, languageOf(source.styles));
  declareNamespace(rootOf(document));
  return factor;
}

function nameDefaultStyle(blocks: readonly Element[], document: Document, styles: Document): void {
  const plain = blocks
    .flatMap((block) => (isWord(block, 'p') ? [block] : []))
    .filter((paragraph) => {
      const properties = wordChild(paragraph, 'pPr');
      return properties === undefined || wordChild(properties, 'pStyle') === undefined;
    });
  if (plain.length === 0) return;
  const root = rootOf(styles);
  const present = childElements(root).find((style) => wordAttribute(style, 'styleId') === BODY_STYLE);
  if (present === undefined) root.appendChild(bodyStyle(styles));
  for (const paragraph of plain) {
    let properties = wordChild(paragraph, 'pPr');
    if (properties === undefined) {
      properties = createWord(document, 'pPr');
      paragraph.insertBefore(properties, paragraph.firstChild);
    }
    properties.insertBefore(createWord(document, 'pStyle', { val: BODY_STYLE }), properties.firstChild);
  }
}

function bodyStyle(styles: Document): Element {
  const style = createWord(styles, 'style', { type: 'paragraph', customStyle: '1', styleId: BODY_STYLE });
  style.appendChild(createWord(styles, 'name', { val: BODY_NAME }));
  const normal = childElements(rootOf(styles)).find(
    (one) =>
      wordAttribute(one, 'type') === 'paragraph' &&
      ['1', 'true'].includes(wordAttribute(one, 'default') ?? ''),
  );
  if (normal !== undefined) {
    style.appendChild(createWord(styles, 'basedOn', { val: wordAttribute(normal, 'styleId') ?? 'Normal' }));
  }
  const properties = createWord(styles, 'pPr');
  properties.appendChild(createWord(styles, 'spacing', { after: SPACE_AFTER }));
  style.appendChild(properties);
  return style;
}

/** The language of the report, in every run: the letterhead's own text keeps the letterhead's. */
function tellLanguage(blocks: readonly Element[], document: Document, language: string | undefined): void {
  if (language === undefined) return;
  for (const run of blocks.flatMap((block) => descendants(block, 'r'))) {
    let properties = wordChild(run, 'rPr');
    if (properties === undefined) {
      properties = createWord(document, 'rPr');
      run.insertBefore(properties, run.firstChild);
    }
    if (wordChild(properties, 'lang') === undefined) {
      properties.appendChild(createWord(document, 'lang', { val: language }));
    }
  }
}

function languageOf(styles: Document): string | undefined {
  const defaults = wordChild(rootOf(styles), 'docDefaults');
  const [language] = defaults === undefined ? [] : descendants(defaults, 'lang');
  return language === undefined ? undefined : wordAttribute(language, 'val');
}

/** Checkboxes are of a later vocabulary, which older readers may pass over. */
function declareNamespace(root: Element): void {
  if (root.lookupNamespaceURI('w14') === null) root.setAttributeNS(XMLNS, 'xmlns:w14', WORD_2010);
  if (root.lookupNamespaceURI('mc') === null) root.setAttributeNS(XMLNS, 'xmlns:mc', COMPATIBILITY);
  const ignored = root.getAttributeNS(COMPATIBILITY, 'Ignorable') ?? '';
  if (!ignored.split(/\s+/u).includes('w14')) {
    root.setAttributeNS(COMPATIBILITY, 'mc:Ignorable', `${ignored} w14`.trim());
  }
}
