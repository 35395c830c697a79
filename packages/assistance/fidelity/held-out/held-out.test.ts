import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED_ENGLISH_1 } from './held-out-1-changed-english.test-data.ts';
import { CHANGED_FRENCH_1 } from './held-out-1-changed-french.test-data.ts';
import { CHANGED_ENGLISH_5 } from './held-out-5-changed-english.test-data.ts';
import { CHANGED_FRENCH_5 } from './held-out-5-changed-french.test-data.ts';
import { REWORDED_ENGLISH_5 } from './held-out-5-reworded-english.test-data.ts';
import { REWORDED_FRENCH_5 } from './held-out-5-reworded-french.test-data.ts';
import * as fourth from './held-out-4.test-data.ts';
import { REWORDED_ENGLISH_1 } from './held-out-1-reworded-english.test-data.ts';
import { REWORDED_FRENCH_1 } from './held-out-1-reworded-french.test-data.ts';
import * as second from './held-out-2.test-data.ts';
import { bothWordings } from './both-wordings.ts';
import * as third from './held-out-3.test-data.ts';

const SENTENCES = {
  fr: {
    changed: [
      ...CHANGED_FRENCH_1,
      ...second.CHANGED_FRENCH_2,
      ...third.CHANGED_FRENCH_3,
      ...fourth.CHANGED_FRENCH_4,
      ...CHANGED_FRENCH_5,
    ],
    reworded: [
      ...REWORDED_FRENCH_1,
      ...second.REWORDED_FRENCH_2,
      ...third.REWORDED_FRENCH_3,
      ...fourth.REWORDED_FRENCH_4,
      ...REWORDED_FRENCH_5,
    ],
  },
  en: {
    changed: [
      ...CHANGED_ENGLISH_1,
      ...second.CHANGED_ENGLISH_2,
      ...third.CHANGED_ENGLISH_3,
      ...fourth.CHANGED_ENGLISH_4,
      ...CHANGED_ENGLISH_5,
    ],
    reworded: [
      ...REWORDED_ENGLISH_1,
      ...second.REWORDED_ENGLISH_2,
      ...third.REWORDED_ENGLISH_3,
      ...fourth.REWORDED_ENGLISH_4,
      ...REWORDED_ENGLISH_5,
    ],
  },
} as const;

describe.each(['fr', 'en'] as const)('sentences written before they were first checked (%s)', (language) => {
  it.each(SENTENCES[language].changed)('catches the change in « %s », both ways', (sentence) => {
    const [one, other] = bothWordings(sentence);
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(SENTENCES[language].reworded)(
    'takes both wordings of « %s » for the same, both ways',
    (sentence) => {
      const [one, other] = bothWordings(sentence);
      expect(checkFidelity(one, other, { language }).differences).toEqual([]);
      expect(checkFidelity(other, one, { language }).differences).toEqual([]);
    },
  );
});

describe('what the mended causes must not let through', () => {
  it.each([
    [
      'Les mollets droit et gauche mesurent 36 cm et 37 cm.',
      'Les mollets droit et gauche mesurent 37 cm et 36 cm.',
    ],
    ['Positif à droite mais pas à gauche.', 'Positif à gauche mais pas à droite.'],
    ['Du 3 mars 2024 au 5 avril 2024.', 'Du 5 avril 2024 au 3 mars 2024.'],
    ['Elle ne fume plus.', 'Elle fume.'],
    ['Elle ne peut pas conduire.', 'Elle peut conduire.'],
    ['Autonome pour ses AVQ.', 'Autonome pour ses AVD.'],
    ['Force du MID à 4/5.', 'Force du membre inférieur gauche à 4/5.'],
  ])('tells « %s » from « %s »', (one, other) => {
    expect(checkFidelity(one, other, { language: 'fr' }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language: 'fr' }).faithful).toBe(false);
  });

  it('reads words that JavaScript has properties of', () => {
    const words = 'The constructor, toString and valueOf of the wall';
    expect(checkFidelity(`${words}.`, words, { language: 'en' }).differences).toEqual([]);
    expect(
      checkFidelity(words, `${words} were repaired by mistake twice.`, { language: 'en' }).faithful,
    ).toBe(false);
  });
});
