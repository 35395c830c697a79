import { describe, expect, test } from 'vitest';
import {
  cutLogAtEachFrame,
  fillTheDisk,
  holdTheDatabase,
  killWhileSaving,
  loseTheFile,
  setTheClock,
} from './database-faults.ts';
import type { DatabaseFault } from './database-faults.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

function expectNothing(faults: readonly DatabaseFault[], trials: number): void {
  for (const fault of faults) {
    expect(fault).toMatchObject(NOTHING);
    expect(fault.trials).toBeGreaterThanOrEqual(trials);
  }
}

describe('a short draw of each fault of the database loses nothing, doubles nothing and says what happened', () => {
  test('1: the server is killed while saving', async () => expectNothing([await killWhileSaving(30)], 30));
  test('2: the power goes within the log', async () => expectNothing([await cutLogAtEachFrame(8)], 10));
  test('12 and 40: the disk is full', async () => expectNothing(await fillTheDisk(1), 0));
  test('38: the file is removed, replaced or damaged', async () =>
    expectNothing([await loseTheFile(['removed', 'overwritten in the middle'])], 2));
  test('39: the clock is wrong', async () => expectNothing([await setTheClock([400])], 2));
  test('41: another process holds the database', async () =>
    expectNothing([await holdTheDatabase(1_000)], 1));
});
