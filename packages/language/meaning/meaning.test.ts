import { describe, expect, it } from 'vitest';
import { isPrefix, meaningOf, rootsOf, sameMeaning } from './index.ts';

const shareRoot = (one: string, other: string, language: 'fr' | 'en') => {
  const others = new Set(rootsOf(other, language));
  return rootsOf(one, language).some((root) => others.has(root));
};

describe('roots', () => {
  it.each([
    ['infiltration', 'infiltrée'],
    ['déchirure', 'déchiré'],
    ['physiatre', 'physiatrie'],
    ['douloureuse', 'douleur'],
    ['prescrites', 'prescription'],
    ['interrompt', 'interruption'],
    ['provoque', 'provocation'],
    ['laxe', 'laxité'],
    ['suivent', 'suivi'],
  ])('of « %s » and « %s » meet', (one, other) => {
    expect(shareRoot(one, other, 'fr')).toBe(true);
  });

  it.each([
    ['tendinite', 'tendinopathie'],
    ['arthrite', 'arthrose'],
    ['employeur', 'employé'],
    ['dos', 'dose'],
    ['abduction', 'adduction'],
    ['bursite', 'bourse'],
    ['chirurgien', 'chiropraticien'],
  ])('of « %s » and « %s » do not', (one, other) => {
    expect(shareRoot(one, other, 'fr')).toBe(false);
  });

  it.each([
    ['tenderness', 'tender', true],
    ['orthopaedic', 'orthopedics', true],
    ['paralysed', 'paralysis', true],
    ['withdrawn', 'withdrawal', true],
    ['arthritis', 'arthrosis', false],
    ['employer', 'employee', false],
    ['neurology', 'nephrology', false],
  ])('of "%s" and "%s" meet: %s', (one, other, expected) => {
    expect(shareRoot(one, other, 'en')).toBe(expected);
  });

  it('take a hostile word as it is', () => {
    const long = 'ement'.repeat(20_000);
    expect(rootsOf(long, 'fr')).toEqual([long]);
  });
});

describe('meanings', () => {
  it.each([
    ['céphalée', 'maux de tête', 'fr', true],
    ['refusé', 'rejette', 'fr', true],
    ['accepte', 'refuse', 'fr', false],
    ['enflé', 'œdème', 'fr', true],
    ['IRM', 'résonance magnétique', 'fr', true],
    ['neurologue', 'psychologue', 'fr', false],
    ['dizzy', 'dizziness', 'en', true],
    ['range of motion', 'ROM', 'en', true],
    ['weakness', 'numbness', 'en', false],
  ] as const)('of « %s » and « %s » (%s) are the same: %s', (one, other, language, expected) => {
    expect(sameMeaning(one, other, language)).toBe(expected);
    expect(sameMeaning(other, one, language)).toBe(expected);
  });

  it('tell words of grammar and light verbs from the others', () => {
    for (const word of ['notée', 'présentait', 'effectuées', 'auquel', 'travailleuse'])
      expect([word, meaningOf(word, 'fr').isGrammar]).toEqual([word, true]);
    for (const word of ['porter', 'médecin', 'partiel', 'droit', 'rapace'])
      expect([word, meaningOf(word, 'fr').isGrammar]).toEqual([word, false]);
    for (const word of ['shows', 'undergone', 'reported'])
      expect([word, meaningOf(word, 'en').isGrammar]).toEqual([word, true]);
    for (const word of ['carry', 'partial', 'physician'])
      expect([word, meaningOf(word, 'en').isGrammar]).toEqual([word, false]);
  });

  it('give the parts of a compound and what a privative denies', () => {
    expect(meaningOf('lombalgie', 'fr').parts).toHaveLength(2);
    expect(meaningOf('painless', 'en').denies).toEqual(expect.arrayContaining([...rootsOf('pain', 'en')]));
    expect(meaningOf('douleur', 'fr').denies).toEqual([]);
  });

  it('know the prefixes that a hyphen joins', () => {
    expect(isPrefix('per')).toBe(true);
    expect(isPrefix('genou')).toBe(false);
  });
});
