import { meanConfidence } from '../embedded/build-words.ts';
import { readLanguage } from '../embedded/recognise-audio.ts';
import type { RecognisedSpeech, RecognisedWord } from '../engine.ts';
import { SpeechFailure } from '../speech-failure.ts';

/** Servers round the length that they report; further short than this, they have not heard everything. */
const ROUNDING_SECONDS = 1;

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads an answer in `verbose_json` or plain `json`. Without word times, the words are spread over their segment, or
 * over the whole.
 * @throws SpeechFailure when there is no text in it
 */
export function readServedAnswer(
  answer: unknown,
  known: { readonly duration: number; readonly language: 'fr' | 'en' | null },
): RecognisedSpeech {
  const members = asMembers(answer);
  const text = members['text'];
  if (typeof text !== 'string') throw new SpeechFailure('ANSWER_WITHOUT_TEXT');
  const { duration } = known;
  const segments = readSegments(members['segments'], duration);
  const timed = readWords(members['words'], segments, duration);
  const words =
    timed.length > 0
      ? timed
      : segments.length > 0
        ? segments.flatMap(spread)
        : spread({ text, start: 0, end: duration, confidence: null });
  const heard = seconds(members['duration']) ?? duration;
  const { language } = members;
  return {
    text: text.trim(),
    words,
    duration,
    ...(heard < duration - ROUNDING_SECONDS
      ? { decodedSeconds: heard, loss: 'AUDIO_LEFT_OUT' }
      : { decodedSeconds: duration }),
    language: known.language ?? (typeof language === 'string' ? readLanguage(language) : null),
    confidence: meanConfidence(words),
  };
}

function readSegments(value: unknown, duration: number): RecognisedWord[] {
  return asList(value).flatMap((segment) => {
    const { text, avg_logprob: logProbability } = segment;
    if (typeof text !== 'string') return [];
    const confidence = typeof logProbability === 'number' ? Math.min(1, Math.exp(logProbability)) : null;
    return [{ text, ...times(segment, duration), confidence }];
  });
}

function readWords(value: unknown, segments: readonly RecognisedWord[], duration: number): RecognisedWord[] {
  return asList(value).flatMap((item) => {
    const { word, probability } = item;
    if (typeof word !== 'string' || word.trim() === '') return [];
    const at = times(item, duration);
    const own = typeof probability === 'number' ? Math.max(0, Math.min(1, probability)) : null;
    const around = segments.find((segment) => at.start >= segment.start && at.start <= segment.end);
    return [{ text: word.trim(), ...at, confidence: own ?? around?.confidence ?? null }];
  });
}

function spread({ text, start, end, confidence }: RecognisedWord): RecognisedWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const step = (end - start) / Math.max(1, words.length);
  return words.map((word, index) => ({
    text: word,
    start: start + index * step,
    end: start + (index + 1) * step,
    confidence,
  }));
}

function times(item: Members, duration: number): { readonly start: number; readonly end: number } {
  const start = Math.min(seconds(item['start']) ?? 0, duration);
  return { start, end: Math.max(start, Math.min(seconds(item['end']) ?? start, duration)) };
}

/** Seconds, which some servers write as text. */
function seconds(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

function asList(value: unknown): Members[] {
  return Array.isArray(value) ? value.map(asMembers) : [];
}

function asMembers(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
