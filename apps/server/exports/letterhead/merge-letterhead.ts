import type { LetterheadValues } from '@constat/report/document';
import { STYLE } from '../word/styles.ts';
import { fillMarks, fillPart } from './fill-marks.ts';
import { fitBlocks } from './fit-blocks.ts';
import { fitEntries } from './fit-entries.ts';
import {
  fitHeadings,
  freeHeadings,
  isHeading,
  keepHeadingsWithNext,
  separateHeadings,
  stylesNamed,
} from './fit-headings.ts';
import { fitLook } from './fit-look.ts';
import { findMarks } from './marks.ts';
import { mergeNumbering } from './merge-numbering.ts';
import { mergeStyles } from './merge-styles.ts';
import { textOf } from './paragraph-text.ts';
import { findPlaceholders, openPlaceholder } from './placeholder.ts';
import { mainPart } from './read-letterhead.ts';
import { scaleWidths } from './fit-width.ts';
import { setInOneColumn } from './one-column.ts';
import { addRunningLines, lackingPages } from './running-line.ts';
import { completeSections } from './sections.ts';
import { childElements, createWord, descendants, isWord, rootOf, wordAttribute } from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';
import { WordPackage } from './word-package.ts';

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CORE_TYPE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
/** A report may be much longer than any letterhead. */
const REPORT_PART_BYTES = 60_000_000;

/**
 * Puts the body of a report into a letterhead, which keeps its header, footer, margins and pictures: at the placeholder,
 * or else at the end. Its marks are filled, and each page carries file, worker, page and state. The same files give the
 * same bytes.
 * @param letterhead as `readLetterhead` gave it
 * @param report a report as a Word document of its own
 * @param values what the report says where a clinic has put its marks
 */
export async function mergeLetterhead(
  letterhead: Uint8Array,
  report: Uint8Array,
  values: LetterheadValues,
): Promise<Uint8Array> {
  const to = await WordPackage.open(letterhead);
  const from = await WordPackage.open(report, REPORT_PART_BYTES);
  const target = mainPart(to);
  const source = mainPart(from);
  const document = to.edit(target.main);
  const blocks = childElements(source.body)
    .filter((block) => !isWord(block, 'sectPr'))
    .map((block) => document.importNode(block, true));
  completeSections(target.body, document);

  const [place] = findPlaceholders(target.body);
  const line = lineSample(document);
  const { styles, added, isNew } = bringStyles(to, from, [...blocks, line]);
  const factor = fitBlocks({
    blocks,
    document,
    styles,
    body: target.body,
    place: place?.paragraph,
    source: { body: source.body, styles: from.xml(from.related(source.main, 'styles') ?? '') },
  });
  scaleWidths(added, factor);
  if (!isNew) {
    fitHeadings(added, styles);
    fitLook([...blocks, ...added.filter((style) => !isHeading(style))], styles);
  }
  fitEntries(blocks, document, styles);

  const lacking = lackingPages(to, target.main, target.body);
  fillHeadersAndFooters(to, target.main, values);
  addRunningLines(to, target.main, lacking, values, styleOf(line));
  const own = descendants(target.body, 'p');
  const { container, before } = place === undefined ? endOf(target.body) : openPlaceholder(place);
  for (const paragraph of new Set([...own, ...descendants(target.body, 'p')]))
    fillMarks(paragraph, document, values);
  for (const block of blocks) container.insertBefore(block, before);
  if (!isNew) freeHeadings(blocks, document, styles);
  setInOneColumn(blocks, target.body, document);
  copyProperties(to, from);
  return to.write();
}

/** A paragraph of the style of the line that is added to headers and footers. */
function lineSample(document: Document): Element {
  const paragraph = createWord(document, 'p');
  const properties = createWord(document, 'pPr');
  properties.appendChild(createWord(document, 'pStyle', { val: STYLE.head }));
  paragraph.appendChild(properties);
  return paragraph;
}

function styleOf(paragraph: Element): string | undefined {
  const [style] = descendants(paragraph, 'pStyle');
  return style === undefined ? undefined : wordAttribute(style, 'val');
}

/** Brings the styles and lists of the report along. */
function bringStyles(
  to: WordPackage,
  from: WordPackage,
  blocks: readonly Element[],
): { readonly styles: Document; readonly added: readonly Element[]; readonly isNew: boolean } {
  const parts = sharedPart(to, from, 'styles');
  const [own, styles] = [from.xml(parts.from), to.edit(parts.to)];
  keepHeadingsWithNext(blocks, to.edit(mainPart(to).main), own);
  if (!parts.isNew) separateHeadings(own, styles, stylesNamed(blocks));
  const added = mergeStyles(blocks, own, styles);
  if (from.related(mainPart(from).main, 'numbering') !== undefined) {
    const lists = sharedPart(to, from, 'numbering');
    if (!lists.isNew) mergeNumbering([...blocks, ...added], from.xml(lists.from), to.edit(lists.to));
  }
  return { styles, added, isNew: parts.isNew };
}

function fillHeadersAndFooters(to: WordPackage, main: string, values: LetterheadValues): void {
  const parts = to.relations(main).filter(({ kind }) => kind === 'header' || kind === 'footer');
  for (const name of new Set(parts.map(({ target }) => target))) {
    if (!to.has(name)) continue;
    const marks = descendants(rootOf(to.xml(name)), 'p').flatMap((each) => findMarks(textOf(each)));
    // A part without marks stays byte for byte.
    if (marks.some(({ mark }) => mark !== undefined)) fillPart(rootOf(to.xml(name)), to.edit(name), values);
  }
}

function endOf(body: Element): { readonly container: Element; readonly before: Element | null } {
  return {
    container: body,
    before: childElements(body).findLast((child) => isWord(child, 'sectPr')) ?? null,
  };
}

/** The parts of both documents that serve for one thing; one that the letterhead lacks is the report's. */
function sharedPart(
  to: WordPackage,
  from: WordPackage,
  kind: 'styles' | 'numbering',
): { readonly to: string; readonly from: string; readonly isNew: boolean } {
  const [mainTo, mainFrom] = [mainPart(to).main, mainPart(from).main];
  const own = from.related(mainFrom, kind);
  if (own === undefined) throw new Error(`the report has no ${kind}`);
  const present = to.related(mainTo, kind);
  if (present !== undefined && to.has(present)) return { to: present, from: own, isNew: false };
  const name = `word/report-${kind}.xml`;
  to.put(name, from.bytes(own));
  to.setContentType(name, from.contentType(own));
  to.relate(mainTo, `${TYPE}/${kind}`, name);
  return { to: name, from: own, isNew: true };
}

/** Title, author, dates and language are the report's. */
function copyProperties(to: WordPackage, from: WordPackage): void {
  const own = from.related('', 'core-properties');
  if (own === undefined) return;
  const present = to.related('', 'core-properties');
  const name = present ?? 'docProps/core.xml';
  to.put(name, from.bytes(own));
  to.setContentType(name, from.contentType(own));
  if (present === undefined) to.relate('', CORE_TYPE, name);
}
