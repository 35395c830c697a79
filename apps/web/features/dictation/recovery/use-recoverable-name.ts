import { useLingui } from '@lingui/react/macro';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useSectionNames } from '../section-names.ts';
import { isSectionId } from '../sections.ts';

interface Found extends Pick<ReportIdentity, 'visit'> {
  readonly section: string;
}

/**
 * Names what was found of another report by its visit, its section and its time, and shows nothing else of it.
 * @returns a function of what was found and of its time in milliseconds since 1970
 */
export function useRecoverableName(): (found: Found, at: number) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  const names = useSectionNames();
  return ({ visit, section }, at) => {
    const moment = formatMoment(new Date(at).toISOString(), language);
    const name = visit === '' ? t`sans nom` : visit;
    return [name, isSectionId(section) ? names[section] : null, moment]
      .filter((part) => part !== null)
      .join(', ');
  };
}
