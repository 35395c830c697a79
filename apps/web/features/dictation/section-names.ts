import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useLocalised } from '../../shared/i18n/localised.ts';
import type { RecordedPlace, SectionId } from './sections.ts';

/**
 * The names of the sections that are dictated, as the form numbers and titles them, in the language of the screens, and of
 * what is dictated over the form.
 */
export function useSectionNames(): Readonly<Record<RecordedPlace, string>> {
  const { t } = useLingui();
  const localised = useLocalised();
  const nameOf = (id: SectionId): string => {
    const section = MEDICAL_EVALUATION.section(id);
    return section === undefined ? '' : `${section.number}. ${localised(section.title)}`;
  };
  return {
    section7: nameOf('section7'),
    section8: nameOf('section8'),
    section11: nameOf('section11'),
    form: t`Dictée dans le formulaire`,
  };
}
