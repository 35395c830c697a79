import { isPageLocked, onPageLock } from './lock-state.ts';

/**
 * Closes a window that this page has opened on a report when the page locks, since nothing there could cover it; and when
 * the page goes, since nobody else could close it then.
 */
export function closeWithLock(opened: Window): void {
  const stop = new AbortController();
  const close = (): void => {
    stop.abort();
    opened.close();
  };
  const unfollow = onPageLock(() => {
    if (isPageLocked()) close();
    else if (opened.closed) stop.abort();
  });
  stop.signal.addEventListener('abort', unfollow);
  window.addEventListener('pagehide', close, { signal: stop.signal });
  if (isPageLocked()) close();
}
