import type { ReportField } from '../catalogue/index.ts';
import { documentsTable } from './documents-table.ts';
import type { Answers } from './format-value.ts';
import { impairmentBlocks } from './impairment-tables.ts';
import type { ParagraphBlock, TableBlock } from './tree.ts';

/** The tables, with the sentences under them, of a field that holds a list; undefined for any other field. */
export function listedBlocks(
  field: ReportField,
  answers: Answers,
): readonly (TableBlock | ParagraphBlock)[] | undefined {
  if (field.kind === 'documents') return documentsTable(field, answers);
  return field.kind === 'impairment' ? impairmentBlocks(field, answers) : undefined;
}
