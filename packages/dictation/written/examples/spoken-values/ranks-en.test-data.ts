import { decimal, whole } from './amounts-en.test-data.ts';
import type { Draw } from './draw.test-data.ts';
import { englishStyle, sayEnglish } from './numerals-en.test-data.ts';
import { drawWhole, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
const SPINE = 'C1 C2 C3 C4 C5 C6 C7 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 L1 L2 L3 L4 L5 S1 S2'.split(' ');

/** "seven out of ten", "seven and a half out of ten", "four plus over five" */
export const score: DrawClause = (draw) => {
  const scale = draw.pick([5, 10, 10, 10, 20, 24, 30, 50, 100]);
  const top = draw.whole(0, scale - 1);
  const bottom = whole(draw, scale);
  const over = draw.pick(scale === 5 ? ['over', 'out of'] : ['out of']);
  const before = draw.pick([
    'rated',
    'a strength of',
    'pain is',
    'a score of',
    'evaluated at',
    'strength',
    'at',
    'about',
  ]);
  const after = draw.pick(['', 'on the right', 'at rest', 'with effort', 'in the quadriceps', 'at night']);
  const made = (spoken: string, shown: string, value: number) => ({
    before,
    said: said('score', `${spoken} ${over} ${bottom.spoken}`, [`${shown}/${scale}`], [value, scale]),
    after,
  });
  const { spoken } = whole(draw, top);
  if (scale === 5 && top > 0 && draw.chance(50)) {
    const [word, sign] = draw.pick([
      ['plus', '+'],
      ['minus', '-'],
    ] as const);
    return made(`${spoken} ${word}`, `${top}${sign}`, top);
  }
  if (top > 0 && draw.chance(20))
    return made(`${sayEnglish(top, englishStyle(draw))} and a half`, `${top}.5`, top + 0.5);
  if (top > 0 && draw.chance(10))
    return made(`${sayEnglish(top, englishStyle(draw))} point five`, `${top}.5`, top + 0.5);
  return made(spoken, String(top), top);
};

/** "one twenty over eighty", "one hundred and twenty over eighty" */
export const pressure: DrawClause = (draw) => {
  const top = draw.whole(90, 199);
  const bottom = draw.whole(45, 89);
  const rest = top % 100;
  const style = englishStyle(draw);
  const inPair = top > 100 && draw.chance(50);
  const pair = `one ${rest < 10 ? 'oh ' : ''}${sayEnglish(rest, style)}`;
  const spoken = `${inPair ? pair : whole(draw, top).spoken} over ${whole(draw, bottom).spoken}`;
  const before = draw.pick([
    'blood pressure of',
    'blood pressure is',
    'pressure at',
    'blood pressure',
    'measured at',
  ]);
  const after = draw.pick(['', 'at rest', 'sitting', 'on the right arm', 'lying down']);
  return { before, said: said('pressure', spoken, [`${top}/${bottom}`], [top, bottom]), after };
};

/** "grade two", "type two", "reflexes two plus" */
export const grade: DrawClause = (draw) => {
  if (draw.chance(30)) {
    const top = draw.whole(1, 4);
    const before = draw.pick(['knee reflexes', 'an ankle reflex of', 'patellar reflex', 'pulses']);
    const spoken = `${sayEnglish(top, englishStyle(draw))} plus`;
    return {
      before,
      said: said('grade', spoken, [`${top}+`], [top]),
      after: draw.pick(['', 'on the left', 'and symmetric', 'on both sides']),
    };
  }
  const value = draw.whole(1, 5);
  const number = whole(draw, value);
  const noun = draw.pick(['grade', 'stage', 'type', 'class', 'phase']);
  const isRoman = (noun === 'grade' || noun === 'stage') && !/\d/.test(number.spoken);
  const before = `${draw.pick(['of', 'a', 'in', 'this'])} ${noun}`;
  const forms = isRoman ? [ROMAN[value] as string] : [String(value)];
  const after = draw.pick([
    '',
    'on the left',
    'according to the report',
    'and healing',
    'of the knee',
    'sprain',
  ]);
  return { before, said: said('grade', number.spoken, forms, [value], { inWords: value === 1 }), after };
};

/** "L four L five", "C five six" */
export const level: DrawClause = (draw) => {
  const from = draw.whole(0, SPINE.length - 2);
  const levels = SPINE.slice(from, from + draw.pick([1, 2, 2, 2, 3]));
  const before = draw.pick([
    'a herniation at',
    'disc disease',
    'at',
    'the root of',
    'a fusion',
    'narrowing at',
    'the disc at',
  ]);
  const after = draw.pick([
    '',
    'on the left',
    'with stenosis',
    'without compression',
    'and stable',
    'is known',
  ]);
  const isLower = draw.chance(25);
  const isFigure = draw.chance(10);
  const words = levels.map((one, index) => {
    const letter = isLower ? one.charAt(0).toLowerCase() : one.charAt(0);
    const number = Number(one.slice(1));
    if (isFigure) return letter + String(number);
    const isShort = index > 0 && draw.chance(30) && levels[index - 1]?.charAt(0) === one.charAt(0);
    const spoken = sayEnglish(number, englishStyle(draw));
    return isShort ? spoken : `${letter} ${spoken}`;
  });
  const numbers = levels.map((one) => Number(one.slice(1)));
  return { before, said: said('level', words.join(' '), [levels.join('-')], numbers), after };
};

const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

/** "twenty-third", "hundred and fifth" */
export function ordinalWord(value: number, draw: Draw): string {
  return sayEnglish(value, englishStyle(draw)).replace(
    /[a-z]+$/,
    (last) => ORDINALS.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

/** `3rd`, `12th` */
export function ordinalSign(value: number): string {
  const tens = value % 100;
  const sign = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${sign}`;
}

/** "two thirds", "eleven twelfths" */
export const fraction: DrawClause = (draw) => {
  const before = draw.pick(['', 'lost', 'about', 'more than', 'the']);
  const after = draw.pick(['of his strength', 'of the range', 'of the tasks', 'of the time']);
  if (draw.chance(60)) {
    const [top, bottom, spoken] = draw.pick([
      [1, 2, 'one half'],
      [1, 3, 'one third'],
      [2, 3, 'two thirds'],
      [1, 4, 'one quarter'],
      [3, 4, 'three quarters'],
      [3, 4, 'three fourths'],
    ] as const);
    return {
      before,
      said: said('fraction', spoken, [`${top}/${bottom}`], [top, bottom], { inWords: true }),
      after,
    };
  }
  const bottom = draw.whole(5, 20);
  const top = draw.whole(2, bottom - 1);
  const spoken = `${sayEnglish(top, englishStyle(draw))} ${ordinalWord(bottom, draw)}s`;
  return {
    before,
    said: said('fraction', spoken, [`${top}/${bottom}`], [top, bottom], { inWords: true }),
    after,
  };
};

/** "the twenty-third session" */
export const ordinal: DrawClause = (draw) => {
  const value = draw.whole(2, 130);
  const before = draw.pick(['the', 'on the', 'at the', 'for the', 'his']);
  const after = draw.pick(['day', 'visit', 'session', 'toe', 'metatarsal', 'week', 'injection']);
  const spoken = ordinalWord(value, draw).replace(/^a /, '');
  return { before, said: said('ordinal', spoken, [ordinalSign(value)], [value], { inWords: true }), after };
};

/** "three times ten repetitions", "twenty by thirty millimetres" */
export const product: DrawClause = (draw) => {
  if (draw.chance(50)) {
    const link = draw.pick(['by', 'by', 'times', 'x']);
    const first = draw.chance(30) ? decimal(draw) : whole(draw, draw.whole(2, 60));
    const second = draw.chance(30) ? decimal(draw) : whole(draw, draw.whole(2, 60));
    const [unit, symbol] = draw.pick([
      ['millimetres', 'mm'],
      ['centimeters', 'cm'],
      ['metres', 'm'],
    ] as const);
    const before = draw.pick(['an ulcer of', 'measuring', 'a lesion of', 'a scar of', 'a cyst of']);
    const forms = [link, '×', 'x', 'by'].map((sign) => `${first.digits} ${sign} ${second.digits} ${symbol}`);
    const spoken = `${first.spoken} ${link} ${second.spoken} ${unit}`;
    const after = draw.pick(['', 'on the calf', 'on the right', 'without drainage']);
    return {
      before,
      said: said('product', spoken, forms, [first.value, second.value], { unit: symbol }),
      after,
    };
  }
  const times = draw.whole(2, 12);
  const each = draw.pick([5, 8, 10, 12, 15, 20, 30]);
  const forms = ['times', '×', 'x'].map((sign) => `${times} ${sign} ${each}`);
  const spoken = `${whole(draw, times).spoken} times ${whole(draw, each).spoken}`;
  const inWords = times < 10 && each < 10;
  return {
    before: draw.pick(['does', 'doing', 'at a rate of', 'namely']),
    said: said('product', spoken, forms, [times, each], { inWords }),
    after: draw.pick(['repetitions', 'exercises', 'minutes']),
  };
};

/** "two, three and four" */
export const list: DrawClause = (draw) => {
  const isLow = draw.chance(50);
  const length = draw.pick([2, 3, 3, 4]);
  const numbers: number[] = [];
  for (
    let value = isLow ? draw.whole(1, 4) : draw.whole(5, 60);
    numbers.length < length;
    value += draw.whole(1, isLow ? 1 : 4)
  )
    numbers.push(value);
  const comma = draw.pick([',', ' comma']);
  const style = englishStyle(draw);
  const join = (texts: readonly string[], sign: string): string =>
    `${texts.slice(0, -1).join(`${sign} `)} and ${texts.at(-1)}`;
  const words = numbers.map((one) => sayEnglish(one, style));
  const isSmall = numbers.every((one) => one < 10);
  const before = isSmall
    ? draw.pick(['toes', 'rays', 'the metatarsals', 'sessions', 'articles', 'pages'])
    : draw.pick(['sessions', 'articles', 'pages', 'sections', 'questions', 'visits']);
  const forms = [join(numbers.map(String), ','), ...(isSmall ? [join(words, ',')] : [])];
  return {
    before,
    said: said('list', join(words, comma), forms, numbers, { inWords: isSmall && comma === ',' }),
    after: draw.pick(['', 'are stiff', 'are normal', 'according to the file', 'were reviewed']),
  };
};

/** "three times a day", "every four to six hours" */
export const frequency: DrawClause = (draw) => {
  if (draw.chance(40)) {
    const from = draw.whole(2, 10);
    const to = from + draw.whole(1, 6);
    const spoken = `${whole(draw, from).spoken} to ${whole(draw, to).spoken}`;
    return {
      before: draw.pick(['every', 'once every']),
      said: said('frequency', spoken, [`${from} to ${to}`], [from, to], { inWords: to < 10 }),
      after: draw.pick(['hours', 'days', 'weeks', 'months']),
    };
  }
  const times = Math.min(drawWhole(draw), 40);
  const spoken = `${whole(draw, times).spoken} times`;
  const before = draw.pick(['', 'about', 'wakes up', 'as needed', 'taken', 'more than']);
  return {
    before,
    said: said('frequency', spoken, [`${times} times`], [times], { inWords: times < 10 }),
    after: draw.pick(['a day', 'a week', 'per night', 'per month', 'an hour']),
  };
};
