import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId, TableBlock } from '@constat/report/catalogue';

/** Every table of the examination. */
export const TABLES: readonly TableBlock<FieldId>[] = MEDICAL_EVALUATION.sections
  .flatMap((section) => section.groups)
  .flatMap((group) => group.blocks)
  .filter((block) => block.kind === 'table');

/** The table with that id. @throws Error when there is none */
export function tableOf(id: string): TableBlock<FieldId> {
  const table = TABLES.find((one) => one.id === id);
  if (table === undefined) throw new Error(`no table ${id}`);
  return table;
}
