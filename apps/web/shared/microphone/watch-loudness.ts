import { createAudioClock } from './audio-clock.ts';
import workletUrl from './level-worklet.js?url';

/** Digital silence counts as this loud: a logarithm of zero would spoil every mean. */
const SILENCE_DB = -100;

interface LevelMessage {
  readonly rms: number;
  /** Seconds of the audio clock at the end of what was measured. */
  readonly time: number;
}

/**
 * Tells the loudness of a microphone ten times a second, in dB below full scale, with
 * the moment at which it was heard on the clock of `performance.now()`.
 * @returns a function that ends it
 */
export async function watchLoudness(
  stream: MediaStream,
  onLevel: (decibels: number, at: number) => void,
): Promise<() => void> {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    const node = new AudioWorkletNode(context, 'level', { numberOfOutputs: 0 });
    const clock = createAudioClock();
    node.port.addEventListener('message', ({ data }: MessageEvent<LevelMessage>) => {
      onLevel(Math.max(SILENCE_DB, 20 * Math.log10(data.rms)), clock.momentOf(data.time));
    });
    node.port.start();
    context.createMediaStreamSource(stream).connect(node);
    await context.resume();
  } catch (error) {
    await context.close();
    throw error;
  }
  return () => void context.close();
}
