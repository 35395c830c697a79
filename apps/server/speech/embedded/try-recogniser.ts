import { readFile } from 'node:fs/promises';
import { ownFile } from '../../platform/installed-files.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ModelTrial } from './speech-job.ts';
import { DEFAULT_SEGMENT_SECONDS } from './recognise-audio.ts';
import type { Recogniser } from './recogniser.ts';

/** Two seconds of speech in each language of the product, which every working model of that language understands. */
const RECORDINGS = { fr: 'french.wav', en: 'english.wav' } as const;
const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;
/** How many times over the recording is recognised at once to learn what its length costs. */
const TIMES_OVER = 4;
/** A model that needs longer for the recording, in seconds, is too slow to be asked for more. */
const SLOWEST_SECONDS = 8;
/** And below this the first recognition, which sets up much, is not taken for its speed. */
const AGAIN_BELOW_SECONDS = 1;

/**
 * Has a loaded model recognise a recording of ours: damaged weights may load, and even take silence, and give no word of
 * what is said. One word in one of the model's languages is enough; a model without either language only has to go
 * through one.
 * @param languages codes of the model's languages, with or without a region
 * @param longestSeconds what the model takes at once
 * @returns the times of the recording that was understood, and of one that is longer
 * @throws Refusal SPEECH_MODEL_DAMAGED when no word comes
 */
export async function tryRecogniser(
  recogniser: Recogniser,
  languages: readonly string[],
  longestSeconds: number = DEFAULT_SEGMENT_SECONDS,
): Promise<ModelTrial> {
  const known = (['fr', 'en'] as const).filter((language) =>
    languages.some((code) => code.toLowerCase().split(/[-_]/u, 1)[0] === language),
  );
  for (const language of known.length > 0 ? known : (['fr'] as const)) {
    const samples = await readRecording(RECORDINGS[language]);
    const began = performance.now();
    const { text } = recogniser.recognise(samples, SAMPLE_RATE, language);
    const workSeconds = (performance.now() - began) / 1000;
    if (known.length > 0 && !isWord(text)) continue;
    const audioSeconds = samples.length / SAMPLE_RATE;
    const times = Math.min(TIMES_OVER, Math.floor(longestSeconds / audioSeconds));
    if (workSeconds > SLOWEST_SECONDS || times < 2) return { audioSeconds, workSeconds, longer: null };
    const measure = (of: Float32Array) => {
      const started = performance.now();
      recogniser.recognise(of, SAMPLE_RATE, language);
      return (performance.now() - started) / 1000;
    };
    const again = workSeconds < AGAIN_BELOW_SECONDS ? measure(samples) : workSeconds;
    return {
      audioSeconds,
      workSeconds: Math.min(workSeconds, again),
      longer: { audioSeconds: times * audioSeconds, workSeconds: measure(repeat(samples, times)) },
    };
  }
  throw new Refusal('SPEECH_MODEL_DAMAGED', {
    cause: new Error(`no word recognised of what is said in ${known.join(' and ')}`),
  });
}

function repeat(samples: Float32Array, times: number): Float32Array {
  const repeated = new Float32Array(times * samples.length);
  for (let index = 0; index < times; index += 1) repeated.set(samples, index * samples.length);
  return repeated;
}

/** Whether there is a letter outside of remarks such as "[BLANK_AUDIO]" and "(music)". */
function isWord(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\[[^\]]*\]|\([^)]*\)|<[^>]*>/gu, ''));
}

async function readRecording(file: (typeof RECORDINGS)[keyof typeof RECORDINGS]): Promise<Float32Array> {
  const bytes = await readFile(ownFile(`speech/embedded/trial-recordings/${file}`));
  const samples = new Float32Array((bytes.length - HEADER_BYTES) / 2);
  return samples.map((_, index) => bytes.readInt16LE(HEADER_BYTES + 2 * index) / 32_768);
}
