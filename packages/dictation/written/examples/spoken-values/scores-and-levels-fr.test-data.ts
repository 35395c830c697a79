import { whole } from './amounts-fr.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
const SPINE = 'C1 C2 C3 C4 C5 C6 C7 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 L1 L2 L3 L4 L5 S1 S2'.split(' ');

/** « sept sur dix », « sept et demi sur dix », « quatre plus sur cinq » */
export const score: DrawClause = (draw) => {
  const scale = draw.pick([5, 10, 10, 10, 20, 24, 30, 50, 100]);
  const top = draw.whole(0, scale - 1);
  const bottom = whole(draw, scale);
  const before = draw.pick([
    'cotée à',
    'une force de',
    'la douleur est à',
    'un score de',
    'évaluée à',
    'force',
    'à',
    'environ',
  ]);
  const after = draw.pick([
    '',
    'à droite',
    'au repos',
    "à l'effort",
    'au quadriceps',
    'du côté sain',
    'la nuit',
  ]);
  const made = (spoken: string, shown: string, value: number) => ({
    before,
    said: said('score', `${spoken} sur ${bottom.spoken}`, [`${shown}/${scale}`], [value, scale]),
    after,
  });
  const { spoken } = whole(draw, top);
  if (scale === 5 && top > 0 && draw.chance(50)) {
    const [word, sign] = draw.pick([
      ['plus', '+'],
      ['moins', '-'],
    ] as const);
    return made(`${spoken} ${word}`, `${top}${sign}`, top);
  }
  if (top > 0 && draw.chance(20))
    return made(`${sayFrench(top, frenchStyle(draw))} et demi`, `${top},5`, top + 0.5);
  if (draw.chance(10) && top < 9 && scale >= 10) {
    return made(`${sayFrench(top, frenchStyle(draw))} virgule cinq`, `${top},5`, top + 0.5);
  }
  return made(spoken, String(top), top);
};

/** « cent vingt sur quatre-vingts » */
export const pressure: DrawClause = (draw) => {
  const top = draw.whole(90, 199);
  const bottom = draw.whole(45, 89);
  const before = draw.pick([
    'une tension artérielle de',
    'la pression artérielle est de',
    'tension à',
    'pression',
    'mesurée à',
  ]);
  const spoken = `${whole(draw, top).spoken} sur ${whole(draw, bottom).spoken}`;
  const after = draw.pick(['', 'au repos', 'assis', 'au bras droit', 'en position couchée']);
  return { before, said: said('pressure', spoken, [`${top}/${bottom}`], [top, bottom]), after };
};

/** « grade deux », « type deux », « réflexes deux plus » */
export const grade: DrawClause = (draw) => {
  const value = draw.whole(1, 5);
  const number = whole(draw, value);
  const isFigure = /\d/.test(number.spoken);
  const after = draw.pick([
    '',
    'à gauche',
    'selon le rapport',
    'et sans complication',
    'du genou',
    'confirmée',
  ]);
  if (draw.chance(30)) {
    const top = draw.whole(1, 4);
    const before = draw.pick([
      'réflexes rotuliens',
      'réflexe achilléen',
      'un réflexe bicipital à',
      'Lachman',
      'un tiroir antérieur',
    ]);
    const spoken = `${sayFrench(top, frenchStyle(draw))} plus`;
    return {
      before,
      said: said('grade', spoken, [`${top}+`], [top]),
      after: draw.pick(['', 'à gauche', 'et symétriques', 'du côté droit']),
    };
  }
  const noun = draw.pick(['grade', 'stade', 'type', 'classe', 'phase']);
  const isRoman = (noun === 'grade' || noun === 'stade') && !isFigure;
  const before = draw.pick(['de', 'en', 'une lésion de', 'selon la']) + ` ${noun}`;
  const forms = isRoman ? [ROMAN[value] ?? ''] : [String(value)];
  return { before, said: said('grade', number.spoken, forms, [value], { inWords: value === 1 }), after };
};

/** « L quatre L cinq », « L cinq S un », « C cinq six » */
export const level: DrawClause = (draw) => {
  const from = draw.whole(0, SPINE.length - 2);
  const levels = SPINE.slice(from, from + draw.pick([1, 2, 2, 2, 3]));
  const before = draw.pick([
    'une hernie',
    'discopathie',
    'au niveau',
    'en',
    'la racine',
    'une fusion',
    'un pincement',
    'au disque',
  ]);
  const after = draw.pick([
    '',
    'à gauche',
    'modérée',
    'droite',
    'sans compression',
    'par voie antérieure',
    'et stable',
    'connue',
  ]);
  const isLower = draw.chance(25);
  const isFigure = draw.chance(10);
  const words = levels.map((one, index) => {
    const letter = isLower ? one.charAt(0).toLowerCase() : one.charAt(0);
    const number = Number(one.slice(1));
    if (isFigure) return letter + String(number);
    const isShort = index > 0 && draw.chance(30) && levels[index - 1]?.charAt(0) === one.charAt(0);
    const spoken = sayFrench(number, frenchStyle(draw));
    return isShort ? spoken : `${letter} ${spoken}`;
  });
  const numbers = levels.map((one) => Number(one.slice(1)));
  return { before, said: said('level', words.join(' '), [levels.join('-')], numbers), after };
};
