import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettled } from './chunk.ts';
import { SHORT_TAIL_MS } from './constants.ts';
import type { RecorderEvent } from './event.ts';
import { RESULT } from './recorder.test-data.ts';
import { reduceRecorder } from './reduce.ts';
import { chunksOf, recordedMs } from './state.ts';
import type { RecorderState } from './state.ts';

describe('any sequence of events', () => {
  const index = fc.nat({ max: 3 });
  const step = fc.nat({ max: 300_000 });
  const event = fc.oneof(
    fc.constantFrom<RecorderEvent>(
      { kind: 'start' },
      { kind: 'flushed' },
      { kind: 'refused', reason: 'no-microphone' },
    ),
    fc.record({ kind: fc.constantFrom('granted' as const, 'pause' as const, 'resume' as const), at: step }),
    fc.record({
      kind: fc.constant('cut' as const),
      at: step,
      positionMs: fc.nat({ max: 2_000_000 }),
      inSpeech: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('stop' as const),
      at: step,
      interruption: fc.constantFrom(null, 'microphone-lost' as const),
    }),
    fc.record({ kind: fc.constantFrom('sending' as const, 'discarded' as const, 'retry' as const), index }),
    fc.record({
      kind: fc.constant('waiting' as const),
      index,
      reason: fc.constantFrom('offline' as const, 'retry' as const),
    }),
    fc.record({ kind: fc.constant('transcribed' as const), index, result: fc.constant(RESULT) }),
    fc.record({
      kind: fc.constant('chunk-failed' as const),
      index,
      code: fc.constant('NETWORK'),
      goesOn: fc.boolean(),
    }),
  );

  /** Makes the clock of a sequence run forwards: each `at` is the time since the event before. */
  function withClock(events: readonly RecorderEvent[]): RecorderEvent[] {
    let clock = 0;
    return events.map((one) => ('at' in one ? { ...one, at: (clock += one.at) } : one));
  }

  it('loses no second and doubles none, and ends each state in a legal way', () => {
    expect(() =>
      fc.assert(
        fc.property(fc.array(event, { maxLength: 60 }), (events) => {
          let state: RecorderState = { kind: 'requesting' };
          let clock = 0;
          for (const one of withClock([{ kind: 'granted', at: 0 }, ...events])) {
            const before = recordedMs(state, clock);
            const live = state.kind === 'recording' || state.kind === 'paused';
            if ('at' in one) clock = one.at;
            state = reduceRecorder(state, one);
            if (live && 'chunkStartMs' in state)
              expect(recordedMs(state, clock)).toBeGreaterThanOrEqual(before);
            checkLegal(state, clock);
          }
        }),
        { numRuns: 500 },
      ),
    ).not.toThrow();
  });

  function checkLegal(state: RecorderState, clock: number): void {
    const chunks = chunksOf(state);
    chunks.forEach((chunk, position) => {
      expect(chunk.index).toBe(position);
      expect(chunk.startMs).toBe(chunks[position - 1]?.endMs ?? 0);
      if (chunks.length > 1) expect(chunk.endMs - chunk.startMs).toBeGreaterThanOrEqual(SHORT_TAIL_MS);
    });
    const covered = chunks.at(-1)?.endMs ?? 0;
    if ('chunkStartMs' in state) {
      expect(state.chunkStartMs).toBe(covered);
      expect(recordedMs(state, clock)).toBeGreaterThanOrEqual(covered);
    }
    if (state.kind === 'processing' || state.kind === 'done') {
      expect(covered).toBe(state.durationMs);
      expect(chunks.every(isSettled)).toBe(state.kind === 'done');
    }
  }
});
