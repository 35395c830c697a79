/**
 * `npm run corpus`: sends 2,000 damaged and crafted files to every door of a real server that takes files, two senders at
 * once, and tells what somebody else waited meanwhile, what memory the server and its children took, and what was
 * answered. `npm run corpus -- 500` sends 500, `npm run corpus -- 500 7` those of another seed, `-- --alone` from one
 * sender, as the bound of memory is meant, and `npm run corpus -- 42 7 --only` one file.
 */
import { parseArgs } from 'node:util';
import { runCorpus, waitOf } from '../apps/server/testing/corpus/run-corpus.ts';

const FILES = 2_000;
const SEED = 16;
const MOST_GROWTH_MEGABYTES = 150;
const MOST_WAIT_MS = 500;

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { only: isOnly, alone: isAlone } = values;
const [first = FILES, seed = SEED] = positionals.map(Number);
const numbers = isOnly ? [first] : Array.from({ length: first }, (_, index) => index);
const began = performance.now();
const slow: string[] = [];
let sentAt = began;
// The figures of what was sent are told all the same.
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

const result = await runCorpus({
  seed,
  numbers,
  senders: isAlone ? 1 : 2,
  // A segment as long as the pages make one, and the saves of a morning: from then on the server hardly grows by itself.
  before: { rounds: 3, segmentMs: 240_000, saves: 100 },
  signal: stopped.signal,
  onFile(file, answers) {
    const now = performance.now();
    if (now - sentAt > 10_000) slow.push(`${file.number} ${file.door}: ${file.name}`);
    sentAt = now;
    if (answers.some(({ status }) => status === 0 || status >= 500))
      console.log(`✖ ${file.number} ${file.door}: ${file.name}`);
    if (isOnly) console.log(file.door, file.name, answers);
    else if (file.number % 100 === 99) console.log(`… ${file.number + 1}`);
  },
});

const growth = result.megabytesMost - result.megabytesBefore;
const wait = waitOf(0.95, result);
for (const [key, count] of [...result.statuses].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${key}: ${count}`);
for (const line of slow) console.log(`slow: ${line}`);
for (const line of result.wrong) console.log(`✖ ${line}`);
console.log(`${result.files} files in ${Math.round((performance.now() - began) / 1000)} s, seed ${seed}`);
console.log(
  `${mark(wait <= MOST_WAIT_MS)} others waited ${Math.round(waitOf(0.5, result))} ms in the middle, ${Math.round(wait)} ms at p95, ${Math.round(waitOf(1, result))} ms at most, of ${result.waits.length} requests`,
);
console.log(
  `${isAlone ? mark(growth <= MOST_GROWTH_MEGABYTES) : '·'} memory with all children: ${Math.round(result.megabytesBefore)} MB before, ${Math.round(result.megabytesMost)} MB at most (+${Math.round(growth)}); the server alone: ${Math.round(result.ownBefore)}, then ${Math.round(result.ownMost)} MB`,
);
console.log(`  before: ${result.sharesBefore.join(', ')}`);
console.log(`  at most: ${result.sharesMost.join(', ')}`);
console.log(`${mark(result.wrong.length === 0)} ${result.wrong.length} answers that no file may bring about`);
if (result.wrong.length > 0 || (isAlone && growth > MOST_GROWTH_MEGABYTES) || wait > MOST_WAIT_MS)
  process.exitCode = 1;

function mark(holds: boolean): string {
  return holds ? '✔' : '✖';
}
