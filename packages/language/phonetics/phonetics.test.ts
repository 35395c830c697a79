import { describe, expect, it } from 'vitest';
import { soundDistance, soundsAlike, soundsOf } from './index.ts';
import { readPairs } from './pairs.test-data.ts';

/** Shares of pairs: alike ones at least found, others at most taken for alike. */
const RATES = {
  fr: { development: { found: 0.98, mistaken: 0.1 }, 'held-out': { found: 0.95, mistaken: 0.12 } },
  en: { development: { found: 0.97, mistaken: 0.01 }, 'held-out': { found: 0.93, mistaken: 0.09 } },
} as const;

describe.each(['fr', 'en'] as const)('what sounds alike, heard in %s', (language) => {
  it.each(['development', 'held-out'] as const)('tells terms from near words, in the part %s', (part) => {
    const share = (kind: 'alike' | 'apart'): number => {
      const pairs = readPairs(kind, language).filter((pair) => pair.part === part);
      return pairs.filter(({ heard, term }) => soundsAlike(heard, term, language)).length / pairs.length;
    };
    expect(share('alike')).toBeGreaterThanOrEqual(RATES[language][part].found);
    expect(share('apart')).toBeLessThanOrEqual(RATES[language][part].mistaken);
  });

  it('is tried on 250 pairs, none twice', () => {
    const pairs = [...readPairs('alike', language), ...readPairs('apart', language)];
    expect(pairs.length).toBeGreaterThanOrEqual(250);
    expect(new Set(pairs.map(({ heard, term }) => `${heard}|${term}`)).size).toBe(pairs.length);
  });
});

describe('the sounds of a spelling', () => {
  it.each([
    ['Desrochers', 'fr', 'dEroSe'],
    ['Gagné', 'fr', 'ganje'],
    ['gagner', 'fr', 'ganje'],
    ['Tremblay', 'fr', 'traNblE'],
    ['Vaillancourt', 'fr', 'vajaNkurq'],
    ['St-Onge', 'fr', 'sENoNZ'],
    ['Percocet 7', 'fr', 'pErkosEqsEt'],
    ['Knight', 'en', 'najt'],
    ['Phillips', 'en', 'filips'],
    ['McDonald', 'en', 'm@kdonald'],
    ["O'Connor", 'en', 'okon@r'],
  ] as const)('%s, read in %s, is %s', (text, language, sounds) => {
    expect(soundsOf(text, language)).toBe(sounds);
  });

  it('is empty where nothing is read', () => {
    expect(soundsOf(' … – ', 'fr')).toBe('');
    expect(soundDistance('', 'a')).toBe(1);
    expect(soundDistance('', '')).toBe(0);
  });
});

describe('the distance of two sequences', () => {
  const samples = [...readPairs('alike', 'fr'), ...readPairs('apart', 'en')].map(({ heard, term }) => [
    soundsOf(heard, 'fr'),
    soundsOf(term, 'en'),
  ]);

  it('is the same both ways, 0 to itself, and never above 1', () => {
    for (const [one = '', other = ''] of samples) {
      const distance = soundDistance(one, other);
      expect(soundDistance(other, one)).toBeCloseTo(distance, 10);
      expect(distance).toBeLessThanOrEqual(1);
      expect(soundDistance(one, one)).toBe(0);
    }
  });

  it.each([
    ['the voice of a consonant', 'bato', 'pato', 'mato'],
    ['a rounded vowel', 'ly', 'li', 'la'],
    ['a neutral vowel', 'fnEtr', 'f@nEtr', 'fonEtr'],
    ['a last consonant that is perhaps mute', 'rapor', 'raporq', 'raport'],
  ])('is nearer over %s than over more', (_what, said, near, far) => {
    expect(soundDistance(said, near)).toBeLessThan(soundDistance(said, far));
  });

  it('holds for a text without end', () => {
    const long = 'tra la la '.repeat(40_000);
    expect(soundsOf(long, 'fr').length).toBeGreaterThan(100_000);
    expect(soundsOf('e'.repeat(400_000), 'en').length).toBeLessThan(100);
    expect(soundDistance(soundsOf(long, 'fr'), soundsOf(long, 'en'))).toBeLessThan(1);
  });
});
