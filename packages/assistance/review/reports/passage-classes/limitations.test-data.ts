/** « Sans restriction » of one activity and what is allowed, and « aucune » beside what is forbidden. */
import { clean, opposed } from '../passages.test-data.ts';
import type { Language, Row } from './examined.test-data.ts';

const limits = (language: Language, text: string, existence = ''): Row => [
  language,
  {
    conclusionEvaluationLimitations: text,
    ...(existence === '' ? {} : { conclusionLimitationsFonctionnelles: existence }),
  },
];

export const ALLOWED = [
  ...clean(
    'limitations',
    limits('fr', 'Éviter de grimper. Aucune restriction pour la conduite automobile.'),
    limits('fr', 'Éviter les échelles. Il peut marcher sans limitation.'),
    limits('fr', 'Aucune. Il est capable de soulever 25 kg.'),
    limits('fr', 'Aucune limitation. Il n’a plus besoin d’éviter les escaliers.'),
    limits('en', 'Avoid climbing. No restriction for driving a car.'),
    limits('en', 'Avoid ladders. She can walk without limitation.'),
    limits('en', 'None. He is able to lift 25 kg.'),
    limits('en', 'No limitations. He no longer needs to avoid stairs.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Pas de position accroupie prolongée.', 'Non.'),
    limits('fr', 'Aucune limitation fonctionnelle. Pas de travail en hauteur.'),
    limits('fr', 'Aucune limitation au travail. Ne pas soulever plus de 5 kg.'),
    limits('fr', 'Aucune restriction. S’abstenir de ramper.'),
    limits('en', 'No prolonged squatting.', 'No.'),
    limits('en', 'No functional limitations. No work at heights.'),
    limits('en', 'No limitations at work. Do not lift more than 5 kg.'),
    limits('en', 'No restrictions. Refrain from crawling.'),
  ),
];

export const ALLOWED_HELD_OUT = [
  ...clean(
    'limitations',
    limits('fr', 'Éviter de s’agenouiller. Aucune limitation lorsqu’il est assis.'),
    limits('fr', 'Éviter les vibrations. Elle peut écrire et taper sans restriction.'),
    limits('fr', 'Aucune limitation. Peut manipuler des charges de 30 kg comme auparavant.'),
    limits('fr', 'Ne pas lever plus de 15 kg. Aucune restriction quant à la durée de la marche.'),
    limits('en', 'Avoid kneeling. No limitation while seated.'),
    limits('en', 'Avoid vibration. She may write and type without restriction.'),
    limits('en', 'No limitations. Can handle loads of 30 kg as before.'),
    limits('en', 'Do not lift more than 15 kg. No restriction regarding how long he walks.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Restreindre la station debout à trente minutes.', 'Aucune.'),
    limits('fr', 'Aucune limitation n’est retenue. Pas de mouvements répétés de l’épaule.'),
    limits('fr', 'Sans limitation fonctionnelle. Limiter la marche à une heure.'),
    limits('fr', 'Peut soulever au plus 5 kg.', 'Non.'),
    limits('en', 'Restrict standing to thirty minutes.', 'None.'),
    limits('en', 'No limitations are retained. No repeated movements of the shoulder.'),
    limits('en', 'No functional limitations. Limit walking to one hour.'),
    limits('en', 'Can lift 5 kg at most.', 'No.'),
  ),
];

/** Written after the rules and tried once before anything was changed for them. */
export const ALLOWED_HELD_OUT_2 = [
  ...clean(
    'limitations',
    limits('fr', 'Ne doit pas ramper. La station assise est permise sans restriction.'),
    limits('fr', 'Aucune restriction à la conduite. Éviter de travailler à genoux.'),
    limits('fr', 'Aucune limitation. Il peut reprendre le travail et lever ses 20 kg habituels.'),
    limits('fr', 'Aucune limitation. Il n’est plus nécessaire d’éviter les échelles.'),
    limits('en', 'Must not crawl. Sitting is allowed without restriction.'),
    limits('en', 'No restriction on driving. Avoid working on the knees.'),
    limits('en', 'No limitations. He can return to work and lift his usual 20 kg.'),
    limits('en', 'No limitations. It is no longer necessary to avoid ladders.'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Le travailleur devra s’abstenir de sauter.', 'Non.'),
    limits('fr', 'Aucune limitation. Travail léger seulement.'),
    limits('fr', 'Je ne retiens aucune limitation fonctionnelle. Marche limitée à 500 mètres.'),
    limits('fr', 'Aucune. Mouvements répétés de l’épaule gauche à proscrire.'),
    limits('en', 'The worker will have to refrain from jumping.', 'No.'),
    limits('en', 'No limitations. Light work only.'),
    limits('en', 'I retain no functional limitations. Walking limited to 500 metres.'),
    limits('en', 'None. Repeated movements of the shoulder are contraindicated.'),
  ),
];
