import { expect, test } from 'vitest';
import { createExportQueue } from './export-queue.ts';

interface Running {
  readonly job: string;
  readonly signal: AbortSignal | undefined;
  readonly end: (outcome?: Error) => void;
}

/** A queue whose jobs end when the test says so, and what it has begun so far. */
function buildQueue({ queueLength = 3, waitingOfOwner = 3, workers = 1 } = {}) {
  const begun: Running[] = [];
  const worker = {
    run: (job: string, signal?: AbortSignal) =>
      new Promise<Uint8Array>((resolve, reject) => {
        begun.push({
          job,
          signal,
          end: (error) => (error === undefined ? resolve(new Uint8Array()) : reject(error)),
        });
      }),
    prepare: () => Promise.resolve(),
  };
  const queue = createExportQueue<string>({
    workers: Array.from({ length: workers }, () => worker),
    queueLength,
    waitingOfOwner,
  });
  return { queue, begun };
}

/** What a promise was rejected with. */
const reason = (error: unknown): unknown => error;

const names = (begun: readonly Running[]): readonly string[] => begun.map(({ job }) => job);

test('exports go before the pages of a screen, of which the newest state alone waits', async () => {
  const { queue, begun } = buildQueue();
  const first = queue.newest('zz', 'a', 'a1');
  const older = queue.newest('zz', 'a', 'a2').catch(reason);
  const other = queue.newest('zz', 'b', 'b1');
  const newer = queue.newest('zz', 'a', 'a3');
  const exported = queue.inTurn('zz', 'pdf');
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
  const failing = queue.inTurn('zz', 'one');
  const next = queue.inTurn('zz', 'two');
  begun[0]?.end(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => names(begun)).toEqual(['one', 'two']);
  begun[1]?.end();
  await expect(next).resolves.toBeInstanceOf(Uint8Array);
});

test('too many that wait are refused, of each kind for itself', async () => {
  const { queue, begun } = buildQueue({ queueLength: 1 });
  const running = queue.inTurn('zz', 'one');
  const waiting = queue.inTurn('zz', 'two');
  await expect(queue.inTurn('zz', 'three')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  const pages = queue.newest('zz', 'a', 'a1');
  await expect(queue.newest('zz', 'b', 'b1')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  begun[0]?.end();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.end();
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end();
  await Promise.all([running, waiting, pages]);
});

test('what waits when the queue is closed is refused, and so is what comes later', async () => {
  const { queue, begun } = buildQueue();
  const running = queue.inTurn('zz', 'one');
  const waiting = queue.inTurn('zz', 'two').catch(reason);
  const pages = queue.newest('zz', 'a', 'a1').catch(reason);
  queue.close();
  expect(await waiting).toMatchObject({ code: 'EXPORT_FAILED' });
  expect(await pages).toMatchObject({ code: 'EXPORT_FAILED' });
  await expect(queue.prepare()).rejects.toMatchObject({ code: 'EXPORT_FAILED' });
  begun[0]?.end();
  await running;
  expect(names(begun)).toEqual(['one']);
});

test('the turns go round over the owners, however many jobs one of them has asked for', async () => {
  const { queue, begun } = buildQueue({ queueLength: 10 });
  const all = [
    ...['a1', 'a2', 'a3'].map((job) => queue.inTurn('a', job)),
    queue.inTurn('b', 'b1'),
    ...['c1', 'c2'].map((job) => queue.inTurn('c', job)),
  ];
  for (let done = 0; done < 6; done += 1) {
    await expect.poll(() => begun.length).toBe(done + 1);
    begun[done]?.end();
  }
  await Promise.all(all);
  expect(names(begun)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test("an owner's jobs leave a worker to the others, also for the pages of a screen", async () => {
  const { queue, begun } = buildQueue({ workers: 2 });
  const heavy = queue.inTurn('a', 'a1');
  const second = queue.inTurn('a', 'a2');
  const ownPages = queue.newest('a', 'screen', 'a-pages');
  expect(names(begun)).toEqual(['a1']);
  const other = queue.inTurn('b', 'b1');
  expect(names(begun)).toEqual(['a1', 'b1']);
  begun[1]?.end();
  await other;
  const pages = queue.newest('b', 'screen', 'b-pages');
  await expect.poll(() => names(begun)).toEqual(['a1', 'b1', 'b-pages']);
  begun[2]?.end();
  await pages;
  begun[0]?.end();
  await heavy;
  await expect.poll(() => names(begun).slice(3)).toEqual(['a2']);
  begun[3]?.end();
  await second;
  await expect.poll(() => names(begun).slice(4)).toEqual(['a-pages']);
  begun[4]?.end();
  await ownPages;
});

test('too many of one owner are refused while another may still ask', async () => {
  const { queue, begun } = buildQueue({ queueLength: 3, waitingOfOwner: 2 });
  const accepted = ['a1', 'a2', 'a3'].map((job) => queue.inTurn('a', job));
  await expect(queue.inTurn('a', 'a4')).rejects.toMatchObject({ code: 'EXPORTS_WAITING' });
  accepted.push(queue.inTurn('b', 'b1'));
  await expect(queue.inTurn('c', 'c1')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  for (let done = 0; done < 4; done += 1) {
    await expect.poll(() => begun.length).toBe(done + 1);
    begun[done]?.end();
  }
  await Promise.all(accepted);
  const later = queue.inTurn('a', 'a5');
  await expect.poll(() => begun.length).toBe(5);
  begun[4]?.end();
  await later;
});

test('the first worker is made ready before the jobs that wait', async () => {
  const order: string[] = [];
  const worker = (name: string) => ({
    run: async (job: string) => {
      order.push(`${name} ${job}`);
      return new Uint8Array();
    },
    prepare: async () => void order.push(`${name} ready`),
  });
  const queue = createExportQueue<string>({
    workers: [worker('first'), worker('second')],
    queueLength: 3,
    waitingOfOwner: 3,
  });
  await Promise.all([queue.prepare(), queue.inTurn('a', 'a1')]);
  expect(order.slice(0, 2)).toEqual(['first ready', 'second a1']);
});

test('a job whose sender leaves takes no turn, and one that has begun is told', async () => {
  const { queue, begun } = buildQueue();
  const [first, second] = [new AbortController(), new AbortController()];
  const running = queue.inTurn('a', 'a1', first.signal).catch(reason);
  const waiting = queue.inTurn('a', 'a2', second.signal).catch(reason);
  const last = queue.inTurn('a', 'a3');
  second.abort('left');
  expect(await waiting).toBe('left');
  expect(queue.standing('a')).toEqual({ state: 'waiting', ahead: 1 });
  first.abort('left too');
  expect(begun[0]?.signal?.aborted).toBe(true);
  begun[0]?.end(new Error('ended'));
  expect(await running).toMatchObject({ message: 'ended' });
  await expect.poll(() => names(begun)).toEqual(['a1', 'a3']);
  begun[1]?.end();
  await last;
});

test('each is told how many may go before', async () => {
  const { queue, begun } = buildQueue();
  expect(queue.standing('a')).toEqual({ state: 'none' });
  const jobs = [
    queue.inTurn('a', 'a1'),
    queue.inTurn('b', 'b1'),
    queue.inTurn('b', 'b2'),
    queue.inTurn('a', 'a2'),
  ];
  expect(queue.standing('a')).toEqual({ state: 'waiting', ahead: 2 });
  expect(queue.standing('b')).toEqual({ state: 'waiting', ahead: 2 });
  for (let done = 0; done < jobs.length; done += 1) {
    await expect.poll(() => begun.length).toBe(done + 1);
    if (done === 3) expect(['a2', 'b2']).toContain(begun[3]?.job);
    begun[done]?.end();
  }
  await Promise.all(jobs);
});
