import { expect, it } from 'vitest';
import { statedTotals } from './index.ts';

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
  ['Total à déterminer. DAP 3 %', [300]],
  ['À déterminer', []],
  ['code 204004', []],
])('the totals that %j may state are %j', (text, totals) => {
  expect(statedTotals(text)).toEqual(totals);
});
