import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  fullDevice,
  lostAnswers,
  openPartsSetup,
  poorNetwork,
  serverRestart,
} from './recording-parts-faults.ts';
import type { PartsSetup } from './recording-parts-faults.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

let setup: PartsSetup;
beforeAll(async () => {
  setup = await openPartsSetup();
});
afterAll(() => setup.close());

it.each([
  ['a poor network', () => poorNetwork(setup, 2)],
  ['answers that are lost after the parts were stored', () => lostAnswers(setup, 1)],
  ['a device that is full', () => fullDevice(setup, 2)],
  ['a restart of the server', () => serverRestart(setup, 1, 300)],
])('%s costs no part of a recording, and is told', async (_fault, run) => {
  expect(await run()).toMatchObject(NOTHING);
});
