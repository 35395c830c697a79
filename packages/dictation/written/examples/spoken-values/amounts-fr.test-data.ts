import type { Draw } from './draw.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { drawWhole, grouped, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';
import { UNITS_FR } from './units.test-data.ts';
import type { SaidUnit } from './units.test-data.ts';

const MASCULINE = [
  'traitements',
  'jours',
  'mois',
  'ans',
  'patients',
  'pas',
  'exercices',
  'comprimés',
  'escaliers',
];
const FEMININE = [
  'séances',
  'minutes',
  'semaines',
  'marches',
  'caisses',
  'visites',
  'répétitions',
  'injections',
];
const BEFORE = [
  'de',
  'à',
  'environ',
  'au moins',
  'moins de',
  'plus de',
  'plus ou moins',
  "jusqu'à",
  'pour',
  'après',
];
const SIDES = [
  'à droite',
  'à gauche',
  'de plus',
  'de moins',
  'au repos',
  'par jour',
  'en actif',
  'au total',
  '',
];

/** A number as it is said, in figures or in words. */
interface Number {
  readonly value: number;
  readonly spoken: string;
  readonly digits: string;
  readonly isWhole: boolean;
}

/** A whole number; one in ten comes in figures, as engines write it. */
export function whole(draw: Draw, value: number, feminine = false): Number {
  const spoken = draw.chance(10) ? String(value) : sayFrench(value, frenchStyle(draw), feminine);
  return { value, spoken, digits: grouped(value, '~'), isWhole: true };
}

/** A number with decimals. */
export function decimal(draw: Draw): Number {
  const head = draw.chance(15) ? 0 : draw.chance(15) ? 1 : Math.min(drawWhole(draw), 899);
  const places = draw.pick(['5', '2', '7', '25', '75', '05', '125', '14']);
  const value = Number(`${head}.${places}`);
  const digits = `${head},${places}`;
  if (draw.chance(10)) return { value, spoken: digits, digits, isWhole: false };
  const zeros = places.startsWith('0') ? 'zéro ' : '';
  const style = frenchStyle(draw);
  const sign = draw.chance(90) ? 'virgule' : 'point';
  const spoken = `${sayFrench(head, style)} ${sign} ${zeros}${sayFrench(Number(places), style)}`;
  return { value, spoken, digits, isWhole: false };
}

function amount(draw: Draw): Number {
  return draw.chance(30) ? decimal(draw) : whole(draw, draw.chance(5) ? 1 : drawWhole(draw));
}

function attach(digits: string, symbol: string): string {
  return symbol === '°' ? `${digits}°` : `${digits}~${symbol}`;
}

function unitFor(draw: Draw, value: number): SaidUnit {
  return draw.pick(value < 2 ? UNITS_FR.filter(([one]) => one !== '') : UNITS_FR);
}

/** « pour cent vingt jours »: how many of something. */
export const count: DrawClause = (draw) => {
  const feminine = draw.chance(50);
  const value = drawWhole(draw);
  const { spoken, digits } = whole(draw, value, feminine);
  const inWords = value < 10 || value === 100 || value === 1000;
  const forms = spoken === String(value) ? [digits, spoken] : [digits];
  const before = draw.pick(['', 'a reçu', 'compte', 'en', 'les', 'avec', 'après', 'dans', ...BEFORE]);
  const after = draw.pick(feminine ? FEMININE : MASCULINE);
  return { before, said: said('count', spoken, forms, [value], { inWords }), after };
};

/** « un indice de vingt-six virgule quatre », « une note de sept et demi » */
export const decimalAlone: DrawClause = (draw) => {
  const before = draw.pick([
    'un indice de',
    "l'indice est de",
    'une note de',
    'un ratio de',
    'une moyenne de',
  ]);
  const after = draw.pick([
    '',
    'ce qui est normal',
    'à droite',
    'environ',
    "à l'arrivée",
    'selon le dossier',
  ]);
  if (draw.chance(25)) {
    const value = draw.whole(1, 40);
    const spoken = `${sayFrench(value, frenchStyle(draw))} et ${draw.pick(['demi', 'demie'])}`;
    const inWords = value < 10;
    return { before, said: said('decimal', spoken, [`${value},5`], [value + 0.5], { inWords }), after };
  }
  const { spoken, digits, value } = decimal(draw);
  return { before, said: said('decimal', spoken, [digits], [value]), after };
};

/** « douze virgule cinq kilogrammes », « trois centimètres et demi » */
export const measure: DrawClause = (draw) => {
  const number = amount(draw);
  const unit = unitFor(draw, number.value);
  const [one, more, symbol] = unit;
  const isOne = number.value < 2;
  const name = isOne ? one : more;
  const shown = isOne && symbol === 'kilos' ? 'kilo' : symbol;
  const before = draw.pick(['', 'mesure', 'une valeur de', 'est de', 'avec', ...BEFORE]);
  const after = draw.pick(SIDES);
  const isHalf = number.isWhole && number.value < 500 && !name.includes(' ') && draw.chance(10);
  const value = isHalf ? number.value + 0.5 : number.value;
  const digits = isHalf ? `${number.value},5` : number.digits;
  const spoken = `${number.spoken} ${name}${isHalf ? ' et demi' : ''}`;
  const inWords =
    !isHalf && (number.value === 1 || ((symbol === 'pi' || symbol === 'po') && number.value === 2));
  return {
    before,
    said: said('measure', spoken, [attach(digits, shown)], [value], { inWords, unit: symbol }),
    after,
  };
};

/** « à moins cinq degrés », « de moins dix à zéro degré » */
export const signed: DrawClause = (draw) => {
  const number = draw.chance(25) ? decimal(draw) : whole(draw, draw.whole(2, 45));
  const [, more, symbol] = draw.pick(
    UNITS_FR.filter((unit) => ['°', '°C', 'mm', 'cm', 'kg'].includes(unit[2])),
  );
  if (draw.chance(25)) {
    const to = draw.whole(0, 60);
    const end = whole(draw, to).spoken;
    const link = draw.chance(75) ? 'à' : 'et';
    const spoken = `moins ${number.spoken} ${link} ${end} ${to < 2 ? singular(more) : more}`;
    const forms = [`-${number.digits} ${link} ${attach(String(to), symbol)}`];
    const before = link === 'à' ? draw.pick(['va de', 'passe de', 'se fait de']) : 'entre';
    return { before, said: said('signed', spoken, forms, [-number.value, to], { unit: symbol }), after: '' };
  }
  const before = draw.pick([
    'à',
    'est à',
    "jusqu'à",
    'atteint',
    'une extension de',
    'une valeur de',
    'mesurée à',
  ]);
  const spoken = `moins ${number.spoken} ${number.value < 2 ? singular(more) : more}`;
  const forms = [attach(`-${number.digits}`, symbol)];
  return {
    before,
    said: said('signed', spoken, forms, [-number.value], { unit: symbol }),
    after: draw.pick(SIDES),
  };
};

function singular(name: string): string {
  return name
    .split(' ')
    .map((word) => word.replace(/(?<=[^Cu])s$/, ''))
    .join(' ');
}

/** « de dix à quinze kilos », « entre huit et douze semaines » */
export const range: DrawClause = (draw) => {
  const isDecimal = draw.chance(15);
  const from = isDecimal ? decimal(draw) : whole(draw, Math.min(drawWhole(draw), 9000));
  const to =
    isDecimal && draw.chance(50)
      ? whole(draw, Math.ceil(from.value) + draw.whole(1, 9))
      : whole(draw, Math.ceil(from.value) + draw.whole(1, 30));
  const [lead, link] = draw.pick([
    ['de', 'à'],
    ['', 'à'],
    ['entre', 'et'],
    ['pendant', 'à'],
    ['environ', 'ou'],
    ['pour', 'à'],
  ] as const);
  const before = lead === '' ? draw.pick(['', 'avec', 'a reçu']) : lead;
  const joined = `${from.spoken} ${link} ${to.spoken}`;
  if (isDecimal || draw.chance(50)) {
    const [, more, symbol] = unitFor(draw, 5);
    const forms = [`${from.digits} ${link} ${attach(to.digits, symbol)}`];
    const numbers = [from.value, to.value];
    return {
      before,
      said: said('range', `${joined} ${more}`, forms, numbers, { unit: symbol }),
      after: draw.pick(SIDES),
    };
  }
  const noun = draw.pick(['jours', 'mois', 'ans', 'traitements', 'exercices', 'patients']);
  const forms = [`${from.digits} ${link} ${to.digits}`];
  const inWords = to.value < 10;
  return { before, said: said('range', joined, forms, [from.value, to.value], { inWords }), after: noun };
};
