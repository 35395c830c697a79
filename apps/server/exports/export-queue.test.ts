import { expect, test } from 'vitest';
import { createExportQueue } from './export-queue.ts';

interface Running {
  readonly job: string;
  readonly end: (outcome?: Error) => void;
}

/** A queue whose jobs end when the test says so, and what it has begun so far. */
function buildQueue(queueLength = 3) {
  const begun: Running[] = [];
  const queue = createExportQueue<string>({
    run: (job) =>
      new Promise((resolve, reject) => {
        begun.push({
          job,
          end: (error) => (error === undefined ? resolve(new Uint8Array()) : reject(error)),
        });
      }),
    afterEach: () => Promise.resolve(),
    queueLength,
  });
  return { queue, begun };
}

/** What a promise was rejected with. */
const reason = (error: unknown): unknown => error;

const names = (begun: readonly Running[]): readonly string[] => begun.map(({ job }) => job);

test('exports go before the pages of a screen, of which the newest state alone waits', async () => {
  const { queue, begun } = buildQueue();
  const first = queue.newest('a', 'a1');
  const older = queue.newest('a', 'a2').catch(reason);
  const other = queue.newest('b', 'b1');
  const newer = queue.newest('a', 'a3');
  const exported = queue.inTurn('pdf');
  expect(await older).toMatchObject({ code: 'FINAL_PAGES_OVERTAKEN' });
  expect(names(begun)).toEqual(['a1']);
  begun[0]?.end();
  await first;
  await expect.poll(() => names(begun)).toEqual(['a1', 'pdf']);
  begun[1]?.end();
  await exported;
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end();
  await expect.poll(() => begun.length).toBe(4);
  begun[3]?.end();
  await Promise.all([newer, other]);
  expect(names(begun).toSorted()).toEqual(['a1', 'a3', 'b1', 'pdf']);
});

test('a job that fails tells who asked for it, and the next one begins', async () => {
  const { queue, begun } = buildQueue();
  const failing = queue.inTurn('one');
  const next = queue.inTurn('two');
  begun[0]?.end(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => names(begun)).toEqual(['one', 'two']);
  begun[1]?.end();
  await expect(next).resolves.toBeInstanceOf(Uint8Array);
});

test('too many that wait are refused, of each kind for itself', async () => {
  const { queue, begun } = buildQueue(1);
  const running = queue.inTurn('one');
  const waiting = queue.inTurn('two');
  await expect(queue.inTurn('three')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  const pages = queue.newest('a', 'a1');
  await expect(queue.newest('b', 'b1')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  begun[0]?.end();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.end();
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end();
  await Promise.all([running, waiting, pages]);
});

test('what waits when the queue is closed is refused, and so is what comes later', async () => {
  const { queue, begun } = buildQueue();
  const running = queue.inTurn('one');
  const waiting = queue.inTurn('two').catch(reason);
  const pages = queue.newest('a', 'a1').catch(reason);
  queue.close();
  expect(await waiting).toMatchObject({ code: 'EXPORT_FAILED' });
  expect(await pages).toMatchObject({ code: 'EXPORT_FAILED' });
  await expect(queue.between(() => Promise.resolve())).rejects.toMatchObject({ code: 'EXPORT_FAILED' });
  begun[0]?.end();
  await running;
  expect(names(begun)).toEqual(['one']);
});
