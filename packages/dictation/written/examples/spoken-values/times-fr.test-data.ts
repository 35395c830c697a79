import { whole } from './amounts-fr.test-data.ts';
import type { Draw } from './draw.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Day {
  readonly spoken: string;
  readonly shown: string;
  readonly value: number;
}

function day(draw: Draw, value: number): Day {
  if (value === 1) return { value, spoken: draw.chance(90) ? 'premier' : '1er', shown: '1er' };
  return { value, spoken: whole(draw, value).spoken, shown: String(value) };
}

function year(draw: Draw): { readonly value: number; readonly spoken: string } {
  const value = draw.chance(70) ? draw.whole(2000, 2029) : draw.whole(1901, 1999);
  if (draw.chance(12)) return { value, spoken: String(value) };
  const style = { ...frenchStyle(draw), inHundreds: draw.chance(30), mil: draw.chance(30) };
  return { value, spoken: sayFrench(value, style) };
}

/** « trois mars deux mille vingt-quatre », « les neuf et douze juin », « du cinq au dix juin » */
export const date: DrawClause = (draw) => {
  const month = draw.whole(0, 11);
  const name = MONTHS[month] ?? '';
  const length = LENGTHS[month] ?? 0;
  const when = draw.chance(60) ? year(draw) : null;
  const tail = when === null ? '' : ` ${when.spoken}`;
  const shownTail = when === null ? '' : ` ${when.value}`;
  const after = draw.pick([
    '',
    'il est revu',
    'à la clinique',
    'par le docteur Roy',
    'elle consulte',
    'selon le dossier',
  ]);
  const years = when === null ? [] : [when.value];
  const shape = draw.whole(1, 100);
  if (shape <= 45) {
    const one = day(draw, draw.whole(1, length));
    const before = draw.pick([
      'le',
      'depuis le',
      'vu le',
      'à compter du',
      "jusqu'au",
      'avant le',
      'opéré le',
    ]);
    const form = `${one.shown} ${name}${shownTail}`;
    return {
      before,
      said: said('date', `${one.spoken} ${name}${tail}`, [form], [one.value, ...years]),
      after,
    };
  }
  if (shape <= 60) {
    const before = draw.pick(['en', 'depuis', 'vers', 'avant', "jusqu'en", 'de']);
    const known = when ?? year(draw);
    const isAlone = draw.chance(40) && before !== 'vers' && before !== 'de';
    const head = isAlone ? '' : `${name} `;
    return {
      before,
      said: said('date', head + known.spoken, [`${head}${known.value}`], [known.value]),
      after,
    };
  }
  if (shape <= 90) {
    const first = draw.whole(1, length - 10);
    const from = day(draw, first);
    const to = day(draw, first + draw.whole(1, 10));
    const [before, link] = draw.pick([
      ['les', 'et'],
      ['du', 'au'],
      ['entre le', 'et le'],
      ['le', 'et le'],
      ['les', 'ou'],
      ['vu les', 'et'],
    ] as const);
    const form = `${from.shown} ${link} ${to.shown} ${name}${shownTail}`;
    const spoken = `${from.spoken} ${link} ${to.spoken} ${name}${tail}`;
    return { before, said: said('date', spoken, [form], [from.value, to.value, ...years]), after };
  }
  if (shape <= 96) {
    const other = draw.whole(0, 11);
    const from = day(draw, draw.whole(1, length));
    const to = day(draw, draw.whole(1, 28));
    const form = `${from.shown} ${name} au ${to.shown} ${MONTHS[other]}${shownTail}`;
    const spoken = `${from.spoken} ${name} au ${to.spoken} ${MONTHS[other]}${tail}`;
    return { before: 'du', said: said('date', spoken, [form], [from.value, to.value, ...years]), after };
  }
  // A day that the month has not.
  const missing = sayFrench(length + draw.whole(2, 4), frenchStyle(draw));
  return { before: 'le', said: said('date', `${missing} ${name}${tail}`, [], [], { inWords: true }), after };
};

/** « huit heures trente », « midi et demi », and « du huit au onze heures », which is none */
export const time: DrawClause = (draw) => {
  const hour = draw.whole(2, 23);
  const minute = draw.whole(1, 59);
  const { spoken } = whole(draw, hour);
  const isFigure = /\d/.test(spoken);
  const after = draw.pick([
    '',
    'il tombe',
    'le matin',
    'ce jour-là',
    'à la clinique',
    'elle glisse',
    'en soirée',
  ]);
  const before = draw.pick(['à', 'vers', 'vers', 'dès', 'avant', 'depuis', "jusqu'à", 'autour de']);
  const hours = isFigure && draw.chance(50) ? 'h' : 'heures';
  const shape = draw.whole(1, 100);
  if (shape <= 40) {
    const minutes = isFigure ? String(minute) : sayFrench(minute, frenchStyle(draw), true);
    const form = `${hour}~h ${minute}`;
    return { before, said: said('time', `${spoken} ${hours} ${minutes}`, [form], [hour, minute]), after };
  }
  if (shape <= 60) {
    const forms = [`${hour}~h`, `${hour} heures`];
    return { before, said: said('time', `${spoken} heures`, forms, [hour], { inWords: hour < 10 }), after };
  }
  if (shape <= 80) {
    const [tail, minutes] = draw.pick([
      ['et demie', 30],
      ['et quart', 15],
      ['moins quart', 45],
      ['moins le quart', 45],
      ['moins vingt', 40],
      ['moins dix', 50],
    ] as const);
    const shown = tail.startsWith('moins') ? hour - 1 : hour;
    const forms = [`${shown}~h ${minutes}`];
    const words = sayFrench(hour, frenchStyle(draw));
    const inWords = hour < 10;
    return {
      before,
      said: said('time', `${words} heures ${tail}`, forms, [shown, minutes], { inWords }),
      after,
    };
  }
  if (shape <= 86) {
    const [words, form] = draw.pick([
      ['midi et demi', '12~h 30'],
      ['midi', '12~h'],
      ['minuit', '0~h'],
      ['midi et quart', '12~h 15'],
    ] as const);
    return {
      before: draw.pick(['à', 'vers', 'avant']),
      said: said('time', words, [form], [12], { inWords: true }),
      after,
    };
  }
  const to = draw.whole(hour + 1, 24);
  if (shape <= 95) {
    const words = `${sayFrench(hour, frenchStyle(draw))} heures à ${sayFrench(to, frenchStyle(draw))} heures`;
    const forms = [`${hour}~h à ${to}~h`, `${hour} heures à ${to} heures`];
    return { before: 'de', said: said('time', words, forms, [hour, to], { inWords: to < 10 }), after };
  }
  const nonsense = `${sayFrench(hour, frenchStyle(draw))} au ${sayFrench(to, frenchStyle(draw))} heures`;
  return { before: 'du', said: said('time', nonsense, [], [], { inWords: true }), after };
};

/** « deux heures et demie », « trois ans et deux mois », « quarante-cinq minutes » */
export const duration: DrawClause = (draw) => {
  const value = draw.chance(50) ? draw.whole(2, 9) : draw.whole(10, 72);
  const [noun, isFeminine] = draw.pick([
    ['heures', true],
    ['minutes', true],
    ['jours', false],
    ['semaines', true],
    ['mois', false],
    ['ans', false],
    ['années', true],
  ] as const);
  const before = draw.pick([
    'pendant',
    'depuis',
    'durant',
    'au moins',
    'environ',
    'plus de',
    'moins de',
    'un délai de',
    'après',
  ]);
  const after = draw.pick(['', 'de repos', 'sans amélioration', 'au total', 'par la suite', 'de travail']);
  const number = whole(draw, value, isFeminine);
  if (draw.chance(25) && !/\d/.test(number.spoken)) {
    const spoken = `${number.spoken} ${noun} et ${isFeminine ? 'demie' : 'demi'}`;
    const isTime = noun === 'heures' ? [`${value}~h 30`] : [];
    const forms = [`${value},5 ${noun}`, ...isTime];
    return { before, said: said('duration', spoken, forms, [value + 0.5], { inWords: value < 10 }), after };
  }
  return {
    before,
    said: said('duration', `${number.spoken} ${noun}`, [`${value} ${noun}`], [value], {
      inWords: value < 10,
    }),
    after,
  };
};
