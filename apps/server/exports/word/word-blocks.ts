/** The blocks of a document as paragraphs and tables of Word. */
import type {
  DocumentBlock,
  Entry,
  HeadingBlock,
  ListBlock,
  SignatureBlock,
  TableBlock,
} from '@constat/report/document';
import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  HeadingLevel,
  LeaderType,
  LineRuleType,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { IParagraphOptions, IRunOptions } from 'docx';
import { labelWidth } from './label-width.ts';
import { runs } from './runs.ts';
import { cellText, columnHeads } from '../table-words.ts';
import { widthsOf } from '../table-widths.ts';
import { CHECKBOX_START, FRAME_SPACE, LIST_START, SANS, STYLE, TEXT_WIDTH, VALUE_START } from './styles.ts';

const HEADINGS: Readonly<Record<HeadingBlock['level'], (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
};
/** Ballot boxes that the documents of Word usually draw from this font. */
const BOX_FONT = 'MS Gothic';
/** Half-points of labels, and twips between one and its value at least. */
const LABEL_SIZE = 19;
const LABEL_GAP = 100;
/** Word refuses a longer name on a content control. */
const ALIAS_LENGTH = 64;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '969696' } as const;
const FRAME = { style: BorderStyle.SINGLE, size: 6, color: '6E6E6E', space: FRAME_SPACE / 20 } as const;

/** @param leadsIn whether it announces what follows it */
export function wordBlocks(block: DocumentBlock, leadsIn: boolean): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading': {
      const rule =
        block.level === 1
          ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 2 } } }
          : {};
      return [new Paragraph({ heading: HEADINGS[block.level], children: runs(block.text), ...rule })];
    }
    case 'paragraph':
      return [
        new Paragraph({
          ...(block.style === 'statement' ? { style: STYLE.statement } : {}),
          ...(block.keepWithNext === true
            ? { keepNext: true, keepLines: true }
            : leadsIn
              ? { keepNext: true }
              : {}),
          children: runs(block.text),
        }),
      ];
    case 'list':
      return block.items.map((item, index) => listParagraph(block, item, index === block.items.length - 1));
    case 'entries':
      return block.entries.map((entry, index) =>
        entryParagraph(entry, { keepNext: index < block.entries.length - 1 }),
      );
    case 'checkboxes':
      return block.items.map(checkboxParagraph);
    case 'table':
      // Two tables that touch become one in Word.
      return [
        wordTable(block),
        new Paragraph({ spacing: { after: 60, line: 40, lineRule: LineRuleType.EXACT } }),
      ];
    case 'signature':
      return signatureParagraphs(block);
  }
}

interface EntryLook extends IParagraphOptions {
  /** Right end of a blank line, in twips from the margin. */
  readonly lineEnd?: number;
}

function entryParagraph(
  { label, value }: Entry,
  { lineEnd = TEXT_WIDTH, ...options }: EntryLook = {},
): Paragraph {
  const isLong = labelWidth(label, LABEL_SIZE) > VALUE_START - LABEL_GAP;
  // A label that reaches into the column of values has its value on the line below, which begins in that column.
  const toValue = isLong ? [new TextRun({ break: 1 })] : [new TextRun({ children: [new Tab()] })];
  const valueStart = { type: TabStopType.LEFT, position: VALUE_START } as const;
  const blankLine = { type: TabStopType.RIGHT, position: lineEnd, leader: LeaderType.UNDERSCORE } as const;
  return new Paragraph({
    // A blank line leaves room for handwriting.
    ...(value === '' && options.style === undefined ? { spacing: { before: 100, after: 80 } } : {}),
    style: STYLE.entry,
    ...options,
    tabStops: value === '' ? [valueStart, blankLine] : [valueStart],
    children: [
      ...runs(label, { font: SANS, size: LABEL_SIZE, color: '323232' }),
      ...toValue,
      ...(value === '' ? [new TextRun({ children: [new Tab()] })] : runs(value)),
    ],
  });
}

function listParagraph({ mark, keepWithNext, isWhole }: ListBlock, item: string, isLast: boolean): Paragraph {
  return new Paragraph({
    style: STYLE.list,
    keepNext: keepWithNext === true || (isWhole === true && !isLast),
    keepLines: keepWithNext === true || isWhole === true,
    ...(isLast ? { spacing: { after: 120 } } : {}),
    tabStops: [{ type: TabStopType.LEFT, position: LIST_START }],
    children: [new TextRun(mark), new TextRun({ children: [new Tab()] }), ...runs(item)],
  });
}

function checkboxParagraph({
  label,
  checked,
}: {
  readonly label: string;
  readonly checked: boolean;
}): Paragraph {
  return new Paragraph({
    spacing: { after: 60 },
    indent: { left: CHECKBOX_START, hanging: CHECKBOX_START },
    tabStops: [{ type: TabStopType.LEFT, position: CHECKBOX_START }],
    children: [
      new CheckBox({
        alias: label.slice(0, ALIAS_LENGTH),
        checked,
        checkedState: { value: '2611', font: BOX_FONT },
        uncheckedState: { value: '2610', font: BOX_FONT },
      }),
      new TextRun({ children: [new Tab()] }),
      ...runs(label),
    ],
  });
}

function wordTable(table: TableBlock): Table {
  const { corner, rows } = table;
  const widths = columnWidths(table);
  const isLeft = (index: number): boolean => index === 0 || table.widths !== undefined;
  const cell = (text: string, index: number, options: IRunOptions = {}): TableCell =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
      ...(options.bold === true
        ? { shading: { type: ShadingType.CLEAR, fill: 'EBEBEB', color: 'auto' } }
        : {}),
      children: [
        new Paragraph({
          style: STYLE.cell,
          alignment: isLeft(index) ? AlignmentType.LEFT : AlignmentType.CENTER,
          children: runs(text, options),
        }),
      ],
    });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    tableLook: { firstRow: true, firstColumn: true, noVBand: true, noHBand: true },
    margins: { left: 80, right: 80, top: 20, bottom: 20 },
    borders: {
      top: THIN,
      bottom: THIN,
      left: THIN,
      right: THIN,
      insideHorizontal: THIN,
      insideVertical: THIN,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        keepNext: true,
        children: [corner, ...columnHeads(table)].map((name, index) =>
          cell(name, index, { bold: true, font: SANS, size: 17 }),
        ),
      }),
      ...rows.map(
        ({ header, cells }, row) =>
          new TableRow({
            // A row higher than a page must split: Word would cut it off.
            cantSplit: cells.every((text) => text.length < 200 && text.split('\n').length < 15),
            // Word lets go of this where the rows would not fit on one page.
            keepNext: row < rows.length - 1,
            children: [header, ...cells].map((text, index) => cell(cellText(text), index)),
          }),
      ),
    ],
  });
}

/** Widths in twentieths of a point; the column of row headers takes what rounding leaves. */
function columnWidths(table: TableBlock): readonly number[] {
  const [, ...others] = widthsOf(table).map((width) => Math.floor((TEXT_WIDTH * width) / 100));
  return [TEXT_WIDTH - others.reduce((sum, width) => sum + width, 0), ...others];
}

/** Neighbouring paragraphs with the same frame and indent share one box. */
function signatureParagraphs({ state, lines }: SignatureBlock): readonly Paragraph[] {
  const frame = { top: FRAME, bottom: FRAME, left: FRAME, right: FRAME };
  const framed = { style: STYLE.signature, border: frame, keepNext: true, lineEnd: TEXT_WIDTH - FRAME_SPACE };
  const { lineEnd: _lineEnd, ...look } = framed;
  return [
    ...(state === '' ? [] : [new Paragraph({ ...look, children: runs(state, { bold: true, font: SANS }) })]),
    ...lines.map((entry, index) => entryParagraph(entry, { ...framed, keepNext: index < lines.length - 1 })),
  ];
}
