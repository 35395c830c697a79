/** Tables of movements and tests, so that adding one is adding one line of data. */
import type { Localised } from './localised.ts';
import type { Mode, Side, TableBlock, TableColumn } from './model.ts';
import type { NormalId } from './normals.ts';
import { MODES, SIDES, joined, optionsOf, prefillOf } from './table-parts.ts';
import type { CellContent, TableOptions } from './table-parts.ts';

export { DEGREES, WITHOUT_END_POINT, choiceOf, measureIn } from './table-parts.ts';

const MEASURED: Localised = { fr: 'Mesuré', en: 'Measured' };
const RESULT: Localised = { fr: 'Résultat', en: 'Result' };

const SIDE_COLUMNS: readonly TableColumn[] = SIDES.map(({ label }) => ({ label }));

const SIDE_AND_MODE_COLUMNS: readonly TableColumn[] = SIDES.flatMap(({ label: groupLabel }) =>
  MODES.map(({ label }) => ({ label, group: groupLabel })),
);

interface TableDefinition<P extends string, Name extends string> extends TableOptions {
  /** Start of every field name in the table: `hanches`, `genoux`, … */
  readonly prefix: P;
  /** What the cells hold, but for rows that say so themselves. */
  readonly content: CellContent;
  readonly rows: readonly {
    /** Middle of the field name: `Flexion`, `Lachman`, … */
    readonly name: Name;
    readonly label: Localised;
    readonly content?: CellContent;
    readonly normal?: NormalId;
    /** Value before the physician touches it. */
    readonly prefill?: string;
  }[];
}

type RowDefinition = TableDefinition<string, string>['rows'][number];

function normalOf(normal: NormalId | undefined): { readonly normal?: NormalId } {
  return normal === undefined ? {} : { normal };
}

/** What the cells of a row share. */
function shared({ content: own, normal, prefill }: RowDefinition, content: CellContent) {
  return { ...normalOf(normal), ...(own ?? content), ...prefillOf(prefill) };
}

/** One row per movement of a joint that has no sides, one column: `{prefix}{name}`. */
export function singleTable<const P extends string, const Name extends string>(
  definition: TableDefinition<P, Name>,
): TableBlock<`${P}${Name}`> {
  const { prefix, content, rows } = definition;
  return {
    kind: 'table',
    ...optionsOf(definition),
    columns: [{ label: content.kind === 'choice' ? RESULT : MEASURED }],
    rows: rows.map((row) => ({
      label: row.label,
      ...normalOf(row.normal),
      cells: [{ id: `${prefix}${row.name}` as const, label: row.label, ...shared(row, content) }],
    })),
  };
}

/** One row per movement or test, one column per side: `{prefix}{name}{Droit|Gauche}`. */
export function sideTable<const P extends string, const Name extends string>(
  definition: TableDefinition<P, Name>,
): TableBlock<`${P}${Name}${Side}`> {
  const { prefix, content, rows } = definition;
  return {
    kind: 'table',
    ...optionsOf(definition),
    columns: SIDE_COLUMNS,
    rows: rows.map((row) => ({
      label: row.label,
      ...normalOf(row.normal),
      cells: SIDES.map(({ side, long }) => ({
        id: `${prefix}${row.name}${side}` as const,
        label: joined(row.label, long),
        side,
        ...shared(row, content),
      })),
    })),
  };
}

/** One row per movement, side × active/passive: `{prefix}{name}{Droit|Gauche}{Actif|Passif}`. */
export function sideAndModeTable<const P extends string, const Name extends string>(
  definition: TableDefinition<P, Name>,
): TableBlock<`${P}${Name}${Side}${Mode}`> {
  const { prefix, content, rows } = definition;
  return {
    kind: 'table',
    ...optionsOf(definition),
    columns: SIDE_AND_MODE_COLUMNS,
    rows: rows.map((row) => ({
      label: row.label,
      ...normalOf(row.normal),
      cells: SIDES.flatMap(({ side, long: sideLabel }) =>
        MODES.map(({ mode, long: modeLabel }) => ({
          id: `${prefix}${row.name}${side}${mode}` as const,
          label: joined(row.label, sideLabel, modeLabel),
          side,
          mode,
          ...shared(row, content),
        })),
      ),
    })),
  };
}
