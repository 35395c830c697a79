import type { Draw } from './draw.test-data.ts';

/** How the words of a number are joined: all with hyphens, with those below a hundred, or as engines write them. */
export type Joined = 'all' | 'below a hundred' | 'none';

const BELOW_17 = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
];
const TENS = [
  '',
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** A way of saying and spelling numbers, kept for one number. */
export interface FrenchStyle {
  readonly joined: Joined;
  /** « quatre-vingts », « deux cents » with their s. */
  readonly plural: boolean;
  /** « dix-neuf cent », « douze cents » for the thousands that allow it. */
  readonly inHundreds: boolean;
  /** « mil » for « mille » before more. */
  readonly mil: boolean;
}

/** Draws a way of saying a number. */
export function frenchStyle(draw: Draw): FrenchStyle {
  return {
    joined: draw.pick(['all', 'below a hundred', 'below a hundred', 'none']),
    plural: draw.chance(70),
    inHundreds: draw.chance(10),
    mil: false,
  };
}

/** The number in words, 0 to 999 999. */
export function sayFrench(value: number, style: FrenchStyle, feminine = false): string {
  const { joined, inHundreds, mil } = style;
  const inner = joined === 'none' ? ' ' : '-';
  const outer = joined === 'all' ? '-' : ' ';
  const rest = value % 1000;
  if (value < 100) return belowHundred(value, inner, style, feminine, true);
  if (value < 1000) return hundreds(value, inner, outer, style, feminine, true);
  const isInHundreds = (inHundreds || mil) && value < 2000 && value >= 1100 && !mil;
  if (isInHundreds && Math.floor(value / 100) !== 10) {
    return hundreds(value, inner, outer, style, feminine, true);
  }
  const thousands = Math.floor(value / 1000);
  const head =
    thousands === 1
      ? []
      : [
          thousands < 100
            ? belowHundred(thousands, inner, style, false, false)
            : hundreds(thousands, inner, outer, style, false, false),
        ];
  const tail =
    rest === 0
      ? []
      : [
          rest < 100
            ? belowHundred(rest, inner, style, feminine, true)
            : hundreds(rest, inner, outer, style, feminine, true),
        ];
  return [...head, mil && thousands === 1 && rest > 0 ? 'mil' : 'mille', ...tail].join(outer);
}

function hundreds(
  value: number,
  inner: string,
  outer: string,
  style: FrenchStyle,
  feminine: boolean,
  isLast: boolean,
): string {
  const count = Math.floor(value / 100);
  const rest = value % 100;
  const cent = count > 1 && rest === 0 && style.plural && isLast ? 'cents' : 'cent';
  const parts = count === 1 ? [cent] : [belowHundred(count, inner, style, false, false), cent];
  if (rest > 0) parts.push(belowHundred(rest, inner, style, feminine, isLast));
  return parts.join(outer);
}

function belowHundred(
  value: number,
  inner: string,
  { joined, plural }: FrenchStyle,
  feminine: boolean,
  isLast: boolean,
): string {
  const one = feminine ? 'une' : 'un';
  if (value === 1) return one;
  if (value < 17) return BELOW_17[value] ?? '';
  const ten = Math.floor(value / 10);
  const isTwenties = ten === 7 || ten === 9;
  const unit = isTwenties ? (value % 10) + 10 : value % 10;
  const head = (TENS[ten] ?? '').replace('-', inner);
  if (value === 80) return plural && isLast ? `${head}s` : head;
  if (unit === 0) return head;
  const last = unit === 1 ? one : unit < 17 ? (BELOW_17[unit] ?? '') : `dix${inner}${BELOW_17[unit - 10]}`;
  if (ten === 1) return `dix${inner}${BELOW_17[unit]}`;
  const isLinked = (unit === 1 || unit === 11) && ten < 8;
  const et = joined === 'all' ? '-et-' : ' et ';
  return head + (isLinked ? et : inner) + last;
}
