import { decimal, whole } from './amounts-en.test-data.ts';
import type { Draw } from './draw.test-data.ts';
import { englishStyle, sayEnglish } from './numerals-en.test-data.ts';
import { drawWhole, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

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
