import type { SignedTermAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EraseSignedDialog } from './erase-signed-dialog.tsx';
import type { NamedReport } from './erase-signed-dialog.tsx';
import { TermDialog } from './term-dialog.tsx';
import { formatCalendarDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';

/** How long a signed report has to be kept, in words. */
function useTermWords(): (term: SignedTermAnswer) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return ({ keptUntil, judgmentAwaited, reminder }) => {
    if (judgmentAwaited)
      return t`À conserver tant que le jugement final est attendu, puis jusqu’à dix ans après.`;
    if (keptUntil === null)
      return t`À conserver\u00A0: la date de fin du mandat n’est pas inscrite, la durée ne peut pas être dite.`;
    const day = formatCalendarDay(keptUntil, language);
    return reminder === 'term-over'
      ? t`La durée de conservation a pris fin le ${day}. Le rapport reste jusqu’à ce que vous l’effaciez.`
      : t`À conserver jusqu’au ${day}.`;
  };
}

/** How long the report has to be kept, its days to enter, and its erasure once its term is over. */
export function TermLine({
  formId,
  report,
  term,
  onErased,
}: {
  readonly formId: string;
  readonly report: NamedReport;
  readonly term: SignedTermAnswer;
  readonly onErased: () => void;
}): ReactNode {
  const { t } = useLingui();
  const words = useTermWords();
  const [open, setOpen] = useState<'days' | 'erase' | null>(null);
  const close = (): void => setOpen(null);
  const { reminder, mandateEndedOn, finalJudgmentOn, judgmentAwaited } = term;
  const isEntered = mandateEndedOn !== null || finalJudgmentOn !== null || judgmentAwaited;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-sm">
      <CalendarClock aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-64">
        {reminder !== null && (
          <>
            <Badge look="warn">
              {reminder === 'days-missing' ? t`Dates à inscrire` : t`Terme échu`}
            </Badge>{' '}
          </>
        )}
        {words(term)}
      </p>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('days')}>
        {isEntered ? t`Changer les dates` : t`Inscrire les dates`}
      </Button>
      {reminder === 'term-over' && (
        <Button
          size="small"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          aria-haspopup="dialog"
          onClick={() => setOpen('erase')}
        >
          {t`Effacer le rapport…`}
        </Button>
      )}
      {open === 'days' && <TermDialog formId={formId} term={term} onClose={close} />}
      {open === 'erase' && (
        <EraseSignedDialog formId={formId} report={report} onErased={onErased} onClose={close} />
      )}
    </div>
  );
}
