import { lexiconOf } from '@constat/language/lexicon';
import { describe, expect, it } from 'vitest';
import { isWorthAnEntry } from './index.ts';

function isWorth(heard: string, corrected: string, language: 'fr' | 'en' = 'fr'): boolean {
  return isWorthAnEntry({ heard, corrected }, language, (form) => lexiconOf(language).isKnownWord(form));
}

describe('a correction made again and again is worth an entry', () => {
  it.each([
    ['gagner', 'Gagné'],
    ['zor vanne', 'Zzorvane'],
    ['lirica', 'Lyrica'],
    ['zolt', 'zoltramol'],
    ['rio teint haut', 'Rio Zinto'],
  ])('%s to %s', (heard, corrected) => expect(isWorth(heard, corrected)).toBe(true));

  it('in English', () => expect(isWorth('lyric a', 'Lyrica', 'en')).toBe(true));
});

describe('it is not', () => {
  it.each([
    ['of one finding for another', 'absent', 'présent'],
    ['of a common word that sounds like another', 'abduction', 'adduction'],
    ['of one at the beginning of a sentence', 'Abduction', 'Adduction'],
    ['of a side', 'droite', 'gauche'],
    ['of a side, even with a capital', 'droite', 'Gauche'],
    ['of a side among names', 'zzorvane droite', 'Zzorvane gauche'],
    ['of a number', 'zzorvane deux', 'Zzorvane douze'],
    ['of a negation', 'zzorvane', 'pas Zzorvane'],
    ['of figures', 'L4', 'L5'],
    ['of capitals alone', 'zzorvane', 'Zzorvane'],
    ['of a whole sentence', 'zz', 'Zz a b c d e f'],
    ['of nothing', 'zz', ' '],
  ])('%s: %s to %s', (_what, heard, corrected) => expect(isWorth(heard, corrected)).toBe(false));

  it('in English either', () => {
    expect(isWorth('left', 'right', 'en')).toBe(false);
    expect(isWorth('flexion', 'extension', 'en')).toBe(false);
  });
});
