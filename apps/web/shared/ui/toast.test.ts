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
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('read');
  resumeToast();
  vi.advanceTimersByTime(4_999);
  expect(currentToast()?.title).toBe('read');
  vi.advanceTimersByTime(1);
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
