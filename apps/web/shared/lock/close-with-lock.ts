import { isPageLocked, onPageLock } from './lock-state.ts';

/** Closes a window that this page has opened on a report when the page locks: nothing there could cover it. */
export function closeWithLock(opened: Window): void {
  const unfollow = onPageLock(() => {
    if (isPageLocked()) opened.close();
    if (opened.closed) unfollow();
  });
}
