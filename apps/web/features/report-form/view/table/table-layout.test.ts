import { describe, expect, it } from 'vitest';
import { gridRuns, tableLayout } from './table-layout.ts';
import { TABLES, tableOf } from './tables.test-data.ts';

describe('the place of the columns of a table on the measuring grid', () => {
  it.each(TABLES.map((table) => [table.id, table] as const))(
    '%s: each column once, in slots that follow one another and fit',
    (_id, table) => {
      const { order, asides, slots } = tableLayout(table);
      expect([...order, ...asides].toSorted((one, other) => one - other)).toEqual([...table.columns.keys()]);
      expect(slots).toHaveLength(order.length);
      let free = 1;
      for (const { start, span } of slots) {
        expect(start).toBeGreaterThanOrEqual(free);
        free = start + span;
      }
      expect(free).toBeLessThanOrEqual(7);
    },
  );

  it('puts the right side first in every table that has sides, in the slots of the others', () => {
    for (const table of TABLES) {
      const { kind, order, slots } = tableLayout(table);
      if (kind !== 'sides') continue;
      for (const row of table.rows)
        for (const [place, index] of order.entries())
          expect([table.id, row.cells[index]?.side]).toEqual([
            table.id,
            (slots[place]?.start ?? 0) <= 2 ? 'Droit' : 'Gauche',
          ]);
    }
  });

  it('knows sides with modes, sides with measures, sides alone, one column and columns of their own', () => {
    expect(tableLayout(tableOf('hipRange'))).toMatchObject({
      kind: 'sides',
      order: [0, 1, 2, 3],
      asides: [4],
      parts: [{ en: 'Active' }, { en: 'Passive' }],
    });
    // Strength right and left, then sensitivity: on the grid, the right side with both, then the left.
    expect(tableLayout(tableOf('roots'))).toMatchObject({
      kind: 'sides',
      order: [0, 2, 1, 3],
      parts: [{ en: 'Strength' }, { en: 'Sensation' }],
    });
    expect(tableLayout(tableOf('kneeLigaments'))).toMatchObject({
      kind: 'sides',
      slots: [
        { start: 1, span: 2 },
        { start: 3, span: 2 },
      ],
      parts: [],
    });
    expect(tableLayout(tableOf('spineRange'))).toMatchObject({ kind: 'single', order: [0], asides: [1] });
    expect(tableLayout(tableOf('grip'))).toMatchObject({ kind: 'columns', order: [0, 1, 2] });
    expect(tableLayout(tableOf('scars'))).toMatchObject({ kind: 'columns', order: [0, 1, 2, 3, 4] });
  });

  it('gives neighbouring tables with the same sides one heading, with the modes where one of them has any', () => {
    const run = (...ids: readonly string[]) =>
      gridRuns(ids.map(tableOf)).map(({ tables, parts }) => [tables.map(({ id }) => id), parts.length]);
    expect(run('kneeRange', 'kneeLigaments', 'kneeMenisci')).toEqual([
      [['kneeRange', 'kneeLigaments', 'kneeMenisci'], 2],
    ]);
    expect(run('kneeLigaments', 'kneeRange')).toEqual([[['kneeLigaments', 'kneeRange'], 2]]);
    expect(run('kneeRange', 'roots')).toEqual([
      [['kneeRange'], 2],
      [['roots'], 2],
    ]);
    expect(run('spineRange', 'spineDistances', 'spineTests')).toEqual([
      [['spineRange'], 0],
      [['spineDistances'], 0],
      [['spineTests'], 0],
    ]);
  });
});
