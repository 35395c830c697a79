import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';

const EVENT = {
  fr: 'Le 3 janvier 2024, le travailleur chute d’un escabeau et se blesse au genou droit.',
  en: 'On January 3, 2024, the worker fell from a ladder and injured his right knee.',
};
const OPENINGS = {
  own: { fr: '', en: '' },
  earlier: {
    fr: 'Antérieur à l’événement évalué, selon l’historique : ',
    en: 'Prior to the event evaluated, as told in the history: ',
  },
  condition: {
    fr: 'Autre antécédent ou condition personnelle, selon l’historique : ',
    en: 'Other history or personal condition, as told in section 7: ',
  },
  other: {
    fr: 'Autre que l’événement ou la lésion évalués, selon l’historique : ',
    en: 'Other than the event or injury evaluated, as told in the history: ',
  },
} as const;

it.each([
  ['fr', 'other', 'Le 5 mai 2024, il subit un accident de la route et une entorse cervicale.'],
  [
    'fr',
    'own',
    'Le 5 mai 2024, le Dr Roy diagnostique une entorse du genou et note une gonarthrose préexistante.',
  ],
  ['fr', 'own', 'La résonance magnétique du genou montre une arthrose préexistante.'],
  [
    'fr',
    'own',
    'Le 6 juin 2024, on diagnostique une entorse du genou, sans lien avec une ancienne lombalgie.',
  ],
  ['fr', 'own', 'La lésion est consolidée le 3 mars 2025 malgré une condition personnelle préexistante.'],
  ['fr', 'own', 'L’entorse du genou est consolidée malgré une condition personnelle préexistante.'],
  ['fr', 'own', 'L’entorse du genou n’est pas consolidée, vu une condition personnelle préexistante.'],
  ['fr', 'own', 'L’arrêt de travail est prolongé vu une condition préexistante.'],
  ['fr', 'own', 'La récupération est lente en raison d’une condition préexistante.'],
  ['fr', 'earlier', 'Il est vu par un rhumatologue pour une condition préexistante.'],
  ['fr', 'own', 'Il est déjà retourné au travail.'],
  ['fr', 'earlier', 'En 2019, il a subi une entorse du genou droit.'],
  ['fr', 'earlier', 'Il avait déjà une gonarthrose avant l’accident.'],
  ['fr', 'earlier', 'Il souffrait déjà d’une lombalgie.'],
  ['fr', 'condition', 'Il est connu pour une gonarthrose.'],
  ['en', 'other', 'On May 5, 2024, he had a car accident and sprained his neck.'],
  ['en', 'own', 'On May 5, 2024, Dr. Roy diagnosed a knee sprain and noted pre-existing osteoarthritis.'],
  ['en', 'own', 'The MRI of the knee shows pre-existing osteoarthritis.'],
  ['en', 'own', 'The knee sprain has reached maximum medical improvement despite a pre-existing condition.'],
  ['en', 'own', 'The injury is stable despite a pre-existing condition.'],
  ['en', 'own', 'Recovery was slow because of a pre-existing condition.'],
  ['en', 'earlier', 'He was treated for a pre-existing condition.'],
  ['en', 'own', 'He has already returned to work.'],
  ['en', 'earlier', 'In 2019, he sprained his right knee.'],
  ['en', 'earlier', 'He already had knee osteoarthritis before the accident.'],
  ['en', 'earlier', 'She already suffered from low back pain.'],
] as const)('(%s) tells as %s: « %s »', (language, scope, sentence) => {
  const data = { historiqueEvolution: `${EVENT[language]}\n${sentence}`, medicationActuelle: 'x' };
  const told =
    generateConclusion({ type: MEDICAL_EVALUATION, data, language, normals: DEFAULT_NORMALS })
      ?.conclusionResume ?? [];
  const opening = OPENINGS[scope][language];
  const text =
    opening === '' ? sentence : `${opening}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  expect(told.map((one) => one.text.replaceAll('\u00A0', ' '))).toContain(text);
});
