/** One more column of a table: the pain at the end of each movement, the level of each girth. */
import type { Localised } from './localised.ts';
import type { Field, TableBlock, TableRow } from './model.ts';
import { choiceOf, joined } from './table-parts.ts';

/** The table with one more cell in each row, in a column that is printed only where it holds something. */
function withAside<Id extends string, More extends string>(
  table: TableBlock<Id>,
  label: Localised,
  cellOf: (row: TableRow<Id>, index: number) => Field<More>,
): TableBlock<Id | More> {
  return {
    ...table,
    columns: [...table.columns, { label, aside: true }],
    rows: table.rows.map((row, index) => ({ ...row, cells: [...row.cells, cellOf(row, index)] })),
  };
}

const END_PAIN: Localised = { fr: 'Douleur en fin de mouvement', en: 'Pain at the end of movement' };

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

const LEVEL: Localised = { fr: 'Niveau', en: 'Level' };

/**
 * The measures with the level at which each is taken: `{prefix}{name}Niveau`. The usual level is offered, and printed only
 * once the physician has chosen it.
 */
export function withLevels<Id extends string, const P extends string, const Name extends string>(
  table: TableBlock<Id>,
  prefix: P,
  levels: readonly { readonly name: Name; readonly level: Localised }[],
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
