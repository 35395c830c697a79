import { useLingui } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useEarlierVisits } from './use-earlier-visits.ts';
import { useBesideToggle } from './use-beside-toggle.ts';

/** Shows what an earlier visit of the worker says beside the form, where there was one. */
export function EarlierVisitToggle(): ReactNode {
  const { t } = useLingui();
  const { isShown, press } = useBesideToggle('earlier-visit');
  const visits = useEarlierVisits();
  if (visits.length === 0 && !isShown) return null;
  return (
    <Button
      variant="ghost"
      icon={<CalendarClock aria-hidden="true" className="size-4" />}
      title={t`Visite précédente`}
      aria-pressed={isShown}
      onClick={press}
      className={classNames('px-2 max-sm:hidden', isShown && 'bg-accent-soft')}
    >
      <span className="max-[100rem]:sr-only">{t`Visite précédente`}</span>
    </Button>
  );
}
