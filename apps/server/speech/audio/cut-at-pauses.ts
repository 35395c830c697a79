import { createLevelMeter, LEVEL_SECONDS, smooth } from './levels.ts';
import type { Levels } from './levels.ts';
import type { Span } from './speech-spans.ts';

/** A pause between two words or sentences, over which the loudness is averaged to find the quietest place. */
const PAUSE_SECONDS = 0.3;

/**
 * Cuts a span into parts of at most `maxSeconds`, each cut in the middle of the quietest 300 ms of the second half
 * of what the recogniser can take. The parts follow each other with neither overlap nor hole, so every second is
 * sent exactly once.
 */
export function cutAtPauses(
  samples: Float32Array,
  sampleRate: number,
  span: Span,
  maxSeconds: number,
): Span[] {
  if (span.end - span.start <= Math.floor(maxSeconds * sampleRate)) return [span];
  const meter = createLevelMeter(sampleRate);
  meter.push(samples.subarray(span.start, span.end));
  return cutAtQuiet(meter.levels().powers, sampleRate, span, maxSeconds);
}

/** The same of a recording whose samples are gone, from its levels. */
export function cutLevelsAtPauses({ powers, sampleRate }: Levels, span: Span, maxSeconds: number): Span[] {
  const frame = Math.round(sampleRate * LEVEL_SECONDS);
  const own = powers.subarray(Math.round(span.start / frame), Math.ceil(span.end / frame));
  return cutAtQuiet(own, sampleRate, span, maxSeconds);
}

/** @param powers of the span */
function cutAtQuiet(powers: Float64Array, sampleRate: number, span: Span, maxSeconds: number): Span[] {
  const longest = Math.floor(maxSeconds * sampleRate);
  if (span.end - span.start <= longest) return [span];
  const frame = Math.round(sampleRate * LEVEL_SECONDS);
  const around = smooth(powers, Math.round(PAUSE_SECONDS / LEVEL_SECONDS));
  const parts: Span[] = [];
  let start = span.start;
  while (span.end - start > longest) {
    const from = Math.ceil((start + longest / 2 - span.start) / frame);
    const to = Math.floor((start + longest - span.start) / frame) - 1;
    const end = span.start + quietest(around, from, to) * frame + Math.floor(frame / 2);
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: span.end }];
}

function quietest(levels: Float64Array, from: number, to: number): number {
  let best = from;
  for (let index = from; index <= to; index += 1) {
    if ((levels[index] ?? Infinity) < (levels[best] ?? Infinity)) best = index;
  }
  return best;
}
