import type { Draw } from './draw.test-data.ts';
import { englishStyle, sayEnglish } from './numerals-en.test-data.ts';
import { drawWhole, grouped, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';
import { UNITS_EN } from './units.test-data.ts';
import type { SaidUnit } from './units.test-data.ts';

const NOUNS = [
  'treatments',
  'days',
  'months',
  'weeks',
  'patients',
  'steps',
  'sessions',
  'tablets',
  'stairs',
  'visits',
  'injections',
];
const BEFORE = [
  'of',
  'at',
  'about',
  'at least',
  'less than',
  'more than',
  'plus or minus',
  'up to',
  'for',
  'after',
];
const AFTER = ['on the right', 'on the left', 'at rest', 'a day', 'in total', 'with effort', 'less', ''];

/** A number as it is said, in figures or in words. */
interface Number {
  readonly value: number;
  readonly spoken: string;
  readonly digits: string;
  readonly isWhole: boolean;
}

/** A whole number; one in ten comes in figures, as engines write it. */
export function whole(draw: Draw, value: number): Number {
  const spoken = draw.chance(10) ? String(value) : sayEnglish(value, englishStyle(draw));
  return { value, spoken, digits: grouped(value, ','), isWhole: true };
}

/** A number with decimals: "two point five", "point oh five", "zero point one two five". */
export function decimal(draw: Draw, mayLackZero = false): Number {
  const head = draw.chance(20) ? 0 : draw.chance(10) ? 1 : Math.min(drawWhole(draw), 899);
  const places = draw.pick(['5', '2', '7', '25', '75', '05', '125', '14']);
  const value = Number(`${head}.${places}`);
  const digits = `${head}.${places}`;
  if (draw.chance(10)) return { value, spoken: digits, digits, isWhole: false };
  const style = { ...englishStyle(draw), article: false };
  const zero = draw.pick(['zero', 'oh']);
  const isPair = places.length === 2 && !places.startsWith('0') && draw.chance(40);
  const tail = isPair
    ? sayEnglish(Number(places), style)
    : Array.from(places)
        .map((one) => (one === '0' ? zero : sayEnglish(Number(one), style)))
        .join(' ');
  const lead = head === 0 && mayLackZero && draw.chance(40) ? '' : `${sayEnglish(head, style)} `;
  return { value, spoken: `${lead}point ${tail}`, digits, isWhole: false };
}

function attach(digits: string, symbol: string): string {
  return symbol === '°' ? `${digits}°` : `${digits} ${symbol}`;
}

function unitFor(draw: Draw, value: number): SaidUnit {
  return draw.pick(value <= 1 ? UNITS_EN.filter(([one]) => one !== '') : UNITS_EN);
}

/** "a hundred and twenty days" */
export const count: DrawClause = (draw) => {
  const value = drawWhole(draw);
  const { spoken, digits } = whole(draw, value);
  const inWords = value < 10 || value === 100 || value === 1000;
  const before = draw.pick(['', 'received', 'in', 'the', 'with', 'over', 'within', ...BEFORE]);
  const forms = spoken === String(value) ? [digits, spoken] : [digits];
  return { before, said: said('count', spoken, forms, [value], { inWords }), after: draw.pick(NOUNS) };
};

/** "an index of twenty-six point four", "a score of seven and a half" */
export const decimalAlone: DrawClause = (draw) => {
  const before = draw.pick(['an index of', 'the index is', 'a score of', 'a ratio of', 'an average of']);
  const after = draw.pick([
    '',
    'which is normal',
    'on the right',
    'or so',
    'on arrival',
    'according to the file',
  ]);
  if (draw.chance(25)) {
    const value = draw.whole(1, 40);
    const spoken = `${sayEnglish(value, englishStyle(draw))} and a half`;
    return {
      before,
      said: said('decimal', spoken, [`${value}.5`], [value + 0.5], { inWords: value < 10 }),
      after,
    };
  }
  const { spoken, digits, value } = decimal(draw, true);
  return { before, said: said('decimal', spoken, [digits], [value]), after };
};

/** "twelve point five kilograms", "three and a half centimetres" */
export const measure: DrawClause = (draw) => {
  const base = draw.chance(30) ? decimal(draw, true) : whole(draw, draw.chance(5) ? 1 : drawWhole(draw));
  const isHalf = base.isWhole && base.value > 1 && base.value < 500 && draw.chance(12);
  const value = isHalf ? base.value + 0.5 : base.value;
  const [one, more, symbol] = unitFor(draw, value);
  const isOne = value === 1;
  const shown = isOne ? (one.includes(symbol.slice(0, 3)) && symbol.length > 2 ? one : symbol) : symbol;
  const digits = isHalf ? `${base.value}.5` : base.digits;
  const spoken = `${base.spoken}${isHalf ? ' and a half' : ''} ${isOne ? one : more}`;
  const isWord = ['pounds', 'feet', 'inches'].includes(symbol);
  const inWords = base.isWhole && (value === 1 || (isWord && value < 10));
  const forms = [
    attach(digits, isOne && symbol === 'kilos' ? 'kilo' : shown),
    ...(symbol === 'pounds' ? [attach(digits, 'lb')] : []),
    ...(isWord && base.spoken === String(base.value) ? [attach(base.spoken, shown)] : []),
  ];
  const before = draw.pick(['', 'measured', 'a value of', 'was', 'with', ...BEFORE]);
  return {
    before,
    said: said('measure', spoken, forms, [value], { inWords, unit: symbol }),
    after: draw.pick(AFTER),
  };
};

/** "minus five degrees", "from minus ten to zero degrees" */
export const signed: DrawClause = (draw) => {
  const number = draw.chance(25) ? decimal(draw) : whole(draw, draw.whole(2, 45));
  const [, more, symbol] = draw.pick(
    UNITS_EN.filter((unit) => ['°', '°C', 'mm', 'cm', 'kg'].includes(unit[2])),
  );
  if (draw.chance(25)) {
    const to = draw.pick([0, ...Array.from({ length: 30 }, (_, index) => index + 2)]);
    const link = draw.chance(75) ? 'to' : 'and';
    const spoken = `minus ${number.spoken} ${link} ${whole(draw, to).spoken} ${more}`;
    const forms = [`-${number.digits} ${link} ${attach(String(to), symbol)}`];
    const before = link === 'to' ? draw.pick(['from', 'goes from', 'a range of']) : 'between';
    return { before, said: said('signed', spoken, forms, [-number.value, to], { unit: symbol }), after: '' };
  }
  const before = draw.pick([
    'at',
    'is',
    'was',
    'down to',
    'reached',
    'an extension of',
    'a value of',
    'measured at',
  ]);
  const forms = [attach(`-${number.digits}`, symbol)];
  const spoken = `minus ${number.spoken} ${more}`;
  return {
    before,
    said: said('signed', spoken, forms, [-number.value], { unit: symbol }),
    after: draw.pick(AFTER),
  };
};

/** "ten to fifteen kilos", "between eight and twelve weeks" */
export const range: DrawClause = (draw) => {
  const isDecimal = draw.chance(15);
  const from = isDecimal ? decimal(draw) : whole(draw, Math.min(drawWhole(draw), 9000));
  const to =
    isDecimal && draw.chance(50)
      ? whole(draw, Math.ceil(from.value) + draw.whole(2, 9))
      : whole(draw, Math.ceil(from.value) + draw.whole(2, 30));
  const [before, link] = draw.pick([
    ['from', 'to'],
    ['', 'to'],
    ['between', 'and'],
    ['for', 'to'],
    ['about', 'or'],
    ['after', 'to'],
  ] as const);
  const joined = `${from.spoken} ${link} ${to.spoken}`;
  const numbers = [from.value, to.value];
  if (isDecimal || draw.chance(50)) {
    const [, more, symbol] = unitFor(draw, 5);
    const forms = [symbol, ...(symbol === 'pounds' ? ['lb'] : [])].map(
      (one) => `${from.digits} ${link} ${attach(to.digits, one)}`,
    );
    const inWords = ['pounds', 'feet', 'inches'].includes(symbol) && !isDecimal && to.value < 10;
    return {
      before,
      said: said('range', `${joined} ${more}`, forms, numbers, { unit: symbol, inWords }),
      after: draw.pick(AFTER),
    };
  }
  const forms = [`${from.digits} ${link} ${to.digits}`];
  return {
    before,
    said: said('range', joined, forms, numbers, { inWords: to.value < 10 }),
    after: draw.pick(NOUNS),
  };
};
