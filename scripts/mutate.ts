/**
 * `npm run mutate`: changes 300 places of the packages, one at a time, in a copy, and runs the tests that reach each: a
 * change that no test notices is shown. `npm run mutate -- 50 7` draws fifty with the seed 7, `npm run mutate -- 50 7
 * packages/language` in that folder alone. `npm run mutate -- bounds` changes every number with a name instead, one up and one
 * down, and runs the nearest tests alone: each named bound has an example on both sides near to it. The contract is left out:
 * it is tested at the doors of the server. It takes hours, and fails where fewer than nine in ten are noticed; numbers that
 * are one up or one down are told apart, for one step of a size or an offset is often no change of behaviour.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMutants } from './mutate/list-mutants.ts';
import type { Mutant } from './mutate/list-mutants.ts';
import { TestsNear } from './mutate/tests-near.ts';
import { runTool } from './check/run-tool.ts';

const root = join(import.meta.dirname, '..');
const LEAST_CAUGHT = 0.9;
const LANES = 2;
/** Tests that are run by themselves first: most changes are noticed there. */
const NEAREST = 3;
/** A change that makes the nearest tests, or all of them, run this long has been noticed. */
const NEAREST_LIMIT_MS = 300_000;
const TIME_LIMIT_MS = 900_000;

const parameters = process.argv.slice(2);
const areBounds = parameters[0] === 'bounds';
const [count = '300', seed = '1', folder = 'packages'] = areBounds
  ? [undefined, undefined, parameters[1]]
  : parameters;
const files = globSync('packages/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).sort();
const sources = files.filter(
  (file) => file.startsWith(folder) && !/\.test(-data)?\.ts$|\/tables\/|^packages\/contract\//u.test(file),
);
const near = new TestsNear(root, files);
const mutants = sources.flatMap((file) => listMutants(join(root, file)));
const drawn = areBounds
  ? mutants.filter(({ isNamedBound }) => isNamedBound)
  : draw(mutants, Number(count), Number(seed));
const waiting = drawn.map((mutant) => ({ ...mutant, file: mutant.file.slice(root.length + 1) }));
const SIGNS = { noticed: '✔', endless: '∞', survived: '✖' };
type Outcome = keyof typeof SIGNS;
/** Outcomes by what was changed. */
const outcomes = { logic: [] as Outcome[], numbers: [] as Outcome[] };

const copies = Array.from({ length: LANES }, copyProject);
try {
  if (!(await pass(['packages'], copies[0] ?? root))) throw new Error('the tests of the unchanged copy fail');
  await Promise.all(copies.map(runLane));
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true });
}

const logic = report('logic');
const numbers = report('numbers');
if ((areBounds ? numbers : logic) < LEAST_CAUGHT) process.exitCode = 1;

/** Prints how many of these changes were noticed; returns their share, 1 where there were none. */
function report(kind: keyof typeof outcomes): number {
  const all = outcomes[kind];
  const caught = all.filter((outcome) => outcome !== 'survived').length;
  const share = all.length === 0 ? 1 : caught / all.length;
  console.log(`${kind}: ${caught} of ${all.length} noticed (${(100 * share).toFixed(1)} %)`);
  return share;
}

async function runLane(copy: string): Promise<void> {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const outcome = await outcomeOf(mutant, copy);
    const { file, line, before, replacement } = mutant;
    outcomes[/^[\d_.]+$/u.test(before) ? 'numbers' : 'logic'].push(outcome);
    console.log(`${SIGNS[outcome]} ${file}:${line} ${before} → ${replacement}`);
  }
}

async function outcomeOf({ file, start, end, replacement }: Mutant, copy: string): Promise<Outcome> {
  const text = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(copy, file), text.slice(0, start) + replacement + text.slice(end));
  try {
    const tests = near.of(file);
    const stages = [
      { some: tests.slice(0, NEAREST), limit: NEAREST_LIMIT_MS },
      { some: areBounds ? [] : tests.slice(NEAREST), limit: TIME_LIMIT_MS },
    ];
    for (const { some, limit } of stages) {
      const started = performance.now();
      if (some.length === 0 || (await pass(some, copy, limit))) continue;
      return performance.now() - started < limit ? 'noticed' : 'endless';
    }
    return 'survived';
  } finally {
    writeFileSync(join(copy, file), text);
  }
}

async function pass(tests: readonly string[], copy: string, timeoutMs = TIME_LIMIT_MS): Promise<boolean> {
  const options = { bail: 1, maxWorkers: 1, testTimeout: TIME_LIMIT_MS, pool: 'threads' };
  const flags = [
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    '--project=unit',
    '--project=slow',
  ];
  const { status } = await runTool('vitest', ['run', ...flags, ...tests], {
    cwd: copy,
    env: { CI: 'true' },
    timeoutMs,
  });
  return status === 0;
}

/** The packages and what their tests need, with the installed modules linked. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'constat-mutate-'));
  const parts = [
    'packages',
    'apps/server',
    'scripts',
    'vitest.config.ts',
    'tsconfig.base.json',
    'package.json',
  ];
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@constat'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@constat') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(copy, 'packages'), { withFileTypes: true }))
    if (name.isDirectory())
      symlinkSync(join(copy, 'packages', name.name), join(modules, '@constat', name.name));
  return copy;
}

/** As many of them, each with the same chance, the same for the same seed. */
function draw<Item>(items: readonly Item[], size: number, from: number): Item[] {
  let state = from;
  const left = [...items];
  const taken: Item[] = [];
  while (taken.length < size && left.length > 0) {
    // The constants of Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    taken.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return taken;
}
