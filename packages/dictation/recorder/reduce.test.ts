import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSettled } from './chunk.ts';
import { SHORT_TAIL_MS } from './constants.ts';
import type { RecorderEvent } from './event.ts';
import { reduceRecorder } from './reduce.ts';
import { IDLE, chunksOf, progress, recordedMs } from './state.ts';
import type { RecorderState } from './state.ts';

const RESULT = { text: 'le genou droit', wordCount: 3, confidence: 0.9 };

function run(events: readonly RecorderEvent[], from: RecorderState = IDLE): RecorderState {
  return events.reduce(reduceRecorder, from);
}

const STARTED: readonly RecorderEvent[] = [{ kind: 'start' }, { kind: 'granted', at: 1_000 }];
const STOPPED: readonly RecorderEvent[] = [
  { kind: 'stop', at: 11_000, interruption: null },
  { kind: 'flushed' },
];

describe('a recording', () => {
  it('goes from idle to done, and excludes the pauses from its duration', () => {
    const paused = run([...STARTED, { kind: 'pause', at: 4_000 }]);
    expect(recordedMs(paused, 60_000)).toBe(3_000);
    const resumed = run([{ kind: 'resume', at: 60_000 }], paused);
    expect(recordedMs(resumed, 62_000)).toBe(5_000);
    const ended = run([{ kind: 'stop', at: 63_000, interruption: null }, { kind: 'flushed' }], resumed);
    expect(ended).toMatchObject({
      kind: 'processing',
      durationMs: 6_000,
      chunks: [{ startMs: 0, endMs: 6_000 }],
    });
    const done = run(
      [
        { kind: 'sending', index: 0 },
        { kind: 'transcribed', index: 0, result: RESULT },
      ],
      ended,
    );
    expect(done.kind).toBe('done');
  });

  it('keeps what was captured when the microphone is lost', () => {
    const lost = run([
      ...STARTED,
      { kind: 'stop', at: 9_000, interruption: 'microphone-lost' },
      { kind: 'flushed' },
    ]);
    expect(lost).toMatchObject({ kind: 'processing', interruption: 'microphone-lost', durationMs: 8_000 });
  });

  it.each(['permission-denied', 'no-microphone', 'microphone-busy'] as const)(
    'fails with %s and can start again',
    (reason) => {
      const failed = run([{ kind: 'start' }, { kind: 'refused', reason }]);
      expect(failed).toEqual({ kind: 'failed', reason });
      expect(run([{ kind: 'start' }], failed).kind).toBe('requesting');
    },
  );

  it('fails as empty when nothing usable was captured', () => {
    expect(run([...STARTED, { kind: 'stop', at: 1_000, interruption: null }, { kind: 'flushed' }])).toEqual({
      kind: 'failed',
      reason: 'empty',
    });
    expect(run([...STARTED, ...STOPPED, { kind: 'discarded', index: 0 }])).toEqual({
      kind: 'failed',
      reason: 'empty',
    });
  });

  it('says that the microphone was lost until another recording begins, whatever became of the text', () => {
    const lost: readonly RecorderEvent[] = [
      ...STARTED,
      { kind: 'stop', at: 9_000, interruption: 'microphone-lost' },
      { kind: 'flushed' },
      { kind: 'sending', index: 0 },
    ];
    const done = run([...lost, { kind: 'transcribed', index: 0, result: RESULT }]);
    expect(done).toMatchObject({ kind: 'done', interruption: 'microphone-lost' });
    const unheard = run([...lost, { kind: 'discarded', index: 0 }]);
    expect(unheard).toEqual({ kind: 'failed', reason: 'empty', interruption: 'microphone-lost' });
    const atOnce = run([
      ...STARTED,
      { kind: 'stop', at: 1_000, interruption: 'microphone-lost' },
      { kind: 'flushed' },
    ]);
    expect(atOnce).toEqual({ kind: 'failed', reason: 'empty', interruption: 'microphone-lost' });
    for (const state of [done, unheard, atOnce])
      expect(run([{ kind: 'start' }], state)).toEqual({ kind: 'requesting' });
  });

  it('merges an end that is too short into the chunk before it', () => {
    const cut: RecorderEvent = { kind: 'cut', at: 11_000, positionMs: 9_500, inSpeech: false };
    expect(chunksOf(run([...STARTED, cut, ...STOPPED])).map((chunk) => chunk.endMs)).toEqual([10_000]);
    const early: RecorderEvent = { ...cut, positionMs: 8_000, inSpeech: true };
    expect(chunksOf(run([...STARTED, early, ...STOPPED]))).toMatchObject([
      { startMs: 0, endMs: 8_000, preRoll: false },
      { startMs: 8_000, endMs: 10_000, preRoll: true },
    ]);
  });
});

describe('a chunk', () => {
  const stopped = run([
    ...STARTED,
    { kind: 'cut', at: 8_000, positionMs: 4_000, inSpeech: false },
    ...STOPPED,
  ]);

  it('that failed can be tried again, and its attempts go on counting', () => {
    const failed = run(
      [
        { kind: 'sending', index: 0 },
        { kind: 'chunk-failed', index: 0, code: 'NETWORK', goesOn: false },
      ],
      stopped,
    );
    expect(progress(failed)).toEqual({ current: 2, total: 2 });
    const again = run(
      [
        { kind: 'retry', index: 0 },
        { kind: 'sending', index: 0 },
      ],
      failed,
    );
    expect(chunksOf(again)[0]).toMatchObject({ attempts: 2, status: { kind: 'sending' } });
    expect(progress(again)).toEqual({ current: 1, total: 2 });
  });

  it('that is retried after the end brings the session back to processing', () => {
    const done = run(
      [0, 1].flatMap((index): RecorderEvent[] => [
        { kind: 'sending', index },
        { kind: 'chunk-failed', index, code: 'NETWORK', goesOn: false },
      ]),
      stopped,
    );
    expect(done.kind).toBe('done');
    expect(run([{ kind: 'retry', index: 1 }], done).kind).toBe('processing');
  });

  it('keeps its text whatever comes later', () => {
    const done = run(
      [
        { kind: 'sending', index: 0 },
        { kind: 'transcribed', index: 0, result: RESULT },
      ],
      stopped,
    );
    const later = run(
      [
        { kind: 'chunk-failed', index: 0, code: 'X', goesOn: false },
        { kind: 'discarded', index: 0 },
        { kind: 'retry', index: 0 },
      ],
      done,
    );
    expect(chunksOf(later)[0]?.status).toEqual({ kind: 'done', result: RESULT });
  });
});

it('a recovered recording goes on where it stopped', () => {
  const recovered = run([
    {
      kind: 'recovered',
      durationMs: 500_000,
      chunks: [
        { startMs: 0, endMs: 240_000, preRoll: false, result: RESULT },
        { startMs: 240_000, endMs: 500_000, preRoll: true, result: null },
      ],
    },
  ]);
  expect(recovered).toMatchObject({ kind: 'processing', durationMs: 500_000 });
  expect(progress(recovered)).toEqual({ current: 2, total: 2 });
});

it('a recording is recovered where none goes on, and never over one that does', () => {
  const recovered: RecorderEvent = {
    kind: 'recovered',
    durationMs: 240_000,
    chunks: [{ startMs: 0, endMs: 240_000, preRoll: false, result: null }],
  };
  const ended = run([recovered, { kind: 'reset' }]);
  expect(run([recovered], ended)).toMatchObject({ kind: 'processing', durationMs: 240_000 });
  for (const going of [
    run([{ kind: 'start' }]),
    run(STARTED),
    run([...STARTED, { kind: 'pause', at: 4_000 }]),
    run([...STARTED, { kind: 'stop', at: 11_000, interruption: null }]),
    run([...STARTED, ...STOPPED]),
  ])
    expect(run([recovered], going)).toBe(going);
});

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
