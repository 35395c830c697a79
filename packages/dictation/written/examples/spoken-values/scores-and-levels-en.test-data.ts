import { whole } from './amounts-en.test-data.ts';
import { englishStyle, sayEnglish } from './numerals-en.test-data.ts';
import { said } from './phrase.test-data.ts';
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
  const forms = isRoman ? [ROMAN[value] ?? ''] : [String(value)];
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
