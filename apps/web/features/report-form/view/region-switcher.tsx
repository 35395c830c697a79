import { regionStates } from '@constat/report/rules';
import type { RegionState } from '@constat/report/rules';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { jumpToEntry } from './jump-to-entry.ts';
import { regionAnchor } from './region-anchor.ts';
import { useReportScreen, useReportType } from './report-context.tsx';

function useRegionStates(): readonly RegionState[] {
  const { report } = useReportScreen();
  const subscribe = useCallback(
    (look: () => void): (() => void) => {
      const unsubscribe = report.subscribe(look);
      // A value is counted once its field is left, and a choice at once.
      document.addEventListener('change', look);
      return () => {
        unsubscribe();
        document.removeEventListener('change', look);
      };
    },
    [report],
  );
  const present = useSyncExternalStore(subscribe, () => {
    const { formData, meta } = report.content();
    return JSON.stringify(regionStates(report.type, formData, meta));
  });
  return useMemo(() => JSON.parse(present) as readonly RegionState[], [present]);
}

/** The parts of the examination, each with its state in words, and the way to it. */
export function RegionSwitcher(): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const { regions } = useReportType();
  const states = useRegionStates();
  const titleOf = (state: RegionState): string =>
    localized(regions.find(({ id }) => id === state.id)?.group.title ?? { fr: '', en: '' });
  const stateOf = ({ isExamined, filled, unconfirmed }: RegionState): string => {
    if (!isExamined) return t`non examinée`;
    if (unconfirmed > 0) return t`${unconfirmed} à confirmer`;
    return filled === 0 ? t`rien encore` : t`${plural(filled, { one: '# saisie', other: '# saisies' })}`;
  };
  return (
    <nav
      aria-label={t`Régions de l’examen`}
      className="[@media(height>=600px)]:sticky top-(--bar-height) z-3 -mx-3 overflow-x-auto border-b border-line bg-surface px-3 sm:-mx-5 sm:px-5 print:hidden"
    >
      <ul className="flex w-max">
        {states.map((state) => (
          <li key={state.id}>
            <button
              type="button"
              onClick={() => jumpToEntry(regionAnchor(state.id))}
              className={classNames(
                'flex min-h-14 min-w-29 flex-col items-start justify-center border-b-2 border-transparent px-2.5 text-left leading-tight whitespace-nowrap hover:border-accent',
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
