import { watchLoudness } from '../../../shared/microphone/watch-loudness.ts';
import { watchSamples } from '../../../shared/microphone/watch-samples.ts';
import type { SampleBlock } from '../../../shared/microphone/watch-samples.ts';
import { CaptureError, followMicrophone, openMicrophone, releaseMicrophone } from './capture.ts';
import type { Capture, CaptureListener } from './capture.ts';
import { encodeBlocks, encodingAt } from './encode-blocks.ts';

/** How much of the sound before the press is kept, at most, in milliseconds. */
export const PRE_ROLL_MS = 500;

/** A block comes every 40 ms; a microphone that is gone sends none. */
const LAST_BLOCK_MS = 200;

/** A microphone that stays open between recordings; of the sound between them the last half second is held in memory. */
export interface ArmedMicrophone {
  /** Begins a recording with that half second. One at a time. */
  readonly record: (listener: CaptureListener) => Promise<Capture>;
  /** Closes it; what is being recorded goes on to its end first. */
  readonly release: () => void;
}

/**
 * Opens the microphone and keeps it open. Throws CaptureError, also where this browser cannot encode sound itself.
 * @param onLost the microphone is gone, and was released
 */
export async function armMicrophone(onLost: () => void): Promise<ArmedMicrophone> {
  const stream = await openMicrophone();
  let kept: SampleBlock[] = [];
  let isLeft = false;
  let running: { readonly listener: CaptureListener; readonly take: (block: SampleBlock) => void } | null =
    null;
  const take = (block: SampleBlock): void => {
    if (running !== null) running.take(block);
    else kept = [...kept, block].filter(({ fromMs }) => endOf(block) - fromMs <= PRE_ROLL_MS);
  };
  const ends: (() => void)[] = [() => releaseMicrophone(stream)];
  const release = (): void => {
    kept = [];
    for (const end of ends.splice(0)) end();
  };
  let sampleRate: number;
  try {
    const samples = await watchSamples(stream, take);
    ({ sampleRate } = samples);
    ends.push(samples.stop);
    const { supported } = await AudioEncoder.isConfigSupported(encodingAt(sampleRate));
    if (supported !== true) throw new Error('Opus is not encoded here');
    ends.push(await watchLoudness(stream, (decibels, at) => running?.listener.onLevel(decibels, at)));
  } catch (error) {
    release();
    throw new CaptureError('start-failed', error);
  }
  const unfollow = followMicrophone(stream, {
    onLost: () => {
      running?.listener.onInterrupted('microphone-lost');
      release();
      onLost();
    },
    onMuted: (muted) => running?.listener.onMuted(muted),
  });
  ends.push(unfollow);

  function begin(listener: CaptureListener): Capture {
    const encoder = encodeBlocks(sampleRate, {
      onPart: listener.onPart,
      onBroken: () => listener.onInterrupted('recorder-broken'),
    });
    const startedAt = kept[0]?.fromMs ?? performance.now();
    let isPaused = false;
    let onNext: () => void = () => undefined;
    for (const block of kept.splice(0)) encoder.take(block);
    running = {
      listener,
      take(block) {
        if (!isPaused) encoder.take(block);
        onNext();
      },
    };
    return {
      startedAt,
      handOver: encoder.handOver,
      pause() {
        isPaused = true;
        void encoder.flush();
      },
      resume() {
        isPaused = false;
      },
      async stop() {
        // The block that is being filled holds the end of the last word.
        const next = new Promise<void>((resolve) => {
          onNext = resolve;
          setTimeout(resolve, LAST_BLOCK_MS);
        });
        if (!isPaused) await next;
        running = null;
        if (isLeft) release();
        await encoder.finish();
      },
    };
  }
  return {
    record: (listener) => Promise.resolve(begin(listener)),
    release() {
      isLeft = true;
      if (running === null) release();
    },
  };
}

const endOf = ({ fromMs, samples, sampleRate }: SampleBlock): number =>
  fromMs + (samples.length / sampleRate) * 1_000;
