import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  fullDevice,
  lostAnswers,
  openPartsStage,
  poorNetwork,
  serverRestart,
} from '../faults/recording-parts-faults.ts';
import type { PartsStage } from '../faults/recording-parts-faults.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

let stage: PartsStage;
beforeAll(async () => {
  stage = await openPartsStage();
});
afterAll(() => stage.close());

it.each([
  ['a poor network', () => poorNetwork(stage, 2)],
  ['answers that are lost after the parts were stored', () => lostAnswers(stage, 1)],
  ['a device that is full', () => fullDevice(stage, 2)],
  ['a restart of the server', () => serverRestart(stage, 1, 300)],
])('%s costs no part of a recording, and is told', async (_fault, run) => {
  expect(await run()).toMatchObject(NOTHING);
});
