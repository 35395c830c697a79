import type { FinalPagesBody } from '@constat/contract';
import { useEffect, useRef, useState } from 'react';
import { createRefresher } from './create-refresher.ts';
import type { Refresher } from './create-refresher.ts';

/** Milliseconds without a change after which the pages are made anew. */
const PAUSE_MS = 400;

/** Shows the report anew after each pause in what is typed. */
export interface Refreshing {
  /** Why the last state could not be shown, or null. */
  readonly failure: unknown;
  readonly again: () => void;
}

/**
 * @param subscribe tells of changes that no input of the form tells of
 * @param read the report as it is now
 * @param show null until there is a place to show it
 */
export function useRefresher(
  subscribe: (listener: () => void) => () => void,
  read: () => FinalPagesBody,
  show: ((body: FinalPagesBody) => Promise<void>) | null,
): Refreshing {
  const [failure, setFailure] = useState<unknown>(null);
  const refresher = useRef<Refresher>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (show === null) return undefined;
    const made = createRefresher({
      read: () => {
        const state = latest.current();
        return { state, key: JSON.stringify(state) };
      },
      show,
      onOutcome: setFailure,
      pause: PAUSE_MS,
    });
    refresher.current = made;
    const unsubscribe = subscribe(made.touch);
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (): void => made.hold(true);
    const letGo = (): void => made.hold(false);
    document.addEventListener('input', made.touch, { signal });
    document.addEventListener('change', made.touch, { signal });
    document.addEventListener('compositionstart', hold, { signal });
    document.addEventListener('compositionend', letGo, { signal });
    made.again();
    return () => {
      listening.abort();
      unsubscribe();
      made.end();
    };
  }, [show, subscribe]);
  return { failure, again: () => refresher.current?.again() };
}
