import { LEVEL_SECONDS, smooth, toDecibels } from './levels.ts';
import type { Levels } from './levels.ts';

/** A stretch of audio in sample indices, `end` excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Below this nothing is speech, in dBFS. A voice at a badly set microphone is near -45, the hiss of one near -60;
 * 16-bit silence is -98.
 */
const SPEECH_FLOOR_DB = -65;
/**
 * How far a sound must rise above the quietest tenth of the recording. Over 100 ms, steady white noise stays within
 * 1 dB of that and a fan within 3, while a voice moves by 10 to 40 between a vowel and the gap after it.
 */
const RISE_DB = 6;
/** A clip under a second may be one tight word, with little quiet around it to compare with. */
const SHORT_CLIP_SECONDS = 1;
const SHORT_CLIP_RISE_DB = 3;
/** Quiet as long as this is left out, at the ends too; shorter is a pause inside speech and stays. */
const SILENCE_SECONDS = 2;
/** Kept around each stretch of sound: quiet consonants begin and end words. */
const MARGIN_SECONDS = 0.5;

/**
 * The energy gate: where a recording may hold speech. Silence, steady noise and steady tones give no span, so that
 * the recogniser, which can invent words on them, never hears them. When in doubt a sound is kept.
 */
export function findSpeechSpans({ powers, length, sampleRate }: Levels): Span[] {
  const levels = smooth(powers, Math.round(0.1 / LEVEL_SECONDS)).map(toDecibels);
  const quietest = levels.toSorted()[Math.floor(levels.length / 10)] ?? SPEECH_FLOOR_DB;
  const rise = length < SHORT_CLIP_SECONDS * sampleRate ? SHORT_CLIP_RISE_DB : RISE_DB;
  const threshold = Math.max(SPEECH_FLOOR_DB, quietest + rise);

  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  const frame = Math.round(sampleRate * LEVEL_SECONDS);
  const shortest = (SILENCE_SECONDS - 2 * MARGIN_SECONDS) * sampleRate;
  const spans: { start: number; end: number }[] = [];
  levels.forEach((level, index) => {
    if (level <= threshold) return;
    const start = index * frame - margin;
    const end = (index + 1) * frame + margin;
    const last = spans.at(-1);
    if (last !== undefined && start - last.end < shortest) last.end = end;
    else spans.push({ start: start < shortest ? 0 : start, end });
  });
  return spans.map(({ start, end }) => ({
    start,
    end: end > length - shortest ? length : end,
  }));
}
