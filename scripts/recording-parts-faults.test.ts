import { expect, it } from 'vitest';
import { fullDevice, lostAnswers, poorNetwork, serverRestart } from '../faults/recording-parts-faults.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

it.each([
  ['a poor network', () => poorNetwork(4)],
  ['answers that are lost after the parts were stored', () => lostAnswers(3)],
  ['a device that is full', () => fullDevice(4)],
  ['a restart of the server', () => serverRestart(1, 500)],
])('%s costs no part of a recording, and is told', async (_fault, run) => {
  expect(await run()).toMatchObject(NOTHING);
});
