import { expect, test } from 'vitest';
import { CRAFTED_FILES } from './build-corpus.ts';
import { runCorpus } from './run-corpus.ts';

/**
 * Those that take longest, each like another one that stays: hours and minutes of sound in parts, words without end, bombs
 * after the first.
 */
const LEFT_TO_THE_COMMAND: readonly number[] = [46, 50, 53, 65, 66, 67, 69];
/** The same files in every run: each that was made to do harm, and some of the rest. */
const NUMBERS = Array.from({ length: CRAFTED_FILES + 4 }, (_, index) => index).filter(
  (number) => !LEFT_TO_THE_COMMAND.includes(number),
);
/** Generous: the task measures against the bound of 150 MB, on a machine that does nothing else. */
const MOST_GROWTH = 400;

test('no file of a fixed draw brings about a server error, an answer without measure, or memory without bound', async () => {
  const { files, wrong, waits, megabytesBefore, megabytesMost } = await runCorpus({
    seed: 16,
    numbers: NUMBERS,
    before: { rounds: 1, segmentMs: 10_000, saves: 3 },
  });
  expect(wrong).toEqual([]);
  expect(files).toBe(NUMBERS.length);
  expect(waits.length).toBeGreaterThan(10);
  expect(megabytesMost - megabytesBefore).toBeLessThan(MOST_GROWTH);
}, 300_000);
