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
])('%j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
