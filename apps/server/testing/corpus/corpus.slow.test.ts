import { expect, test } from 'vitest';
import { IS_WHOLE } from '../../../../packages/language/drawn.test-data.ts';
import { CRAFTED_FILES, eachCraftOnce } from './build-corpus.ts';
import { runCorpus } from './run-corpus.ts';

/**
 * Those that take longest, each like another one that stays: hours and minutes of sound in parts, words without end, bombs
 * after the first.
 */
const LEFT_TO_THE_COMMAND: readonly number[] = [46, 50, 53, 65, 66, 67, 69];
const CRAFTED = Array.from({ length: CRAFTED_FILES }, (_, number) => number).filter(
  (number) => !LEFT_TO_THE_COMMAND.includes(number),
);
/**
 * The same files in every run: each way of doing harm, through one door of those that take it but where all is done, and
 * some of the rest.
 */
const NUMBERS = [
  ...(IS_WHOLE ? CRAFTED : eachCraftOnce(CRAFTED)),
  ...[0, 1, 2, 3].map((more) => CRAFTED_FILES + more),
];
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
