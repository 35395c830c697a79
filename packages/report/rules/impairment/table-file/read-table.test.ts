import { describe, expect, it } from 'vitest';
import { FICTIONAL_CSV, FICTIONAL_SOURCE } from '../fictional-table.test-data.ts';
import { readTable } from './index.ts';
import type { TableProblem } from './index.ts';

const HEAD = FICTIONAL_CSV.split('\r\n').slice(0, 4).join('\n');
const csv = (...lines: readonly string[]) => readTable([HEAD, ...lines].join('\n'), 'csv');
const problemsOf = (...lines: readonly string[]) => csv(...lines).problems;
const at = (line: number, column: string, reason: TableProblem['reason']): TableProblem => ({
  line,
  column,
  reason,
});
const GOOD = 'dap;ZZ-01;;Zz;;2;;;;;;';

describe('a file of a spreadsheet', () => {
  it('is read with its mark, semicolons and decimal commas', () => {
    const { table, problems } = readTable(`\uFEFF${FICTIONAL_CSV}`, 'csv');
    expect(problems).toEqual([]);
    expect(table).toMatchObject({ version: 'ESSAI-1', source: FICTIONAL_SOURCE, date: '2026-01-15' });
    expect(table?.rows).toHaveLength(6);
    expect(table?.rows[0]).toEqual({
      line: 5,
      nature: 'dap',
      code: 'ZZ-01',
      chapter: 'Chapitre fictif',
      description: { fr: 'Séquelle fictive du zygon', en: 'Fictional sequela of the zygon' },
      percent: 250,
      max: null,
      organ: 'zygon',
      measure: null,
    });
    expect(table?.dpjv).toMatchObject([
      { line: 11, of: 'dap', from: 1, to: 500, percent: 30, rate: null },
      { of: 'dap', percent: null, rate: 1110 },
      { of: 'pe' },
    ]);
  });

  it('is read with commas, decimal points and quotation marks, and with tabs', () => {
    const quoted = FICTIONAL_CSV.split('\r\n')
      .map((line) =>
        line
          .split(';')
          .map((cell) => `"${cell.replaceAll('fictive', '"fictive"').replaceAll('"', '""')}"`)
          .join(','),
      )
      .join('\n');
    expect(readTable(quoted, 'csv').table?.rows[0]).toMatchObject({
      percent: 250,
      description: { fr: 'Séquelle "fictive" du zygon' },
    });
    const { table } = readTable(
      FICTIONAL_CSV.replaceAll(';', '\t').replaceAll(/(?<=\d),(?=\d)/gu, '.'),
      'csv',
    );
    expect(table?.rows.map(({ percent }) => percent)).toEqual([250, 100, 300, 725, 100, 75]);
  });

  it('of 10 000 lines is read whole', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `dap;Z${index};;Zz;;2,5;;;;;;`);
    const { table, problems } = csv(...lines);
    expect(problems).toEqual([]);
    expect(table?.rows).toHaveLength(10_000);
  });
});

describe('what is wrong is told by line and column', () => {
  it.each<[string, readonly string[], readonly TableProblem[]]>([
    ['a percentage over 100', ['dap;A;;Zz;;100,01;;;;;;'], [at(5, 'percent', 'over-hundred')]],
    ['a negative percentage', ['dap;A;;Zz;;-2;;;;;;'], [at(5, 'percent', 'negative')]],
    ['three decimals', ['dap;A;;Zz;;2,345;;;;;;'], [at(5, 'percent', 'not-a-number')]],
    ['no percentage', ['dap;A;;Zz;;;;;;;;'], [at(5, 'percent', 'missing')]],
    [
      'no code and no description',
      ['dap;;;;;2;;;;;;'],
      [at(5, 'code', 'missing'), at(5, 'description_fr', 'missing')],
    ],
    ['a code twice', [GOOD, 'dap;zz-01;;Zz;;3;;;;;;'], [at(6, 'code', 'repeated')]],
    ['a measure twice', ['dap;A;;Zz;;2;;;60;;;', 'dap;A;;Zz;;3;;;60;;;'], [at(6, 'code', 'repeated')]],
    [
      'a code with and without a measure',
      ['dap;A;;Zz;;2;;;60;;;', 'dap;A;;Zz;;3;;;;;;'],
      [at(6, 'code', 'repeated')],
    ],
    ['a formula', [`dap;A;;=HYPERLINK("x");;2;;;;;;`], [at(5, 'description_fr', 'formula')]],
    ['a formula as a code', ['dap;@SUM(A1);;Zz;;2;;;;;;'], [at(5, 'code', 'formula')]],
    ['a text too long', [`dap;A;;${'z'.repeat(501)};;2;;;;;;`], [at(5, 'description_fr', 'too-long')]],
    ['a decimal comma among commas', ['dap;A;;Zz;;2;;;;;;;5'], [at(5, '', 'extra-cells')]],
    ['an unknown record', ['note;A'], [at(5, 'record', 'unknown-record')]],
    ['a maximum below the percentage', ['dap;A;;Zz;;5;3;;;;;'], [at(5, 'max', 'max-below')]],
    ['sums from above to', ['dpjv-dap;;;;;1;;;;5;3;'], [at(5, 'from', 'from-above-to')]],
    ['sums twice', ['dpjv-dap;;;;;1;;;;1;3;', 'dpjv-dap;;;;;1;;;;3;5;'], [at(6, 'from', 'overlap')]],
    ['a percentage and a share', ['dpjv-pe;;;;;1;;;;1;3;10'], [at(5, 'percent', 'percent-or-rate')]],
    ['a version twice', ['version;ESSAI-2', GOOD], [at(5, 'record', 'repeated')]],
    ['a quotation mark left open', ['dap;A;;"Zz;;2', GOOD], [at(5, 'description_fr', 'open-quotation')]],
    ['nothing', [], [at(0, '', 'empty')]],
  ])('%s', (_what, lines, problems) => {
    const read = csv(...lines);
    expect(read.problems).toEqual(problems);
    expect(read.table).toBeNull();
  });

  it('the columns that are missing, unknown or there twice', () => {
    const { problems } = readTable('record;code;code;taux\n', 'csv');
    expect(problems).toEqual(
      expect.arrayContaining([
        at(1, 'taux', 'unknown-column'),
        at(1, 'percent', 'missing-column'),
        at(1, 'code', 'repeated-column'),
      ]),
    );
  });

  it.each<[string, string, TableProblem]>([
    ['no date', 'date', at(0, 'date', 'missing')],
    ['no source', 'source', at(0, 'source', 'missing')],
    ['no version', 'version', at(0, 'version', 'missing')],
  ])('%s', (_what, left, problem) => {
    const lines = FICTIONAL_CSV.split('\r\n').filter((line) => !line.startsWith(`${left};`));
    expect(readTable(lines.join('\n'), 'csv').problems).toEqual([problem]);
  });

  it('a day that is none', () => {
    expect(readTable(FICTIONAL_CSV.replace('2026-01-15', '2026-02-30'), 'csv').problems).toEqual([
      at(4, 'code', 'not-a-date'),
    ]);
  });

  it('no more than fifty of them', () => {
    expect(
      problemsOf(...Array.from({ length: 9_000 }, (_, index) => `dap;Z${index};;Zz;;-1;;;;;;`)),
    ).toHaveLength(50);
    expect(problemsOf(...Array.from({ length: 20_001 }, (_, index) => `dap;Z${index};;Zz;;1;;;;;;`))).toEqual(
      [at(20_005, '', 'too-many-rows')],
    );
  });
});

describe('a file in JSON', () => {
  const whole = {
    version: 'ESSAI-1',
    source: FICTIONAL_SOURCE,
    date: '2026-01-15',
    sequelae: [
      {
        nature: 'dap',
        code: 'ZZ-01',
        description: { fr: 'Séquelle', en: 'Sequela' },
        percent: 2.5,
        organ: 'zygon',
      },
    ],
    dpjv: [{ of: 'dap', from: '0,01', to: 5, rate: 11.1 }],
  };
  const problems = (change: object) => readTable(JSON.stringify({ ...whole, ...change }), 'json').problems;

  it('is read with numbers and with texts', () => {
    expect(readTable(`\uFEFF${JSON.stringify(whole, null, 1)}`, 'json').table).toMatchObject({
      version: 'ESSAI-1',
      rows: [{ line: 1, code: 'ZZ-01', percent: 250, description: { en: 'Sequela' } }],
      dpjv: [{ line: 1, from: 1, to: 500, rate: 1110 }],
    });
  });

  it('says where it is none', () => {
    expect(readTable('{\n "version": 1,\n "x" }', 'json').problems).toEqual([at(3, '6', 'not-json')]);
    expect(readTable('[]', 'json').problems).toEqual([at(0, '', 'empty')]);
    expect(readTable('', 'json').problems).toEqual([at(1, '1', 'not-json')]);
  });

  it.each<[object, TableProblem]>([
    [{ sequelae: [{ ...whole.sequelae[0], percent: 0.1 + 0.2 }] }, at(1, 'sequelae.percent', 'not-a-number')],
    [{ sequelae: [{ ...whole.sequelae[0], percent: 101 }] }, at(1, 'sequelae.percent', 'over-hundred')],
    [{ sequelae: [{ ...whole.sequelae[0], percent: [2] }] }, at(1, 'sequelae.percent', 'missing')],
    [{ sequelae: [whole.sequelae[0], whole.sequelae[0]] }, at(2, 'sequelae.code', 'repeated')],
    [{ sequelae: [{ ...whole.sequelae[0], prix: 1 }] }, at(1, 'sequelae.prix', 'unknown-column')],
    [{ sequelae: [5] }, at(1, 'sequelae', 'unknown-record')],
    [{ sequelae: 5 }, at(0, 'sequelae', 'unknown-record')],
    [{ dpjv: [{ of: 'x', from: 0, to: 1, percent: 1 }] }, at(1, 'dpjv.record', 'unknown-record')],
    [{ nom: 'x' }, at(0, 'nom', 'unknown-column')],
    [{ date: '15/01/2026' }, at(0, 'date', 'not-a-date')],
  ])('says what is wrong with %j', (change, problem) => {
    expect(problems(change)).toContainEqual(problem);
  });
});
