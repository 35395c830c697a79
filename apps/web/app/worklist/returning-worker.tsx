import type { ListedForm } from '@constat/contract';
import type { FormData } from '@constat/report/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCalendarDay, localDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-part.ts';

const CarryOverDialog = lazyDialog(async () => (await import('./carry-over-dialog.tsx')).CarryOverDialog);

/** Says that a worker of that name was seen before, and offers what may be taken over, never a finding. */
export function ReturningWorker({
  earlier,
  onStart,
}: {
  /** The report of the latest visit. */
  readonly earlier: ListedForm;
  /** Begins the visit with what the physician took over. */
  readonly onStart: (carried: FormData) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const seen = earlier.summary?.evaluationDate || localDay(new Date(earlier.updatedAt));
  const day = formatCalendarDay(seen, language);
  return (
    <div className="mt-2 rounded-control bg-accent-soft px-3 py-2 text-[0.94rem]">
      <p className="font-semibold">{t`Déjà vue le ${day}`}</p>
      <p className="text-sm text-muted">
        <Trans>Une personne de ce nom. Rien n’est repris sans votre accord.</Trans>
      </p>
      <Button size="small" className="mt-1.5 max-sm:min-h-11" onClick={() => setOpen(true)}>
        {t`Choisir ce qui est repris`}
      </Button>
      {isOpen && (
        <CarryOverDialog form={earlier} day={day} onStart={onStart} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
