import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProgressGauge } from '../../../../shared/ui/progress-gauge.tsx';
import { useProgress } from './use-progress.ts';

/** How many sections are complete, as a small goniometer; opens the progress view. */
export function ProgressButton({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { t } = useLingui();
  const progress = useProgress().filter(({ isExpected }) => isExpected);
  const complete = progress.filter(({ isComplete }) => isComplete).length;
  const { length: total } = progress;
  return (
    <button
      type="button"
      title={t`Progression du rapport`}
      onClick={onPress}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-transparent px-1.5 xl:gap-2 xl:px-2 text-sm font-semibold text-muted tabular-nums hover:bg-accent-soft hover:text-accent-text"
    >
      <ProgressGauge fraction={complete / total} className="w-6 xl:w-9" />
      <span>
        <span className="sr-only">{t`Sections complètes\u00A0:`} </span>
        {complete}/{total}
      </span>
    </button>
  );
}
