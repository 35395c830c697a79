import { useEffect, useRef } from 'react';
import { findShortcut } from './shortcuts.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Hears the shortcuts of the page in place of what the browser would do with them. */
export function useShortcuts(run: (id: ShortcutId) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const id = event.defaultPrevented ? undefined : findShortcut(event);
      if (id === undefined) return;
      event.preventDefault();
      latest.current(id);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
