import type { SignedTermAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { formatCalendarDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';

/** How long a signed report has to be kept, in words. */
export function useTermWords(): (term: SignedTermAnswer) => string {
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
