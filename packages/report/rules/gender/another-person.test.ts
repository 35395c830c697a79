/** Nouns of persons that are the worker, and the same nouns for somebody else. Fictional. */
import { describe, expect, it } from 'vitest';
import { adaptGender, findOtherGender } from './index.ts';

const OF_WORKER = {
  fr: [
    ['Une dame de 45 ans, droitière, est vue ce jour.', 'Un homme de 45 ans, droitier, est vu ce jour.'],
    ['Il s’agit d’une dame de 45 ans.', 'Il s’agit d’un homme de 45 ans.'],
    ['Une dame de 45 ans consulte pour une douleur.', 'Un homme de 45 ans consulte pour une douleur.'],
    ['Cette dame de 45 ans est adressée par la CNESST.', 'Cet homme de 45 ans est adressé par la CNESST.'],
    ['Nous évaluons une dame de 45 ans.', 'Nous évaluons un homme de 45 ans.'],
    ['Dame de 45 ans, droitière, mariée.', 'Homme de 45 ans, droitier, marié.'],
  ],
  en: [
    [
      'A 45-year-old lady, right-handed, is seen today.',
      'A 45-year-old gentleman, right-handed, is seen today.',
    ],
    ['This is a 45-year-old lady.', 'This is a 45-year-old gentleman.'],
    [
      'This 45-year-old lady is referred by the CNESST.',
      'This 45-year-old gentleman is referred by the CNESST.',
    ],
    ['I evaluated a 45-year-old woman.', 'I evaluated a 45-year-old man.'],
    ['A 45-year-old woman fell at work.', 'A 45-year-old man fell at work.'],
  ],
} as const;

const OF_ANOTHER = {
  fr: [
    'Il a été heurté par une dame de 45 ans.',
    'Il vit avec une dame de 40 ans.',
    'Il aidait une dame à se lever.',
    'Le travailleur transportait une dame de 90 ans.',
    'Une dame l’a frappé au visage.',
    'Une dame de 80 ans l’a frappé au visage.',
    'Une femme de 80 ans l’a frappé au visage.',
    'Une dame de 80 ans qu’il déplaçait est tombée sur lui.',
    'Une femme de 80 ans qu’il déplaçait est tombée sur lui.',
    'Une cliente qu’il a déplacée est tombée sur lui.',
    'Il a été heurté par une dame de 45 ans. Elle est tombée.',
    'Il déplaçait une femme de 80 ans. Elle s’est agrippée à lui.',
    'Il a été heurté par une voisine. Elle est tombée.',
    'Le 3 mai, une dame de 80 ans, agitée, a frappé le travailleur.',
    'Une femme de 80 ans est tombée sur le travailleur.',
    'Une femme âgée de 80 ans s’est agrippée à lui.',
    'La dame est tombée sur lui.',
    'Il prenait soin d’une dame âgée.',
    'La voiture était conduite par une dame.',
    'Une cliente, une dame de 60 ans, l’a poussé.',
  ],
  en: [
    'He was struck by a 45-year-old lady.',
    'He lives with a 40-year-old lady.',
    'He was helping a lady to stand.',
    'An old lady fell on him.',
    'An 80-year-old lady whom he was moving fell on him.',
    'An 80-year-old woman hit him in the face.',
    'An 80-year-old lady, agitated, hit the worker.',
    'The lady fell on him.',
    'A lady hit him in the face.',
    'A 60-year-old woman drove the car that struck him.',
  ],
} as const;

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it.each<readonly [string, string]>(OF_WORKER[language])('of the worker: %s', (female, male) => {
    expect(adaptGender(female, 'male', language)).toBe(male);
    expect(findOtherGender(female, 'female', language)).toEqual([]);
  });

  it.each(OF_ANOTHER[language])('of somebody else: %s', (text) => {
    expect(findOtherGender(text, 'male', language)).toEqual([]);
  });

  it.each(OF_ANOTHER[language])('of somebody else, when the worker is a woman: %s', (text) => {
    expect(adaptGender(text, 'female', language)).toMatch(
      language === 'fr' ? /dame|femme|cliente|voisine/u : /lady|woman/u,
    );
  });
});
