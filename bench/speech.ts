import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAudio } from '../apps/server/speech/audio/read-audio.ts';
import { segmentRecording } from '../apps/server/speech/audio/segment-recording.ts';
import {
  DEFAULT_SEGMENT_SECONDS,
  recogniseSegments,
} from '../apps/server/speech/embedded/recognise-audio.ts';
import { loadRecogniser } from '../apps/server/speech/embedded/recogniser.ts';
import { readModelFolder } from '../apps/server/speech/models/find-installed-model.ts';

const FIXTURE = fileURLToPath(new URL('../apps/server/speech/fixtures/model', import.meta.url));
const ROUNDS = 12;

export interface SpeechBenchResult {
  readonly audioSeconds: number;
  /** CPU seconds per second of audio, from WebM bytes to words with times. */
  readonly ourRealTimeFactor: number;
  /** The same for sherpa-onnx-node alone, on samples already decoded, in one piece. */
  readonly bareRealTimeFactor: number;
  /** Ours divided by the bare one, over the same rounds. */
  readonly ratio: number;
  /** The part of ours that is demultiplexing and Opus decoding. */
  readonly decodingRealTimeFactor: number;
}

/**
 * Measures our path and bare recognition in one run, turn about, in CPU time of this process: both take the same
 * model, the same threads and the same dictation. The process boundary of the server is left out of both.
 */
export async function benchSpeech(): Promise<SpeechBenchResult> {
  const folder = await readModelFolder(FIXTURE);
  if (folder?.state !== 'complete') throw new Error('the fixture model is not complete');
  const recogniser = loadRecogniser(folder.model, 1);
  const bytes = await readFile(path.join(FIXTURE, 'samples', 'fr-long.webm'));
  const decoded = await readAudio(bytes);
  const recognise = async (samples: Float32Array, sampleRate: number) =>
    recogniser.recognise(samples, sampleRate, 'fr');

  const ours = async () => {
    const recording = await segmentRecording(bytes, DEFAULT_SEGMENT_SECONDS);
    return (await recogniseSegments(() => Promise.resolve(recording), 'fr', recognise)).text;
  };
  const bare = () => recogniser.recognise(decoded.samples, decoded.sampleRate, 'fr').text;
  if ((await ours()) === '' || bare() === '') throw new Error('nothing was recognised');

  const spent = { ours: 0, bare: 0, decoding: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    spent.ours += await cpuSeconds(ours);
    spent.bare += await cpuSeconds(bare);
    spent.decoding += await cpuSeconds(() => readAudio(bytes));
  }
  const audioSeconds = (ROUNDS * decoded.samples.length) / decoded.sampleRate;
  const result = {
    audioSeconds,
    ourRealTimeFactor: spent.ours / audioSeconds,
    bareRealTimeFactor: spent.bare / audioSeconds,
    ratio: spent.ours / spent.bare,
    decodingRealTimeFactor: spent.decoding / audioSeconds,
  };
  console.log(`audio ${audioSeconds.toFixed(0)} s, CPU seconds per second of audio:`);
  console.log(`  WebM bytes to words  ${result.ourRealTimeFactor.toFixed(5)}`);
  console.log(`  of which decoding    ${result.decodingRealTimeFactor.toFixed(5)}`);
  console.log(`  bare sherpa-onnx     ${result.bareRealTimeFactor.toFixed(5)}`);
  console.log(`  ratio                ${result.ratio.toFixed(2)}`);
  return result;
}

async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
