import { expect, it } from 'vitest';
import { computeImpairment, differingTotal, NO_SEQUELA, statedTotals } from './index.ts';

it.each<[string, readonly number[]]>([
  ['Le pourcentage d’atteinte est de 10,35 %.', [1035]],
  ['DAP 9 %, DPJV 1,35 %, total : 10.35%', [1035]],
  ['DAP 9 %, DPJV 1,35 %', [900, 135]],
  ['100 % du DAP; total 2,20 %', [220]],
  ['100 % du DAP, soit 2,20 %', [10_000, 220]],
  ['Total: 2.20%, of which DAP 2%', [220]],
  ['Le total est de 12 % (DAP 10 %, DPJV 2 %)', [1200]],
  ['Total des DAP : 9 %. Total : 10,35 %', [900, 1035]],
  ['Totalement invalide à 40 %', [4000]],
  ['2 pour cent', [200]],
  ['Total : DAP 2 % + DPJV 0,2 % = 2,2 %', [220]],
  ['Total: DAP 2% + DPJV 0.2% = 2.3%', [230]],
  ['Au total, 2 % + 0,2 %', [220]],
  ['Au total, 2 % de DAP plus 0,2 % de DPJV, soit 2,2 %', [220]],
  ['A total of 2.2%, that is 2% + 0.2%', [220]],
  ['Le total est de 2,2 % (2 % + 0,2 %)', [220]],
  ['Total : 2,2 % = 2 % + 0,2 %', [220]],
  ['DAP 2 % + DPJV 0,2 %', [200, 20, 220]],
  ['2 % + 1 % + 0,3 % = 3,3 %', [200, 100, 30, 330]],
  ['Total à déterminer. DAP 3 %', [300]],
  ['À déterminer', []],
  ['code 204004', []],
])('the totals that %j may state are %j', (text, totals) => {
  expect(statedTotals(text)).toEqual(totals);
});

/** DAP 2 %, DPJV 0,2 %: 2,20 %. */
const RESULT = computeImpairment({
  sequelae: [{ ...NO_SEQUELA, description: 'Zz', percent: '2' }],
  dpjv: { dap: { sum: '2', percent: '0,2', origin: null }, pe: null },
  tables: [],
});

it.each<[string, number | null]>([
  ['10 %', 1000],
  ['2 %', 200],
  ['Total : DAP 2 % + DPJV 0,3 % = 2,3 %', 230],
  ['DAP 3 %', 300],
  ['DAP 2 %, DPJV 1 %', 200],
  ['2,20 %', null],
  ['2.2%', null],
  ['DAP 2 %, DPJV 0,2 %', null],
  ['DAP : 2 %', null],
  ['2% DAP', null],
  ['Total : DAP 2 % + DPJV 0,2 % = 2,2 %', null],
  ['À déterminer', null],
  ['', null],
])('of %j, the percentage beside a total of 2,20 %% that differs from it is %j', (text, differing) => {
  expect(RESULT && differingTotal(text, RESULT)).toBe(differing);
});

it('while the calculation has no total, no percentage differs from it', () => {
  const incomplete = computeImpairment({
    sequelae: [{ ...NO_SEQUELA, description: 'Zz' }],
    dpjv: { dap: null, pe: null },
    tables: [],
  });
  expect(incomplete && differingTotal('10 %', incomplete)).toBeNull();
});
