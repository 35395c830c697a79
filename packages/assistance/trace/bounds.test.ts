import { writeDictation } from '@constat/dictation/written';
import { describe, expect, it } from 'vitest';
import { findContradictions, traceFacts } from './index.ts';

const found = (...texts: readonly string[]) =>
  findContradictions(
    texts.map((text, index) => ({ field: `text${index}`, text })),
    'fr',
  ).map(({ kind }) => kind);
const very = (count: number) => 'très '.repeat(count);
const images = (...days: readonly string[]) => days.map((day) => `IRM du genou le ${day}.`);

describe('a contradiction', () => {
  it('is looked for among four values of one thing', () => {
    const days = ['3 mars 2019', '5 juin 2020', '7 août 2021'];
    expect(found(...images(...days, '3 mars 2024'))).toEqual(['date']);
    expect(found(...images(...days, '9 mai 2022', '3 mars 2024'))).toEqual([]);
  });

  it.each([
    [5, ['side']],
    [6, []],
  ])(
    'of a side is within eight words of the lesion: %i words and « du genou », « droit »',
    (count, kinds) => {
      expect(found(`Entorse du genou ${very(count)}droit.`, 'Entorse du genou gauche.')).toEqual(kinds);
    },
  );

  it.each([
    [4, []],
    [5, ['dose']],
  ])('of a dose is none where a change is told within eight words: %i words', (count, kinds) => {
    expect(found(`Naproxène 500 mg ${very(count)}initialement.`, 'Naproxène 250 mg.')).toEqual(kinds);
  });

  it.each([
    [3, ['unit']],
    [4, []],
  ])('of a missing unit is within four words of the movement: %i words', (count, kinds) => {
    expect(found(`La flexion ${very(count)}120.`)).toEqual(kinds);
  });
});

/** What became of each fact of the passages, each in a recording of its own. */
function fates(printed: string, ...passages: readonly string[]): string {
  const recordings = passages.map((passage, index) => {
    const words = `${passage} point`.split(' ').map((text) => ({ text }));
    return { id: `${index}`, section: 'section7', words, written: writeDictation(words, { language: 'fr' }) };
  });
  return traceFacts(recordings, [{ field: 'section7', text: printed }], 'fr')
    .map(({ said, fate }) => `${said} ${fate}`)
    .join(', ');
}

describe('a spoken fact', () => {
  it.each([
    [
      'is placed by the thing that it belongs to',
      'Lachman négatif à gauche',
      'Lachman négatif.',
      'négatif placed',
    ],
    [
      'is absent with less likeness',
      'dos gauche au repos le matin',
      'Entorse au dos gauche.',
      'gauche absent',
    ],
  ])('%s', (_, said, printed, fate) => {
    expect(fates(printed, said)).toContain(fate);
  });

  it.each([
    ['surely', 'au repos le matin à la pharmacie', 'au repos le matin', 'droit absent, droit placed'],
    ['perhaps', 'et rouge', '', 'droit placed, droit absent'],
  ])('that is %s the one that is printed goes before the first one said', (_, said, printed, expected) => {
    const passage = `genou droit en course point genou droit enflé ${said}`;
    expect(fates(`Genou droit enflé ${printed}.`, passage)).toBe(expected);
  });

  it('is placed where another recording says nearly the same', () => {
    const said = 'entorse au coude gauche';
    expect(fates('Entorse au coude gauche.', said, `en physiothérapie ${said}`)).toMatch(/gauche placed$/u);
  });

  it('is absent where another recording says something less like it', () => {
    const said = 'Lachman négatif à gauche';
    expect(fates('Lachman négatif.', said, `le matin ${said}`)).toMatch(/négatif absent, gauche absent$/u);
  });

  it.each([
    [47, 'droit placed'],
    [48, 'droit absent'],
  ])('is looked for behind %i other places of its value: %s', (count, expected) => {
    expect(fates(`${'Coude droit. '.repeat(count)}Genou droit.`, 'genou droit')).toBe(expected);
  });
});
