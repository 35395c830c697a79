import { fieldsOfBlock } from '@constat/report/catalogue';
import type {
  Block,
  FieldId,
  Localised,
  Normals,
  ReportField,
  ReportType,
  TableBlock,
} from '@constat/report/catalogue';
import { rowFigures } from './row-figures.ts';
import type { RowMark } from './row-figures.ts';

/** Something in a part of the examination that a person has to look at, and where it is. */
export type AttentionPoint =
  /** An angle that cannot be, or that does not go with another. */
  | { readonly kind: 'mark'; readonly row: Localised; readonly mark: RowMark }
  /** Prefilled values that wait for a confirmation. */
  | { readonly kind: 'unconfirmed'; readonly name: Localised; readonly at: FieldId; readonly count: number }
  /** Rows that hold nothing, in a table in which something was entered. */
  | {
      readonly kind: 'empty';
      readonly table: Localised;
      readonly rows: readonly Localised[];
      readonly at: FieldId;
    };

/** What is known of the answers in a report. */
export interface Answers {
  readonly type: ReportType;
  readonly get: (id: FieldId) => string;
  readonly isUnconfirmed: (field: ReportField) => boolean;
  /** True for an angle of which the physician said that it is normal, without a figure. */
  readonly isStatedNormal: (id: FieldId) => boolean;
}

function pointsOfTable(table: TableBlock<FieldId>, answers: Answers, normals: Normals): AttentionPoint[] {
  const { type, get, isStatedNormal } = answers;
  const isBlank = ({ id }: ReportField): boolean => get(id).trim() === '' && !isStatedNormal(id);
  const marks = table.rows.flatMap((row) =>
    rowFigures(type, table, row, get, normals).marks.map((mark): AttentionPoint => ({
      kind: 'mark',
      row: row.label,
      mark,
    })),
  );
  const empty = table.rows.filter(({ cells }) => cells.every(isBlank));
  const at = empty[0]?.cells[0]?.id;
  if (at === undefined || empty.length === table.rows.length) return marks;
  return [...marks, { kind: 'empty', table: table.title, rows: empty.map(({ label }) => label), at }];
}

/**
 * What is to be looked at in a part of the examination, in order of the page: what cannot be, what waits for a
 * confirmation (one point for a table), and the rows that were passed over in a table that was begun.
 */
export function attentionPoints(
  blocks: readonly Block<FieldId>[],
  answers: Answers,
  normals: Normals,
): readonly AttentionPoint[] {
  return blocks.flatMap((block): readonly AttentionPoint[] => {
    const points = block.kind === 'table' ? pointsOfTable(block, answers, normals) : [];
    const [first, ...others] = fieldsOfBlock(block).filter((field) => answers.isUnconfirmed(field));
    if (first === undefined) return points;
    const name = block.kind === 'table' ? block.title : first.label;
    return [...points, { kind: 'unconfirmed', name, at: first.id, count: others.length + 1 }];
  });
}
