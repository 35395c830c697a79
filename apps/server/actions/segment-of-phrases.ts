import type { SpokenPhrase, Transcription } from '@constat/contract';
import { presentSpokenPhrase } from '../presenters/spoken-phrase.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StreamPlace } from '../store/repositories/recording-streams.ts';
import type { SpeechLanguage } from '../speech/engine.ts';

/** A stretch in milliseconds of recorded time; `toMs` is null for all that follows. */
interface Stretch {
  readonly fromMs: number;
  readonly toMs: number | null;
}

/**
 * The text of a stretch whose phrases are recognised already, so that nothing is recognised twice: one that begins with
 * the recording or where a phrase ends, and ends where a phrase ends.
 * @returns null where the stretch is another one, or was to be recognised in another language
 */
export async function segmentOfPhrases(
  { recordingStreams, spokenPhrases }: Pick<Repositories, 'recordingStreams' | 'spokenPhrases'>,
  place: StreamPlace,
  { fromMs, toMs, language }: Stretch & { readonly language: SpeechLanguage },
): Promise<Omit<Transcription, 'chunkIndex'> | null> {
  if (toMs === null) return null;
  const stream = await recordingStreams.progress(place);
  if (stream?.language !== language) return null;
  const phrases = (await spokenPhrases.after(place, 0)).map(presentSpokenPhrase);
  const first = fromMs === 0 ? 0 : phrases.findIndex((phrase) => phrase.toMs === fromMs) + 1;
  const last = phrases.findIndex((phrase) => phrase.toMs === toMs);
  if ((first === 0 && fromMs !== 0) || last < first) return null;
  return joinTexts(phrases.slice(first, last + 1), { fromMs, toMs, language });
}

function joinTexts(
  phrases: readonly SpokenPhrase[],
  {
    fromMs,
    toMs,
    language,
  }: { readonly fromMs: number; readonly toMs: number; readonly language: SpeechLanguage },
): Omit<Transcription, 'chunkIndex'> {
  const spoken = phrases.flatMap(({ words }) => words);
  const rated = spoken.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return {
    transcription: spoken.map(({ text }) => text).join(' '),
    enhanced: false,
    duration: (toMs - fromMs) / 1000,
    language: language === 'auto' ? null : language,
    confidence: rated.length === 0 ? null : rated.reduce((sum, value) => sum + value, 0) / rated.length,
    words: spoken.map(({ text, startMs, endMs, confidence }) => ({
      text,
      start: (startMs - fromMs) / 1000,
      end: (endMs - fromMs) / 1000,
      confidence,
    })),
  };
}
