import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENDLESS_SAMPLES } from '../speech/fixtures/fatal-lengths.ts';
import { FIXTURE_MODEL } from '../speech/fixtures/sounds.ts';
import { readModelFolder } from '../speech/models/find-installed-model.ts';
import { createJobQueue } from './job-queue.ts';
import type { JobQueue } from './job-queue.ts';
import type { Job, JobKinds, ProcessSettings } from '../speech/embedded/speech-job.ts';

const folder = await readModelFolder(FIXTURE_MODEL);
if (folder?.state !== 'complete') throw new Error('the fixture model is not complete');
const { model } = folder;
const settings = () => Promise.resolve<ProcessSettings>({ model, threads: 1 });
const segment = (samples: number) =>
  ({ samples: new Float32Array(samples), sampleRate: 16_000, language: 'fr' }) as const;

let queue: JobQueue<JobKinds, ProcessSettings>;
/** Segments in the order in which they reached the process, by their length. */
let served: number[];
beforeEach(() => {
  served = [];
  const limitSeconds = (job: Job) => {
    if (job.kind !== 'recognise') return 60;
    served.push(job.samples.length);
    return job.samples.length === ENDLESS_SAMPLES ? 0.5 : 60;
  };
  queue = createJobQueue<JobKinds, ProcessSettings>({
    program: new URL('../speech/fixtures/fragile-recognition-process.ts', import.meta.url),
    processes: 1,
    runningOfOwner: 1,
    limitSeconds,
    endedCodes: { hung: 'AUDIO_PUT_ASIDE', heavy: 'AUDIO_PUT_ASIDE', died: 'AUDIO_PUT_ASIDE' },
    failedCode: 'TRANSCRIPTION_FAILED',
  });
});
afterEach(() => queue.close());

const run = (samples: number, ownerId: string, signal?: AbortSignal) =>
  queue.run('recognise', segment(samples), { settings, ownerId, signal });

test('fifty segments of one physician delay the first of another by the one that runs', async () => {
  const busy = Array.from({ length: 50 }, (_, index) => run(8_000 + index, 'busy'));
  await busy[0];
  const other = [run(1, 'other'), run(2, 'other')];
  await Promise.all([...busy, ...other]);
  const first = served.indexOf(1);
  expect(first).toBeLessThanOrEqual(2);
  // Then they take turns.
  expect(served.slice(first, first + 3)).toEqual([1, 8_000 + first, 2]);
});

test('a process that is to stand ready is brought up before all that waits', async () => {
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const waiting = [8_000, 8_001, 8_002].map((samples) => run(samples, 'busy').then(note(`${samples}`)));
  const ready = queue.prepare(settings).then(note('ready'));
  await Promise.all([...waiting, ready]);
  expect(ended).toEqual(['8000', 'ready', '8001', '8002']);
});

test('what somebody waits for while speaking goes before all that waits, in turn over who speaks', async () => {
  const segments = [8_000, 8_001, 8_002].map((samples) => run(samples, 'a'));
  const live = (samples: number, ownerId: string) =>
    queue.run('recognise', segment(samples), { settings, ownerId, isLive: true });
  await Promise.all([...segments, live(1, 'a'), live(2, 'a'), live(3, 'b')]);
  expect(served).toEqual([8_000, 1, 3, 2, 8_001, 8_002]);
});

test('a job that is no longer wanted is not given to the process', async () => {
  const left = new AbortController();
  const running = run(8_000, 'a');
  const unwanted = run(8_001, 'a', left.signal);
  left.abort(new Error('gone'));
  await expect(unwanted).rejects.toThrow('gone');
  await running;
  await run(8_002, 'a');
  expect(served).toEqual([8_000, 8_002]);
});

describe('a job that hangs', () => {
  test('ends with its process; what waits goes on in a new one', async () => {
    const endless = run(ENDLESS_SAMPLES, 'a');
    const next = run(8_000, 'b');
    await expect(endless).rejects.toMatchObject({ code: 'AUDIO_PUT_ASIDE' });
    await expect(next).resolves.toMatchObject({ text: '' });
  });

  test('says nothing of its audio when it is the server that ends', async () => {
    const running = run(8_000, 'a');
    const waiting = run(8_001, 'a');
    const closing = queue.close();
    await expect(waiting).rejects.toMatchObject({ code: 'TRANSCRIPTION_FAILED' });
    await expect(running).resolves.toMatchObject({ text: '' });
    await closing;
  });
});

test('a program that cannot be run fails its jobs, and blames no audio', async () => {
  const broken = createJobQueue<JobKinds, ProcessSettings>({
    program: new URL('./none.ts', import.meta.url),
    processes: 1,
    runningOfOwner: 1,
    limitSeconds: () => 60,
    endedCodes: { hung: 'AUDIO_PUT_ASIDE', heavy: 'AUDIO_PUT_ASIDE', died: 'AUDIO_PUT_ASIDE' },
    failedCode: 'TRANSCRIPTION_FAILED',
  });
  const job = broken.run('recognise', segment(8_000), { settings });
  await expect(job).rejects.toMatchObject({ code: 'TRANSCRIPTION_FAILED' });
  await broken.close();
});
