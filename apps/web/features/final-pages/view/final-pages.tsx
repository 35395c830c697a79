import './final-pages.css';
import type { FinalPagesBody } from '@constat/contract';
import type { ReportType } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { findGaps } from '../places/find-gaps.ts';
import { partBefore, partsOf, sourceAt } from '../places/find-part.ts';
import { formOrder } from '../places/form-order.ts';
import { heightOf, pageAt, stripesOf, topOfPage } from '../places/page-layout.ts';
import { useRefresher } from '../refresh/use-refresher.ts';
import { GapNote } from './gap-note.tsx';
import { PaneHead } from './pane-head.tsx';
import { usePageBoard } from './use-page-board.ts';

export interface FinalPagesProps {
  readonly headingId: string;
  readonly type: ReportType;
  /** The field of the form that has the focus, or had it last; else a section. */
  readonly place: string | undefined;
  /** Tells of changes of the report that no input of the form tells of. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The report as it is now. */
  readonly read: () => FinalPagesBody;
  readonly section12Everywhere: boolean;
  /** Whether the pane lies over the form rather than beside it. */
  readonly isOver: boolean;
  /** Leads to a section, a part of the examination, a table or a field of the form. */
  readonly onGoTo: (source: string) => void;
  readonly isPdfPending: boolean;
  readonly onPdf: () => void;
  readonly onClose: () => void;
}

/** How wide a page is drawn, as a part of the pane. */
const ZOOMS = [0.6, 0.8, 1, 1.25, 1.6, 2] as const;
const FITTING = ZOOMS.indexOf(1);

/** What is asked of the report to say what its pages lack. */
type Exported = Parameters<typeof findGaps>[0];

/** The pages of the report as its PDF has them, in step with the form both ways. */
export function FinalPages(props: FinalPagesProps): ReactNode {
  const { headingId, type, place, onGoTo, section12Everywhere } = props;
  const { t } = useLingui();
  const [zoom, setZoom] = useState(FITTING);
  const [isFollowing, setFollowing] = useState(true);
  const nameOf = useCallback((page: number, count: number) => t`page ${page} sur ${count}`, [t]);
  const board = usePageBoard(ZOOMS[zoom] ?? 1, place, nameOf);
  const { pane, holder, shown, scrollTo } = board;
  const { failure, again } = useRefresher(props.subscribe, props.read, board.show);

  const gaps = useMemo(() => {
    if (shown === null) return [];
    const { formData, meta } = shown.body;
    const report = { type, formData, meta } as Exported;
    const language = meta?.reportLanguage ?? 'fr';
    return findGaps(report, language, { section12Everywhere }, shown.parts);
  }, [shown, type, section12Everywhere]);

  const marked = useMemo(
    () => (shown === null || place === undefined ? [] : partsOf(shown.parts, place)),
    [shown, place],
  );

  // Once for each field that is entered, and again when what is written in it first appears in the pages.
  const notes = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (gaps.length > 0 && notes.current !== null) keepApart(notes.current);
  }, [gaps]);

  const revealed = useRef('');
  useEffect(() => {
    const { current } = pane;
    if (current === null || shown === null || place === undefined || !isFollowing) return;
    const key = `${place} ${marked.length > 0}`;
    if (revealed.current === key) return;
    revealed.current = key;
    const part = marked[0] ?? partBefore(shown.parts, formOrder(type), place);
    if (part === undefined) return;
    const top = heightOf(shown.layout, part.begin);
    const bottom = heightOf(shown.layout, part.end);
    const { scrollTop, clientHeight } = current;
    const isSeen =
      top >= scrollTop + 24 && Math.min(bottom, top + clientHeight / 2) <= scrollTop + clientHeight - 24;
    if (!isSeen) scrollTo(top - clientHeight / 4);
  }, [pane, scrollTo, shown, place, isFollowing, marked, type]);

  // The form is there for the keyboard; in the pages a press is a shorter way.
  useEffect(() => {
    const { current } = holder;
    if (current === null || shown === null) return undefined;
    const { layout, parts } = shown;
    const press = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      if (window.getSelection()?.isCollapsed === false) return;
      const { left, top } = current.getBoundingClientRect();
      const page = pageAt(layout, event.clientY - top);
      const y = (event.clientY - top - topOfPage(layout, page)) / layout.scale;
      const x = (event.clientX - left) / layout.scale;
      const source = sourceAt(parts, { page, y, x, width: layout.width });
      if (source !== undefined) onGoTo(source);
    };
    current.addEventListener('click', press);
    return () => current.removeEventListener('click', press);
  }, [holder, shown, onGoTo]);

  const tryAgain = (): void => {
    // The button goes once the pages are there.
    pane.current?.focus({ preventScroll: true });
    again();
  };

  const contentStyle: CSSProperties & { '--page-scale': number } = {
    '--page-scale': shown?.layout.scale ?? 1,
  };
  const language = shown?.body.meta?.reportLanguage;
  return (
    <section aria-labelledby={headingId} className="fp-pane">
      <PaneHead
        headingId={headingId}
        pageText={shown === null ? undefined : nameOf(board.page, shown.layout.count)}
        isOver={props.isOver}
        isFollowing={isFollowing}
        onFollow={setFollowing}
        zoom={{ canReduce: zoom > 0, canEnlarge: zoom < ZOOMS.length - 1 }}
        onZoom={(step) => setZoom(zoom + step)}
        isPdfPending={props.isPdfPending}
        onPdf={props.onPdf}
        onClose={props.onClose}
      />
      {failure !== null && (
        <output className="fp-failure">
          <span>
            {t`Les pages n’ont pas pu être actualisées.`} {failure instanceof Error ? failure.message : ''}
          </span>
          <Button size="small" onClick={tryAgain}>{t`Réessayer`}</Button>
        </output>
      )}
      <div ref={pane} aria-label={t`Pages du rapport`} className="fp-pages">
        {shown === null && failure === null && <LoadingLine className="justify-center py-16" />}
        <div className="fp-content" style={contentStyle}>
          <div ref={holder} lang={language} className="fp-holder" />
          {shown !== null &&
            stripesOf(shown.layout, marked).map(({ top, height }) => (
              <div key={top} className="fp-stripe" style={{ top: `${top}px`, height: `${height}px` }} />
            ))}
          {shown !== null && gaps.length > 0 && (
            <ul ref={notes} className="fp-gaps" aria-label={t`Absent du rapport`}>
              {gaps.map((gap) => (
                <GapNote
                  key={`${gap.reason} ${gap.fields[0]}`}
                  gap={gap}
                  layout={shown.layout}
                  onGoTo={onGoTo}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

/** Moves notes down that would lie over the one before, so that each can be read and pressed. */
function keepApart(list: HTMLElement): void {
  let bottom = Number.NEGATIVE_INFINITY;
  for (const note of list.querySelectorAll<HTMLElement>(':scope > li')) {
    note.style.marginTop = '';
    const { top, height } = note.getBoundingClientRect();
    const below = Math.max(0, bottom - top);
    if (below > 0) note.style.marginTop = `${below}px`;
    bottom = top + below + height;
  }
}
