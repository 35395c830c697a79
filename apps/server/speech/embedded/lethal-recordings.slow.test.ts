import { afterEach, describe, expect, test } from 'vitest';
import { readAudio } from '../audio/read-audio.ts';
import { ENDLESS_SAMPLES, FATAL_SAMPLES } from '../fixtures/fatal-lengths.ts';
import { buildWav, FIXTURE_MODEL, readSample, readSamples } from '../fixtures/sounds.ts';
import type { WarmableSpeechEngine } from '../warmable-speech-engine.ts';
import { createEmbeddedEngine } from './create-embedded-engine.ts';
import type { Job } from './speech-job.ts';
import { createRecognitionQueue } from './recognition-queue.ts';

const clip = await readSample('fr-07.wav');
const text = (await readSamples()).find(({ file }) => file === 'fr-07.wav')?.hyp;
const { samples } = await readAudio(clip);
const lethal = {
  fatal: buildWav(samples.subarray(0, FATAL_SAMPLES)),
  endless: buildWav(samples.subarray(0, ENDLESS_SAMPLES)),
};

/** An engine whose process is fragile; `jobs` counts the segments that reached it. */
function buildEngine(): { engine: WarmableSpeechEngine; jobs: () => number } {
  let jobs = 0;
  const program = new URL('../fixtures/fragile-recognition-process.ts', import.meta.url);
  const limitSeconds = (job: Job) => {
    if (job.kind !== 'recognise') return 60;
    jobs += 1;
    return job.samples.length === ENDLESS_SAMPLES ? 0.5 : 60;
  };
  const queue = createRecognitionQueue({ program, limitSeconds });
  return { engine: createEmbeddedEngine({ modelDirectory: FIXTURE_MODEL }, queue), jobs: () => jobs };
}

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

describe.each([['fatal'], ['endless']] as const)('a recording that is %s for the process', (kind) => {
  test('fails alone and is put aside: the others run in a new process, and its bytes are not tried again', async () => {
    const { engine, jobs } = buildEngine();
    close = () => engine.close();
    const say = (audio: Uint8Array, ownerId?: string) =>
      engine.transcribe(audio, { language: 'fr', ...(ownerId !== undefined && { ownerId }) }).then(
        (speech) => speech.text,
        (error: { code: string }) => error.code,
      );
    const outcomes = await Promise.all([say(clip), say(lethal[kind]), say(clip), say(clip, 'another')]);
    expect(outcomes).toEqual([text, 'AUDIO_PUT_ASIDE', text, text]);
    const done = jobs();
    // What ends a process that has done another job before is tried once more, in a fresh one.
    expect([4, kind === 'fatal' ? 5 : 4]).toContain(done);
    expect(await say(lethal[kind], 'another')).toBe('AUDIO_PUT_ASIDE');
    expect(jobs()).toBe(done);
    expect(await say(clip)).toBe(text);
    await expect.poll(() => engine.status()).toMatchObject({ state: 'ready' });
  });

  test('sent many times at once, it ends the process once', async () => {
    const { engine, jobs } = buildEngine();
    close = () => engine.close();
    const codes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        engine.transcribe(lethal[kind], { language: 'fr', ownerId: `owner ${index % 3}` }).then(
          () => 'text',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['AUDIO_PUT_ASIDE']));
    expect(jobs()).toBe(1);
  });
});
