import { expect, it, vi } from 'vitest';
import type { DictationSession } from '../recording/dictation-session.ts';
import { NO_SESSION } from '../recording/session-view.ts';
import type { SessionView } from '../recording/session-view.ts';
import { createStore } from '../../../shared/external-store.ts';
import { createFormRecorder } from './form-recorder.ts';
import { begin, HISTORY } from './spoken-form.test-data.ts';

/** A session that records nothing: its view is told by the test. */
function fakeSession() {
  const view = createStore<SessionView>(NO_SESSION);
  const cancel = vi.fn(() => Promise.resolve());
  const taken = vi.fn();
  const nothing = (): Promise<void> => Promise.resolve();
  const session: DictationSession = {
    view,
    loudness: createStore({ decibels: -Infinity }),
    start: nothing,
    pause: () => undefined,
    resume: () => undefined,
    stop: nothing,
    recover: () => Promise.resolve(false),
    retry: () => undefined,
    resumeUpload: () => undefined,
    serverAnswered: () => undefined,
    delivered: nothing,
    taken,
    cancel,
  };
  const recorder = (kind: 'recording' | 'done'): SessionView['recorder'] =>
    kind === 'done'
      ? { kind, chunks: [], durationMs: 4_000, interruption: null }
      : { kind, chunks: [], chunkStartMs: 0, preRoll: false, recordedMs: 0, resumedAt: 0 };
  const hear = (text: string, kind: 'recording' | 'done' = 'recording'): void => {
    const words = text.split(' ').map((word, index) => ({
      text: word,
      startMs: 1_000 + 100 * index,
      endMs: 1_090 + 100 * index,
      confidence: 0.9,
    }));
    const { phrases } = view.get().heard;
    const fromMs = 1_000 * (phrases.length + 1);
    const phrase = { number: phrases.length + 1, fromMs, toMs: fromMs + 900, words };
    view.patch({
      id: 'r1',
      recorder: recorder(kind),
      heard: { phrases: [...phrases, phrase], pace: 'live' },
    });
  };
  return { session, cancel, taken, hear };
}

const report = { owner: 'tremblay', reportId: 'report-1', formId: null, visit: '' };

it('writes nothing of one report into another that was opened meanwhile', () => {
  const { form, values } = begin();
  let reportId = 'report-1';
  const { session, cancel, taken, hear } = fakeSession();
  const recorder = createFormRecorder(session, { ...form, reportId: () => reportId });
  recorder.attach();
  recorder.start(report, { kind: 'text', field: HISTORY }, null);
  hear('il dort mal');
  expect(values.get(HISTORY)).toBe('Il dort mal');
  expect(taken).toHaveBeenCalledTimes(1);
  reportId = 'report-2';
  values.clear();
  hear('elle travaille');
  expect([...values]).toEqual([]);
  // Its words are offered when its own report is opened again.
  hear('de nuit', 'done');
  expect([...values]).toEqual([]);
  expect(taken).toHaveBeenCalledTimes(1);
  expect(cancel).toHaveBeenCalled();
});
