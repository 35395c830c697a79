import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ReportDocument, TableBlock } from '@constat/report/document';
import { blocksFor } from '@constat/report/document';

/** What every file of the package says of its time, so that the same report gives the same bytes. */
const FILE_TIME = new Date(1980, 0, 1);
const CORE = 'docProps/core.xml';
const BODY = 'word/document.xml';
const STYLES = 'word/styles.xml';
/** The builder's styles of hyperlinks and notes are based on it, and it does not write it. */
const DEFAULT_FONT =
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont">' +
  '<w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>';

/**
 * Writes into a Word package what its builder has no words for: the language of the document, its dates, what each
 * table holds for a reader who cannot see it, and a style that its own are based on.
 * @param creationTime epoch milliseconds
 */
export function finishPackage(bytes: Uint8Array, document: ReportDocument, creationTime: number): Uint8Array {
  const files = unzipSync(bytes);
  const finished = Object.entries(files).map(([name, content]): readonly [string, Uint8Array] => {
    if (name === CORE) return [name, strToU8(finishCore(strFromU8(content), document, creationTime))];
    if (name === BODY) return [name, strToU8(describeTables(strFromU8(content), document))];
    if (name === STYLES)
      return [name, strToU8(strFromU8(content).replace('</w:styles>', `${DEFAULT_FONT}</w:styles>`))];
    return [name, content];
  });
  return zipSync(Object.fromEntries(finished), { mtime: FILE_TIME });
}

function finishCore(xml: string, { language }: ReportDocument, creationTime: number): string {
  const time = new Date(creationTime).toISOString().replace(/\.\d+Z$/u, 'Z');
  return xml
    .replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/gu, `$1${time}`)
    .replace('</cp:coreProperties>', `<dc:language>${language}-CA</dc:language></cp:coreProperties>`);
}

/**
 * Says in each table of the document's body what it holds. The body may stand within another document, so long as no
 * table comes before it. Typed text cannot hold `</w:tblPr>`: its `<` is escaped.
 */
export function describeTables(xml: string, document: ReportDocument): string {
  const captions = blocksFor(document, 'docx')
    .filter((block): block is TableBlock => block.kind === 'table')
    .map(({ caption }) => escapeAttribute(caption));
  let table = 0;
  return xml.replaceAll('</w:tblPr>', (end) => {
    const caption = captions[table++];
    return caption === undefined ? end : `<w:tblCaption w:val="${caption}"/>${end}`;
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
