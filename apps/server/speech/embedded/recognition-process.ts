/**
 * The process in which audio is decoded and recognised. It is one of its own, because a damaged model file or a lack
 * of memory ends the native library with the whole process around it: here that costs one job and not the server.
 */
import { isCutShort, readAudio } from '../audio/read-audio.ts';
import { findSpeechSpans } from '../audio/speech-spans.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Job, JobAnswer, ProcessSettings } from './job.ts';
import { DEFAULT_SEGMENT_SECONDS, recogniseAudio } from './recognise-audio.ts';
import { loadRecogniser } from './recogniser.ts';
import type { Recogniser } from './recogniser.ts';

const settings = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
let loaded: Recogniser | undefined;

// Ctrl+C in a terminal and the stop of a service reach this process too; the server decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (job: Job) => {
  void answer(job).then((message) => process.send?.(message));
});

async function answer(job: Job): Promise<JobAnswer> {
  try {
    return { ok: true, output: await run(job) };
  } catch (error) {
    if (!(error instanceof Refusal))
      return { ok: false, code: 'TRANSCRIPTION_FAILED', reason: String(error) };
    return { ok: false, code: error.code, reason: String(error.cause) };
  }
}

async function run(job: Job) {
  if (job.kind === 'load') {
    recogniser();
    return null;
  }
  const audio = await readAudio(job.audio);
  if (isCutShort(audio)) throw new Refusal('AUDIO_INVALID', { cause: new Error('the file is cut short') });
  if (job.kind === 'inspect') {
    const spans = findSpeechSpans(audio.samples, audio.sampleRate);
    return { duration: audio.samples.length / audio.sampleRate, silent: spans.length === 0 };
  }
  const maxSegmentSeconds = settings.model?.description.maxSegmentSeconds ?? DEFAULT_SEGMENT_SECONDS;
  // The model is loaded at the first sound, so silence alone never waits for it.
  const lazy: Recogniser = { recognise: (...input) => recogniser().recognise(...input) };
  return recogniseAudio(audio, lazy, { language: job.language, maxSegmentSeconds });
}

function recogniser(): Recogniser {
  if (settings.model === null) throw new Refusal('SPEECH_MODEL_MISSING');
  loaded ??= loadRecogniser(settings.model, settings.threads);
  return loaded;
}
