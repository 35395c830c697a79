/** The rows and cells of the examination, read from the catalogue. */
import { onceForEachType } from '@constat/report/catalogue';
import type { Block, FieldId, Group, ReportField, ReportType, TableBlock } from '@constat/report/catalogue';
import type { Cell, Examination, Measure, Place, Row, RowTable, TextField } from './row.ts';

const EXAMINATION = 'section9';

/** What of the form is spoken in cells; worked out once for each type of report. */
export const readExamination = onceForEachType((type: ReportType): Examination => {
  const found: { tables: RowTable[]; rows: Row[]; texts: TextField[]; order: FieldId[] } = {
    tables: [],
    rows: [],
    texts: [],
    order: [],
  };
  for (const group of type.section(EXAMINATION)?.groups ?? []) {
    for (const block of group.blocks) {
      if (block.kind === 'table') {
        const table = readTable(block, placeOf(group));
        found.tables.push(table);
        found.rows.push(...table.rows);
        found.order.push(...block.rows.flatMap(({ cells }) => cells.map(({ id }) => id)));
      }
      if (block.kind === 'fields') readFields(block, placeOf(group), found);
    }
  }
  const cells = found.rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })));
  return {
    ...found,
    rowOf: new Map(cells.map(({ row, cell }) => [cell.field.id, row])),
    cellOf: new Map(cells.map(({ cell }) => [cell.field.id, cell])),
  };
});

function placeOf(group: Group): Place {
  const isScars = group.blocks.some((block) => block.kind === 'table' && block.id === 'scars');
  return group.region ?? (isScars ? 'scars' : 'general');
}

function readFields(
  { fields }: Extract<Block<FieldId>, { kind: 'fields' }>,
  place: Place,
  found: { rows: Row[]; texts: TextField[]; order: FieldId[] },
): void {
  for (const field of fields) {
    if (field.kind === 'text') found.texts.push({ id: field.id, place, label: field.label });
    else found.rows.push({ id: field.id, place, label: field.label, cells: [{ field, aspect: 'value' }] });
    found.order.push(field.id);
  }
}

const SIDE_OF_ROW = {
  fr: /,? (?:côté )?(?:droite?|gauche)$/u,
  en: /^(?:left|right) |, (?:left|right) side$/giu,
};
const ANGLE = /, (\d+)°$/u;

function readTable(block: TableBlock<FieldId>, place: Place): RowTable {
  const rows = new Map<string, Row & { readonly cells: Cell[] }>();
  for (const { label, cells } of block.rows) {
    for (const [index, field] of cells.entries()) {
      const id = block.id === 'scars' ? field.id : rowId(block, label.fr, cells[0] ?? field);
      const row = rows.get(id) ?? {
        id,
        place,
        table: block.id,
        label:
          block.id === 'scars'
            ? field.label
            : { fr: label.fr.replace(SIDE_OF_ROW.fr, ''), en: label.en.replace(SIDE_OF_ROW.en, '') },
        ...angleOf(label.fr),
        cells: [],
      };
      rows.set(id, row);
      row.cells.push(readCell(block, field, index, label.fr));
    }
  }
  return { id: block.id, place, title: block.title, rows: [...rows.values()] };
}

function angleOf(label: string): { readonly angle?: number } {
  const match = ANGLE.exec(label);
  return match === null ? {} : { angle: Number(match[1]) };
}

const MEASURES: Readonly<Record<string, Measure>> = {
  strength: 'strength',
  armStrength: 'strength',
  sensitivity: 'sensation',
};

function readCell(block: TableBlock<FieldId>, field: ReportField, index: number, label: string): Cell {
  const column = block.columns[index];
  const measure = MEASURES[field.options ?? ''];
  const isPain = column?.aside === true && field.kind === 'choice';
  const isLevel = column?.aside === true && field.kind === 'line';
  const side = field.side ?? sideOfRow(label);
  return {
    field,
    aspect: isPain ? 'pain' : isLevel ? 'level' : 'value',
    ...(side !== undefined && { side }),
    ...(field.mode !== undefined && { mode: field.mode }),
    ...(measure !== undefined && { measure }),
    ...(block.mean === true && { trial: index }),
  };
}

/** Of a row that is of one side: « Flexion latérale gauche ». */
function sideOfRow(label: string): Cell['side'] {
  const side = SIDE_OF_ROW.fr.exec(label)?.[0];
  if (side === undefined) return undefined;
  return side.endsWith('gauche') ? 'Gauche' : 'Droit';
}

function rowId(block: TableBlock<FieldId>, label: string, { id, options }: ReportField): string {
  if (MEASURES[options ?? ''] !== undefined) return `${block.id}.${label.split(' ')[0] ?? label}`;
  const isOneSided = SIDE_OF_ROW.fr.test(label);
  const stem = id.replace(/[123]$/u, block.mean === true ? '' : '$&').replace(/(?:Actif|Passif)$/u, '');
  return isOneSided ? stem.replace(/(?:G|D|Droit|Gauche)$/u, '') : stem.replace(/(?:Droit|Gauche)$/u, '');
}
