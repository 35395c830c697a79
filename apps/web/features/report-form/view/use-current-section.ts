import type { AnchorId } from '@constat/report/catalogue';
import { useEffect, useState } from 'react';
import type { Anchor } from './anchors.ts';

/** The section that stands at the top of the window. */
export function useCurrentSection(anchors: readonly Anchor[], isShown: boolean): AnchorId {
  const [current, setCurrent] = useState<AnchorId>('sectionA');
  useEffect(() => {
    if (!isShown) return undefined;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) inView.add(entry.target.id);
          else inView.delete(entry.target.id);
        }
        const first = anchors.find((anchor) => anchor.id !== 'sectionC' && inView.has(anchor.id));
        if (first !== undefined) setCurrent(first.id);
      },
      // A band below the bar and the line of a section: the first section that reaches into it is being read.
      { rootMargin: '-18% 0px -70% 0px' },
    );
    for (const { id } of anchors) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    // The last section is too short to reach the top of the window.
    const last = anchors.at(-1);
    const atEnd = (): void => {
      const { scrollHeight } = document.documentElement;
      if (last !== undefined && window.scrollY + window.innerHeight >= scrollHeight - 2) setCurrent(last.id);
    };
    document.addEventListener('scrollend', atEnd);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', atEnd);
    };
  }, [anchors, isShown]);
  return current;
}
