/** The examination as rows of a movement, a test or a measure, with what was entered on each side. */
import { DEFAULT_NORMALS, onceForEachType } from '@constat/report/catalogue';
import type { BodyPart, FieldId, RegionId, ReportField, ReportType, Side } from '@constat/report/catalogue';
import { examinedFields } from '@constat/report/document';
import type { ExportedReport } from '@constat/report/document';
import { isUnconfirmed, parseDegrees, textOf } from '@constat/report/rules';

/** One value of the examination, as it was entered. */
export interface CellValue {
  readonly field: FieldId;
  readonly side: Side | undefined;
  readonly text: string;
  /** The number that it is: degrees, centimetres; undefined where it is none. */
  readonly number: number | undefined;
}

/** A movement, test, root or girth with the cells that hold something. */
export interface ExaminedRow {
  readonly table: string;
  readonly region: RegionId | undefined;
  readonly parts: readonly BodyPart[];
  readonly label: { readonly fr: string; readonly en: string };
  readonly options: ReportField['options'];
  readonly kind: ReportField['kind'];
  /** Degrees that it is measured against. */
  readonly normal: number | undefined;
  readonly isGirth: boolean;
  /** « Positif » is said of it in words of its own: « flexion plantaire absente ». */
  readonly hasMeanings: boolean;
  /** Where a cell is of strength or of sensation, or neither. */
  readonly cells: readonly CellValue[];
  /** The same movement to the other side where that is a row of its own: left and right rotation of the neck. */
  readonly opposite: readonly CellValue[];
}

interface RowShape extends Omit<ExaminedRow, 'cells' | 'normal' | 'opposite'> {
  readonly fields: readonly ReportField[];
}

const rowsOf = onceForEachType((type: ReportType): readonly RowShape[] =>
  type.sections
    .flatMap(({ groups }) => groups)
    .flatMap((group) =>
      group.blocks.flatMap((block) =>
        block.kind !== 'table'
          ? []
          : block.rows.flatMap((row): readonly RowShape[] => {
              const fields = row.cells as readonly ReportField[];
              // A table of nerves has strength and sensation in one row: each is a row of its own here.
              const kinds = [...new Set(fields.map(({ kind, options }) => `${kind} ${options ?? ''}`))];
              return kinds.flatMap((own) => {
                const cells = fields.filter(({ kind, options }) => `${kind} ${options ?? ''}` === own);
                const [first] = cells;
                return first === undefined
                  ? []
                  : [
                      {
                        table: block.id,
                        region: group.region,
                        parts: block.parts ?? group.parts ?? [],
                        label: row.label,
                        options: first.options,
                        kind: first.kind,
                        hasMeanings: first.meanings !== undefined,
                        isGirth: block.girths === true && first.kind === 'measure',
                        fields: cells,
                      },
                    ];
              });
            }),
      ),
    ),
);

/** The rows of the examination of which a cell is examined, confirmed and filled. */
export function readCells(report: ExportedReport): readonly ExaminedRow[] {
  const { formData, meta, type } = report;
  const examined = new Set(examinedFields(report).map(({ id }) => id));
  const normals = { ...DEFAULT_NORMALS, ...meta?.normals };
  const read = rowsOf(type).flatMap(({ fields, ...row }) => {
    const cells = fields
      .filter((field) => examined.has(field.id) && !isUnconfirmed(field, formData, meta))
      .map((field): CellValue => {
        const text = textOf(formData, field.id).trim();
        return { field: field.id, side: field.side ?? sideOfName(field), text, number: numberOf(text) };
      })
      .filter(({ text }) => text !== '');
    const normal = fields[0]?.normal;
    return cells.length === 0
      ? []
      : [{ ...row, cells, normal: normal === undefined ? undefined : normals[normal] }];
  });
  return read.map((row) => ({ ...row, opposite: read.find((one) => isOpposite(one, row))?.cells ?? [] }));
}

/** All movements that a report of this type can measure, with their normals and without a value. */
export function movementsOf({ meta, type }: ExportedReport): readonly ExaminedRow[] {
  const normals = { ...DEFAULT_NORMALS, ...meta?.normals };
  return rowsOf(type).flatMap(({ fields, ...row }) => {
    const normal = fields[0]?.normal;
    return row.kind !== 'degrees' || normal === undefined
      ? []
      : [{ ...row, cells: [], opposite: [], normal: normals[normal] }];
  });
}

type ReadRow = Omit<ExaminedRow, 'opposite'>;

const SIDE_OF_LABEL = /^(?:left|right) /iu;

/** Whether two rows are of one movement to the left and to the right. */
function isOpposite(one: ReadRow, other: ReadRow): boolean {
  return (
    one.table === other.table &&
    one.kind === other.kind &&
    one.label.en !== other.label.en &&
    SIDE_OF_LABEL.test(one.label.en) &&
    one.label.en.replace(SIDE_OF_LABEL, '') === other.label.en.replace(SIDE_OF_LABEL, '')
  );
}

/** The movements of the spine name their side at the end: `rachisRotationG`. */
function sideOfName({ id, kind }: ReportField): Side | undefined {
  if (kind !== 'degrees') return undefined;
  const last = /(?:Laterale|Rotation|Inclinaison)(?<side>[DG])$/u.exec(id)?.groups?.['side'];
  return last === undefined ? undefined : last === 'D' ? 'Droit' : 'Gauche';
}

function numberOf(text: string): number | undefined {
  return parseDegrees(text.replace(/\s*cm$/u, ''));
}

/** Degrees short of the normal by which a movement counts as limited: smaller ones are within a reading. */
const LEAST_LOSS = 10;
/** Sides that differ by less than this are alike. */
const ALIKE = 5;

/** The measures of the other side, of the same mode of movement. */
function otherSides({ side, field }: CellValue, { cells, opposite }: ExaminedRow): readonly number[] {
  return [...cells, ...opposite]
    .filter((other) => other.side !== side && isSameMode(other.field, field))
    .flatMap(({ number }) => number ?? []);
}

/** The cells of a movement that lack more than a reading of the normal and of the other side, where that was measured. */
export function lossesOf(row: ExaminedRow): readonly CellValue[] {
  const { normal } = row;
  if (row.kind !== 'degrees' || normal === undefined) return [];
  return row.cells.filter((cell) => {
    const { number } = cell;
    if (number === undefined || normal - number < LEAST_LOSS) return false;
    return otherSides(cell, row).every((other) => other - number > ALIKE) || normal - number > normal / 4;
  });
}

/** Degrees that a cell lacks of the normal and of each measure of the other side, negative where it exceeds them. */
export function lacksOf(cell: CellValue, row: ExaminedRow): readonly number[] {
  const { number } = cell;
  if (number === undefined) return [];
  return [row.normal ?? number, ...otherSides(cell, row)].map((from) => from - number);
}

/** Whether a movement is less than on the other side, or than the normal where the other side was not measured. */
export function isShort(cell: CellValue, row: ExaminedRow): boolean {
  const [fromNormal = 0, ...fromOthers] = lacksOf(cell, row);
  if (fromOthers.length === 0) return fromNormal > 0;
  return fromOthers.every((lack) => lack > (fromNormal > 0 ? 0 : ALIKE));
}

/**
 * Whether a cell is of the movement that a text tells: passive movement has cells of its own; where a table has one cell for
 * a movement, it is the active one.
 */
export function isOfMode({ field }: CellValue, told: ReadonlySet<'active' | 'passive'>): boolean {
  const own = modeOf(field) === 'Passif' ? 'passive' : 'active';
  return told.size === 0 || told.has(own);
}

const modeOf = (field: string): string => /(?:Actif|Passif)$/u.exec(field)?.[0] ?? '';
const isSameMode = (one: string, other: string): boolean => modeOf(one) === modeOf(other);
