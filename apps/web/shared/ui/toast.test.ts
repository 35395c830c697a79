import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  holdToast,
  resumeToast,
  showToast,
  showToastNext,
  subscribeToToast,
} from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

it('there is one toast at a time, for five seconds', () => {
  showToast({ title: 'first' });
  vi.advanceTimersByTime(4_000);
  showToast({ title: 'second', description: 'why', look: 'destructive' });
  vi.advanceTimersByTime(4_999);
  expect(currentToast()).toMatchObject({ title: 'second', description: 'why', look: 'destructive' });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('one that is being read stays, and its time begins again afterwards', () => {
  showToast({ title: 'read' });
  holdToast('pointer');
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('read');
  resumeToast('pointer');
  vi.advanceTimersByTime(4_999);
  expect(currentToast()?.title).toBe('read');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('one with an action stays for ten seconds, and as long as pointer or focus is on it', () => {
  const action = { label: 'undo', onPress: () => {} };
  showToast({ title: 'filled', action });
  vi.advanceTimersByTime(9_999);
  expect(currentToast()?.title).toBe('filled');
  holdToast('focus');
  holdToast('pointer');
  resumeToast('pointer');
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('filled');
  resumeToast('focus');
  vi.advanceTimersByTime(9_999);
  expect(currentToast()?.title).toBe('filled');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  // What held one that is gone does not hold the next.
  showToast({ title: 'first', action });
  holdToast('focus');
  dismissToast();
  showToast({ title: 'second' });
  vi.advanceTimersByTime(5_000);
  expect(currentToast()).toBeNull();
});

it('tells of each change until nobody wants to hear', () => {
  const heard: (string | undefined)[] = [];
  const stop = subscribeToToast(() => heard.push(currentToast()?.title));
  showToast({ title: 'one' });
  dismissToast();
  stop();
  showToast({ title: 'two' });
  expect(heard).toEqual(['one', undefined]);
});

it('the next one waits until the one shown is gone, and does not come when it is over', () => {
  showToastNext({ title: 'at once' }, () => true);
  expect(currentToast()?.title).toBe('at once');
  showToast({ title: 'with its action' });
  showToastNext({ title: 'older' }, () => true);
  showToastNext({ title: 'newer' }, () => true);
  vi.advanceTimersByTime(4_999);
  expect(currentToast()?.title).toBe('with its action');
  vi.advanceTimersByTime(1);
  expect(currentToast()?.title).toBe('newer');
  showToastNext({ title: 'answered meanwhile' }, () => false);
  dismissToast();
  expect(currentToast()).toBeNull();
});
