import { useLingui } from '@lingui/react/macro';
import type { Contradiction } from './describe-issue.ts';

/** What each kind of contradiction is called: a new kind needs one sentence here. */
export function useContradictionTitles(): Readonly<Record<Contradiction['kind'], string>> {
  const { t } = useLingui();
  return {
    side: t`Deux côtés pour la même chose`,
    date: t`Deux dates pour la même chose`,
    dose: t`Deux doses du même médicament`,
    unit: t`Un nombre sans son unité`,
    'spoken-word': t`Un mot de dictée resté dans le texte`,
    level: t`Deux niveaux du rachis pour la même chose`,
    diagnosis: t`Le diagnostic conclu diffère d’un diagnostic énoncé ailleurs`,
    'diagnosis-dropped': t`Un diagnostic accepté n’est ni repris ni écarté`,
    'event-date': t`Deux dates pour l’événement`,
    'act-date': t`Deux dates pour le même acte ou examen`,
    'consolidation-date': t`La date de consolidation ne s’accorde pas avec le reste`,
    'future-date': t`Une date postérieure à l’évaluation`,
    'early-date': t`Une date antérieure à ce qu’elle doit suivre`,
    weekday: t`Le jour de la semaine n’est pas celui de la date`,
    duration: t`La durée ne correspond pas aux dates, ou à une autre durée`,
    age: t`L’âge ne correspond pas à la date de naissance`,
    antecedent: t`Aucun antécédent, et pourtant une lésion antérieure`,
    denied: t`Nié à un endroit, affirmé à un autre`,
    normal: t`Décrit comme normal, mais mesuré autrement`,
    'test-cell': t`Le résultat d’un test diffère entre le texte et le tableau`,
    measure: t`La mesure du texte n’est pas celle du tableau`,
    deficit: t`Un déficit conclu que l’examen ne montre pas`,
    limitations: t`Les limitations se contredisent`,
    'limitation-class': t`La classe de limitations ne convient pas aux charges`,
    'limitation-region': t`Une limitation d’une région non examinée ou normale`,
    impairment: t`Aucune atteinte permanente, et pourtant une atteinte`,
    percentage: t`Les pourcentages ne s’accordent pas`,
    care: t`Lésion consolidée, et des soins encore nécessaires sans explication`,
    'care-beside-none': t`Aucun soin requis, et pourtant des soins prescrits`,
    premature: t`Lésion non consolidée, et pourtant un pourcentage`,
  };
}
