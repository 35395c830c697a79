import workletUrl from './samples-worklet.js?url';
import { createAudioClock } from './audio-clock.ts';

/** Sound of one channel, as long as it is heard. */
export interface SampleBlock {
  readonly samples: Float32Array<ArrayBuffer>;
  /** In hertz. */
  readonly sampleRate: number;
  /** When it began, on the clock of `performance.now()`. */
  readonly fromMs: number;
}

interface SamplesMessage {
  readonly samples: Float32Array<ArrayBuffer>;
  /** Seconds of the audio clock at the end. */
  readonly time: number;
}

/** Hands over the sound of a microphone in blocks of about 40 ms, until it is stopped. */
export async function watchSamples(
  stream: MediaStream,
  onBlock: (block: SampleBlock) => void,
): Promise<{ readonly sampleRate: number; readonly stop: () => void }> {
  const context = new AudioContext();
  const { sampleRate } = context;
  try {
    await context.audioWorklet.addModule(workletUrl);
    const node = new AudioWorkletNode(context, 'samples', { numberOfOutputs: 0 });
    const clock = createAudioClock();
    node.port.addEventListener('message', ({ data }: MessageEvent<SamplesMessage>) => {
      const { samples, time } = data;
      onBlock({ samples, sampleRate, fromMs: clock.momentOf(time) - (samples.length / sampleRate) * 1_000 });
    });
    node.port.start();
    context.createMediaStreamSource(stream).connect(node);
    await context.resume();
  } catch (error) {
    await context.close();
    throw error;
  }
  return { sampleRate, stop: () => void context.close() };
}
