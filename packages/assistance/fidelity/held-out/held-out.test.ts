import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { CHANGED_ENGLISH } from './changed-english.test-data.ts';
import { CHANGED_FRENCH } from './changed-french.test-data.ts';
import { FRESH_CHANGED_ENGLISH } from './fresh-changed-english.test-data.ts';
import { FRESH_CHANGED_FRENCH } from './fresh-changed-french.test-data.ts';
import { FRESH_REWORDED_ENGLISH } from './fresh-reworded-english.test-data.ts';
import { FRESH_REWORDED_FRENCH } from './fresh-reworded-french.test-data.ts';
import * as fourth from './fourth-round.test-data.ts';
import { REWORDED_ENGLISH } from './reworded-english.test-data.ts';
import { REWORDED_FRENCH } from './reworded-french.test-data.ts';
import * as afterwards from './second-round.test-data.ts';
import { sidesOf } from './sides-of.ts';
import * as third from './third-round.test-data.ts';

const SENTENCES = {
  fr: {
    changed: [
      ...CHANGED_FRENCH,
      ...afterwards.CHANGED_FRENCH_AFTERWARDS,
      ...third.CHANGED_FRENCH_THIRD,
      ...fourth.CHANGED_FRENCH_FOURTH,
      ...FRESH_CHANGED_FRENCH,
    ],
    reworded: [
      ...REWORDED_FRENCH,
      ...afterwards.REWORDED_FRENCH_AFTERWARDS,
      ...third.REWORDED_FRENCH_THIRD,
      ...fourth.REWORDED_FRENCH_FOURTH,
      ...FRESH_REWORDED_FRENCH,
    ],
  },
  en: {
    changed: [
      ...CHANGED_ENGLISH,
      ...afterwards.CHANGED_ENGLISH_AFTERWARDS,
      ...third.CHANGED_ENGLISH_THIRD,
      ...fourth.CHANGED_ENGLISH_FOURTH,
      ...FRESH_CHANGED_ENGLISH,
    ],
    reworded: [
      ...REWORDED_ENGLISH,
      ...afterwards.REWORDED_ENGLISH_AFTERWARDS,
      ...third.REWORDED_ENGLISH_THIRD,
      ...fourth.REWORDED_ENGLISH_FOURTH,
      ...FRESH_REWORDED_ENGLISH,
    ],
  },
} as const;

describe.each(['fr', 'en'] as const)('sentences written before they were first checked (%s)', (language) => {
  it.each(SENTENCES[language].changed)('catches the change in « %s », both ways', (sentence) => {
    const [one, other] = sidesOf(sentence);
    expect(checkFidelity(one, other, { language }).faithful).toBe(false);
    expect(checkFidelity(other, one, { language }).faithful).toBe(false);
  });

  it.each(SENTENCES[language].reworded)(
    'takes both wordings of « %s » for the same, both ways',
    (sentence) => {
      const [one, other] = sidesOf(sentence);
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
