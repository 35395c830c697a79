import { useLingui } from '@lingui/react/macro';
import { formatDay, formatTime } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';

/** « 21 nov. 2026 à 14 h 32 » / "Nov 21, 2026 at 14:32", in local time. */
export function useMoment(): (iso: string) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (iso) => {
    const day = formatDay(iso, language);
    const time = formatTime(iso, language);
    return t`${day} à ${time}`;
  };
}
