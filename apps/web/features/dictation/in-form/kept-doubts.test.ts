import { beforeEach, expect, it } from 'vitest';
import { closeStores, emptyDisk, openStore } from '../../../shared/device/device.test-data.ts';
import { forgetDoubts, keepDoubts, readDoubts } from './kept-doubts.ts';
import type { KeptDoubts } from './kept-doubts.ts';
import { begin, HISTORY } from './spoken-form.test-data.ts';

beforeEach(emptyDisk);

const FLEXION = 'genouxFlexionDroitActif';
const SAID = {
  words: 'flexion cent quinze',
  from: 8,
  to: 19,
  at: { recordingId: 'r', fromMs: 400, toMs: 900 },
};
const KEPT: KeptDoubts = {
  texts: [
    {
      id: 'a',
      field: HISTORY,
      start: 9,
      end: 19,
      text: 'disoprolol',
      at: { recordingId: 'r', fromMs: 100, toMs: 900 },
    },
  ],
  cells: [{ field: FLEXION, value: '115', said: SAID }],
};
const { form } = begin({ [HISTORY]: 'Il prend disoprolol.', [FLEXION]: '115' });

it('keeps them over a reload, as long as what they mark stands there', async () => {
  const device = await openStore();
  keepDoubts(device, 'one', KEPT);
  await device.settled();
  await closeStores();
  const again = await openStore();
  expect(readDoubts(again, 'one', form)).toEqual(KEPT);
  expect(readDoubts(again, 'other', form)).toEqual({ texts: [], cells: [] });
  const changed = begin({ [HISTORY]: 'Il prend bisoprolol.', [FLEXION]: '120' });
  expect(readDoubts(again, 'one', changed.form)).toEqual({ texts: [], cells: [] });
  keepDoubts(again, 'one', { texts: [], cells: [] });
  expect(readDoubts(again, 'one', form)).toEqual({ texts: [], cells: [] });
  expect(again.list('doubts')).toEqual([]);
});

it('reads nothing that another version or another hand wrote', async () => {
  const device = await openStore();
  for (const value of [
    null,
    'x',
    { texts: 3 },
    { texts: [{ ...KEPT.texts[0], start: 'x' }], cells: [{ field: FLEXION }] },
    { cells: [{ ...KEPT.cells[0], said: { ...SAID, at: {} } }] },
    { texts: [{ ...KEPT.texts[0], at: {} }], cells: [{ field: 'zzunknown', value: '', said: SAID }] },
  ]) {
    await device.write('doubts', { reportId: 'one' }, value);
    expect(readDoubts(device, 'one', form)).toEqual({ texts: [], cells: [] });
  }
});

it('keeps those of the newest sixteen reports, and at sign-out of the reports that stay', async () => {
  const device = await openStore();
  for (let report = 1; report <= 17; report += 1) keepDoubts(device, `${report}`, KEPT);
  expect(device.list('doubts')).toHaveLength(16);
  expect(device.read('doubts', { reportId: '1' })).toBeNull();
  await device.write('working-report', { reportId: '17' }, {});
  forgetDoubts(device);
  expect(device.list('doubts').map(({ reportId }) => reportId)).toEqual(['17']);
});
