import { expect, test } from 'vitest';
import { piecesOf } from './reading.ts';

test.each([
  ['arthrose légère L4-L5 gauche', ['arthrose légère ', { unbroken: 'L4-L5' }, ' gauche']],
  [
    'L5-S1; C5-6 et L3-L4-L5',
    [{ unbroken: 'L5-S1' }, '; ', { unbroken: 'C5-6' }, ' et ', { unbroken: 'L3-L4-L5' }],
  ],
  ['RX, 2023-11-15 : D12-L1', ['RX, ', { unbroken: '2023-11-15' }, ' : ', { unbroken: 'D12-L1' }]],
  ['disque L5-/S1', ['disque ', { unbroken: 'L5-/S1' }]],
  ['AL4-L5, L4-L5a, 514-555-0199, rendez-vous', ['AL4-L5, L4-L5a, 514-555-0199, rendez-vous']],
  ['', []],
  ['le 1er avril', ['le 1', { raised: 'er' }, ' avril']],
  [
    '1re, 2e et 3es, 21e',
    ['1', { raised: 're' }, ', 2', { raised: 'e' }, ' et 3', { raised: 'es' }, ', 21', { raised: 'e' }],
  ],
  ['A1er, 0,2e, 123e, 1e, 1st, 2nd, 3rd, 04d7 3f2a', ['A1er, 0,2e, 123e, 1e, 1st, 2nd, 3rd, 04d7 3f2a']],
])('%j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
