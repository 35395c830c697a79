import type { FinalPagesBody } from '@constat/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPdfReader } from '../drawing/open-pdf.ts';
import { createPageBoard } from '../drawing/page-board.ts';
import type { PageBoard, ShownPages } from '../drawing/page-board.ts';
import { createQuiet } from '../drawing/when-quiet.ts';
import { fetchPages } from '../refresh/fetch-pages.ts';

/** Pages that are shown, and the report that they are of. */
export interface ShownReport extends ShownPages {
  readonly body: FinalPagesBody;
}

export interface Board {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly holder: RefObject<HTMLDivElement | null>;
  /** Null until the first pages are there. */
  readonly shown: ShownReport | null;
  readonly page: number;
  readonly scrollTo: (top: number) => void;
  /** Null until there is a place for them. */
  readonly show: ((body: FinalPagesBody) => Promise<void>) | null;
}

/** Pixels beside a page in the pane. */
const BESIDE = 24;
/** Of a page, in points; what is not fetched yet has no other size. */
const LETTER_WIDTH = 612;

/**
 * The pages in their pane, drawn as wide as the pane times the zoom.
 * @param written the field that is written in, which stays where it is
 */
export function usePageBoard(
  zoom: number,
  written: string | undefined,
  nameOf: (page: number, count: number) => string,
): Board {
  const pane = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const board = useRef<PageBoard>(null);
  const [shown, setShown] = useState<ShownReport | null>(null);
  const [page, setPage] = useState(1);
  const [show, setShow] = useState<Board['show']>(null);
  const present = useRef({ zoom, written, nameOf });
  useEffect(() => {
    present.current = { zoom, written, nameOf };
  });

  const scaleFor = useCallback((times: number): number => {
    const width = (pane.current?.clientWidth ?? LETTER_WIDTH) - 2 * BESIDE;
    return Math.max(0.3, Math.round((width / LETTER_WIDTH) * times * 200) / 200);
  }, []);

  useEffect(() => {
    const [inPane, inHolder] = [pane.current, holder.current];
    if (inPane === null || inHolder === null) return undefined;
    const reader = createPdfReader();
    const quiet = createQuiet();
    let body: FinalPagesBody | null = null;
    const made = createPageBoard({
      pane: inPane,
      holder: inHolder,
      scale: scaleFor(present.current.zoom),
      onShown: (pages) => {
        if (body !== null) setShown({ ...pages, body });
      },
      onPage: setPage,
      nameOf: (number, count) => present.current.nameOf(number, count),
      whenQuiet: quiet.when,
    });
    board.current = made;
    const observer = new ResizeObserver(() => made.resize(scaleFor(present.current.zoom)));
    observer.observe(inPane);
    setShow(() => async (next: FinalPagesBody) => {
      const pdf = await reader.open(await fetchPages(next));
      body = next;
      await made.show(pdf, present.current.written);
    });
    return () => {
      observer.disconnect();
      made.end();
      quiet.end();
      reader.end();
      board.current = null;
    };
  }, [scaleFor]);

  useEffect(() => {
    board.current?.resize(scaleFor(zoom));
  }, [zoom, scaleFor]);

  const scrollTo = useCallback((top: number): void => {
    pane.current?.scrollTo({ top, behavior: 'instant' });
  }, []);

  return { pane, holder, shown, page, show, scrollTo };
}
