/** A value with listeners, for what lives outside React. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Changes some members. */
  readonly patch: (change: Partial<T>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial`. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set,
    patch: (change) => set({ ...value, ...change }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
