import { expect, it } from 'vitest';
import { simulate } from './simulation.test-data.ts';

const SEEDS = Number(process.env['CONSTAT_SYNC_SEEDS'] ?? 30);
const OPERATIONS = 100;

it('tabs and server end with the same draft, or show what differs', { timeout: 600_000 }, () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    try {
      const outcome = simulate(seed, { operations: OPERATIONS });
      if (process.env['SYNC_LOG']) console.log(seed, JSON.stringify(outcome));
    } catch (error) {
      failures.push(`seed ${seed}: ${String(error)}`);
    }
  }
  expect(failures).toEqual([]);
});
