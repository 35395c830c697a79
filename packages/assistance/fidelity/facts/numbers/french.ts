import type { Token } from '../../text/token.ts';
import type { WordNumber } from './word-number.ts';

const SMALL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
  }),
);
const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    premier: 1,
    premiere: 1,
    premiers: 1,
    premieres: 1,
    deuxieme: 2,
    deuxiemes: 2,
    second: 2,
    seconde: 2,
    troisieme: 3,
    quatrieme: 4,
    cinquieme: 5,
    sixieme: 6,
    septieme: 7,
    huitieme: 8,
    neuvieme: 9,
    dixieme: 10,
    onzieme: 11,
    douzieme: 12,
  }),
);
const ABOUT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    dizaine: 10,
    douzaine: 12,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    quarantaine: 40,
    cinquantaine: 50,
    soixantaine: 60,
    centaine: 100,
  }),
);

/** Whether a French number in words may begin with this plain word. */
export function beginsFrenchNumber(plain: string): boolean {
  return SMALL.has(plain) || ORDINALS.has(plain) || ABOUT.has(plain) || /^(?:cents?|mille)$/u.test(plain);
}

/** Reads a French number in words that begins at a token; null when none does. */
export function readFrenchNumber(tokens: readonly Token[], at: number): WordNumber | null {
  const first = tokens[at]?.key ?? '';
  const ordinal = ORDINALS.get(first);
  if (ordinal !== undefined) return { value: ordinal, next: at + 1, ordinal: true };
  const about = ABOUT.get(first);
  if (about !== undefined) return { value: about, next: at + 1, ordinal: false };
  let total = 0;
  let current = -1;
  let next = at;
  let thousand = false;
  for (let here = at; here < tokens.length; here += 1) {
    const word = tokens[here]?.key ?? '';
    if (word === 'et' && current >= 20) {
      const small = SMALL.get(tokens[here + 1]?.key ?? '');
      const joins = small === 1 || (small === 11 && current % 100 === 60);
      if (joins && current % 10 === 0) continue;
      break;
    }
    const value = join(current, word);
    if (value !== null) {
      current = value;
    } else if (word === 'mille' && !thousand) {
      total = (current < 0 ? 1 : current) * 1000;
      current = -1;
      thousand = true;
    } else break;
    next = here + 1;
  }
  if (next === at) return null;
  return { value: total + Math.max(current, 0), next, ordinal: false };
}

/** The number so far followed by one more word, or null when that word begins another number. */
function join(current: number, word: string): number | null {
  if (word === 'cent' || word === 'cents') {
    if (current < 0) return 100;
    return current > 0 && current < 100 ? current * 100 : null;
  }
  const small = SMALL.get(word);
  if (small === undefined) return null;
  if (current < 0) return small;
  if (small === 0) return null;
  const rest = current % 100;
  if (small === 20 && rest === 4) return current + 76;
  if (rest === 0) return current >= 100 ? current + small : null;
  if (rest === 60 || rest === 80) return small < 20 ? current + small : null;
  if (rest >= 20 && rest % 10 === 0) return small < 10 ? current + small : null;
  if (rest % 20 === 10 && rest !== 30 && rest !== 50)
    return small >= 7 && small <= 9 ? current + small : null;
  return null;
}
