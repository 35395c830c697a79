import { fitBlocks } from './fit-blocks.ts';
import { keepHeadings } from './keep-headings.ts';
import { mergeNumbering } from './merge-numbering.ts';
import { mergeStyles } from './merge-styles.ts';
import { findPlaceholders, openPlaceholder } from './placeholder.ts';
import { mainPart } from './read-letterhead.ts';
import { scaleWidths } from './fit-width.ts';
import { childElements, isWord } from './word-xml.ts';
import type { Element } from './word-xml.ts';
import { WordPackage } from './word-package.ts';

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CORE_TYPE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
/** A report may be much longer than any letterhead. */
const REPORT_PART_BYTES = 60_000_000;

/**
 * Puts the body of a report into a letterhead, which keeps its header, footer, margins and pictures: at the placeholder,
 * or else at the end. The same files give the same bytes.
 * @param letterhead as `readLetterhead` gave it
 * @param report a report as a Word document of its own
 */
export async function mergeLetterhead(letterhead: Uint8Array, report: Uint8Array): Promise<Uint8Array> {
  const to = await WordPackage.open(letterhead);
  const from = await WordPackage.open(report, REPORT_PART_BYTES);
  const target = mainPart(to);
  const source = mainPart(from);
  const document = to.edit(target.main);
  const blocks = childElements(source.body)
    .filter((block) => !isWord(block, 'sectPr'))
    .map((block) => document.importNode(block, true));

  const styles = sharedPart(to, from, 'styles');
  keepHeadings(blocks, document, from.xml(styles.from));
  const added = mergeStyles(blocks, from.xml(styles.from), to.edit(styles.to));
  if (from.related(source.main, 'numbering') !== undefined) {
    const lists = sharedPart(to, from, 'numbering');
    if (!lists.isNew) mergeNumbering([...blocks, ...added], from.xml(lists.from), to.edit(lists.to));
  }
  const [place] = findPlaceholders(target.body);
  const factor = fitBlocks({
    blocks,
    document,
    styles: to.edit(styles.to),
    body: target.body,
    place: place?.paragraph,
    source: { body: source.body, styles: from.xml(styles.from) },
  });
  scaleWidths(added, factor);
  const { container, before } = place === undefined ? endOf(target.body) : openPlaceholder(place);
  for (const block of blocks) container.insertBefore(block, before);
  copyProperties(to, from);
  return to.write();
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
