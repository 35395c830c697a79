import { CUT_AT_LATEST_MS, CUT_FROM_MS, SHORT_TAIL_MS } from '@constat/dictation/recorder';
import type { Cut } from '@constat/dictation/recorder';
import type { SessionView } from './session-view.ts';

/** Parts on their way at any time; where more wait, words are late. */
const UNDER_WAY = 3;

type View = Pick<SessionView, 'heard' | 'sending'>;

/** True while words come as one speaks; before the server has told, they may. */
export function hearsWords({ heard, sending }: View): boolean {
  return heard.pace !== 'segments' && (sending?.pending ?? 0) <= UNDER_WAY;
}

/**
 * Where the chunk that began at `chunkStartMs` ends: with a phrase, so that its words are those of its phrases, and at a
 * pause where no phrase tells. Null while it goes on. Milliseconds of recorded time.
 * @param planPause finds a pause
 */
export function planChunkEnd(
  view: View,
  { chunkStartMs, nowMs }: { readonly chunkStartMs: number; readonly nowMs: number },
  planPause: (chunkStartMs: number, nowMs: number) => Cut | null,
): Cut | null {
  const { phrases, pace } = view.heard;
  const ends = phrases
    .map(({ toMs }) => toMs)
    .filter((toMs) => toMs >= chunkStartMs + SHORT_TAIL_MS && toMs <= nowMs - SHORT_TAIL_MS);
  const cutAt = (positionMs: number | undefined): Cut | null =>
    positionMs === undefined ? null : { positionMs, inSpeech: false };
  // No phrase follows: what comes after the last one is a chunk that is recognised by itself.
  if (pace === 'segments' && ends.length > 0) return cutAt(ends.at(-1));
  if (pace === null || !hearsWords(view)) return planPause(chunkStartMs, nowMs);
  const fit = ends.find((toMs) => toMs >= chunkStartMs + CUT_FROM_MS);
  if (fit !== undefined || nowMs < chunkStartMs + CUT_AT_LATEST_MS) return cutAt(fit);
  // Nothing was said for a while.
  return cutAt(ends.at(-1)) ?? planPause(chunkStartMs, nowMs);
}
