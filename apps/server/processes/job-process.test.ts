import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { startJobProcess } from './job-process.ts';
import { CAN_READ_OTHERS } from './process-resources.ts';

const BUSY = new URL('./fixtures/busy-process.ts', import.meta.url);

test('a process says with each answer what it takes of memory, for systems on which nobody else can see it', async () => {
  const process = startJobProcess(new URL('../parsing/parsing-process.ts', import.meta.url), {});
  const job = { kind: 'letterhead', bytes: new Uint8Array(1), mayAppend: true };
  const outcome = await process.ask(job, { seconds: 60 });
  expect(outcome).toMatchObject({ ok: false, code: 'LETTERHEAD_INVALID', megabytes: expect.any(Number) });
  const told = 'megabytes' in outcome ? (outcome.megabytes ?? 0) : 0;
  expect(told / process.megabytes).toBeCloseTo(1, 0);
  await process.end();
});

test.runIf(CAN_READ_OTHERS)(
  'a job that waits for a processor on a busy machine does not count as hung',
  async () => {
    const process = startJobProcess(BUSY, {});
    expect(await process.ask({ kind: 'spin', seconds: 0.1 }, { seconds: 60 })).toMatchObject({ ok: true });
    const others = Array.from({ length: availableParallelism() * 2 }, () =>
      fork(BUSY, ['spin', '10'], { execArgv: [], stdio: 'ignore' }),
    );
    try {
      const start = performance.now();
      expect(await process.ask({ kind: 'spin', seconds: 0.4 }, { seconds: 0.8 })).toMatchObject({ ok: true });
      // Without the other programs it is done within its limit by the clock as well, and nothing is shown.
      expect(performance.now() - start).toBeGreaterThan(800);
      expect(await process.ask({ kind: 'spin', seconds: 10 }, { seconds: 0.2 })).toMatchObject({
        ended: 'hung',
      });
    } finally {
      for (const other of others) other.kill('SIGKILL');
      await process.end();
    }
  },
);
