/** A worker in trouble, as the title of its job says. */
import { parentPort, threadId } from 'node:worker_threads';
import type { RenderJob } from './render-job.ts';

parentPort?.on('message', ({ document: { title } }: RenderJob) => {
  if (title === 'throw') throw new Error('planned');
  if (title === 'exit') process.exit(3);
  if (title === 'memory') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index));
  }
  if (title === 'hang') for (;;);
  parentPort?.postMessage({ bytes: Uint8Array.of(threadId), isSpent: title === 'spent' }, []);
});
