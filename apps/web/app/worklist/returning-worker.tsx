import type { ListedForm } from '@constat/contract';
import type { FormData } from '@constat/report/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-part.ts';
import { dayOf } from './visits.ts';

const CarryOverDialog = lazyDialog(async () => (await import('./carry-over-dialog.tsx')).CarryOverDialog);

/** Says of a worker who was seen before when that was, and offers what may be taken over, never a finding. */
export function ReturningWorker({
  earlier,
  onStart,
}: {
  /** The reports on a worker of that name, that of the latest visit first; none where nobody of that name was seen. */
  readonly earlier: readonly ListedForm[];
  /** Begins the visit with what the physician took over. */
  readonly onStart: (carried: FormData) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [latest] = earlier;
  const day = latest === undefined ? '' : formatCalendarDay(dayOf(latest), language);
  return (
    <div className={latest && 'mt-2 rounded-control bg-accent-soft px-3 py-2 text-[0.94rem]'}>
      <output className="block font-semibold">{latest !== undefined && t`Déjà vue le ${day}`}</output>
      {latest !== undefined && (
        <>
          <p className="text-sm text-muted">
            <Trans>Une personne de ce nom. Rien n’est repris sans votre accord.</Trans>
          </p>
          <Button size="small" className="mt-1.5 max-sm:min-h-11" onClick={() => setOpen(true)}>
            {t`Choisir ce qui est repris`}
          </Button>
        </>
      )}
      {isOpen && <CarryOverDialog forms={earlier} onStart={onStart} onClose={() => setOpen(false)} />}
    </div>
  );
}
