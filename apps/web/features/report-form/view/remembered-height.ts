import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { readTab, writeTab } from '../../../shared/device/tab-memory.ts';
import { useReportState } from './report-context.tsx';

const HEIGHTS = 'cnesst_medical_form_heights';

type Heights = Readonly<Record<string, unknown>>;

/** Heights are those of a report in a window of that width. */
function placeOf(reportId: string): string {
  return `${reportId} ${window.innerWidth}`;
}

function readHeights(place: string): Heights {
  try {
    const kept = JSON.parse(readTab(HEIGHTS) ?? 'null') as { place?: unknown; heights?: Heights } | null;
    return kept?.place === place ? (kept.heights ?? {}) : {};
  } catch {
    return {};
  }
}

/**
 * The height in pixels that this tab saw last of a part of the form, for the time until the part is there: a page that is
 * loaded again then stands where it stood. Null where the tab has not shown it of this report, in a window of this width.
 * @param name tells the part from the others
 */
export function useRememberedHeight<Part extends HTMLElement>(
  name: string,
): { readonly element: RefObject<Part | null>; readonly height: number | null } {
  const element = useRef<Part>(null);
  const reportId = useReportState((state) => state.reportId);
  const [height] = useState(() => {
    const kept = readHeights(placeOf(reportId))[name];
    return typeof kept === 'number' ? kept : null;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    let seen: number | null = null;
    // Asked for while the page goes, a height would be reckoned anew first.
    const observer = new ResizeObserver(([entry]) => {
      seen = entry?.borderBoxSize[0]?.blockSize ?? null;
    });
    observer.observe(element.current);
    const remember = (): void => {
      if (seen === null) return;
      const place = placeOf(reportId);
      writeTab(HEIGHTS, JSON.stringify({ place, heights: { ...readHeights(place), [name]: seen } }));
    };
    window.addEventListener('pagehide', remember);
    return () => {
      observer.disconnect();
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [name, reportId]);
  return { element, height };
}
