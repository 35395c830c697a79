/**
 * `npm run hunt`: draws new examples for every test that states a property, ten times over; `npm run hunt -- 50` does it
 * fifty times. What it finds is told with its seed, and belongs in an example before it is mended.
 */
import { globSync, readFileSync } from 'node:fs';
import { runTool } from './run-tool.ts';

const DEFAULT_ROUNDS = 10;

const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000) throw new Error('how many rounds: 1 to 1000');
const files = globSync('{packages,apps}/**/*.test.ts', { exclude: ['**/node_modules/**'] }).filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
const first = Date.now() % 2 ** 31;
const failing: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const seed = (first + round) % 2 ** 31;
  const { status, output } = await runTool('vitest', ['run', '--project', 'unit', ...files], {
    env: { CI: 'true', CONSTAT_PROPERTY_SEED: String(seed) },
  });
  if (status !== 0) {
    failing.push(seed);
    console.log(output);
  }
  console.log(`${status === 0 ? '✔' : '✖'} CONSTAT_PROPERTY_SEED=${seed}`);
}
if (failing.length > 0) process.exitCode = 1;
