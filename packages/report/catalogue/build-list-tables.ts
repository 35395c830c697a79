/** Tables of trials, and of things with several properties each. */
import type { Localised } from './localised.ts';
import type { Field, Side, TableBlock } from './model.ts';
import { SIDES, joined, optionsOf } from './table-parts.ts';
import type { CellContent, TableOptions } from './table-parts.ts';

const TRIALS = ['1', '2', '3'] as const;

/** One row per measure and side, one column per trial, printed with their mean: `{prefix}{name}{Droit|Gauche}{1|2|3}`. */
export function trialTable<const P extends string, const Name extends string>(
  definition: TableOptions & {
    readonly prefix: P;
    readonly unit: NonNullable<Field['unit']>;
    readonly rows: readonly { readonly name: Name; readonly label: Localised }[];
  },
): TableBlock<`${P}${Name}${Side}${(typeof TRIALS)[number]}`> {
  const { prefix, unit, rows } = definition;
  const trial = (number: string): Localised => ({ fr: `essai ${number}`, en: `trial ${number}` });
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
    readonly rows: readonly { readonly name: Row; readonly label: Localised }[];
    readonly properties: readonly {
      readonly name: Name;
      readonly label: Localised;
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
