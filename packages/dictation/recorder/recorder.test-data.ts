import type { Level } from './pause-threshold.ts';

/** Loudness of speech with pauses: `[fromMs, toMs, decibels]` spans over a steady loudness. */
export function buildLevels(
  untilMs: number,
  loudness: number,
  spans: readonly (readonly [number, number, number])[] = [],
): Level[] {
  return Array.from({ length: Math.floor(untilMs / 100) }, (_, step) => {
    const atMs = (step + 1) * 100;
    const span = spans.find(([from, to]) => atMs > from && atMs <= to);
    return { atMs, decibels: span?.[2] ?? loudness };
  });
}
