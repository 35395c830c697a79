import type { Word } from '../text/word.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import type { DatePart } from './dates.ts';

const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth',
  ].map((word, index) => [word, index + 1] as const),
);
const TENS: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
]);

/** Whether an ordinal can begin with the word. */
export function beginsOrdinal(key: string): boolean {
  return key === 'thirtieth' || ORDINALS.has(key);
}

/** Whether the word is a rank or the bottom of a fraction: "fourth", "twelfths", "twenty-fifths". */
export function isEnglishRank(key: string): boolean {
  const last = key.split('-', 3).at(-1) ?? '';
  return isRank(last) || (last !== 'seconds' && last.endsWith('s') && isRank(last.slice(0, -1)));
}

function isRank(word: string): boolean {
  return (
    ORDINALS.has(word) || word === 'hundredth' || /^(?:thir|for|fif|six|seven|eigh|nine)tieth$/.test(word)
  );
}

/** The day of a month at `at`, as an ordinal or a number up to 31. */
export function dayAt(tokens: readonly Word[], at: number): DatePart | null {
  const ordinal = ordinalAt(tokens, at);
  if (ordinal !== null) return ordinal;
  const number = readCardinal(tokens, at, 'en');
  return number !== null && number.inWords && number.value <= 31 ? number : null;
}

/** An ordinal up to the 39th at `at`, in words or in figures: "twenty first", "3rd". */
export function ordinalAt(tokens: readonly Word[], at: number): DatePart | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const [head = '', tail] = token.key.split('-', 2);
  if (tail !== undefined) {
    const unit = ORDINALS.get(tail);
    const ten = TENS.get(head);
    return ten === undefined || unit === undefined || unit > 9 ? null : { value: ten + unit, length: 1 };
  }
  const alone = head === 'thirtieth' ? 30 : ORDINALS.get(head);
  if (alone !== undefined) return { value: alone, length: 1 };
  const ten = TENS.get(head);
  const unit = ORDINALS.get(tokens[at + 1]?.key ?? '');
  return ten === undefined || unit === undefined || unit > 9
    ? digitOrdinal(token)
    : { value: ten + unit, length: 2 };
}

function digitOrdinal(token: Word): DatePart | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(token.key);
  return match === null ? null : { value: Number(match[1]), length: 1 };
}
