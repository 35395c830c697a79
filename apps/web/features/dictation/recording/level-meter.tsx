import { METER_BARS, levelPercent, litBars } from '@constat/dictation/recorder';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { Store } from '../../../shared/external-store.ts';
import { useStore } from '../../../shared/external-store.ts';

const HEIGHTS = ['h-2', 'h-3', 'h-4', 'h-5', 'h-6', 'h-7', 'h-8', 'h-9'] as const;

/** Eight bars that show how loud the microphone hears. */
export function LevelMeter({
  loudness,
}: {
  readonly loudness: Store<{ readonly decibels: number }>;
}): ReactNode {
  const { t } = useLingui();
  const percent = levelPercent(useStore(loudness).decibels);
  const lit = litBars(percent);
  return (
    <div className="relative">
      <meter aria-label={t`Niveau du microphone`} min={0} max={100} value={percent} className="sr-only" />
      <div aria-hidden="true" className="flex h-9 items-end gap-1">
        {HEIGHTS.slice(0, METER_BARS).map((height, bar) => (
          <span
            key={height}
            className={classNames(
              'w-2 rounded-sm',
              height,
              bar < lit ? (bar > 5 ? 'bg-warn' : 'bg-accent') : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}
