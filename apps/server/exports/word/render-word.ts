import { blocksFor } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  PageNumber,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Table } from 'docx';
import { isLeadIn } from '../lead-in.ts';
import { finishPackage } from './finish-package.ts';
import { PAGE, STYLE, TEXT_WIDTH, reportStyles } from './styles.ts';
import { runs } from './runs.ts';
import { wordBlocks } from './word-blocks.ts';

/**
 * Renders a document for Word. The same document and time give the same bytes.
 * @param creationTime epoch milliseconds
 */
export async function renderWord(document: ReportDocument, creationTime: number): Promise<Uint8Array> {
  const { title, propertiesTitle, author, language } = document;
  const { width, height, side, top, bottom } = PAGE;
  const file = new Document({
    title: propertiesTitle,
    creator: author,
    lastModifiedBy: author,
    styles: reportStyles(language),
    features: { updateFields: false },
    sections: [
      {
        properties: {
          page: {
            size: { width, height },
            margin: { left: side, right: side, top, bottom, header: 640, footer: 600 },
          },
        },
        headers: {
          default: new Header({
            children: [pageLine(runs(document.runningHead), [pageNumber(document.pageLabel)])],
          }),
        },
        footers: {
          default: new Footer({
            children: [pageLine(runs(title), runs(document.status))],
          }),
        },
        children: [...renderWordBody(document)],
      },
    ],
  });
  return finishPackage(await Packer.pack(file, 'uint8array'), document, creationTime);
}

/** Title, paragraphs and tables of a document, apart from the pages that they stand on. */
export function renderWordBody(document: ReportDocument): readonly (Paragraph | Table)[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs(document.title) }),
    ...blocksFor(document, 'docx').flatMap((block, index, blocks) =>
      wordBlocks(block, isLeadIn(blocks, index)),
    ),
  ];
}

/** One text at the left margin and one at the right. */
function pageLine(left: readonly TextRun[], right: readonly TextRun[]): Paragraph {
  return new Paragraph({
    style: STYLE.head,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [...left, new TextRun({ children: [new Tab()] }), ...right],
  });
}

/** « Page {page} de {pages} » with fields in its places. */
function pageNumber(label: string): TextRun {
  return new TextRun({
    children: label
      .split(/(\{pages?\})/u)
      .filter((part) => part !== '')
      .map((part) =>
        part === '{page}' ? PageNumber.CURRENT : part === '{pages}' ? PageNumber.TOTAL_PAGES : part,
      ),
  });
}
