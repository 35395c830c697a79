import { expect, it, vi } from 'vitest';
import { createStore } from './external-store.ts';

it('a store tells its listeners of each change, and of nothing that stays the same', () => {
  const store = createStore({ count: 0, name: 'a' });
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.patch({ count: 1 });
  expect(store.get()).toEqual({ count: 1, name: 'a' });
  store.set(store.get());
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a listener that has left hears nothing more, and the others do', () => {
  const store = createStore<string | null>(null);
  const [left, stays] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = store.subscribe(left);
  store.subscribe(stays);
  leave();
  store.set('next');
  expect(left).not.toHaveBeenCalled();
  expect(stays).toHaveBeenCalledTimes(1);
});
