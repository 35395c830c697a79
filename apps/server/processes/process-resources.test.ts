import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { CAN_READ_OTHERS, megabytesOf } from './process-resources.ts';

test.runIf(CAN_READ_OTHERS)('the memory of a process is what it takes, and nothing once it is gone', () => {
  const own = process.memoryUsage.rss() / 1024 / 1024;
  expect(megabytesOf(process.pid)).toBeGreaterThan(own / 2);
  expect(megabytesOf(process.pid)).toBeLessThan(own * 2);
  expect(megabytesOf(2 ** 30)).toBe(0);
});

test('a process that looks after its own memory ends itself in the middle of its work', async () => {
  const program = new URL('./fixtures/greedy-process.ts', import.meta.url);
  const child = fork(program, ['300'], { execArgv: [], stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
});

test('a process that hangs ends itself once its parent was killed', async () => {
  const program = new URL('./fixtures/hanging-process.ts', import.meta.url);
  const parent = fork(program, ['parent'], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [child] = (await once(parent, 'message')) as [number];
  expect(isThere(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(child), { timeout: 10_000 }).toBe(false);
});

function isThere(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
