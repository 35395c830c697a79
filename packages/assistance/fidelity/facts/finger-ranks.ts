import type { TextLanguage } from '../difference.ts';
import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';

/**
 * The fingers by their rank as anatomy counts them, the thumb first. Of the first and, in English, of the second it is not
 * sure that whoever speaks counts the thumb.
 */
const RANKS: Readonly<Record<TextLanguage, ReadonlyMap<string, string>>> = {
  fr: new Map([
    ...ranked('index-finger', 'deuxieme 2e 2eme'),
    ...ranked('middle-finger', 'troisieme 3e 3eme'),
    ...ranked('ring-finger', 'quatrieme 4e 4eme'),
    ...ranked('little-finger', 'cinquieme 5e 5eme'),
  ]),
  en: new Map([
    ...ranked('middle-finger', 'third 3rd'),
    ...ranked('ring-finger', 'fourth 4th'),
    ...ranked('little-finger', 'fifth 5th'),
  ]),
};
const FINGERS = new Set(['doigt', 'finger', 'digit']);
/** « doigt de pied », "digit of the foot" */
const OF = new Set(['de', 'du', 'of']);
const FEET = new Set(['pied', 'foot']);

function ranked(finger: string, ranks: string): readonly (readonly [string, string])[] {
  return ranks.split(' ').map((rank) => [rank, finger] as const);
}

/** Reads « troisième doigt », "5th digit" as the names of those fingers. */
export function readFingerRanks(reading: Reading): void {
  const { tokens, taken, language } = reading;
  tokens.forEach(({ key, kind }, at) => {
    if (!FINGERS.has(key) || isOfFoot(reading, at)) return;
    const before = tokens[at - 1];
    const isCut =
      kind === 'word' && before?.kind === 'word' && before.glued && tokens[at - 2]?.kind === 'digits';
    const first = isCut ? at - 2 : at - 1;
    const rank = tokens
      .slice(Math.max(0, first), at)
      .map((token) => token.key)
      .join('');
    const finger = RANKS[language].get(rank);
    if (finger !== undefined && taken[first] === 0) addFact(reading, 'anatomy', finger, first, at);
  });
}

function isOfFoot({ tokens }: Reading, at: number): boolean {
  return OF.has(tokens[at + 1]?.key ?? '') && [2, 3].some((ahead) => FEET.has(tokens[at + ahead]?.key ?? ''));
}
