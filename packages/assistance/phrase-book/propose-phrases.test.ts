import { describe, expect, it } from 'vitest';
import { openBlanks } from '../review/open-blanks.ts';
import type { Phrase } from './phrase.ts';
import { proposePhrases } from './propose-phrases.ts';
import { RESTRICTION_CLASSES, restrictionSentence } from './restriction-scale.ts';

const evaluation = 'conclusionEvaluationLimitations';
const phrase = (
  text: string,
  restriction: number | null = null,
  field: Phrase['field'] = evaluation,
): Phrase => ({
  field,
  restriction,
  text,
});
const BACK = { accepted: 'Entorse lombaire', language: 'fr' } as const;

describe('the sentences that a draft proposes', () => {
  it('are of each class, the physician’s own before that of the scale', () => {
    const book = [
      phrase('Restrictions de classe 2 : pas de charges de plus de […] kg.', 2),
      phrase('Limitations de classe 2 selon l’échelle.', 2),
      phrase('Aucun autre soin n’est indiqué.', null, 'conclusionSoinsTraitements'),
    ];
    const ofClass = (restriction: number) =>
      proposePhrases(book, BACK)
        .filter((each) => each.field === evaluation && each.restriction === restriction)
        .map(({ text, isOwn }) => [isOwn, text.slice(0, 24)]);
    expect(ofClass(2)).toEqual([
      [true, 'Restrictions de classe 2'],
      [true, 'Limitations de classe 2 '],
      [false, 'Restrictions de classe 2'],
    ]);
    expect(ofClass(1)).toEqual([[false, 'Restrictions de classe 1']]);
    expect(proposePhrases(book, BACK)).toContainEqual({
      field: 'conclusionSoinsTraitements',
      restriction: null,
      text: 'Aucun autre soin n’est indiqué.',
      isOwn: true,
    });
  });

  it.each([
    ['Entorse lombaire', 'Éviter de travailler au-dessus de l’épaule.'],
    ['Entorse du genou droit', 'Éviter de s’agenouiller sur le genou gauche.'],
    ['Entorse du genou droit', 'Éviter de forcer du genou et du coude.'],
    ['', 'Éviter de s’agenouiller sur le genou [côté…].'],
  ])('(%s) leave out « %s »', (accepted, text) => {
    expect(proposePhrases([phrase(text)], { accepted, language: 'fr' }).filter(({ isOwn }) => isOwn)).toEqual(
      [],
    );
  });

  it.each([
    [
      'Entorse du genou droit',
      'Éviter de s’agenouiller sur le genou [côté…].',
      'Éviter de s’agenouiller sur le genou droit.',
    ],
    ['', 'Éviter les charges de plus de […] kg.', 'Éviter les charges de plus de […] kg.'],
  ])('(%s) hold « %s », with the facts of this report alone', (accepted, text, filled) => {
    const [own] = proposePhrases([phrase(text)], { accepted, language: 'fr' });
    expect(own).toMatchObject({ isOwn: true, text: filled });
  });

  it('are at most five of one class and point', () => {
    const book = Array.from({ length: 9 }, (_, index) =>
      phrase(`Limitations de classe 1, forme ${index}.`, 1),
    );
    expect(proposePhrases(book, BACK).filter(({ isOwn }) => isOwn)).toHaveLength(5);
  });

  it('are bounded by the lists of the lower back, and leave other parts of the body open', () => {
    for (const language of ['fr', 'en'] as const)
      for (const restriction of RESTRICTION_CLASSES) {
        const back = restrictionSentence(restriction, true, language);
        expect(back).toMatch(language === 'fr' ? /classe \d/iu : /class \d/iu);
        expect(openBlanks(back).length).toBe(restriction >= 3 ? 1 : 0);
        const other = restrictionSentence(restriction, false, language);
        expect(openBlanks(other).length).toBe(restriction === 0 ? 0 : 1);
        expect(other).not.toMatch(/lomb|lumb|kg/u);
      }
    expect(proposePhrases([], { accepted: 'Entorse du genou droit', language: 'fr' })[2]?.text).toBe(
      'Restrictions de classe 2 : [à préciser par le médecin].',
    );
  });
});
