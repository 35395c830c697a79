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
  ['la 101e et la 4e-5e', ['la 101', { raised: 'e' }, ' et la 4', { raised: 'e' }, '-5', { raised: 'e' }]],
  ['S83-2e, 504-12e, H-2e-44, 2e-3', ['S83-2e, 504-12e, H-2e-44, 2e-3']],
  ['2e@x.ca, a-2e@x.ca, x@2e.ca, x@2e, a_2e', ['2e@x.ca, a-2e@x.ca, x@2e.ca, x@2e, a_2e']],
  ['203e 3f2a 118e\u00A0124e', ['203e 3f2a 118e\u00A0124e']],
  ['jean.2e@x.ca, 2e.roy@x.ca, x@a.2e.ca, ca.2e', ['jean.2e@x.ca, 2e.roy@x.ca, x@a.2e.ca, ca.2e']],
  ['1er-2e étages', ['1', { raised: 'er' }, '-2', { raised: 'e' }, ' étages']],
  ['A1er, 0,2e, 1234e, 1e, 1st, 2nd, 3rd, 04d7 3f2a', ['A1er, 0,2e, 1234e, 1e, 1st, 2nd, 3rd, 04d7 3f2a']],
])('%j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
