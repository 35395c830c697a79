import type { SectionProgress } from '@constat/report/rules';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { anchorsOf } from './anchors.ts';
import { useContradictions } from './margin/contradictions.tsx';
import { useProgress } from './progress/use-progress.ts';
import { useReportType } from './report-context.tsx';
import { scrollToAnchor } from './scroll-to-anchor.ts';
import { useCurrentSection } from './use-current-section.ts';

/**
 * How far a section is, in a sign and a word: what its texts contradict, else what waits for a confirmation, else whether it
 * is complete or begun.
 */
function SectionState({
  progress,
  contradictions,
  isNarrow,
}: {
  readonly progress: SectionProgress | undefined;
  readonly contradictions: number;
  readonly isNarrow: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { filled = 0, unconfirmed = 0, isComplete = false } = progress ?? {};
  if (contradictions > 0)
    return isNarrow ? (
      <span className="absolute top-0 right-0.5 text-xs font-bold text-warn">
        <span aria-hidden="true">≠</span>
        <span className="sr-only">{t`${plural(contradictions, { one: '# contradiction', other: '# contradictions' })}`}</span>
      </span>
    ) : (
      <span className="min-w-9 rounded-full bg-warn-soft px-1 text-center text-[12.5px] leading-5 font-semibold whitespace-nowrap text-warn tabular-nums">
        <span aria-hidden="true">≠ {contradictions}</span>
        <span className="sr-only">{t`${plural(contradictions, { one: '# contradiction', other: '# contradictions' })}`}</span>
      </span>
    );
  if (unconfirmed > 0)
    return isNarrow ? (
      <span className="absolute top-1 right-1 size-2 rounded-full border-2 border-warn">
        <span className="sr-only">{t`${unconfirmed} à confirmer`}</span>
      </span>
    ) : (
      <span className="min-w-9 rounded-full bg-warn-soft px-1 text-center text-[12.5px] leading-5 font-semibold text-warn tabular-nums">
        {twoFigures(unconfirmed)}
        <span className="sr-only"> {t`à confirmer`}</span>
      </span>
    );
  if (isComplete)
    return (
      <span className={isNarrow ? 'sr-only' : undefined}>
        <Check aria-hidden="true" strokeWidth={2.25} className="size-4 text-accent" />
        <span className="sr-only">{t`complète`}</span>
      </span>
    );
  if (filled === 0) return null;
  return <span className={isNarrow ? 'sr-only' : 'text-[12.5px] leading-5 text-muted'}>{t`commencée`}</span>;
}

/** In how many contradictions the texts of each section are. */
function useContradictionsBySection(): ReadonlyMap<string, number> {
  const type = useReportType();
  const counts = new Map<string, number>();
  for (const { places } of useContradictions()) {
    for (const id of new Set(places.map(({ field }) => type.sectionOf(field)?.id)))
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** As wide with one figure as with two, so that nothing moves when the count falls below ten. */
export function twoFigures(count: number): string {
  return String(count).padStart(2, '\u2007');
}

/** Links to the sections; the one being read is marked. */
export function SectionLinks({
  isShown,
  isNarrow = false,
  onFollow,
}: {
  /** The sections are on the page; they are not while a report is on its way. */
  readonly isShown: boolean;
  /** The letter or the number alone. */
  readonly isNarrow?: boolean;
  readonly onFollow: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const anchors = anchorsOf(useReportType());
  const seen = useCurrentSection(anchors, isShown);
  const current = isShown ? seen : null;
  const progress = useProgress();
  const contradictions = useContradictionsBySection();
  return (
    <nav aria-label={t`Sections du rapport`}>
      <ul>
        {anchors.map(({ id, number, title, shortTitle }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              title={localised(title)}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                scrollToAnchor(id);
                onFollow();
              }}
              className={classNames(
                'relative flex items-center rounded-control border-l-3 leading-tight',
                isNarrow ? 'size-9 justify-center pr-0.5' : 'min-h-[33px] gap-2 py-0.5 pr-2 pl-1 text-[15px]',
                id === current
                  ? 'border-accent bg-accent-soft text-accent-text'
                  : 'border-transparent text-ink hover:bg-accent-soft',
              )}
            >
              <span
                className={classNames(
                  'font-serif tabular-nums',
                  isNarrow ? 'font-semibold' : 'w-5 shrink-0 text-right',
                  id !== current && 'text-muted',
                )}
              >
                {number}
              </span>
              <span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>
                {localised(shortTitle)}
              </span>
              <SectionState
                isNarrow={isNarrow}
                contradictions={contradictions.get(id) ?? 0}
                progress={progress.find((section) => section.id === id)}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
