import { decimal, whole } from './amounts-en.test-data.ts';
import { englishStyle, sayEnglish } from './numerals-en.test-data.ts';
import { drawWhole, grouped, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

/** "twenty-two dollars and fifty cents", `$22 50` as engines write it */
export const money: DrawClause = (draw) => {
  const value = draw.chance(10) ? 1 : drawWhole(draw);
  const cents = draw.chance(45) ? 0 : draw.pick([5, 10, 25, 30, 45, 50, 75, 99]);
  const before = draw.pick([
    'costs',
    'costing',
    'an amount of',
    'for',
    'about',
    'a sum of',
    'less than',
    'earns',
    'at',
  ]);
  const after = draw.pick(['', 'a day', 'an hour', 'per year', 'in total', 'refunded']);
  const style = englishStyle(draw);
  const parts = String(cents).padStart(2, '0');
  const form = cents === 0 ? `$${grouped(value, ',')}` : `$${grouped(value, ',')}.${parts}`;
  const words = `${sayEnglish(value, style)} ${value === 1 ? 'dollar' : 'dollars'}`;
  const saidCents = sayEnglish(cents, style);
  const spoken =
    cents === 0
      ? draw.chance(80)
        ? words
        : `$${value}`
      : draw.pick([
          `${words} and ${saidCents} cents`,
          `${words} and ${saidCents} cents`,
          `${words} ${saidCents} cents`,
          `${words} ${cents === 5 ? 'oh five' : saidCents}`,
          `$${value} ${parts}`,
          `$${value} and ${cents} cents`,
        ]);
  const inWords = value < 10 && cents === 0;
  return {
    before,
    said: said('money', spoken, [form, ...(spoken === `$${value}` ? [spoken] : [])], [value + cents / 100], {
      unit: '$',
      inWords,
    }),
    after,
  };
};

/** "twenty percent" */
export const percent: DrawClause = (draw) => {
  const number = draw.chance(30) ? decimal(draw) : whole(draw, draw.whole(1, 100));
  const spoken = `${number.spoken} ${draw.pick(['percent', 'percent', 'per cent', '%'])}`;
  const before = draw.pick([
    '',
    'relief of',
    'about',
    'a deficit of',
    'less than',
    'at least',
    'at',
    'improved by',
  ]);
  const after = draw.pick(['', 'relief', 'on the right', 'of the time', 'less', 'of the other side']);
  return {
    before,
    said: said('percent', spoken, [`${number.digits}%`], [number.value], { unit: '%' }),
    after,
  };
};

/** "five foot ten", "six feet two inches" */
export const height: DrawClause = (draw) => {
  const feet = draw.whole(4, 6);
  const inches = draw.whole(1, 11);
  const style = englishStyle(draw);
  const name = draw.pick(['foot', 'feet']);
  const isFull = draw.chance(50);
  const inch = inches === 1 ? 'inch' : 'inches';
  const spoken = `${sayEnglish(feet, style)} ${name} ${sayEnglish(inches, style)}${isFull ? ` ${inch}` : ''}`;
  const form = `${feet} ${name} ${inches}${isFull ? ` ${inch}` : ''}`;
  const before = draw.pick(['stands', 'a height of', 'he is', 'measures', 'she is about']);
  const after = draw.pick(['', 'tall', 'and has a stable weight', 'with shoes', 'at the visit']);
  return { before, said: said('height', spoken, [form], [feet, inches], { unit: 'ft' }), after };
};

/** "fifty-two years", "a fifty-two year old" */
export const age: DrawClause = (draw) => {
  const value = draw.whole(2, 99);
  const { spoken } = whole(draw, value);
  const inWords = value < 10;
  const after = draw.pick(['', 'roofer', 'at the time', 'right handed', 'in good health']);
  if (draw.chance(15)) {
    const half = `${sayEnglish(value, englishStyle(draw))} and a half years`;
    return {
      before: 'aged',
      said: said('age', half, [`${value}.5 years`], [value + 0.5], { inWords }),
      after,
    };
  }
  if (draw.chance(50)) {
    return {
      before: draw.pick(['a', 'this', 'her']),
      said: said('age', `${spoken} year`, [`${value} year`], [value], { inWords }),
      after: `old ${after}`.trim(),
    };
  }
  return {
    before: draw.pick(['aged', 'he is', 'at']),
    said: said('age', `${spoken} years`, [`${value} years`], [value], { inWords }),
    after: draw.pick(['', 'old', 'of age']),
  };
};
