import { describe, expect, test } from 'vitest';
import {
  cutLogAtEachFrame,
  fillTheDisk,
  holdTheDatabase,
  killWhileSaving,
  loseTheFile,
  setTheClock,
} from './database-faults.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

describe('a short draw of each fault of the database loses nothing, doubles nothing and says what happened', () => {
  test('1: the server is killed while saving', async () => {
    expect(await killWhileSaving(2)).toMatchObject({ ...NOTHING, trials: 2 });
  });

  test('2: the power goes within the log', async () => {
    const fault = await cutLogAtEachFrame(8);
    expect(fault).toMatchObject(NOTHING);
    expect(fault.trials).toBeGreaterThan(10);
  });

  test('12 and 40: the disk is full', async () => {
    expect(await fillTheDisk(1)).toMatchObject([
      { ...NOTHING, number: 12 },
      { ...NOTHING, number: 40 },
    ]);
  });

  test('38: the file is removed or damaged', async () => {
    const fault = await loseTheFile(['removed', 'overwritten in the middle']);
    expect(fault).toMatchObject({ ...NOTHING, trials: 2 });
  });

  test('39: the clock is wrong', async () => {
    expect(await setTheClock([400])).toMatchObject({ ...NOTHING, trials: 2 });
  });

  test('41: another process holds the database', async () => {
    const fault = await holdTheDatabase(1_000);
    expect(fault).toMatchObject(NOTHING);
    expect(fault.trials).toBeGreaterThan(0);
  });
});
