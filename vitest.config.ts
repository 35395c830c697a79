import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const fixtureModel = join(import.meta.dirname, 'apps', 'server', 'speech', 'fixtures', 'model');

/** A short draw of what `npm run faults` does in full. */
const FAULTS = ['faults/**/*.test.ts'];

/** Tests that start many programs, compile many files or read a corpus: `npm run slow-tests`. */
const SLOW = '**/*.slow.test.ts';

const unit = {
  setupFiles: ['scripts/test/property-seed.ts'],
  // Many tests wait for a process of their own: on two cores one worker leaves one of them idle.
  maxWorkers: 2,
  env: { CONSTAT_SPEECH_MODEL_DIR: fixtureModel },
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 60_000,
};

const OF_SERVER = [
  'packages/**/*.test.ts',
  'apps/server/**/*.test.ts',
  'apps/launcher/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
];
const ofServer = {
  ...unit,
  setupFiles: [...unit.setupFiles, 'scripts/test/bundled-programs.ts'],
  // What these import keeps nothing between two tests: it is read once for all files.
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...ofServer, name: 'unit', include: OF_SERVER, exclude: [SLOW] } },
      {
        test: {
          ...ofServer,
          name: 'slow',
          include: OF_SERVER.map((path) => path.replace('*.test', '*.slow.test')),
        },
      },
      { test: { ...unit, name: 'unit of pages', include: ['apps/web/**/*.test.ts'] } },
      { test: { ...unit, name: 'faults', include: FAULTS } },
      {
        test: {
          name: 'end to end',
          include: ['e2e/end-to-end.test.ts'],
          env: { CONSTAT_SPEECH_MODEL_DIR: fixtureModel },
          fileParallelism: false,
          testTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/end-to-end.test.ts'],
          // A browser on a busy machine now and then keeps a test waiting: one that failed runs once more, and the log keeps
          // what its page showed. A defect fails twice.
          retry: 1,
          env: { CONSTAT_SPEECH_MODEL_DIR: fixtureModel },
          // Many of them wait for sound that is recorded: on two cores two workers leave time idle.
          maxWorkers: 3,
          testTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
