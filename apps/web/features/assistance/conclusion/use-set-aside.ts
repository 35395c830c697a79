import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { newKey } from '../../../shared/api/new-key.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the entry of the browser's history that was added when something was set aside. */
    readonly setAside?: string;
  }
}

/** Whether something is set aside, and the ways there and back. */
export interface SetAside {
  readonly isAside: boolean;
  readonly setAside: () => void;
  /** The same as the browser's Back. */
  readonly comeBack: () => void;
  /** Lets go of what is set aside without moving in the history. */
  readonly letGo: () => void;
}

/**
 * Sets a dialog aside while the page is looked at. An entry of the browser's history stands for it, so that Back comes
 * back to the dialog and leaves the page only after that.
 *
 * @param onReturn called before the dialog is shown again
 */
export function useSetAside(onReturn: () => void): SetAside {
  const router = useRouter();
  const [mark, setMark] = useState<string | null>(null);

  const comeTo = useEffectEvent(onReturn);

  useEffect(() => {
    if (mark === null) return undefined;
    return router.history.subscribe(({ location }) => {
      if (location.state.setAside === mark) return;
      comeTo();
      setMark(null);
    });
  }, [router, mark]);

  const setAside = useCallback(() => {
    const own = newKey();
    setMark(own);
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, setAside: own }),
      resetScroll: false,
    });
  }, [router]);
  const letGo = useCallback(() => setMark(null), []);
  const comeBack = useCallback(() => router.history.back(), [router]);

  return { isAside: mark !== null, setAside, comeBack, letGo };
}
