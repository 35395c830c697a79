/** Tables of roots and nerves. */
import type { Localised } from './localised.ts';
import type { Root, Side, TableBlock } from './model.ts';
import type { OptionSetId } from './option-sets.ts';
import { SIDES, joined, optionsOf, prefillOf } from './table-parts.ts';
import type { TableOptions } from './table-parts.ts';

/** One row per root or nerve, one column per measure and side: `{prefix}{measure}{row}{Droit|Gauche}`. */
export function nerveTable<const P extends string, const Name extends string, const Row extends string>(
  definition: TableOptions & {
    readonly prefix: P;
    readonly measures: readonly {
      readonly name: Name;
      readonly label: Localised;
      readonly options: OptionSetId;
      readonly prefill?: string;
    }[];
    readonly rows: readonly {
      readonly name: Row;
      readonly label: Localised;
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
