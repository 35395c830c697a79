import { describe, expect, it } from 'vitest';
import type { RecorderEvent } from './event.ts';
import { RESULT, STARTED, STOPPED, run } from './recorder.test-data.ts';
import { chunksOf, progress } from './state.ts';

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
