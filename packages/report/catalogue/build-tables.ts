/** Rows and columns of the examination's tables, so that adding a movement or a test is adding one line of data. */
import type { Localized } from './localized.ts';
import type { Field, Mode, Root, Side, TableBlock, TableColumn, TableRow } from './model.ts';
import type { NormalId } from './normals.ts';
import type { OptionSetId } from './option-sets.ts';

const SIDES = [
  { side: 'Droit', label: { fr: 'Droit', en: 'Right' }, long: { fr: 'côté droit', en: 'right side' } },
  { side: 'Gauche', label: { fr: 'Gauche', en: 'Left' }, long: { fr: 'côté gauche', en: 'left side' } },
] as const satisfies readonly { side: Side; label: Localized; long: Localized }[];

const MODES = [
  { mode: 'Actif', label: { fr: 'Actif', en: 'Active' }, long: { fr: 'actif', en: 'active' } },
  { mode: 'Passif', label: { fr: 'Passif', en: 'Passive' }, long: { fr: 'passif', en: 'passive' } },
] as const satisfies readonly { mode: Mode; label: Localized; long: Localized }[];

const TRIALS = ['1', '2', '3'] as const;

const MEASURED: Localized = { fr: 'Mesuré', en: 'Measured' };
const RESULT: Localized = { fr: 'Résultat', en: 'Result' };

const SIDE_COLUMNS: readonly TableColumn[] = SIDES.map(({ label }) => ({ label }));

const SIDE_AND_MODE_COLUMNS: readonly TableColumn[] = SIDES.flatMap(({ label: groupLabel }) =>
  MODES.map(({ label }) => ({ label, group: groupLabel })),
);

function joined(...parts: readonly Localized[]): Localized {
  return { fr: parts.map((part) => part.fr).join(', '), en: parts.map((part) => part.en).join(', ') };
}

/** What a cell holds: an angle, a measure, a choice or a few words. */
export type CellContent =
  | { readonly kind: 'degrees' }
  | { readonly kind: 'measure'; readonly unit?: NonNullable<Field['unit']> }
  | { readonly kind: 'choice'; readonly options: OptionSetId }
  | { readonly kind: 'line' };

/** An angle in degrees. */
export const DEGREES: CellContent = { kind: 'degrees' };

/** A measure in that unit. */
export function measureIn(unit: NonNullable<Field['unit']>): CellContent {
  return { kind: 'measure', unit };
}

/** One choice of that list. */
export function choiceOf(options: OptionSetId): CellContent {
  return { kind: 'choice', options };
}

type TableOptions = Pick<TableBlock, 'id' | 'title' | 'joint' | 'parts' | 'girths' | 'optional'>;

interface TableDefinition<P extends string, Name extends string> extends TableOptions {
  /** Start of every field name in the table: `hanches`, `genoux`, … */
  readonly prefix: P;
  /** What the cells hold, but for rows that say so themselves. */
  readonly content: CellContent;
  readonly rows: readonly {
    /** Middle of the field name: `Flexion`, `Lachman`, … */
    readonly name: Name;
    readonly label: Localized;
    readonly content?: CellContent;
    readonly normal?: NormalId;
    /** Value before the physician touches it. */
    readonly prefill?: string;
  }[];
}

type RowDefinition = TableDefinition<string, string>['rows'][number];

function prefillOf(value: string | undefined): Pick<Field, 'prefill'> {
  return value === undefined ? {} : { prefill: { kind: 'value', value } };
}

function normalOf(normal: NormalId | undefined): { readonly normal?: NormalId } {
  return normal === undefined ? {} : { normal };
}

/** What the cells of a row share. */
function shared({ content: own, normal, prefill }: RowDefinition, content: CellContent) {
  return { ...normalOf(normal), ...(own ?? content), ...prefillOf(prefill) };
}

function optionsOf({ id, title, joint, parts, girths, optional }: TableOptions): TableOptions {
  return {
    id,
    title,
    ...(joint !== undefined && { joint }),
    ...(parts !== undefined && { parts }),
    ...(girths !== undefined && { girths }),
    ...(optional !== undefined && { optional }),
  };
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

/** One row per root or nerve, one column per measure and side: `{prefix}{measure}{row}{Droit|Gauche}`. */
export function nerveTable<const P extends string, const Name extends string, const Row extends string>(
  definition: TableOptions & {
    readonly prefix: P;
    readonly measures: readonly {
      readonly name: Name;
      readonly label: Localized;
      readonly options: OptionSetId;
      readonly prefill?: string;
    }[];
    readonly rows: readonly {
      readonly name: Row;
      readonly label: Localized;
      /** Present for a root. */
      readonly root?: Root;
    }[];
  },
): TableBlock<`${P}${Name}${Row}${Side}`> {
  const { prefix, measures, rows } = definition;
  return {
    kind: 'table',
    ...optionsOf(definition),
    columns: measures.flatMap(({ label: group }) => SIDES.map(({ label }) => ({ label, group }))),
    rows: rows.map((row) => ({
      label: row.label,
      cells: measures.flatMap((measure) =>
        SIDES.map(({ side, long }) => ({
          id: `${prefix}${measure.name}${row.name}${side}` as const,
          kind: 'choice' as const,
          label: joined(measure.label, row.label, long),
          options: measure.options,
          side,
          ...(row.root !== undefined && { root: row.root }),
          ...prefillOf(measure.prefill),
        })),
      ),
    })),
  };
}

/** One row per root, by its own name. */
export function rootRows<const R extends Root>(...roots: readonly R[]) {
  return roots.map((root) => ({ name: root, root, label: { fr: root, en: root } }));
}

/** One row per measure and side, one column per trial, printed with their mean: `{prefix}{name}{Droit|Gauche}{1|2|3}`. */
export function trialTable<const P extends string, const Name extends string>(
  definition: TableOptions & {
    readonly prefix: P;
    readonly unit: NonNullable<Field['unit']>;
    readonly rows: readonly { readonly name: Name; readonly label: Localized }[];
  },
): TableBlock<`${P}${Name}${Side}${(typeof TRIALS)[number]}`> {
  const { prefix, unit, rows } = definition;
  const trial = (number: string): Localized => ({ fr: `essai ${number}`, en: `trial ${number}` });
  return {
    kind: 'table',
    ...optionsOf(definition),
    mean: true,
    columns: TRIALS.map((number) => ({ label: { fr: `Essai ${number}`, en: `Trial ${number}` } })),
    rows: rows.flatMap(({ name, label }) =>
      SIDES.map(({ side, long }) => ({
        label: joined(label, long),
        cells: TRIALS.map((number) => ({
          id: `${prefix}${name}${side}${number}` as const,
          kind: 'measure' as const,
          unit,
          side,
          label: joined(label, long, trial(number)),
        })),
      })),
    ),
  };
}

/** One row per thing that is described, one column per property of it: `{prefix}{row}{property}`. */
export function propertyTable<const P extends string, const Row extends string, const Name extends string>(
  definition: TableOptions & {
    readonly prefix: P;
    readonly rows: readonly { readonly name: Row; readonly label: Localized }[];
    readonly properties: readonly {
      readonly name: Name;
      readonly label: Localized;
      readonly content: CellContent;
    }[];
  },
): TableBlock<`${P}${Row}${Name}`> {
  const { prefix, rows, properties } = definition;
  return {
    kind: 'table',
    ...optionsOf(definition),
    columns: properties.map(({ label }) => ({ label })),
    rows: rows.map((row) => ({
      label: row.label,
      cells: properties.map(({ name, label, content }) => ({
        id: `${prefix}${row.name}${name}` as const,
        label: joined(row.label, label),
        ...content,
      })),
    })),
  };
}

/** The table with one more cell in each row, in a column that is printed only where it holds something. */
function withAside<Id extends string, More extends string>(
  table: TableBlock<Id>,
  label: Localized,
  cellOf: (row: TableRow<Id>, index: number) => Field<More>,
): TableBlock<Id | More> {
  return {
    ...table,
    columns: [...table.columns, { label, aside: true }],
    rows: table.rows.map((row, index) => ({ ...row, cells: [...row.cells, cellOf(row, index)] })),
  };
}

const END_PAIN: Localized = { fr: 'Douleur en fin de mouvement', en: 'Pain at the end of movement' };

/** The movements with the pain at the end of each: `{prefix}{name}Douleur`, one name for each row. */
export function withEndPain<Id extends string, const P extends string, const Name extends string>(
  table: TableBlock<Id>,
  prefix: P,
  names: readonly Name[],
): TableBlock<Id | `${P}${Name}Douleur`> {
  return withAside(table, END_PAIN, ({ label, cells }, index) => {
    const name = names[index];
    if (name === undefined) throw new Error(`a row of ${table.id} has no name`);
    return {
      id: `${prefix}${name}Douleur` as const,
      label: joined(label, { fr: END_PAIN.fr.toLowerCase(), en: END_PAIN.en.toLowerCase() }),
      ...choiceOf(cells.some(({ side }) => side !== undefined) ? 'painSide' : 'presence'),
    };
  });
}

const LEVEL: Localized = { fr: 'Niveau', en: 'Level' };

/**
 * The measures with the level at which each is taken: `{prefix}{name}Niveau`. The usual level is offered, and printed only
 * once the physician has chosen it.
 */
export function withLevels<Id extends string, const P extends string, const Name extends string>(
  table: TableBlock<Id>,
  prefix: P,
  levels: readonly { readonly name: Name; readonly level: Localized }[],
): TableBlock<Id | `${P}${Name}Niveau`> {
  return withAside(table, LEVEL, ({ label }, index) => {
    const found = levels[index];
    if (found === undefined) throw new Error(`a row of ${table.id} has no level`);
    return {
      id: `${prefix}${found.name}Niveau` as const,
      kind: 'line' as const,
      label: joined(label, { fr: 'niveau', en: 'level' }),
      suggestion: found.level,
    };
  });
}
