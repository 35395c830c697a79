import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** A value with listeners, for what lives outside React. */
export interface Store<T> {
  readonly get: () => T;
  /** Tells the listeners, unless it is the same value. */
  readonly set: (next: T) => void;
  /** Changes some members. */
  readonly patch: (change: Partial<T>) => void;
  /** Hears of each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { subscribe, notify } = createListeners();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    notify();
  };
  return { get: () => value, set, patch: (change) => set({ ...value, ...change }), subscribe };
}

/** The value of a store, followed. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
