import type { ReportType } from '@constat/report/catalogue';
import { anchorsOf } from './anchors.ts';
import { bringForm } from './bring-form.ts';
import { regionAnchor } from './region-anchor.ts';

/** Frames during which the page may still move while sections that come near are laid out. */
const SETTLING_FRAMES = 12;

/** Holds an element at the top while sections around it take their real height. */
function settle(target: Element, frames = SETTLING_FRAMES): void {
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
  if (frames > 0) requestAnimationFrame(() => settle(target, frames - 1));
}

/**
 * Scrolls to a section smoothly (at once when the person prefers less motion), opens it when it is closed, and moves the
 * focus to its heading line so that the keyboard goes on from there.
 */
export function scrollToAnchor(id: string, how: 'smooth' | 'instant' = 'smooth'): void {
  bringForm();
  const target = document.getElementById(id);
  if (target === null) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  const isStill = how === 'instant' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill) {
    settle(target);
  } else {
    // Whoever scrolls on meanwhile is not pulled back.
    const pending = new AbortController();
    const { signal } = pending;
    for (const act of ['wheel', 'touchmove', 'keydown'] as const) {
      document.addEventListener(act, () => pending.abort(), { signal, passive: true });
    }
    document.addEventListener(
      'scrollend',
      () => {
        pending.abort();
        settle(target);
      },
      { signal },
    );
    target.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }
  target.querySelector<HTMLElement>('summary, h4')?.focus({ preventScroll: true });
}

/** Goes to the section or the region after or before the one at the top of the window. */
export function scrollToNextAnchor(type: ReportType, direction: 1 | -1): void {
  bringForm();
  const tops = anchorsOf(type)
    .filter(({ id }) => id !== 'sectionC')
    .flatMap(({ id }) => [
      id,
      ...(type
        .section(id)
        ?.groups.flatMap(({ region }) => (region === undefined ? [] : regionAnchor(region))) ?? []),
    ])
    .flatMap((id) => {
      const element = document.getElementById(id);
      if (element === null) return [];
      const { scrollMarginTop } = getComputedStyle(element);
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const offset = Number.parseFloat(scrollMarginTop) + (Number.parseFloat(scrollPaddingTop) || 0);
      return [{ id, top: element.getBoundingClientRect().top - offset }];
    });
  // A section counts as reached within a few pixels of its place.
  // At the start of the page the first one is being read, whatever stands above it.
  const ahead = window.scrollY <= 4 ? tops.slice(1) : tops;
  const next = direction === 1 ? ahead.find(({ top }) => top > 4) : tops.findLast(({ top }) => top < -4);
  if (next !== undefined) scrollToAnchor(next.id);
}
