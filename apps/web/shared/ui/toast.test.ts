import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, holdToast, resumeToast, showToast, subscribeToToast } from './toast.ts';

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
