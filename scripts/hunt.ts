/**
 * `npm run hunt`: draws new examples for every test that states a property, ten times over, and all of those of which
 * `npm test` draws a part; `npm run hunt -- 50` does it fifty times. `npm run hunt -- sync` runs 200 new seeds of the
 * simulated synchronisation, `npm run hunt -- sync 5000` as many. What it finds is told with its seed, and belongs in an
 * example before it is mended.
 */
import { globSync, readFileSync } from 'node:fs';
import { runTool } from './check/run-tool.ts';

const DEFAULT_ROUNDS = 10;
const DEFAULT_SYNC_SEEDS = 200;
const SYNC = 'packages/report/sync/fuzz/fuzz.test.ts';

const first = Date.now() % 2 ** 31;

/** Runs that many seeds of the simulated synchronisation from the first one on. */
async function huntSync(seeds: number): Promise<void> {
  if (!Number.isInteger(seeds) || seeds < 1 || seeds > 20_000) throw new Error('how many seeds: 1 to 20000');
  const { status, output } = await runTool(
    'vitest',
    ['run', '--project', 'unit*', '--project', 'slow', SYNC],
    {
      env: { CI: 'true', CONSTAT_PROPERTY_SEED: String(first), CONSTAT_SYNC_SEEDS: String(seeds) },
    },
  );
  if (status !== 0) {
    console.log(output);
    process.exitCode = 1;
  }
  console.log(`${status === 0 ? '✔' : '✖'} seeds ${first} to ${first + seeds - 1}`);
}

async function huntProperties(rounds: number): Promise<void> {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1000) throw new Error('how many rounds: 1 to 1000');
  const files = globSync('{packages,apps}/**/*.test.ts', { exclude: ['**/node_modules/**'] }).filter((file) =>
    readFileSync(file, 'utf8').includes("from 'fast-check'"),
  );
  const failing: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const seed = (first + round) % 2 ** 31;
    const { status, output } = await runTool(
      'vitest',
      ['run', '--project', 'unit*', '--project', 'slow', ...files],
      {
        env: { CI: 'true', TEST_WHOLE: 'yes', CONSTAT_PROPERTY_SEED: String(seed) },
      },
    );
    if (status !== 0) {
      failing.push(seed);
      console.log(output);
    }
    console.log(`${status === 0 ? '✔' : '✖'} CONSTAT_PROPERTY_SEED=${seed}`);
  }
  if (failing.length > 0) process.exitCode = 1;
}

const [what, count] = process.argv.slice(2);
if (what === 'sync') await huntSync(Number(count ?? DEFAULT_SYNC_SEEDS));
else await huntProperties(Number(what ?? DEFAULT_ROUNDS));
