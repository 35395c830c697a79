import { useEffect } from 'react';
import type { RefObject } from 'react';

/** From the edge of the window to the toast, and from there to what makes room for it, in CSS pixels. */
const AROUND = 24;

/**
 * Gives the element `--toast-height`: the height that the tallest toast takes while it is drawn. It never shrinks, so that
 * nothing moves under a finger when the toast goes. Nothing is rendered for it: the focus may be on its way meanwhile.
 */
export function useToastHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = document.querySelector('[data-toasts]');
    if (region === null) return undefined;
    let room = 0;
    const sizes = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height === 0) return;
      room = Math.max(room, Math.ceil(height) + AROUND);
      element.current?.style.setProperty('--toast-height', `${room}px`);
    });
    sizes.observe(region);
    return () => sizes.disconnect();
  }, [element]);
}
