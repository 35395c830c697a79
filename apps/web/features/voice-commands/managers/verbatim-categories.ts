import type { VerbatimCategory } from '@constat/dictation/commands';
import { useLingui } from '@lingui/react/macro';

/** The names of the categories in the language of the screens. */
export function useCategoryNames(): Readonly<Record<VerbatimCategory, string>> {
  const { t } = useLingui();
  return {
    radiology: t`Radiologie`,
    quotes: t`Citations`,
    technical: t`Technique`,
    lab: t`Laboratoire`,
    diagnosis: t`Diagnostic`,
    prescription: t`Ordonnance`,
    medical: t`Médical`,
    other: t`Autre`,
  };
}
