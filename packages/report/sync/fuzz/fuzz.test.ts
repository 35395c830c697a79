/**
 * Several tabs work on one draft over a network that loses, delays and repeats, on devices that refuse and pages that
 * die. `npm run hunt -- sync` runs 200 seeds instead of the fixed few, `npm run hunt -- sync 5000` as many.
 */
import { describe, expect, it } from 'vitest';
import { simulate } from './simulation.test-data.ts';
import { WRONG_VARIANTS } from './wrong-variants.test-data.ts';

const OPERATIONS = 100;
const FEW = 30;
const HUNTED = Number(process.env['CONSTAT_SYNC_SEEDS'] ?? 0);
const FIRST = HUNTED === 0 ? 1 : Number(process.env['CONSTAT_PROPERTY_SEED'] ?? 1);
/** The seeds among which each wrong variant has to be caught. */
const CATCHING = 80;

/** What went wrong, or null. */
function failureOf(
  seed: number,
  options: Omit<Parameters<typeof simulate>[1], 'operations'> = {},
): string | null {
  try {
    simulate(seed, { operations: OPERATIONS, ...options });
    return null;
  } catch (error) {
    return `seed ${seed}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

it(
  'ends with the same draft everywhere, or shows what differs, and loses nothing',
  { timeout: 600_000 },
  () => {
    const seeds = Array.from({ length: HUNTED === 0 ? FEW : HUNTED }, (_, index) => FIRST + index);
    expect(seeds.flatMap((seed) => failureOf(seed) ?? [])).toEqual([]);
  },
);

it('is tried where much happens: edits, saves, conflicts, texts that somebody replaced', () => {
  const outcomes = [1, 2, 3, 5, 6, 7].map((seed) => simulate(seed, { operations: OPERATIONS }));
  const sum = (of: 'edits' | 'saves' | 'conflicts' | 'overwritten'): number =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0);
  expect(sum('edits')).toBeGreaterThan(120);
  expect(sum('saves')).toBeGreaterThan(30);
  expect(sum('conflicts')).toBeGreaterThan(10);
  expect(sum('overwritten')).toBeGreaterThan(20);
});

describe('the simulation catches', () => {
  it.each(Object.entries(WRONG_VARIANTS))('%s', (_name, advance) => {
    const seeds = Array.from({ length: CATCHING }, (_, index) => index + 1);
    expect(seeds.some((seed) => failureOf(seed, { advance }) !== null)).toBe(true);
  });
});
