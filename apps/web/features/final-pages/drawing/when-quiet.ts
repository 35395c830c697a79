import { whenIdle } from '../../../shared/ui/lazy-part.ts';

/** Milliseconds after a key in which nothing is done that can wait: the next key is then answered at once. */
const QUIET_MS = 500;

/** Runs what can wait once nobody has typed for a moment and the page has nothing better to do. */
export interface Quiet {
  /** Returns what calls it off. */
  readonly when: (act: () => void) => () => void;
  readonly end: () => void;
}

export function createQuiet(): Quiet {
  let lastKey = Number.NEGATIVE_INFINITY;
  const listening = new AbortController();
  const note = (): void => {
    lastKey = performance.now();
  };
  document.addEventListener('keydown', note, { capture: true, signal: listening.signal });
  return {
    when(act) {
      let callOff = (): void => undefined;
      const look = (): void => {
        const rest = lastKey + QUIET_MS - performance.now();
        if (rest <= 0) return act();
        const timer = setTimeout(wait, rest);
        callOff = () => clearTimeout(timer);
      };
      const wait = (): void => {
        callOff = whenIdle(look);
      };
      wait();
      return () => callOff();
    },
    end: () => listening.abort(),
  };
}
