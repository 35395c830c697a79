import type { QuotedContradiction } from '@constat/assistance/review';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createLazy, useLazy, whenIdle } from '../../../../shared/ui/lazy-part.ts';
import { useReportScreen } from '../report-context.tsx';

/** How long after the last change of the report its texts are compared, in milliseconds. */
const PAUSE_MS = 700;

// The rules read every fact of every text: they are fetched after the form is drawn.
const review = createLazy(() => import('@constat/assistance/review'));

const NONE: readonly QuotedContradiction[] = [];
const Context = createContext<readonly QuotedContradiction[]>(NONE);

/** Compares the texts of the report while nobody types. */
export function ContradictionsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { report } = useReportScreen();
  const rules = useLazy(review);
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (rules === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWaiting = (): void => undefined;
    let isComposing = false;
    const look = (): void => {
      const { formData, meta } = report.content();
      const all = rules.contradictionsOf({ type: report.type, formData, meta }, meta.reportLanguage);
      const { intended = {} } = meta;
      // What the physician gave a reason for in the review is not marked any more.
      const next = all.filter(({ line }) => !(line in intended));
      setFound((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const later = (): void => {
      clearTimeout(timer);
      stopWaiting();
      timer = setTimeout(() => {
        if (isComposing) later();
        else stopWaiting = whenIdle(look);
      }, PAUSE_MS);
    };
    const compose = ({ type }: Event): void => {
      isComposing = type === 'compositionstart';
    };
    const unsubscribe = report.subscribe(later);
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('input', later, { signal });
    document.addEventListener('compositionstart', compose, { signal });
    document.addEventListener('compositionend', compose, { signal });
    later();
    return () => {
      clearTimeout(timer);
      stopWaiting();
      unsubscribe();
      ends.abort();
    };
  }, [report, rules]);
  return <Context value={found}>{children}</Context>;
}

/** What the texts of the report say in two ways, or left unfinished, as of the last pause. */
export function useContradictions(): readonly QuotedContradiction[] {
  return useContext(Context);
}
