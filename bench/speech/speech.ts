/**
 * Recognition from WebM bytes to words with times, beside bare sherpa-onnx on samples already decoded, in one piece. Both
 * take the same model, one thread and the same dictation; the process boundary of the server is left out of both.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAudio } from '../../apps/server/speech/audio/read-audio.ts';
import { segmentRecording } from '../../apps/server/speech/audio/segment-recording.ts';
import {
  DEFAULT_SEGMENT_SECONDS,
  recogniseSegments,
} from '../../apps/server/speech/embedded/recognise-audio.ts';
import { loadRecogniser } from '../../apps/server/speech/embedded/recogniser.ts';
import { readModelFolder } from '../../apps/server/speech/models/find-installed-model.ts';
import { inTurn, processorMs } from '../measure.ts';
import type { Figure } from '../measure.ts';

const FIXTURE = fileURLToPath(new URL('../../apps/server/speech/fixtures/model', import.meta.url));
const ROUNDS = 12;

export async function benchSpeech(): Promise<readonly Figure[]> {
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

  const decode = () => readAudio(bytes);
  const [whole = [], engine = [], decoding = []] = await inTurn([ours, bare, decode], processorMs, {
    rounds: ROUNDS,
    warmUp: 1,
  });
  const minutes = decoded.samples.length / decoded.sampleRate / 60;
  const perMinute = (times: readonly number[]): number[] => times.map((time) => time / minutes);
  const peer = { name: 'sherpa-onnx, samples already decoded', values: perMinute(engine) };
  // What Opus costs to decode is the same for every engine that is sent a recording.
  const withoutDecoding = whole.map((time, round) => time - (decoding[round] ?? 0));
  return [
    {
      name: 'a minute of WebM to words with times',
      unit: 'ms',
      ours: perMinute(whole),
      peer,
      aim: { timesBetter: 0.95 },
    },
    {
      name: 'the same without demultiplexing and decoding Opus',
      unit: 'ms',
      ours: perMinute(withoutDecoding),
      peer,
      aim: { timesBetter: 0.95 },
    },
  ];
}
