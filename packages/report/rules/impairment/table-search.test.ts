import { describe, expect, it } from 'vitest';
import { fictionalTable } from './fictional-table.test-data.ts';
import { offeredRows, rowsOf, searchRows } from './index.ts';

const TABLE = fictionalTable();

describe('the codes on offer', () => {
  const offered = (nature: 'dap' | 'pe', typed: string, most = 30) =>
    offeredRows(TABLE, nature, typed, most).map(({ code, line }) => [code, line]);

  it.each([
    ['dap', 'zz-0', ['ZZ-01', 'ZZ-02', 'ZZ-03']],
    ['dap', 'SEQUELLE', ['ZZ-01']],
    ['dap', 'stiffness', ['ZZ-02']],
    ['pe', '', ['ZZ-80']],
    ['dap', 'chapitre', []],
    ['dap', 'zz-04', []],
  ] as const)('of %s for %j are those whose letters or description hold it', (nature, typed, codes) => {
    expect(offered(nature, ` ${typed} `).map(([code]) => code)).toEqual(codes);
  });

  it('are each code once, by its first line, and no more than asked for', () => {
    expect(offered('dap', 'zygon')).toEqual([
      ['ZZ-01', 5],
      ['ZZ-02', 6],
    ]);
    expect(offered('dap', '', 1)).toEqual([['ZZ-01', 5]]);
  });
});

it('a search finds lines by their code, their chapter or a description, whatever the case and accents', () => {
  const lines = (sought: string) => searchRows(TABLE, sought).map(({ line }) => line);
  expect(lines('RAIDEUR')).toEqual([6, 7, 8]);
  expect(lines('chapitre')).toEqual([5, 6, 7, 8, 9, 10]);
  expect(lines('zz-80')).toEqual([10]);
  expect(lines('')).toHaveLength(TABLE.rows.length);
});

it('a table is read once, however often it is searched', () => {
  let reads = 0;
  const rows = TABLE.rows.map(({ description, ...row }) => ({
    ...row,
    get description() {
      reads += 1;
      return description;
    },
  }));
  const table = { ...TABLE, rows };
  for (const typed of ['z', 'zz', 'zz-']) {
    offeredRows(table, 'dap', typed, 30);
    searchRows(table, typed);
  }
  expect(reads).toBe(rows.length);
});

it('the lines of a code are those of its nature, in the order of the table', () => {
  expect(rowsOf(TABLE, 'dap', ' zz-02 ').map(({ line }) => line)).toEqual([6, 7, 8]);
  expect(rowsOf(TABLE, 'pe', 'ZZ-02')).toEqual([]);
  expect(rowsOf(TABLE, 'dap', ' ')).toEqual([]);
});
