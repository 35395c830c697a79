import type { RegionId } from '@constat/report/catalogue';
import { regionStates } from '@constat/report/rules';
import type { RegionState } from '@constat/report/rules';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { jumpToEntry } from './jump-to-entry.ts';
import { regionAnchor } from './region-anchor.ts';
import { useEntries, useReportScreen, useReportType } from './report-context.tsx';

function useRegionStates(): readonly RegionState[] {
  const { report } = useReportScreen();
  return useEntries(() => {
    const { formData, meta } = report.content();
    return regionStates(report.type, formData, meta);
  });
}

/** The part of the examination that is being read: the last one whose heading is above the middle of what is in sight. */
function useRegionInView(ids: readonly RegionId[]): RegionId | undefined {
  const [inView, setInView] = useState<RegionId>();
  const key = ids.join(' ');
  useEffect(() => {
    const shown = new Set<RegionId>();
    const regions = key.split(' ').flatMap((id) => {
      const element = document.getElementById(regionAnchor(id as RegionId));
      return element === null ? [] : [{ id: id as RegionId, element }];
    });
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const id = regions.find(({ element }) => element === target)?.id;
          if (id === undefined) continue;
          if (isIntersecting) shown.add(id);
          else shown.delete(id);
        }
        setInView(regions.findLast(({ id }) => shown.has(id))?.id);
      },
      // A band in the middle of what is in sight: at most two parts reach into it.
      { rootMargin: '-45% 0% -50% 0%' },
    );
    for (const { element } of regions) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return inView;
}

/** Brings the button of the part that is being read into sight where the list is wider than its place. */
function useButtonInSight(list: RefObject<HTMLElement | null>, inView: RegionId | undefined): void {
  useEffect(() => {
    const bar = list.current;
    const button = inView === undefined ? null : bar?.querySelector<HTMLElement>('[aria-current]');
    if (bar === null || button === null || button === undefined) return;
    const [room, place] = [bar.getBoundingClientRect(), button.getBoundingClientRect()];
    // Whole pixels: a part of one would stay out of sight.
    if (place.left < room.left) bar.scrollBy({ left: Math.floor(place.left - room.left) });
    else if (place.right > room.right) bar.scrollBy({ left: Math.ceil(place.right - room.right) });
  }, [list, inView]);
}

/** The parts of the examination, each with its state in words, and the way to it. */
export function RegionSwitcher(): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { regions } = useReportType();
  const states = useRegionStates();
  const inView = useRegionInView(states.map(({ id }) => id));
  const list = useRef<HTMLElement>(null);
  useButtonInSight(list, inView);
  const titleOf = (state: RegionState): string =>
    localised(regions.find(({ id }) => id === state.id)?.group.title ?? { fr: '', en: '' });
  const stateOf = ({ isExamined, filled, unconfirmed }: RegionState): string => {
    if (!isExamined) return t`non examinée`;
    if (unconfirmed > 0) return t`${unconfirmed} à confirmer`;
    return filled === 0 ? t`rien encore` : t`${plural(filled, { one: '# saisie', other: '# saisies' })}`;
  };
  return (
    <nav
      ref={list}
      aria-label={t`Régions de l’examen`}
      // In the line of the section where there is room for both, else in one of its own below it.
      className="top-[calc(var(--bar-height)+var(--section-line))] z-3 overflow-x-auto border-b border-line bg-surface px-3 [scrollbar-width:thin] sm:px-6 xl:alone:top-(--bar-height) xl:alone:z-5 xl:alone:-mt-14 xl:alone:mr-14 xl:alone:ml-[27rem] xl:alone:h-14 xl:alone:border-b-0 xl:alone:px-0 [@media(height>=600px)]:sticky print:hidden"
    >
      <ul className="flex w-max">
        {states.map((state) => (
          <li key={state.id}>
            <button
              type="button"
              aria-current={state.id === inView ? 'location' : undefined}
              onClick={() => jumpToEntry(regionAnchor(state.id))}
              className={classNames(
                'flex min-h-14 min-w-29 flex-col items-start justify-center border-b-2 border-transparent px-2.5 text-left leading-tight whitespace-nowrap hover:border-accent aria-[current]:border-accent aria-[current]:text-accent-text',
                !state.isExamined && 'text-muted',
              )}
            >
              <span className="text-sm font-semibold">{titleOf(state)}</span>
              <span
                className={classNames(
                  'text-xs tabular-nums',
                  state.isExamined && state.unconfirmed > 0 ? 'text-warn' : 'text-muted',
                )}
              >
                {stateOf(state)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
