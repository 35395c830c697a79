import type { AnchorId } from '@constat/report/catalogue';
import type { SectionProgress } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { anchorsOf } from './anchors.ts';
import type { Anchor } from './anchors.ts';
import { useProgress } from './progress/use-progress.ts';
import { useReportType } from './report-context.tsx';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/** The section that stands at the top of the window. */
function useCurrentSection(anchors: readonly Anchor[], isShown: boolean): AnchorId {
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
      { rootMargin: '-15% 0px -65% 0px' },
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

/**
 * How far a section is: a full dot when it is complete, a ring when it holds something, an ochre ring while something waits
 * for a confirmation, or nothing. Its place is kept, so that no name wraps when it appears.
 */
function ProgressDot({ progress }: { readonly progress: SectionProgress | undefined }): ReactNode {
  const { t } = useLingui();
  const { filled = 0, unconfirmed = 0, isComplete = false } = progress ?? {};
  const isWaiting = unconfirmed > 0;
  const isBegun = filled > 0;
  return (
    <span className="mt-1.5 flex size-2 shrink-0 self-start">
      {(isWaiting || isBegun) && (
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'size-2 rounded-full',
              isWaiting ? 'border-2 border-warn' : isComplete ? 'bg-accent' : 'border-2 border-accent',
            )}
          />
          <span className="sr-only">
            {isWaiting ? t`à confirmer` : isComplete ? t`complète` : t`commencée`}
          </span>
        </>
      )}
    </span>
  );
}

/** Links to the sections; the one being read is marked. */
export function SectionLinks({
  isShown,
  onFollow,
}: {
  /** The sections are on the page; they are not while a report is on its way. */
  readonly isShown: boolean;
  readonly onFollow: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const anchors = anchorsOf(useReportType());
  const current = useCurrentSection(anchors, isShown);
  const progress = useProgress();
  return (
    <nav aria-label={t`Sections du rapport`}>
      <ul>
        {anchors.map(({ id, number, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                scrollToAnchor(id);
                onFollow();
              }}
              className={classNames(
                'flex min-h-7 items-baseline gap-2 rounded-control border-l-2 px-2 py-0.5 text-sm leading-snug',
                id === current
                  ? // Not bold: a name that grows wraps, and the list jumps while one scrolls.
                    'border-accent bg-accent-soft text-accent-text'
                  : 'border-transparent text-ink hover:bg-accent-soft',
              )}
            >
              <span className="w-5 shrink-0 text-right font-serif text-muted tabular-nums">{number}</span>
              <span className="flex-1">{localized(title)}</span>
              <ProgressDot progress={progress.find((section) => section.id === id)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
