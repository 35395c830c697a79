/** What the template needs to know before the layout: its own language counts slowly. */
import type { DocumentBlock, Entry, ReportDocument, TableBlock } from '@constat/report/document';
import { blocksFor, documentStrings, piecesOf } from '@constat/report/document/reading';
import type { Raised, Unbroken } from '@constat/report/document/reading';
import { isLeadIn } from '../lead-in.ts';
import { cellText, columnHeads } from '../table-words.ts';
import { widthsOf } from '../table-widths.ts';

/** A text as it is where it is one plain line; else its lines, each whole or in pieces. */
type Lines = string | readonly (string | readonly (string | Raised | Unbroken)[])[];

/** A word of the body that is as long has no place to break; in the narrow cells of a table, a shorter one has none. */
const LONG_WORD = /\S{28,}/u;
const LONG_WORD_IN_CELL = /\S{16,}/u;

/** Lines of a box of entries, and points of a table, that fit on a page; more goes on overleaf. */
const LINES_OF_PAGE = 30;
const POINTS_OF_PAGE = 560;
/** Letters of a word for each percent of the table that its column is wide, in the smallest columns. */
const LETTERS_PER_PERCENT = 0.85;
/** Lines of a table's row from which it may go on overleaf. */
const LINES_OF_LONG_ROW = 25;

/** The JSON that the template shows. */
export function prepareDocument(document: ReportDocument): string {
  const strings = [document.runningHead, document.status, ...documentStrings(document, 'pdf')];
  return JSON.stringify({
    ...document,
    runningHead: linesOf(document.runningHead),
    hasLongWord: strings.some((text) => LONG_WORD.test(text)),
    blocks: blocksFor(document, 'pdf').map((block, index, blocks) => ({
      ...prepareBlock(block),
      leadsIn: isLeadIn(blocks, index),
    })),
  });
}

function prepareBlock(block: DocumentBlock): object {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: linesOf(block.text) };
    case 'list':
      return { ...block, items: block.items.map(linesOf) };
    case 'checkboxes':
      return { ...block, items: block.items.map((item) => ({ ...item, label: linesOf(item.label) })) };
    case 'entries':
      return { ...block, ...prepareEntries(block.entries) };
    case 'signature':
      return { ...block, ...prepareEntries(block.lines) };
    case 'table':
      return prepareTable(block);
  }
}

/** What is short stays on one page; what could fill one must not. */
function prepareEntries(entries: readonly Entry[]): object {
  const lines = entries.reduce((sum, { value }) => sum + 1 + mostLines(value, 30), 0);
  return {
    isBreakable: lines > LINES_OF_PAGE,
    entries: entries.map((entry) => ({
      ...entry,
      label: linesOf(entry.label),
      value: linesOf(entry.value),
    })),
  };
}

function prepareTable(table: TableBlock): object {
  const widths = widthsOf(table);
  const rows = table.rows.map(({ header, cells, sources }) => {
    const texts = [header, ...cells].map(cellText);
    return {
      texts,
      sources,
      lines: Math.max(...texts.map((text, at) => mostLines(text, 0.6 * (widths[at] ?? 0)))),
    };
  });
  return {
    ...table,
    corner: linesOf(table.corner),
    columns: columnHeads(table).map(linesOf),
    widths,
    isOfTexts: table.widths !== undefined,
    isBreakable: rows.reduce((sum, { lines }) => sum + 10 + 12 * lines, 0) > POINTS_OF_PAGE,
    hasLongWord: rows.some(({ texts }) => texts.some((text) => LONG_WORD_IN_CELL.test(text))),
    hyphenated: hyphenatedFrom(
      rows.map(({ texts }) => texts),
      widths,
    ),
    rows: rows.map(({ texts, sources, lines }) => ({
      cells: texts.map(linesOf),
      sources,
      isBreakable: lines > LINES_OF_LONG_ROW,
    })),
  };
}

/** Letters from which a word does not fit in the narrowest column and is hyphenated; null where none is as long. */
function hyphenatedFrom(rows: readonly (readonly string[])[], widths: readonly number[]): number | null {
  const letters = Math.ceil(LETTERS_PER_PERCENT * Math.min(...widths));
  const word = new RegExp(`\\p{L}{${letters},}`, 'u');
  return rows.some((texts) => texts.some((text) => word.test(text))) ? letters : null;
}

/** Lines that a text may take, on the safe side: its bytes stand for letters of all widths. */
function mostLines(text: string, bytesPerLine: number): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerLine) + text.split('\n').length - 1;
}

function linesOf(text: string): Lines {
  const lines = text.split('\n').map((line) => {
    const pieces = piecesOf(line);
    return pieces.some((piece) => typeof piece !== 'string') ? pieces : line;
  });
  return lines.length === 1 && typeof lines[0] === 'string' ? lines[0] : lines;
}
