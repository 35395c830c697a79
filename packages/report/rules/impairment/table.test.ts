import { describe, expect, it } from 'vitest';
import { fictionalTable } from './fictional-table.test-data.ts';
import {
  computeImpairment,
  dpjvOfSum,
  NO_IMPAIRMENT,
  NO_SEQUELA,
  otherTables,
  readImpairment,
  restoredFrom,
  retakenFrom,
  rowOf,
  withDpjvOf,
  withRow,
  writeImpairment,
} from './index.ts';
import type { Sequela } from './index.ts';

const TABLE = fictionalTable();
const coded = (code: string, change: Partial<Sequela> = {}): Sequela => ({ ...NO_SEQUELA, code, ...change });
const filled = (sequela: Sequela) => withRow(TABLE, sequela, NO_SEQUELA, 'fr');

describe('a code', () => {
  it('brings its description, its organ and its percentage, and says from which line', () => {
    expect(filled(coded(' zz-01'))).toEqual({
      ...coded(' zz-01'),
      description: 'Séquelle fictive du zygon',
      organ: 'zygon',
      percent: '2,5',
      origin: { tableId: TABLE.id, line: 5 },
    });
    expect(withRow(TABLE, coded('ZZ-01'), NO_SEQUELA, 'en')).toMatchObject({
      description: 'Fictional sequela of the zygon',
      percent: '2.5',
    });
  });

  it('that the table does not have, or that another nature has, brings nothing', () => {
    expect(filled(coded('ZZ-99'))).toEqual(coded('ZZ-99'));
    expect(filled(coded('ZZ-80'))).toEqual(coded('ZZ-80'));
    expect(filled(coded('ZZ-80', { nature: 'pe' })).percent).toBe('0,75');
  });

  it('of which the physician chooses the percentage has none until then', () => {
    expect(filled(coded('ZZ-03'))).toMatchObject({
      description: 'Atteinte fictive au choix',
      percent: '',
      origin: null,
    });
  });

  it('that is changed takes what the table had said with it, and leaves what was typed', () => {
    const before = filled(coded('ZZ-01'));
    expect(withRow(TABLE, { ...before, code: 'ZZ-9' }, before, 'fr')).toEqual({ ...coded('ZZ-9') });
    const typed = { ...before, description: 'Mes mots', percent: '4', origin: null };
    expect(withRow(TABLE, { ...typed, code: 'ZZ-9' }, typed, 'fr')).toEqual({
      ...typed,
      code: 'ZZ-9',
      organ: '',
    });
  });
});

describe('a measure', () => {
  it.each<[string, number | undefined]>([
    ['90', 6],
    ['75', 7],
    ['60°', 7],
    ['59', 8],
    ['30,5', 8],
    ['29', undefined],
    ['91', undefined],
    ['', undefined],
    ['beaucoup', undefined],
  ])('of %j is that of line %j: between two lines, of the higher percentage', (measure, line) => {
    expect(rowOf(TABLE, coded('ZZ-02', { measure }))?.line).toBe(line);
  });

  it('that is in no line leaves the percentage to the physician', () => {
    expect(filled(coded('ZZ-02', { measure: '29' }))).toMatchObject({
      percent: '',
      origin: null,
      organ: 'zygon',
    });
  });
});

describe('the DPJV', () => {
  it.each<[number, number | undefined]>([
    [1, 30],
    [500, 30],
    [501, 56],
    [1050, 117],
    [2000, 222],
    [2001, undefined],
  ])('of a sum of %i hundredths is %j', (sum, percent) => {
    expect(dpjvOfSum(TABLE, 'dap', sum)?.percent).toBe(percent);
  });

  it('is taken for each sum that is not zero, and makes the total whole', () => {
    const sequelae = [filled(coded('ZZ-01', { side: 'right' })), filled(coded('ZZ-80', { nature: 'pe' }))];
    const whole = withDpjvOf(TABLE, { ...NO_IMPAIRMENT, sequelae }, 'fr');
    expect(computeImpairment(whole)).toMatchObject({ total: 250 + 30 + 75 + 20, gaps: [] });
    expect(readImpairment(writeImpairment(whole))).toEqual(whole);
    const typed = { ...whole, dpjv: { ...whole.dpjv, dap: { sum: '2,50', percent: '9', origin: null } } };
    expect(withDpjvOf(TABLE, typed, 'fr').dpjv.dap?.percent).toBe('9');
    const beyond = { ...NO_IMPAIRMENT, sequelae: [coded('', { percent: '50' })] };
    expect(computeImpairment(withDpjvOf(TABLE, beyond, 'fr'))?.gaps).toEqual([
      { reason: 'no-dpjv', of: 'dap' },
    ]);
  });
});

it('what was taken from another table is taken anew only where that is asked for, and what was typed stays', () => {
  const sequelae = [
    filled(coded('ZZ-01', { side: 'right' })),
    coded('', { description: 'Zz', percent: '1', isPrior: false }),
  ];
  const before = withDpjvOf(TABLE, { ...NO_IMPAIRMENT, sequelae }, 'fr');
  const later = { ...fictionalTable('0007e57a'), version: 'ESSAI-2' };
  const dearer = { ...later, rows: later.rows.map((row) => ({ ...row, percent: row.percent + 100 })) };
  expect(otherTables(before, dearer)).toEqual(before.tables);
  const after = readImpairment(writeImpairment(retakenFrom(dearer, before, 'fr')));
  expect(after.tables).toEqual([
    { id: '0007e57a', version: 'ESSAI-2', source: later.source, date: later.date },
  ]);
  expect(after.sequelae.map(({ percent }) => percent)).toEqual(['3,5', '1']);
  expect(computeImpairment(after)).toMatchObject({ sums: { dap: 450 }, gaps: [] });
  expect(otherTables(after, dearer)).toEqual([]);
});

it('the taking anew is taken back from what it wrote, and what was changed since stays', () => {
  const later = { ...fictionalTable('0007e57a'), version: 'ESSAI-2' };
  const dearer = { ...later, rows: later.rows.map((row) => ({ ...row, percent: row.percent + 100 })) };
  const read = (sequelae: readonly Sequela[]) =>
    readImpairment(writeImpairment(withDpjvOf(TABLE, { ...NO_IMPAIRMENT, sequelae }, 'fr')));
  const before = read([filled(coded('ZZ-01')), filled(coded('ZZ-01', { side: 'left' }))]);
  const retaken = readImpairment(writeImpairment(retakenFrom(dearer, before, 'fr')));
  expect(readImpairment(writeImpairment(restoredFrom(before, retaken, retaken)))).toEqual(before);

  const [first = NO_SEQUELA, second = NO_SEQUELA] = retaken.sequelae;
  const added = { ...NO_SEQUELA, description: 'Zz ajout', percent: '1' };
  const changed = { ...first, description: 'Mes mots' };
  const typed = { ...second, percent: '9', origin: null };
  const restored = restoredFrom(before, retaken, { ...retaken, sequelae: [added, changed, typed] });
  expect(restored.sequelae).toEqual([
    added,
    { ...changed, percent: '2,5', origin: { tableId: TABLE.id, line: 5 } },
    typed,
  ]);
  expect(otherTables(readImpairment(writeImpairment(restored)), TABLE)).toEqual([]);
});
