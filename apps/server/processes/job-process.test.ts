import { expect, test } from 'vitest';
import { startJobProcess } from './job-process.ts';

test('a process says with each answer what it takes of memory, for systems on which nobody else can see it', async () => {
  const process = startJobProcess(new URL('../parsing/parsing-process.ts', import.meta.url), {});
  const job = { kind: 'letterhead', bytes: new Uint8Array(1), mayAppend: true };
  const outcome = await process.ask(job, { seconds: 60 });
  expect(outcome).toMatchObject({ ok: false, code: 'LETTERHEAD_INVALID', megabytes: expect.any(Number) });
  const told = 'megabytes' in outcome ? (outcome.megabytes ?? 0) : 0;
  expect(told / process.megabytes).toBeCloseTo(1, 0);
  await process.end();
});
