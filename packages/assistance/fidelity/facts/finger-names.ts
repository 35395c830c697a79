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
/** Toes are counted from the great toe in both languages; those between the first and the last have no other name. */
const TOE_RANKS: ReadonlyMap<string, string> = new Map([
  ...ranked('great-toe', 'premier 1er first 1st'),
  ...ranked('little-toe', 'cinquieme 5e 5eme fifth 5th'),
]);
const TOES = new Set(['orteil', 'toe']);
/** What a finger or a toe is part of, which its name says already. */
const WHOLES: Readonly<Record<TextLanguage, { readonly parts: RegExp; readonly whole: RegExp }>> = {
  fr: {
    parts: /^(?:doigts?|pouces?|index|majeur|annulaire|auriculaire|medius|orteils?|hallux)$/u,
    whole: /^(?:main|pied)$/u,
  },
  en: { parts: /^(?:fingers?|thumb|toes?|hallux)$/u, whole: /^(?:hand|foot)$/u },
};
/** Words between a finger and its hand. */
const LINKS = /^(?:de|du|la|of|the|his|her|right|left)$/u;
const MOST_LINKS = 4;
/** « doigt de pied », "digit of the foot" */
const OF = new Set(['de', 'du', 'of']);
const FEET = new Set(['pied', 'foot']);

function ranked(finger: string, ranks: string): readonly (readonly [string, string])[] {
  return ranks.split(' ').map((rank) => [rank, finger] as const);
}

/** Reads « troisième doigt », "5th digit", « premier orteil » as the names of those fingers and toes. */
export function readFingerRanks(reading: Reading): void {
  const { tokens, taken, language } = reading;
  tokens.forEach(({ key, kind }, at) => {
    const isToe = TOES.has(key);
    if (!isToe && (!FINGERS.has(key) || isOfFoot(reading, at))) return;
    const before = tokens[at - 1];
    const isCut =
      kind === 'word' && before?.kind === 'word' && before.glued && tokens[at - 2]?.kind === 'digits';
    const first = isCut ? at - 2 : at - 1;
    const rank = tokens
      .slice(Math.max(0, first), at)
      .map((token) => token.key)
      .join('');
    const named = (isToe ? TOE_RANKS : RANKS[language]).get(rank);
    if (named !== undefined && taken[first] === 0) addFact(reading, 'anatomy', named, first, at);
  });
  takeWholes(reading);
}

/** « l’index de la main droite » is « l’index droit »: the hand says nothing more. */
function takeWholes({ tokens, taken, language }: Reading): void {
  const { parts, whole } = WHOLES[language];
  tokens.forEach(({ key }, at) => {
    if (!parts.test(key)) return;
    let next = at + 1;
    while (next <= at + MOST_LINKS && LINKS.test(tokens[next]?.key ?? '')) next += 1;
    if (next > at + 1 && OF.has(tokens[at + 1]?.key ?? '') && whole.test(tokens[next]?.key ?? ''))
      taken[next] = 1;
  });
}

function isOfFoot({ tokens }: Reading, at: number): boolean {
  return OF.has(tokens[at + 1]?.key ?? '') && [2, 3].some((ahead) => FEET.has(tokens[at + ahead]?.key ?? ''));
}

const ARTICLES = new Set(['le', 'du', 'au']);

/** « Le majeur », « du majeur »: right after its article the French word names a finger, after a noun a severity. */
export function readMiddleFinger(reading: Reading): void {
  const { language, tokens, taken } = reading;
  if (language !== 'fr') return;
  tokens.forEach(({ key }, at) => {
    if (key === 'majeur' && taken[at] === 0 && ARTICLES.has(tokens[at - 1]?.key ?? ''))
      addFact(reading, 'anatomy', 'middle-finger', at, at);
  });
}
