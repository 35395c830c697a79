import type { EntryKind } from '@constat/dictation/vocabulary';
import { useLingui } from '@lingui/react/macro';

/** What each kind of entry is called. */
export function useKindNames(): Readonly<Record<EntryKind, string>> {
  const { t } = useLingui();
  return {
    name: t`Nom de personne`,
    drug: t`Médicament`,
    place: t`Lieu`,
    employer: t`Employeur`,
    other: t`Autre`,
  };
}
