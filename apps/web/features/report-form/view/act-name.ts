import { useLingui } from '@lingui/react/macro';
import type { ReplacingAct } from '../state/replaced-report.ts';

/** What an act that replaced text is called. */
export function useActName(): (act: ReplacingAct | null) => string {
  const { t } = useLingui();
  return (act) => {
    const names: Readonly<Record<ReplacingAct, string>> = {
      cleared: t`Formulaire effacé`,
      begun: t`Nouvelle visite`,
      loaded: t`Autre formulaire chargé`,
      broughtBack: t`Texte plus ancien récupéré`,
      undone: t`Annulation`,
      dictated: t`Dictée insérée`,
      improved: t`Formulation améliorée`,
      formatted: t`Texte mis en forme`,
      distributed: t`Texte réparti`,
      concluded: t`Conclusion insérée`,
      phrased: t`Phrase insérée`,
      template: t`Modèle inséré`,
      normals: t`Valeurs normales inscrites`,
      gender: t`Genre accordé`,
      chosen: t`Choix entre deux textes`,
      cited: t`Référence insérée`,
    };
    return act === null ? t`Texte remplacé` : names[act];
  };
}
