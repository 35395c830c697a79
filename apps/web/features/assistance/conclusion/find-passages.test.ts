import { describe, expect, it } from 'vitest';
import { createPassageFinder } from './find-passages.ts';

const HISTORY = `Le 3 mars 2024, le travailleur chute d’un escabeau.

Le 6 mai 2024, le Dr Castonvale procède à une réparation :
- deux ancres au trochiter;
- une ténodèse du biceps.

Le 9 juillet 2024, une échographie ne montre pas de phlébite. À l’exploration, le ligament était rompu.`;

const found = (sentence: string, text = HISTORY): readonly string[] =>
  createPassageFinder(text)(sentence).map(({ start, end }) => text.slice(start, end));

describe('the passages of a text that a sentence was drawn from', () => {
  it.each([
    [
      'a sentence as it stands',
      'Le 3 mars 2024, le travailleur chute d’un escabeau.',
      ['Le 3 mars 2024, le travailleur chute d’un escabeau'],
    ],
    [
      'one with words before it, a small letter and other blanks',
      'Selon l’historique : le 3\u00A0mars 2024, le travailleur chute d’un escabeau.',
      ['Le 3 mars 2024, le travailleur chute d’un escabeau'],
    ],
    [
      'a list that was joined to its line',
      'Le 6 mai 2024, le Dr Castonvale procède à une réparation : deux ancres au trochiter; une ténodèse du biceps.',
      [
        'Le 6 mai 2024, le Dr Castonvale procède à une réparation :\n- deux ancres au trochiter;\n- une ténodèse du biceps',
      ],
    ],
    [
      'two passages that stand apart',
      'Le 3 mars 2024, le travailleur chute d’un escabeau. À l’exploration, le ligament était rompu.',
      ['Le 3 mars 2024, le travailleur chute d’un escabeau', 'À l’exploration, le ligament était rompu'],
    ],
    [
      'a passage with a word put otherwise',
      'Une échographie n’a montré pas de phlébite le 9 juillet 2024, une échographie.',
      ['Le 9 juillet 2024, une échographie ne montre pas de phlébite'],
    ],
    ['nothing', 'La flexion est limitée.', []],
  ])('are those of %s', (_, sentence, passages) => {
    expect(found(sentence)).toEqual(passages);
  });

  it('are the whole of a text of a word or two, where the sentence says it', () => {
    expect(found('Antécédents : hypothyroïdie traitée.', 'Hypothyroïdie traitée')).toEqual([
      'Hypothyroïdie traitée',
    ]);
    expect(found('Antécédents : diabète.', 'Hypothyroïdie traitée')).toEqual([]);
    expect(found('Antécédents : diabète.', '')).toEqual([]);
  });

  it('go on after the one before where the same words stand twice', () => {
    const text = 'Il est revu le 3 mai. Elle dort mal. Il est revu le 3 juin.';
    expect(found('Elle dort mal. Il est revu le 3 juin.', text)).toEqual([
      'Elle dort mal. Il est revu le 3 juin',
    ]);
  });

  it('are found in a text that repeats itself', () => {
    const finder = createPassageFinder('la douleur persiste '.repeat(40_000));
    expect(finder('La douleur persiste. '.repeat(20_000))).toHaveLength(1);
  });
});
