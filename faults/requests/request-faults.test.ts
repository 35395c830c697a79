import { afterAll, beforeAll, expect, it } from 'vitest';
import { intrude } from './access.ts';
import { sendMalformed } from './imports.ts';
import { openSetup } from './request-setup.ts';
import type { RequestSetup } from './request-setup.ts';
import { saveInTwoTabs, typeWhileSaving } from './versions.ts';
import { TrialCounts, checkAfterwards } from './trial-counts.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

/** `npm run faults` does the same more often, and sends more. */
let setup: RequestSetup;
beforeAll(async () => {
  setup = await openSetup({}, { killsAfterEach: false });
});
afterAll(() => setup.close());

it.each([
  ['18: one draft in two tabs', () => saveInTwoTabs(setup, { drafts: 2 })],
  ['19: typing while an own save is on its way', () => typeWhileSaving(setup, { saves: 4, delayMs: 20 })],
  ['23: malformed imports', () => sendMalformed(setup, { mutations: 5 })],
  ['27: foreign sessions, pages, ids and members', () => intrude(setup)],
])('%s: nothing is lost, doubled or misplaced, and all is told', async (_fault, run) => {
  const fault = await run();
  expect(fault).toMatchObject(NOTHING);
  expect(fault.trials).toBeGreaterThan(0);
});

it('all that was acknowledged is there once the server was killed', async () => {
  await setup.restart();
  const counts = new TrialCounts();
  expect(setup.physician.acknowledged.size).toBeGreaterThan(0);
  await checkAfterwards(setup, counts, { planted: [], clients: [setup.physician, setup.colleague] });
  expect(counts.record(0, '', '')).toMatchObject(NOTHING);
});
