/** « Aucune » of one part beside something of another, and « aucune » of the whole beside something. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from './passages.test-data.ts';

const limits = (language: 'fr' | 'en', text: string, more: FormData = {}) =>
  [language, { conclusionEvaluationLimitations: text, ...more }] as const;
const impairs = (language: 'fr' | 'en', text: string, percent: string) =>
  [language, { conclusionAtteintePermanente: text, conclusionPourcentageAtteinte: percent }] as const;

export const NONE_OF_A_PART = [
  ...clean(
    'limitations',
    limits('fr', 'Aucune limitation pour le membre supérieur. Éviter de rester debout plus de 30 minutes.'),
    limits('fr', 'Aucune limitation fonctionnelle au plan cognitif. Éviter les charges de plus de 10 kg.'),
    limits('fr', 'Aucune restriction à droite. Éviter de pousser de la main gauche.'),
    limits('en', 'No limitation for the upper limb. Avoid standing more than 30 minutes.'),
    limits('en', 'No functional limitations on the psychological level. Avoid loads over 10 kg.'),
  ),
  ...clean(
    'impairment',
    impairs(
      'fr',
      'Aucune atteinte permanente au genou gauche. Atteinte permanente au genou droit.',
      'DAP 2 %',
    ),
    impairs('fr', 'Aucune séquelle à la cheville. Séquelles au genou.', '3 %'),
    impairs('en', 'No permanent impairment of the left knee. Permanent impairment of the right knee.', '2 %'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Aucune limitation fonctionnelle. Éviter les charges de plus de 10 kg.'),
    limits('fr', 'Aucune limitation fonctionnelle en lien avec la lésion. Éviter de ramper.'),
    limits('en', 'No functional limitations. Avoid loads over 10 kg.'),
  ),
  ...opposed(
    'impairment',
    impairs('fr', 'Aucune atteinte permanente à l’intégrité physique.', 'DAP 2 %'),
    impairs('fr', 'Il n’y a aucune atteinte permanente à la suite de l’événement.', '2 %'),
    impairs('en', 'No permanent impairment of physical or mental integrity.', '2 %'),
  ),
];

export const NONE_OF_A_PART_HELD_OUT = [
  ...clean(
    'limitations',
    limits('fr', 'Aucune limitation au niveau du cou. Éviter les charges de plus de 5 kg.'),
    limits('fr', 'Aucune limitation fonctionnelle sur le plan visuel. Éviter les échelles.'),
    limits('fr', 'Sans limitation pour la marche. Éviter de s’accroupir.'),
    limits('en', 'No restrictions for the left hand. Avoid gripping with the right hand.'),
    limits('en', 'There are no limitations as regards sitting. Avoid kneeling.'),
  ),
  ...clean(
    'impairment',
    impairs('fr', 'Aucune atteinte permanente sur le plan psychique. Séquelles à l’épaule.', 'DAP 4 %'),
    impairs('fr', 'Pas d’atteinte du coude. Atteinte du poignet.', '1 %'),
    impairs('en', 'There is no impairment at the wrist. The elbow has one.', '1 %'),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Aucune restriction. Ne doit pas soulever plus de 10 kg.'),
    limits('en', 'No limitations are retained. The worker must not climb ladders.'),
  ),
  ...opposed(
    'impairment',
    impairs('fr', 'Aucune atteinte permanente.', '4 %'),
    impairs('en', 'There is no permanent impairment.', '4 %'),
  ),
];

/** An impairment without a limitation is ordinary: the fourth and the fifth point are independent. */
export const IMPAIRED_AND_NOT_LIMITED = [
  ...clean(
    'limitations',
    limits('fr', 'Aucune limitation.', { conclusionPourcentageAtteinte: 'DAP 2 %' }),
    limits('fr', 'Aucune.', { conclusionAtteintePermanente: 'Une atteinte permanente existe.' }),
    limits('en', 'No functional limitations.', { conclusionPourcentageAtteinte: '1 %' }),
  ),
  ...opposed(
    'limitations',
    limits('fr', 'Aucune limitation n’est requise.', {
      conclusionLimitationsFonctionnelles: 'Oui, légères.',
    }),
    limits('en', 'No limitations are needed.', { conclusionLimitationsFonctionnelles: 'Yes.' }),
    limits('fr', 'Aucune limitation. Éviter les échelles.', { conclusionPourcentageAtteinte: 'DAP 2 %' }),
    limits('en', 'None. Avoid ladders.', { conclusionPourcentageAtteinte: 'APD 2 %' }),
  ),
];

export const IMPAIRED_AND_NOT_LIMITED_HELD_OUT = [
  ...clean(
    'limitations',
    limits('fr', 'Sans limitation fonctionnelle.', { conclusionPourcentageAtteinte: 'DAP 1 %, DPJV 0,1 %' }),
    limits('en', 'None.', { conclusionAtteintePermanente: 'There is a permanent impairment.' }),
  ),
];
