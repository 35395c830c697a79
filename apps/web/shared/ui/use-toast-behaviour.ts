import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { dismissToast, holdToast, resumeToast } from './toast.ts';

/**
 * Holds the toast while it is pointed at or focused, and closes it on Escape. Returns the way to close it, which gives
 * the focus back to where it came from.
 */
export function useToastBehaviour(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const close = useCallback(() => {
    dismissToast();
    cameFrom.current?.focus();
    cameFrom.current = null;
  }, []);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const enter = ({ relatedTarget }: FocusEvent): void => {
      holdToast('focus');
      const isOutside = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget);
      if (isOutside) cameFrom.current = relatedTarget;
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    element.addEventListener('pointerover', () => holdToast('pointer'), { signal });
    element.addEventListener('pointerleave', () => resumeToast('pointer'), { signal });
    element.addEventListener('focusin', enter, { signal });
    element.addEventListener('focusout', () => resumeToast('focus'), { signal });
    element.addEventListener('keydown', press, { signal });
    return () => stop.abort();
  }, [region, close]);
  return close;
}
