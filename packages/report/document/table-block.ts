import { DEFAULT_NORMALS } from '../catalogue/index.ts';
import type { FieldId, NormalId, TableBlock as TableDefinition, TableColumn } from '../catalogue/index.ts';
import { degrees, printedValue } from './format-value.ts';
import type { Answers, ChosenNormals } from './format-value.ts';
import type { ReportLanguage, TableBlock } from './tree.ts';
import { wording } from './wording.ts';
import type { Wording } from './wording.ts';

/** Normals by precedence: those kept with the report, then the physician's, then the reference. */
export type NormalSources = readonly (ChosenNormals | undefined)[];

/** The table with the rows that hold something, or undefined when none does. */
export function tableBlock(
  definition: TableDefinition<FieldId>,
  answers: Answers,
  normals: NormalSources,
): TableBlock | undefined {
  const { language } = answers;
  const rows = definition.rows
    .map((row) => ({ row, cells: row.cells.map((field) => printedValue(field, answers)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) return undefined;
  const hasNormals = rows.some(({ row }) => row.normal !== undefined);
  const columns = definition.columns.map((column) => columnHeading(column, language));
  return {
    kind: 'table',
    caption: definition.title[language],
    corner: wording(cornerOf(definition), language),
    columns: hasNormals ? [wording('normal', language), ...columns] : columns,
    rows: rows.map(({ row, cells }) => ({
      header: row.label[language],
      cells: hasNormals ? [normalText(row.normal, normals), ...cells] : cells,
    })),
  };
}

function columnHeading({ label, group }: TableColumn, language: ReportLanguage): string {
  return group === undefined ? label[language] : `${group[language]}, ${label[language].toLowerCase()}`;
}

function cornerOf(definition: TableDefinition<FieldId>): Wording {
  const cell = definition.rows[0]?.cells[0];
  if (cell?.root !== undefined) return 'root';
  return cell?.kind === 'degrees' ? 'movement' : 'item';
}

function normalText(id: NormalId | undefined, sources: NormalSources): string {
  if (id === undefined) return '';
  const chosen = sources.map((source) => source?.[id]).find((value) => value !== undefined);
  return degrees(chosen ?? DEFAULT_NORMALS[id]);
}
