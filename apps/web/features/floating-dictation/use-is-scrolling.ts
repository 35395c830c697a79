import { useEffect, useState } from 'react';

/** How long after the last movement the button comes back, in milliseconds (Dictation §9). */
const STILL_MS = 150;

/** True while the page scrolls. */
export function useIsScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), STILL_MS);
    };
    window.addEventListener('scroll', scroll, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, []);
  return isScrolling;
}
