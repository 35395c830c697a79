import type { Transcription } from '@constat/contract';
import { Refusal } from '../platform/refusal.ts';
import type { SpeechEngine, SpeechLanguage } from '../speech/engine.ts';
import { SpeechFailure } from '../speech/speech-failure.ts';

/** An engine that has gone through less than the recording, by more than rounding, has dropped words. */
const ROUNDING_S = 0.5;

/**
 * The text of a self-contained recording, with nothing left out: raw words, because the text pipeline runs in the
 * browser, over the whole transcript.
 * @throws Refusal TRANSCRIPTION_FAILED where the engine left something out, AUDIO_INVALID where what is left out is
 * damaged, AUDIO_PUT_ASIDE with the segment where a
 * process ended at it, and as the engine does
 */
export async function recogniseRecording(
  speech: SpeechEngine,
  audio: Uint8Array,
  {
    language,
    ownerId,
    chunkIndex,
  }: { readonly language: SpeechLanguage; readonly ownerId: string; readonly chunkIndex: number },
): Promise<Transcription> {
  const recognised = await speech.transcribe(audio, { language, ownerId }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'AUDIO_PUT_ASIDE') throw error;
    throw new Refusal(error.code, { segment: chunkIndex + 1, cause: error.cause });
  });
  const { text, words, duration, decodedSeconds, loss, confidence } = recognised;
  if (decodedSeconds + ROUNDING_S < duration) {
    // Damage is the recording's, and the same at the next attempt.
    const code = loss === 'AUDIO_DAMAGED' ? 'AUDIO_INVALID' : 'TRANSCRIPTION_FAILED';
    throw new Refusal(code, { cause: new SpeechFailure(loss ?? 'AUDIO_LEFT_OUT') });
  }
  return {
    transcription: text,
    enhanced: false,
    duration,
    language: recognised.language,
    confidence,
    words: [...words],
    chunkIndex,
  };
}
