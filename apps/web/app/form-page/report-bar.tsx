import { useLingui } from '@lingui/react/macro';
import { Save, Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import {
  GenderCount,
  PatientBanner,
  ProgressButton,
  ReportLanguage,
  StatusLine,
} from '../../features/report-form/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FinalPagesToggle } from './final-pages/final-pages-toggle.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';

/** Tells the page how high the bar is, for what stays in sight below it. */
function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    if (shown === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${shown.offsetHeight}px`;
      // The whole page is styled again when this changes; theme.css has the height that the bar usually has.
      if (getComputedStyle(document.documentElement).getPropertyValue('--bar-height') !== height)
        style.setProperty('--bar-height', height);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}

/** Whose report it is, where it is kept, and the save, always in sight. */
export function ReportBar({ acts }: { readonly acts: ReportActs }): ReactNode {
  const { t } = useLingui();
  const { save } = usePageActions(acts);
  const bar = useBarHeight();
  return (
    <div
      ref={bar}
      className="sticky top-0 z-20 mb-4 grid items-center gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto] rounded-b-card border border-t-0 border-line bg-surface px-2 py-1.5 sm:gap-x-5 sm:px-4 sm:py-2 shadow-lift print:hidden sm:[&:has([data-look=danger])>.bar-acts]:row-end-2"
    >
      <PatientBanner />
      {/* What is wrong has a line of its own, with what can be done. */}
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-control has-data-[look=danger]:my-1 has-data-[look=danger]:bg-danger-soft has-data-[look=danger]:px-2 has-data-[look=danger]:py-1 sm:has-data-[look=danger]:col-span-2">
        <StatusLine />
        <SaveTrouble acts={acts} />
      </div>
      <div className="bar-acts flex flex-wrap items-center gap-0.5 sm:col-start-2 sm:row-start-1 sm:row-end-3 sm:gap-1 xl:gap-2">
        <GenderCount onShow={() => acts.open({ kind: 'gender' })} />
        <ProgressButton onPress={() => acts.open({ kind: 'progress' })} />
        <Button
          variant="ghost"
          icon={<Search aria-hidden="true" className="size-4" />}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => acts.open({ kind: 'palette' })}
          className="px-2"
        >
          <span className="max-sm:sr-only lg:max-xl:sr-only">{t`Aller à…`}</span>
        </Button>
        <FinalPagesToggle />
        <ReportLanguage />
        <Button
          variant="primary"
          icon={<Save aria-hidden="true" className="size-4" />}
          isPending={save.isPending}
          onClick={save.onPress}
          title={save.label}
          className="ms-auto max-xl:px-2 sm:ms-1"
        >
          <span className="max-xl:sr-only">{save.label}</span>
        </Button>
      </div>
    </div>
  );
}
