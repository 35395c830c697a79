/** Who is told of something, until each of them leaves. */
export interface Listeners<Args extends readonly unknown[]> {
  /** Adds a listener until the returned function is called. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly notify: (...args: Args) => void;
}

/** An empty set of listeners. */
export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
