import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';
import { readFacts } from '../facts/read-facts.ts';
import { alignSentences } from './align-sentences.ts';
import { contextOf } from './term-context.ts';
import { findMovedDenials } from './find-moved-denials.ts';
import { EXAMPLES, words } from './bounds.test-data.ts';

describe('the bounds of the comparison', () => {
  it.each(EXAMPLES)('%s', (_, source, proposal, found) => {
    const { differences } = checkFidelity(source, proposal, { language: 'fr' });
    expect(differences.map(({ fact }) => fact).join(' ')).toBe(found);
  });
});

it('tells a date that opens a range by its range rather than by a part of the body, but not by a side', () => {
  const lostAt = (place: string) => {
    const source = `Arrêt du 3 mars 2024 au 5 avril 2024. ${place} le 3 mars 2024.`;
    const proposal = `${place} du 3 mars 2024 au 8 mai 2024.`;
    const { differences } = checkFidelity(source, proposal, { language: 'fr' });
    return differences.flatMap(({ fact, source: lost }) => (fact === 'date' ? [lost?.start] : []));
  };
  expect(lostAt('Genou enflé')).toEqual([24, 53]);
  expect(lostAt('Genou gauche')).toEqual([9, 24]);
});

describe('the context of a word', () => {
  it('has fifteen terms on one side', () => {
    const [text] = readFacts([`Douleur ${words(20).join(' ')}.`], 'fr');
    expect(contextOf(text, 0, 0).terms).toHaveLength(15);
  });

  it.each([
    [27, 1],
    [28, 0],
  ])('reaches over %i tokens: %i terms', (count, found) => {
    const [text] = readFacts([`Douleur ${'très '.repeat(count)}genou.`], 'fr');
    expect(contextOf(text, 0, 0).terms).toHaveLength(found);
  });
});

describe('a sentence', () => {
  it.each([
    [12, true],
    [13, false],
  ])('of %i with one term in common finds the last one: %s', (count, isFound) => {
    const names = words(count);
    const long = names.slice(0, -1).map(
      (name) =>
        `Genou ${name} ${words(26)
          .map((word) => word + name)
          .join(' ')}`,
    );
    const [source, proposal] = readFacts(
      [
        `Genou. ${names.map((name) => `Mesure ${name}`).join('. ')}.`,
        `${long.join('. ')}. Genou ${names.at(-1)}.`,
      ],
      'fr',
    );
    const group = alignSentences(source, proposal).find(({ source: [first] }) => first?.first === 0);
    const last = proposal.tokens.length;
    expect(group?.proposal.some(({ end }) => end === last)).toBe(isFound);
  });
});

describe('the counterpart of a denied clause', () => {
  const FOUR = 'Ni genou ou coude ou poignet ou hanche.';
  const FIVE = 'Ni genou ou coude ou poignet ou hanche ou cheville.';
  const LONG = 'ni genou ou coude ou hanche ou cheville ou tibia ou épaule ou rotule ou nuque';
  it.each([
    ['shares two things of five', FOUR, 'Genou ou coude ou tibia, pas de nuque.', 1],
    ['shares no one thing of three', 'Ni genou ou coude.', 'Genou ou tibia, pas de nuque.', 0],
    [
      'is liker than the best denied one by more than the margin',
      FIVE,
      `Genou ou coude ou poignet, ${LONG}.`,
      1,
    ],
    ['is not liker by the margin alone', FOUR, 'Genou ou coude ou tibia, pas de poignet.', 0],
    [
      'is one of the next eight clauses',
      'Pas de douleur.',
      `${words(7).join(', ')}, douleur, pas de boiterie.`,
      1,
    ],
    ['is not a ninth clause', 'Pas de douleur.', `${words(8).join(', ')}, douleur, pas de boiterie.`, 0],
  ])('%s', (_, before, after, lost) => {
    const [source, proposal] = readFacts([before, after], 'fr');
    const found = findMovedDenials(source, proposal, alignSentences(source, proposal));
    expect(found.lost).toHaveLength(lost);
  });
});
