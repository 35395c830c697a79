import type { Language } from '../language.ts';
import { soundsOf } from './sounds-of.ts';
import { differenceOf, isFullVowel, weightOf } from './sounds.ts';

/** From here on two words do not sound alike. */
export const ALIKE_BELOW = 0.25;

const LONGEST = 120;
/** What a syllable more or less costs beyond its vowel: it is heard before any sound of it. */
const SYLLABLE = 0.3;

/**
 * How far two sequences of sounds lie apart: 0 the same, 1 nothing in common. The cheapest way to turn one into the
 * other, as a share of what the longer one weighs.
 */
export function soundDistance(one: string, other: string): number {
  if (one === other) return 0;
  const first = one.slice(0, LONGEST);
  const second = other.slice(0, LONGEST);
  const longer = Math.max(weigh(first), weigh(second));
  if (longer === 0) return 1;
  let before: number[] = [0];
  let row: number[] = [];
  for (let at = 0; at < second.length; at += 1)
    before[at + 1] = (before[at] ?? 0) + weightOf(second.charCodeAt(at));
  for (let from = 0; from < first.length; from += 1) {
    const code = first.charCodeAt(from);
    const loss = weightOf(code);
    row[0] = (before[0] ?? 0) + loss;
    for (let at = 0; at < second.length; at += 1) {
      const target = second.charCodeAt(at);
      row[at + 1] = Math.min(
        (before[at] ?? 0) + differenceOf(code, target),
        (before[at + 1] ?? 0) + loss,
        (row[at] ?? 0) + weightOf(target),
      );
    }
    [before, row] = [row, before];
  }
  const syllables = SYLLABLE * Math.abs(countSyllables(first) - countSyllables(second));
  return Math.min(1, ((before[second.length] ?? 0) + syllables) / longer);
}

/** Distance of what was heard in a language from a term, which may be of either language. */
export function distanceFromTerm(heard: string, term: string, language: Language): number {
  const sounds = soundsOf(heard, language);
  return Math.min(soundDistance(sounds, soundsOf(term, 'fr')), soundDistance(sounds, soundsOf(term, 'en')));
}

/** Whether what was heard in a language sounds like a term of either language. */
export function soundsAlike(heard: string, term: string, language: Language): boolean {
  return distanceFromTerm(heard, term, language) < ALIKE_BELOW;
}

function weigh(sounds: string): number {
  let weight = 0;
  for (let at = 0; at < sounds.length; at += 1) weight += weightOf(sounds.charCodeAt(at));
  return weight;
}

/** Vowels, but for neutral ones, which come and go. */
function countSyllables(sounds: string): number {
  let count = 0;
  for (let at = 0; at < sounds.length; at += 1) if (isFullVowel(sounds.charCodeAt(at))) count += 1;
  return count;
}
