import type { RecorderEvent } from './event.ts';
import type { Level } from './pause-threshold.ts';
import { reduceRecorder } from './reduce.ts';
import { IDLE } from './state.ts';
import type { RecorderState } from './state.ts';

/** What an engine heard in one chunk. */
export const RESULT = { text: 'le genou droit', wordCount: 3, confidence: 0.9 };

/** The state after some events, one after the other. */
export function run(events: readonly RecorderEvent[], from: RecorderState = IDLE): RecorderState {
  return events.reduce(reduceRecorder, from);
}

/** A recording that began a second after zero. */
export const STARTED: readonly RecorderEvent[] = [{ kind: 'start' }, { kind: 'granted', at: 1_000 }];
/** The end of a recording, ten seconds after it began. */
export const STOPPED: readonly RecorderEvent[] = [
  { kind: 'stop', at: 11_000, interruption: null },
  { kind: 'flushed' },
];

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
