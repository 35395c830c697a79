import type { Part, Place } from './read-parts.ts';

/** Pages below each other in a pane, all of one size. */
export interface PageLayout {
  readonly count: number;
  /** Of a page, in points. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen to a point. */
  readonly scale: number;
}

/** Pixels above the first page, and between two pages. */
export const PAGE_GAP = 16;

/** How far below the top of all pages a page begins, in pixels. */
export function topOfPage({ height, scale }: PageLayout, page: number): number {
  return PAGE_GAP + (page - 1) * (height * scale + PAGE_GAP);
}

/** The height of all pages with the gaps around them, in pixels. */
export function heightOfAll(layout: PageLayout): number {
  return topOfPage(layout, layout.count + 1);
}

/** How far below the top of all pages a place is, in pixels. */
export function heightOf(layout: PageLayout, { page, y }: Place): number {
  return topOfPage(layout, page) + y * layout.scale;
}

/** The page at a height, in pixels below the top of all pages. */
export function pageAt({ count, height, scale }: PageLayout, top: number): number {
  const page = 1 + Math.floor((top - PAGE_GAP / 2) / (height * scale + PAGE_GAP));
  return Math.max(1, Math.min(count, page));
}

/** The pages that lie in part between two heights. */
export function pagesBetween(layout: PageLayout, top: number, bottom: number): readonly number[] {
  const first = pageAt(layout, top);
  return Array.from({ length: pageAt(layout, bottom) - first + 1 }, (_page, index) => first + index);
}

/** What is seen of the pages. */
export interface Seen {
  readonly parts: readonly Part[];
  readonly layout: PageLayout;
  /** How far the pane is scrolled, and how high it is, in pixels. */
  readonly scrollTop: number;
  readonly height: number;
}

/**
 * How far to scroll so that new pages stand where the old ones did: by the part that is written in while it is in sight,
 * else by the part at the top of the pane.
 */
export function keptScroll(
  { parts, layout, scrollTop, height }: Seen,
  next: Pick<Seen, 'parts' | 'layout'>,
  written: string | undefined,
): number {
  const placeOf = (source: string, { parts: all, layout: of }: Pick<Seen, 'parts' | 'layout'>) => {
    const part = all.find(({ sources }) => sources.includes(source));
    return part === undefined ? undefined : heightOf(of, part.begin);
  };
  const moved = (source: string | undefined): number | undefined => {
    if (source === undefined) return undefined;
    const before = placeOf(source, { parts, layout });
    const after = placeOf(source, next);
    return before === undefined || after === undefined ? undefined : after - before;
  };
  const writtenAt = written === undefined ? undefined : placeOf(written, { parts, layout });
  const isWrittenSeen = writtenAt !== undefined && writtenAt >= scrollTop && writtenAt <= scrollTop + height;
  // Above what is seen lies what cannot be seen to move.
  const above = parts
    .filter(({ begin }) => heightOf(layout, begin) <= scrollTop)
    .map(({ sources }) => sources[0])
    .toReversed();
  const shift = [...(isWrittenSeen ? [written] : []), ...above].map(moved).find((by) => by !== undefined);
  return scrollTop + (shift ?? 0);
}

/** A stripe of a page, in pixels below the top of all pages. */
export interface Stripe {
  readonly top: number;
  readonly height: number;
}

/** Points of white above the words of a part and below their base line. */
const AROUND = { above: 9, below: 4 } as const;
/** What of a page its running head and foot take, in points. */
const MARGIN = { top: 62, bottom: 58 } as const;

/** The stripes that parts cover, one on each page. */
export function stripesOf(layout: PageLayout, parts: readonly Part[]): readonly Stripe[] {
  const pages = new Map<number, { from: number; to: number }>();
  for (const { begin, end, row } of parts) {
    const around = row === undefined ? AROUND : { above: 5, below: 5 };
    for (let page = begin.page; page <= end.page; page += 1) {
      const from = page === begin.page ? begin.y - around.above : MARGIN.top;
      const to = page === end.page ? end.y + around.below : layout.height - MARGIN.bottom;
      const stripe = pages.get(page);
      pages.set(page, {
        from: Math.min(from, stripe?.from ?? from),
        to: Math.max(to, stripe?.to ?? to),
      });
    }
  }
  return Array.from(pages, ([page, { from, to }]) => ({
    top: heightOf(layout, { page, y: from }),
    height: Math.max(0, to - from) * layout.scale,
  }));
}
