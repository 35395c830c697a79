/**
 * `npm run bench`: every benchmark, in one table that it also writes to `bench/results.md`; or those named, printed alone:
 * `npm run bench -- bundles speech`. Those that take minutes (`LONG`) run only by their names.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BENCHMARKS, LONG } from '../bench/benchmarks.ts';
import { describeMachine } from '../bench/results/machine.ts';
import type { Figure } from '../bench/measure.ts';
import { asText } from '../bench/results/table.ts';
import type { Line } from '../bench/results/table.ts';
import { writeResults } from '../bench/results/write-results.ts';

const PROGRAM = join(import.meta.dirname, '..', 'bench', 'benchmark-process.ts');

/** @returns the figures of a benchmark, null where it failed: it has said why */
async function figuresOf(name: string): Promise<readonly Figure[] | null> {
  const child = fork(PROGRAM, [name], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let figures: readonly Figure[] | null = null;
  child.on('message', (message) => {
    figures = message as readonly Figure[];
  });
  await once(child, 'exit');
  return figures;
}

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(BENCHMARKS);
const unknown = names.filter((name) => !(name in BENCHMARKS) && !(name in LONG));
if (unknown.length > 0) {
  console.error(
    `no benchmark ${unknown.join(', ')}; there are ${Object.keys({ ...BENCHMARKS, ...LONG }).join(', ')}`,
  );
  process.exit(1);
}

const machine = describeMachine();
const started = performance.now();
const lines: Line[] = [];
const failed: string[] = [];
for (const name of names) {
  const began = performance.now();
  const figures = await figuresOf(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.error(figures === null ? `${name} failed after ${seconds} s` : `${name}: ${seconds} s`);
  if (figures === null) failed.push(name);
  else lines.push(...figures.map((figure) => ({ benchmark: name, figure })));
}
console.log(asText(lines));
// A table with a hole would stand for a whole one.
if (wanted.length === 0 && failed.length === 0)
  await writeResults(lines, { machine, minutes: (performance.now() - started) / 60_000 });
process.exitCode = failed.length > 0 ? 1 : 0;
