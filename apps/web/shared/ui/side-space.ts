import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

const WIDE = '(width >= 1424px)';
const changed = createListeners();

/** Says that something stands beside the form from now on, so that the form has a part of the window; gives the way back. */
export function takeSideSpace(): () => void {
  const set = (isTaken: boolean): void => {
    document.documentElement.toggleAttribute('data-shares-window', isTaken);
    changed.notify();
  };
  set(true);
  return () => set(false);
}

const hasRoom = (): boolean =>
  window.matchMedia(WIDE).matches && !document.documentElement.hasAttribute('data-shares-window');

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  const leave = changed.subscribe(listener);
  return () => {
    query.removeEventListener('change', listener);
    leave();
  };
}

/** Whether what belongs to a text or a grid has room at its right; the style sheets know the same width. */
export function useHasSideSpace(): boolean {
  return useSyncExternalStore(subscribe, hasRoom);
}
