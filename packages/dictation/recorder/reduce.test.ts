import { describe, expect, it } from 'vitest';
import type { RecorderEvent } from './event.ts';
import { RESULT, STARTED, STOPPED, run } from './recorder.test-data.ts';
import { chunksOf, progress, recordedMs } from './state.ts';

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
