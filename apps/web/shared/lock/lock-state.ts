import { message } from '@constat/contract/messages';
import { ApiError } from '../api/api-error.ts';
import { onSession } from '../api/session-events.ts';
import { createStore, useStore } from '../external-store.ts';
import { currentLanguage } from '../i18n/language.ts';

const locked = createStore(false);
let unlocked = 0;
let lastFocus: Element | null = null;

/** Whether this page is locked: nothing of it is shown, and its calls wait. */
export const isPageLocked = locked.get;

/** How often this page was unlocked. */
export function timesUnlocked(): number {
  return unlocked;
}

/**
 * Covers the page, or uncovers it: the mark on the document hides all but the cover, before React has drawn anything.
 * What had the focus gets it back.
 */
export function setPageLocked(next: boolean): void {
  if (isPageLocked() === next) return;
  if (next) lastFocus ??= document.activeElement;
  else unlocked += 1;
  document.documentElement.toggleAttribute('data-locked', next);
  locked.set(next);
  // The cover, which leaves nothing else the focus, is gone by then.
  if (!next) setTimeout(giveFocusBack);
}

function giveFocusBack(): void {
  if (isPageLocked()) return;
  if (lastFocus?.isConnected === true && lastFocus instanceof HTMLElement)
    lastFocus.focus({ preventScroll: true });
  lastFocus = null;
}

/** Hears of each change until the returned function is called. */
export const onPageLock = locked.subscribe;

/** Whether this page is locked, followed. */
export function usePageLocked(): boolean {
  return useStore(locked);
}

/**
 * Resolves once this page is not locked.
 * @throws the reason of the signal, or ApiError `UNAUTHENTICATED` where its physician signs out instead
 */
export async function untilUnlocked(signal?: AbortSignal | null): Promise<void> {
  signal?.throwIfAborted();
  if (!isPageLocked()) return undefined;
  const stop = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const leave = onSession((event) => {
        if (event === 'left') reject(signedOut());
      });
      const unfollow = onPageLock(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: stop.signal });
      stop.signal.addEventListener('abort', leave);
      stop.signal.addEventListener('abort', unfollow);
    });
  } finally {
    stop.abort();
  }
  // It may have been locked anew by now.
  return untilUnlocked(signal);
}

function signedOut(): ApiError {
  const detail = { status: 401, code: 'UNAUTHENTICATED' } as const;
  return new ApiError(message('networkError', currentLanguage()), detail);
}
