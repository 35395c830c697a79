import { useLingui } from '@lingui/react/macro';
import type { SectionId } from './sections.ts';

/** The names of the sections that are dictated (dictation.md 2), in the language of the screens. */
export function useSectionNames(): Readonly<Record<SectionId, string>> {
  const { t } = useLingui();
  return {
    section7: t`7. Historique des faits et évolution`,
    section8: t`8. Questionnaire subjectif et état actuel`,
    section11: t`11. Conclusion`,
  };
}
