import { optionLabel } from '../catalogue/index.ts';
import type {
  FieldId,
  Localised,
  NormalId,
  ReportField,
  Side,
  TableBlock as TableDefinition,
  TableColumn,
} from '../catalogue/index.ts';
import { isUnconfirmed, parseDegrees, textOf } from '../rules/index.ts';
import { degrees, printedCell, referenceOf, withUnit } from './format-value.ts';
import type { Answers } from './format-value.ts';
import { NOTHING_RECORDED_CELL } from './tree.ts';
import { cleanText } from './typography.ts';
import type { ReportLanguage, TableBlock } from './tree.ts';
import { wording } from './wording.ts';
import type { Wording } from './wording.ts';

/**
 * The table with the rows that hold something, or undefined when none does.
 * @param namesSources whether the table says of which fields its cells are
 */
export function tableBlock(
  definition: TableDefinition<FieldId>,
  answers: Answers,
  namesSources = false,
): TableBlock | undefined {
  const { language } = answers;
  const rows = definition.rows
    .map((row) => ({ row, cells: row.cells.map((field) => printedCell(field, answers)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return undefined;
  const hasNormals = rows.some(({ row }) => row.normal !== undefined);
  const isShown = definition.columns.map((column, index) =>
    column.aside === true ? isRecorded(index, rows) : isModeRecorded(index, rows),
  );
  const means = definition.mean === true ? rows.map(({ row }) => meanOf(row.cells, answers)) : undefined;
  const columns = definition.columns
    .map((column, index) => columnHeading(column, definition.rows[0]?.cells[index]?.side, language))
    .filter((_heading, index) => isShown[index]);
  const sourcesOf = (row: FilledRow['row']): readonly (FieldId | null)[] => [
    ...(hasNormals ? [null] : []),
    ...row.cells.filter((_field, column) => isShown[column]).map(({ id }) => id),
    ...(means === undefined ? [] : [null]),
  ];
  return {
    kind: 'table',
    ...(namesSources && { source: definition.id }),
    caption: captionOf(definition, answers),
    corner: wording(cornerOf(definition), language),
    columns: [
      ...(hasNormals ? [wording('normal', language)] : []),
      ...columns,
      ...(means === undefined ? [] : [wording('mean', language)]),
    ],
    rows: rows.map(({ row, cells }, index) => ({
      header: row.label[language],
      cells: [
        ...(hasNormals ? [normalText(row.normal, answers)] : []),
        ...cells.filter((_cell, column) => isShown[column]),
        ...(means === undefined ? [] : [means[index] ?? '']),
      ].map((cell) => cell || NOTHING_RECORDED_CELL),
      ...(namesSources && { sources: sourcesOf(row) }),
    })),
  };
}

/** Letters of a dominance that still stands in a title. */
const DOMINANCE_LENGTH = 60;

/** The title, with the dominant hand where the table names it and the report states it; each cell says its unit. */
function captionOf({ title, namesDominance, rows }: TableDefinition<FieldId>, answers: Answers): string {
  const { language } = answers;
  const unit = rows[0]?.cells[0]?.unit;
  const named = unit === undefined ? title[language] : title[language].replace(` (${unit})`, '');
  const hand = namesDominance === true ? statedDominance(answers) : '';
  if (hand === '') return named;
  return wording('dominance', language)
    .replace('{title}', () => named)
    .replace('{hand}', () => hand);
}

/** What the examination says of the dominant hand; where it says nothing, what section 4 does, if that is short. */
function statedDominance({ data, language }: Answers): string {
  const examined = textOf(data, 'examenDominance').trim();
  const text =
    examined === ''
      ? cleanText(textOf(data, 'dominance')).trim().replace(/\.$/u, '')
      : optionLabel('dominance', examined, language);
  if (text.includes('\n') || Array.from(text).length > DOMINANCE_LENGTH) return '';
  // The first letter of a sentence, and not that of an abbreviation.
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

interface FilledRow {
  readonly row: TableDefinition<FieldId>['rows'][number];
  readonly cells: readonly string[];
}

/** False for a column in which no row holds anything. */
function isRecorded(column: number, rows: readonly FilledRow[]): boolean {
  return rows.some(({ cells }) => cells[column] !== '');
}

/** The mean of the trials of one measure, to one decimal; empty where one of them is no number. */
function meanOf(cells: readonly ReportField[], { data, meta, language }: Answers): string {
  const trials = cells
    .filter((field) => !isUnconfirmed(field, data, meta))
    .map((field) => textOf(data, field.id).trim())
    .filter((text) => text !== '');
  const numbers = trials.map((text) => parseDegrees(text));
  if (numbers.length === 0 || numbers.some((number) => number === undefined)) return '';
  const sum = numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  const mean = String(Math.round((10 * sum) / numbers.length) / 10);
  const unit = cells[0]?.unit;
  const text = language === 'fr' ? mean.replace('.', ',') : mean;
  return unit === undefined ? text : withUnit(text, unit);
}

/** False for a column of active or passive movement where that mode was measured on neither side; others have no mode. */
function isModeRecorded(column: number, rows: readonly FilledRow[]): boolean {
  const mode = rows[0]?.row.cells[column]?.mode;
  return rows.some(({ row, cells }) =>
    row.cells.some((field, index) => field.mode === mode && cells[index] !== ''),
  );
}

/** The heading of a column; « Droit » alone would agree with no word of « Force » or « Hanches ». */
function columnHeading(
  { label, group }: TableColumn,
  side: Side | undefined,
  language: ReportLanguage,
): string {
  const named = (text: Localised): string =>
    language === 'fr' && text.fr === side ? wording(SIDE_HEADINGS[side], language) : text[language];
  return group === undefined ? named(label) : `${named(group)}, ${named(label).toLowerCase()}`;
}

const SIDE_HEADINGS = { Droit: 'rightSide', Gauche: 'leftSide' } as const satisfies Record<Side, Wording>;

function cornerOf(definition: TableDefinition<FieldId>): Wording {
  const cell = definition.rows[0]?.cells[0];
  if (cell?.root !== undefined) return 'root';
  // An angle without a normal is no movement of its own: the ends of a painful arc.
  return cell?.kind === 'degrees' && cell.normal !== undefined ? 'movement' : 'item';
}

function normalText(id: NormalId | undefined, answers: Answers): string {
  return id === undefined ? '' : degrees(referenceOf(id, answers));
}
