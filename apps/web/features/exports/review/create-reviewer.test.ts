import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReviewer } from './create-reviewer.ts';

const PAUSE = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function prepare() {
  /** What is asked about is the part before the mark. */
  let report = 'one';
  const shown: unknown[] = [];
  const waiting: {
    readonly text: string;
    readonly signal: AbortSignal;
    answer: (missing: string | null) => void;
  }[] = [];
  const reviewer = createReviewer<string, string, string>({
    read: () => report,
    questionOf: (text) => text.replace(/#.*/u, ''),
    ask: (text, signal) =>
      new Promise((resolve, reject) => {
        const answer = (missing: string | null): void =>
          missing === null ? reject(new TypeError('offline')) : resolve(missing);
        waiting.push({ text, signal, answer });
      }),
    onFound: (text, answer) => shown.push([text, answer]),
    pause: PAUSE,
  });
  const settle = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(PAUSE);
  const write = (text: string): void => {
    report = text;
    reviewer.noteChange();
  };
  return { reviewer, shown, waiting, settle, write };
}

it('shows what the device finds, then the answer, and looks once at the last of several changes', async () => {
  const { reviewer, shown, waiting, settle, write } = prepare();
  reviewer.again();
  waiting[0]?.answer('glyphs');
  await settle();
  write('two');
  write('three');
  await settle();
  expect(shown).toEqual([
    ['one', 'awaited'],
    ['one', { missing: 'glyphs' }],
    ['three', 'awaited'],
  ]);
});

it('drops the answer to a report that has changed since', async () => {
  const { reviewer, shown, waiting, settle, write } = prepare();
  reviewer.again();
  write('two');
  await settle();
  expect(waiting.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  waiting[0]?.answer('late');
  waiting[1]?.answer('glyphs');
  await settle();
  expect(shown.at(-1)).toEqual(['two', { missing: 'glyphs' }]);
  expect(shown).toHaveLength(3);
});

it('says that there was no answer, and asks again of the same report when it is told to', async () => {
  const { reviewer, shown, waiting, settle } = prepare();
  reviewer.again();
  waiting[0]?.answer(null);
  await settle();
  expect(shown.at(-1)).toEqual(['one', null]);
  reviewer.noteChange();
  await settle();
  expect(waiting).toHaveLength(1);
  reviewer.again();
  waiting[1]?.answer('glyphs');
  await settle();
  expect(shown.at(-1)).toEqual(['one', { missing: 'glyphs' }]);
});

it('shows a change that the question does not hold at once, and asks no more', async () => {
  const { reviewer, shown, waiting, settle, write } = prepare();
  reviewer.again();
  write('one#reason');
  await settle();
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([false]);
  waiting[0]?.answer('glyphs');
  await settle();
  expect(shown).toEqual([
    ['one', 'awaited'],
    ['one#reason', 'awaited'],
    ['one#reason', { missing: 'glyphs' }],
  ]);
  write('one#other reason');
  await settle();
  expect(waiting).toHaveLength(1);
  expect(shown.at(-1)).toEqual(['one#other reason', { missing: 'glyphs' }]);
  expect(shown).toHaveLength(4);
});

it('shows the answer that it has when the report is as it was before', async () => {
  const { reviewer, shown, waiting, settle, write } = prepare();
  reviewer.again();
  waiting[0]?.answer('glyphs');
  write('two');
  await settle();
  write('one');
  await settle();
  expect(waiting.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['one', false],
    ['two', true],
  ]);
  expect(shown.at(-1)).toEqual(['one', { missing: 'glyphs' }]);
});

it('shows nothing more once it has ended', async () => {
  const { reviewer, shown, waiting, settle, write } = prepare();
  reviewer.again();
  write('two');
  reviewer.end();
  waiting[0]?.answer('glyphs');
  await settle();
  expect(shown).toEqual([['one', 'awaited']]);
});
