import { afterAll, beforeAll, expect, it } from 'vitest';
import { intrude } from '../faults/request-access.ts';
import { sendMalformed } from '../faults/request-imports.ts';
import { openStage } from '../faults/request-stage.ts';
import type { RequestStage } from '../faults/request-stage.ts';
import { saveInTwoTabs, typeWhileSaving } from '../faults/request-versions.ts';
import { Tally, checkAfterwards } from '../faults/tally.ts';

const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };

/** `npm run faults` does the same more often, and sends more. */
let stage: RequestStage;
beforeAll(async () => {
  stage = await openStage({}, { killsAfterEach: false });
});
afterAll(() => stage.close());

it.each([
  ['18: one draft in two tabs', () => saveInTwoTabs(stage, { drafts: 2 })],
  ['19: typing while an own save is on its way', () => typeWhileSaving(stage, { saves: 4, delayMs: 20 })],
  ['23: malformed imports', () => sendMalformed(stage, { mutations: 5 })],
  ['27: foreign sessions, pages, ids and members', () => intrude(stage)],
])('%s: nothing is lost, doubled or misplaced, and all is told', async (_fault, run) => {
  const fault = await run();
  expect(fault).toMatchObject(NOTHING);
  expect(fault.trials).toBeGreaterThan(0);
});

it('all that was acknowledged is there once the server was killed', async () => {
  await stage.restart();
  const tally = new Tally();
  expect(stage.physician.acknowledged.size).toBeGreaterThan(0);
  await checkAfterwards(stage, tally, { planted: [], clients: [stage.physician, stage.colleague] });
  expect(tally.record(0, '', '')).toMatchObject(NOTHING);
});
