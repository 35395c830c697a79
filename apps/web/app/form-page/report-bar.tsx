import type { ReportSigning } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Menu, Save, Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import {
  GenderCount,
  PatientHeading,
  ProgressButton,
  ReportLanguage,
  ReportSubtitle,
  StatusLine,
} from '../../features/report-form/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LogoMark } from '../../shared/ui/logo.tsx';
import { Toolbar } from '../../shared/ui/toolbar.tsx';
import { EarlierVisitToggle } from './beside-form/earlier-visit-toggle.tsx';
import { FinalPagesToggle } from './beside-form/final-pages-toggle.tsx';
import { ReviewToggle } from './review/review-toggle.tsx';
import { SaveFailure } from './save-failure.tsx';
import { usePageActions } from './action-list.ts';
import type { ReportActs } from './use-report-acts.ts';

/** Tells the page how high the bar is, for what stays in sight below it. */
function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    if (shown === null) return undefined;
    const { style, dataset } = document.documentElement;
    dataset['reportBar'] = '';
    const observer = new ResizeObserver(() => {
      const height = `${shown.offsetHeight}px`;
      // The whole page is styled again when this changes; theme.css has the height that the bar usually has.
      if (getComputedStyle(document.documentElement).getPropertyValue('--bar-height') !== height)
        style.setProperty('--bar-height', height);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      delete dataset['reportBar'];
      style.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}

/** Whose report it is, where it is kept, and the acts that are always in sight. It never moves. */
export function ReportBar({
  acts,
  lock,
  isClosed,
  onNavigation,
}: {
  readonly acts: ReportActs;
  /** By what the report is locked; null while it is in work. */
  readonly lock: ReportSigning | null;
  /** Nothing of the report can be changed; the way out of it stays. */
  readonly isClosed: boolean;
  /** Shows the navigation where it has no room of its own. */
  readonly onNavigation: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { save } = usePageActions(acts);
  return (
    <header
      ref={useBarHeight()}
      className="sticky top-0 z-20 flex min-h-15 max-sm:min-h-20 flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden"
    >
      <Link
        to="/forms"
        aria-label={t`Retour`}
        title={t`Mes rapports`}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-muted hover:text-accent-text"
      >
        <ArrowLeft aria-hidden="true" className="size-5 sm:size-4" />
        <LogoMark className="size-8 max-sm:hidden" />
      </Link>
      <fieldset disabled={isClosed} className="contents">
        {/* On a phone the name stays where it is while the status below it takes one line or two. */}
        <div className="min-w-0 flex-1 basis-32 py-1 max-sm:self-start">
          <fieldset disabled={acts.isLocked} className="contents">
            <PatientHeading />
          </fieldset>
          <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 rounded-control xl:not-has-data-[look=danger]:flex-nowrap has-data-[look=danger]:my-0.5 has-data-[look=danger]:bg-danger-soft has-data-[look=danger]:px-2 has-data-[look=danger]:py-0.5">
            <ReportSubtitle />
            <StatusLine lock={lock?.state ?? null} />
            <SaveFailure acts={acts} />
          </div>
        </div>
      </fieldset>
      <Toolbar label={t`Rapport`} className="flex shrink-0 items-center gap-0.5 sm:gap-1">
        <fieldset disabled={isClosed} className="contents">
          <EarlierVisitToggle />
          {!acts.isLocked && <GenderCount onShow={() => acts.open({ kind: 'gender' })} />}
          {!acts.isLocked && <ProgressButton onPress={() => acts.open({ kind: 'progress' })} />}
          <Button
            variant="ghost"
            icon={<Search aria-hidden="true" className="size-4" />}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => acts.open({ kind: 'palette' })}
            className="px-2 max-sm:hidden"
          >
            <span className="max-lg:sr-only">{t`Aller à…`}</span>
            <kbd
              aria-hidden="true"
              className="rounded border border-line-strong px-1 font-sans text-xs font-semibold text-muted max-2xl:hidden"
            >
              Ctrl K
            </kbd>
          </Button>
          <FinalPagesToggle />
          <ReviewToggle view={acts.view} />
          <fieldset disabled={acts.isLocked} className="contents max-sm:hidden">
            <ReportLanguage />
          </fieldset>
          {!acts.isLocked && (
            <Button
              variant="primary"
              icon={<Save aria-hidden="true" className="size-4" />}
              isPending={save.isPending}
              onClick={save.onPress}
              title={save.label}
              className="max-xl:px-2 max-sm:hidden sm:ms-1"
            >
              <span className="max-lg:sr-only">{save.label}</span>
            </Button>
          )}
        </fieldset>
        <IconButton
          label={t`Navigation du formulaire`}
          aria-haspopup="dialog"
          onClick={onNavigation}
          className="min-w-11 lg:hidden"
        >
          <Menu aria-hidden="true" className="size-5" />
        </IconButton>
      </Toolbar>
    </header>
  );
}
