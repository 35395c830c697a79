import workletUrl from './level-worklet.js?url';

/** Messages wait when the page is busy: the least delay of this many is taken as the true one. */
const DELAYS_KEPT = 50;

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
    const delays: number[] = [];
    node.port.addEventListener('message', ({ data }: MessageEvent<LevelMessage>) => {
      delays.push(performance.now() - data.time * 1000);
      if (delays.length > DELAYS_KEPT) delays.shift();
      onLevel(Math.max(SILENCE_DB, 20 * Math.log10(data.rms)), Math.min(...delays) + data.time * 1000);
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
