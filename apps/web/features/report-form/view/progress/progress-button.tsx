import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProgressGauge } from './progress-gauge.tsx';
import { useProgress } from './use-progress.ts';

/** How many sections hold something, as a small goniometer; opens the progress view. */
export function ProgressButton({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { t } = useLingui();
  const progress = useProgress();
  const started = progress.filter(({ filled }) => filled > 0).length;
  const { length: total } = progress;
  return (
    <button
      type="button"
      title={t`Progression du rapport`}
      onClick={onPress}
      className="inline-flex min-h-9 items-center gap-2 rounded-control border border-transparent px-2 text-sm font-semibold text-muted tabular-nums hover:bg-accent-soft hover:text-accent-text"
    >
      <ProgressGauge fraction={started / total} className="w-9" />
      <span>
        <span className="sr-only">{t`Sections remplies\u00A0:`} </span>
        {started}/{total}
      </span>
    </button>
  );
}
