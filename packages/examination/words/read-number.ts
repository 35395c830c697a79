import type { Language } from '@constat/language';
import { readCardinal } from '@constat/language/numbers';
import { stem } from '@constat/language/text';
import type { SaidWord } from './word.ts';

export type SpokenUnit = 'percent' | 'degree' | 'cm' | 'mm' | 'm' | 'kg' | 'lb' | 'ft' | 'in' | 's';

/** A number as it was said, with what belongs to it. */
export interface SaidNumber {
  readonly value: number;
  /** The number as it is stored, with a decimal comma. */
  readonly text: string;
  /** « quatre moins », "two plus". */
  readonly grade: '' | '+' | '-';
  /** What it was told out of: 5 in « quatre sur cinq », the normal in « quarante sur quatre-vingt-dix ». */
  readonly over?: number;
  readonly unit?: SpokenUnit;
  /** Said with a sign before it: « moins dix ». */
  readonly isNegative: boolean;
  readonly length: number;
}

const UNIT_NAMES: Readonly<Record<SpokenUnit, string>> = {
  percent: '% percent pourcent',
  degree: '° degré degree deg',
  cm: 'cm centimètre centimeter centimetre',
  mm: 'mm millimètre millimeter millimetre',
  m: 'm mètre meter metre',
  kg: 'kg kilo kilogramme kilogram',
  lb: 'lb lbs livre pound',
  ft: 'pied feet foot',
  in: 'pouce inch inches',
  s: 's seconde second sec',
};
const UNITS: ReadonlyMap<string, SpokenUnit> = new Map(
  (Object.keys(UNIT_NAMES) as SpokenUnit[]).flatMap((unit) =>
    UNIT_NAMES[unit].split(' ').map((name) => [stem(name), unit] as const),
  ),
);
const MINUS = new Set(['moins', 'minus', 'negative', '-', '−', '–']);
const HIGHEST_GRADE = 5;
/** Names of monofilaments, which alone are told with two decimals (Semmes-Weinstein). */
const FILAMENTS = new Set('2.83 3.61 4.31 4.56 6.65'.split(' '));

class NumberReader {
  readonly #words: readonly SaidWord[];
  readonly #language: Language;

  constructor(words: readonly SaidWord[], language: Language) {
    this.#words = words;
    this.#language = language;
  }

  key(at: number): string {
    return this.#words[at]?.key ?? '';
  }

  isGlued(at: number): boolean {
    return this.#words[at]?.glued === true;
  }

  unit(at: number): SpokenUnit | undefined {
    const word = this.#words[at];
    if (word === undefined) return undefined;
    // « s » and « m » are letters of their own where they do not follow a figure.
    if ((word.key === 's' || word.key === 'm') && !/\d$/u.test(this.key(at - 1))) return undefined;
    if (word.key === 's' && readCardinal(this.#words, at + 1, this.#language) !== null) return undefined;
    if (word.key === 'pour' && this.key(at + 1) === 'cent') return 'percent';
    return UNITS.get(word.stem);
  }

  /** A whole or decimal number, without what follows it. */
  plain(at: number): { readonly value: number; readonly decimals: string; readonly end: number } | null {
    const isHalf =
      this.#language === 'en'
        ? this.key(at) === 'half' && this.key(at + 1) === 'a'
        : this.key(at) === 'demi' && this.unit(at + 1) !== undefined;
    if (isHalf) return { value: 0.5, decimals: '5', end: at + (this.#language === 'en' ? 2 : 1) };
    const whole = readCardinal(this.#words, at, this.#language);
    if (whole === null) return null;
    let value = whole.value;
    let end = at + whole.length;
    if (whole.article && !this.#mayFollowOne(end)) return null;
    if (whole.value === 1 && this.#isPronoun(at)) return null;
    if (this.#language === 'fr' && whole.length > 1 && this.#isArticle(end - 1)) {
      value -= 1;
      end -= 1;
    }
    const spelled = this.#spelled(at);
    if (spelled !== null) return { value: spelled, decimals: '', end: at + 3 };
    if (this.#language === 'en' && value === 1 && this.key(at) === 'one') {
      // "one twenty", "one oh five"
      const zero = ['oh', 'o', 'zero'].includes(this.key(end)) ? 1 : 0;
      const rest = readCardinal(this.#words, end + zero, this.#language);
      const isRest = rest !== null && (zero === 1 ? rest.value < 10 : rest.value >= 10 && rest.value < 100);
      if (isRest && rest.inWords && this.key(end + zero) !== 'hundred') {
        // "one twenty, one thirty": the second "one" begins the next number.
        const last = end + zero + rest.length - 1;
        const after = readCardinal(this.#words, last + 1, this.#language);
        const isNext =
          rest.length > 1 &&
          this.key(last) === 'one' &&
          after !== null &&
          after.value >= 10 &&
          after.value < 100;
        value = 100 + rest.value - (isNext ? 1 : 0);
        end = isNext ? last : last + 1;
      }
    }
    const sign = this.key(end);
    const isFigure = /^\d+$/u.test(this.key(end - 1));
    if ((sign === ',' || sign === '.') && isFigure && this.isGlued(end) && this.isGlued(end + 1)) {
      const decimals = this.key(end + 1);
      if (/^\d+$/u.test(decimals)) return { value: Number(`${value}.${decimals}`), decimals, end: end + 2 };
    }
    // "two-point six millimetres": the test, and no decimal
    const isJoined = this.#words[end]?.glue === '' && sign === 'point';
    if (isJoined) return { value, decimals: '', end };
    if (
      sign === (this.#language === 'fr' ? 'virgule' : 'point') ||
      (sign === 'point' && this.#language === 'fr')
    ) {
      const part = readCardinal(this.#words, end + 1, this.#language);
      if (part !== null && part.value < 100) {
        // "two point eight three"
        const next =
          part.inWords && part.value < 10
            ? readCardinal(this.#words, end + 1 + part.length, this.#language)
            : null;
        const isFilament = FILAMENTS.has(`${value}.${part.value}${next?.value ?? ''}`);
        const second = next?.length === 1 && isFilament ? next : null;
        const decimals = `${part.value}${second === null ? '' : second.value}`;
        const last = end + 1 + part.length + (second === null ? 0 : 1);
        return { value: Number(`${value}.${decimals}`), decimals, end: last };
      }
    }
    const half = this.halfAt(end);
    return half > 0 ? { value: value + 0.5, decimals: '5', end: end + half } : { value, decimals: '', end };
  }

  /** "the left one", "that one": no number, unless a number goes on. */
  #isPronoun(at: number): boolean {
    if (this.#language !== 'en' || this.key(at) !== 'one') return false;
    const isAfter = [
      'left',
      'right',
      'other',
      'that',
      'this',
      'which',
      'good',
      'bad',
      'second',
      'first',
    ].includes(this.key(at - 1));
    const isNamed = ['the', 'that', 'this', 'which', 'other'].some((word) =>
      [this.key(at - 1), this.key(at - 2)].includes(word),
    );
    const next = this.key(at + 1);
    const isCounted = ['over', 'out', 'plus', 'minus', '+', '/', 'point', 'hundred', 'oh', 'zero'].includes(
      next,
    );
    return isAfter && isNamed && !isCounted && readCardinal(this.#words, at + 1, this.#language) === null;
  }

  /** "one eight zero": an angle that is told digit by digit, in words; null where it is none. */
  #spelled(at: number): number | null {
    if (!['one', 'un'].includes(this.key(at)) || !['zero', 'oh'].includes(this.key(at + 2))) return null;
    const tens = readCardinal(this.#words, at + 1, this.#language);
    const isDigit = tens?.length === 1 && tens.value > 2 && tens.value < 10 && tens.inWords;
    return isDigit ? 100 + 10 * tens.value : null;
  }

  /** « cent trente, une abduction »: degrees are masculine, and « trente et un » has its « et ». */
  #isArticle(at: number): boolean {
    const word = this.#words[at];
    if (word?.key === 'une') return true;
    const isTens = /^(?:vingt|trente|quarante|cinquante|soixante)$/u.test(this.key(at - 1));
    const isOfEighty = this.key(at - 1) === 'vingt' && this.key(at - 2) === 'quatre';
    return word?.key === 'un' && word.glue !== '' && isTens && !isOfEighty;
  }

  halfAt(at: number): number {
    const keys = [this.key(at), this.key(at + 1), this.key(at + 2)];
    if (keys[0] === 'et' && (keys[1] === 'demi' || keys[1] === 'demie')) return 2;
    return keys[0] === 'and' && keys[1] === 'a' && keys[2] === 'half' ? 3 : 0;
  }

  /** « un » is a number before what only a number goes before. */
  #mayFollowOne(at: number): boolean {
    const next = this.key(at);
    if (this.#language === 'en' || this.halfAt(at) > 0) return true;
    return ['sur', 'plus', 'moins', 'virgule', '/', '+', '°'].includes(next) || this.unit(at) !== undefined;
  }
}

/** The number said at `at`, with its sign, grade, unit and what it is told out of; null where none begins. */
export function readNumber(words: readonly SaidWord[], at: number, language: Language): SaidNumber | null {
  const reader = new NumberReader(words, language);
  const isNegative = isMinusSign(reader, at);
  const start = isNegative ? at + 1 : at;
  const plain = reader.plain(start);
  if (plain === null) return null;
  let { end } = plain;
  const unitBefore = reader.unit(end);
  if (unitBefore !== undefined) end += reader.key(end) === 'pour' ? 2 : 1;
  if (unitBefore === 'm' && plain.decimals === '') {
    const rest = reader.plain(end);
    if (rest !== null && rest.value >= 1 && rest.value < 100) {
      const rests = rest.value < 10 && reader.key(end).length < 2 ? rest.value * 10 : rest.value;
      const restUnit = reader.unit(rest.end) === 'cm' ? 1 : 0;
      return made(plain.value * 100 + rests, '', { unit: 'cm', length: rest.end + restUnit - at });
    }
  }
  if (unitBefore === 'ft') {
    const inches = reader.plain(end);
    if (inches !== null) {
      const inchUnit = reader.unit(inches.end) === 'in' ? 1 : 0;
      const feet = plain.value + inches.value / 12;
      return made(feet, '', { unit: 'ft', length: inches.end + inchUnit - at });
    }
  }
  // « trente-six centimètres et demi »
  const half = unitBefore === undefined ? 0 : reader.halfAt(end);
  if (half > 0) {
    const { length } = { length: end + half - at };
    return {
      ...made(plain.value + 0.5, '5', { length }),
      ...(unitBefore !== undefined && { unit: unitBefore }),
    };
  }
  const grade = unitBefore === undefined && plain.value <= HIGHEST_GRADE ? gradeAt(reader, end) : '';
  if (grade !== '') end += 1;
  const over = overAt(reader, end);
  if (over !== null) ({ end } = over);
  const unit = unitBefore ?? reader.unit(end);
  if (unitBefore === undefined && unit !== undefined) end += 1;
  return {
    ...made(plain.value, plain.decimals, { length: end - at }),
    text: `${Math.trunc(plain.value)}${plain.decimals === '' ? '' : `,${plain.decimals}`}`,
    grade,
    isNegative,
    ...(over !== null && { over: over.value }),
    ...(unit !== undefined && { unit }),
  };
}

function made(
  value: number,
  decimals: string,
  { unit, length }: { readonly unit?: SpokenUnit; readonly length: number },
): SaidNumber {
  const text = `${Math.trunc(value)}${decimals === '' ? '' : `,${decimals}`}`;
  return { value, text, grade: '', isNegative: false, length, ...(unit !== undefined && { unit }) };
}

function isMinusSign(reader: NumberReader, at: number): boolean {
  if (!MINUS.has(reader.key(at))) return false;
  const isMark = /^[-−–]$/u.test(reader.key(at));
  return !isMark || (reader.isGlued(at + 1) && !reader.isGlued(at));
}

function gradeAt(reader: NumberReader, at: number): '' | '+' | '-' {
  const key = reader.key(at);
  if (key === 'plus' || (key === '+' && reader.isGlued(at))) return '+';
  const isMinus = key === 'moins' || key === 'minus' || (/^[-−–]$/u.test(key) && reader.isGlued(at));
  // « dix moins cinq » is a difference, « zéro-cent » a range.
  return isMinus && reader.plain(at + 1) === null ? '-' : '';
}

function overAt(reader: NumberReader, at: number): { readonly value: number; readonly end: number } | null {
  const key = reader.key(at);
  const length =
    key === 'sur' || key === 'over' || key === '/' ? 1 : key === 'out' && reader.key(at + 1) === 'of' ? 2 : 0;
  // "five on five", of a francophone: nothing else is told « on five ».
  const isOnFive = key === 'on' && reader.plain(at + 1)?.value === HIGHEST_GRADE;
  if (length === 0 && !isOnFive) return null;
  const number = reader.plain(at + (isOnFive ? 1 : length));
  return number === null ? null : { value: number.value, end: number.end };
}
