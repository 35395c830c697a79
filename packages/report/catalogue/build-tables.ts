/** Rows and columns of the examination's tables, so that adding a movement or a test is adding one line of data. */
import type { Localized } from './localized.ts';
import type { Field, Mode, Root, Side, TableBlock, TableColumn } from './model.ts';
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

const ROOTS = ['L2', 'L3', 'L4', 'L5', 'S1'] as const satisfies readonly Root[];

const SIDE_COLUMNS: readonly TableColumn[] = SIDES.map(({ label }) => ({ label }));

const SIDE_AND_MODE_COLUMNS: readonly TableColumn[] = SIDES.flatMap(({ label: groupLabel }) =>
  MODES.map(({ label }) => ({ label, group: groupLabel })),
);

function joined(...parts: readonly Localized[]): Localized {
  return { fr: parts.map((part) => part.fr).join(', '), en: parts.map((part) => part.en).join(', ') };
}

/** What a cell holds: an angle, a measure, or a choice. */
export type CellContent =
  | { readonly kind: 'degrees' }
  | { readonly kind: 'measure'; readonly unit: 'cm' }
  | { readonly kind: 'choice'; readonly options: OptionSetId };

interface TableDefinition<P extends string, Name extends string> {
  readonly id: string;
  readonly title: Localized;
  /** Start of every field name in the table: `hanches`, `genoux`, … */
  readonly prefix: P;
  readonly rows: readonly {
    /** Middle of the field name: `Flexion`, `Lachman`, … */
    readonly name: Name;
    readonly label: Localized;
    readonly content: CellContent;
    readonly normal?: NormalId;
    /** Value before the physician touches it. */
    readonly prefill?: string;
  }[];
}

function prefillOf(value: string | undefined): Pick<Field, 'prefill'> {
  return value === undefined ? {} : { prefill: { kind: 'value', value } };
}

function normalOf(normal: NormalId | undefined): { readonly normal?: NormalId } {
  return normal === undefined ? {} : { normal };
}

/** One row per movement of a joint that has no sides, one column: `{prefix}{name}`. */
export function singleTable<const P extends string, const Name extends string>(
  definition: TableDefinition<P, Name>,
): TableBlock<`${P}${Name}`> {
  return {
    kind: 'table',
    id: definition.id,
    title: definition.title,
    columns: [{ label: { fr: 'Mesuré', en: 'Measured' } }],
    rows: definition.rows.map(({ name, label, content, normal, prefill }) => ({
      label,
      ...normalOf(normal),
      cells: [
        {
          id: `${definition.prefix}${name}` as const,
          label,
          ...normalOf(normal),
          ...content,
          ...prefillOf(prefill),
        },
      ],
    })),
  };
}

/** One row per movement or test, one column per side: `{prefix}{name}{Droit|Gauche}`. */
export function sideTable<const P extends string, const Name extends string>(
  definition: TableDefinition<P, Name>,
): TableBlock<`${P}${Name}${Side}`> {
  return {
    kind: 'table',
    id: definition.id,
    title: definition.title,
    columns: SIDE_COLUMNS,
    rows: definition.rows.map(({ name, label, content, normal, prefill }) => ({
      label,
      ...normalOf(normal),
      cells: SIDES.map(({ side, long }) => ({
        id: `${definition.prefix}${name}${side}` as const,
        label: joined(label, long),
        side,
        ...normalOf(normal),
        ...content,
        ...prefillOf(prefill),
      })),
    })),
  };
}

/** One row per movement, side × active/passive: `{prefix}{name}{Droit|Gauche}{Actif|Passif}`. */
export function sideAndModeTable<const P extends string, const Name extends string>(
  definition: TableDefinition<P, Name>,
): TableBlock<`${P}${Name}${Side}${Mode}`> {
  return {
    kind: 'table',
    id: definition.id,
    title: definition.title,
    columns: SIDE_AND_MODE_COLUMNS,
    rows: definition.rows.map(({ name, label, content, normal, prefill }) => ({
      label,
      ...normalOf(normal),
      cells: SIDES.flatMap(({ side, long: sideLabel }) =>
        MODES.map(({ mode, long: modeLabel }) => ({
          id: `${definition.prefix}${name}${side}${mode}` as const,
          label: joined(label, sideLabel, modeLabel),
          side,
          mode,
          ...normalOf(normal),
          ...content,
          ...prefillOf(prefill),
        })),
      ),
    })),
  };
}

/** One row per nerve root, one column per measure and side: `{prefix}{name}{root}{Droit|Gauche}`. */
export function rootTable<const P extends string, const Name extends string>(definition: {
  readonly id: string;
  readonly title: Localized;
  readonly prefix: P;
  readonly measures: readonly {
    readonly name: Name;
    readonly label: Localized;
    readonly options: OptionSetId;
    readonly prefill: string;
  }[];
}): TableBlock<`${P}${Name}${Root}${Side}`> {
  return {
    kind: 'table',
    id: definition.id,
    title: definition.title,
    columns: definition.measures.flatMap((measure) =>
      SIDES.map(({ label }) => ({ label, group: measure.label })),
    ),
    rows: ROOTS.map((root) => ({
      label: { fr: root, en: root },
      cells: definition.measures.flatMap((measure) =>
        SIDES.map(({ side, long }) => ({
          id: `${definition.prefix}${measure.name}${root}${side}` as const,
          kind: 'choice' as const,
          label: joined(measure.label, { fr: root, en: root }, long),
          options: measure.options,
          root,
          side,
          ...prefillOf(measure.prefill),
        })),
      ),
    })),
  };
}
