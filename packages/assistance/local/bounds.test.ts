import { describe, expect, it } from 'vitest';
import { classifySentence } from './classify-sentence.ts';
import { distributeSubjective } from './distribute-subjective.ts';
import { datedEvent } from './event-date.ts';
import { dependsOnPrevious } from './history-order/depends-on-previous.ts';
import { isHeadingLine } from './tidy-lines.ts';

describe('a sentence of section 8', () => {
  it('is half sure by one weak word', () => {
    expect(classifySentence('Tout va mieux.', 'fr')).toEqual({ part: 'appreciation', confidence: 0.5 });
  });

  it.each([
    ['C’est mieux.', 0],
    ['Il estime qu’il évite.', 1],
  ])('is doubtful below one half: %s', (sentence, marks) => {
    expect(distributeSubjective(sentence, { language: 'fr' }).marks).toHaveLength(marks);
  });
});

it.each([
  ['Examen du genou', true],
  ['Examen du genou droit', false],
])('takes fewer than four words for a heading: %s', (line, isHeading) => {
  expect(isHeadingLine(line)).toBe(isHeading);
});

it.each([
  ['toujours bien', true],
  ['toujours bien souvent', false],
])('looks for the participle among the three words after the auxiliary: %s', (adverbs, anchored) => {
  const sentence = `Le 3 mars 2024, une radiographie avait ${adverbs} montré une fracture.`;
  expect(dependsOnPrevious(sentence, { before: '', opening: '' }, 'fr')).toBe(anchored);
});

it('opens a dated sentence with four words after the date, its comma among them', () => {
  const event = datedEvent('Le 3 mars 2024, la petite grue bleue tombe.', 'fr');
  expect(event?.opening).toBe('Le 3 mars 2024, la petite grue');
});
