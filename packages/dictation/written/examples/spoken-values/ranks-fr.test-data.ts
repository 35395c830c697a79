import { decimal, whole } from './amounts-fr.test-data.ts';
import type { Draw } from './draw.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { drawWhole, said } from './phrase.test-data.ts';
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
  const forms = isRoman ? [ROMAN[value] as string] : [String(value)];
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

const FRACTIONS: readonly (readonly [number, number, string, string])[] = [
  [1, 2, 'un demi', 'un demi'],
  [1, 3, 'un tiers', 'un tiers'],
  [2, 3, 'deux tiers', 'deux tiers'],
  [1, 4, 'un quart', 'un quart'],
  [3, 4, 'trois quarts', 'trois quarts'],
];
const ORDINAL_STEMS: ReadonlyMap<number, string> = new Map([
  [1, 'unième'],
  [2, 'deuxième'],
  [3, 'troisième'],
  [4, 'quatrième'],
  [5, 'cinquième'],
  [9, 'neuvième'],
]);

/** « vingt-troisième », « cent vingtième » */
function ordinalWord(value: number, draw: Draw): string {
  const words = sayFrench(value, { ...frenchStyle(draw), plural: false });
  const stem = value % 100 > 10 && value % 100 < 17 ? undefined : ORDINAL_STEMS.get(value % 10);
  const isEleven = /(?:onze|douze|treize|quatorze|quinze|seize)$/.test(words);
  if (stem === undefined || isEleven) return words.replace(/e?$/, 'ième');
  return words.replace(/[^\s-]+$/, stem);
}

/** « deux tiers », « onze douzièmes » */
export const fraction: DrawClause = (draw) => {
  const before = draw.pick(['', 'a perdu', 'environ', 'aux', 'plus de', 'les']);
  const after = draw.pick(['de sa force', 'de la course', 'des tâches', 'du temps', "de l'amplitude"]);
  if (draw.chance(60)) {
    const [top, bottom, spoken] = draw.pick(FRACTIONS);
    return {
      before,
      said: said('fraction', spoken, [`${top}/${bottom}`], [top, bottom], { inWords: true }),
      after,
    };
  }
  const bottom = draw.whole(5, 30);
  const top = draw.whole(2, bottom - 1);
  const spoken = `${sayFrench(top, frenchStyle(draw))} ${ordinalWord(bottom, draw)}s`;
  return {
    before,
    said: said('fraction', spoken, [`${top}/${bottom}`], [top, bottom], { inWords: true }),
    after,
  };
};

/** « le vingt-troisième jour » */
export const ordinal: DrawClause = (draw) => {
  const value = Math.min(draw.whole(2, 130), 130);
  const before = draw.pick(['le', 'la', 'au', 'à la', 'dès le', 'pour la', 'sa']);
  const after = draw.pick(['jour', 'visite', 'séance', 'orteil', 'métatarsien', 'semaine', 'injection']);
  const spoken = ordinalWord(value, draw);
  return { before, said: said('ordinal', spoken, [`${value}e`], [value], { inWords: true }), after };
};

/** « trois fois dix répétitions », « vingt par trente millimètres » */
export const product: DrawClause = (draw) => {
  if (draw.chance(50)) {
    const link = draw.pick(['par', 'sur', 'par', 'fois', 'x']);
    const first = draw.chance(30) ? decimal(draw) : whole(draw, draw.whole(2, 60));
    const second = draw.chance(30) ? decimal(draw) : whole(draw, draw.whole(2, 60));
    const [unit, symbol] = draw.pick([
      ['millimètres', 'mm'],
      ['centimètres', 'cm'],
      ['mètres', 'm'],
    ] as const);
    const before = draw.pick([
      'une plaie de',
      'mesurant',
      'une lésion de',
      'une cicatrice de',
      'un kyste de',
    ]);
    const forms = [link, '×', 'x', 'par'].map((sign) => `${first.digits} ${sign} ${second.digits}~${symbol}`);
    const spoken = `${first.spoken} ${link} ${second.spoken} ${unit}`;
    const after = draw.pick(['', 'au mollet', 'à droite', 'sans suintement', 'de grand axe']);
    return {
      before,
      said: said('product', spoken, forms, [first.value, second.value], { unit: symbol }),
      after,
    };
  }
  const times = draw.whole(2, 12);
  const each = draw.pick([5, 8, 10, 12, 15, 20, 30]);
  const before = draw.pick(['fait', 'exécute', 'à raison de', 'soit']);
  const forms = ['fois', '×', 'x'].map((sign) => `${times} ${sign} ${each}`);
  const spoken = `${whole(draw, times).spoken} fois ${whole(draw, each).spoken}`;
  const inWords = times < 10 && each < 10;
  return {
    before,
    said: said('product', spoken, forms, [times, each], { inWords }),
    after: draw.pick(['répétitions', 'exercices', 'minutes']),
  };
};

/** « deux, trois et quatre » */
export const list: DrawClause = (draw) => {
  const isLow = draw.chance(50);
  const first = isLow ? draw.whole(1, 4) : draw.whole(5, 60);
  const length = draw.pick([2, 3, 3, 4]);
  const numbers: number[] = [];
  for (let value = first; numbers.length < length; value += draw.whole(1, isLow ? 1 : 4)) numbers.push(value);
  const comma = draw.pick([',', ' virgule']);
  const style = frenchStyle(draw);
  const join = (texts: readonly string[], sign: string): string =>
    `${texts.slice(0, -1).join(`${sign} `)} et ${texts.at(-1)}`;
  const spoken = join(
    numbers.map((one) => sayFrench(one, style)),
    comma,
  );
  const typed = join(
    numbers.map((one) => sayFrench(one, style)),
    ',',
  );
  const isSmall = numbers.every((one) => one < 10);
  const before = isSmall
    ? draw.pick(['les orteils', 'les rayons', 'les métatarsiens', 'les séances', 'les articles', 'les pages'])
    : draw.pick(['les séances', 'les articles', 'les pages', 'les sections', 'les questions', 'les visites']);
  const forms = [join(numbers.map(String), ','), ...(isSmall ? [typed] : [])];
  return {
    before,
    said: said('list', spoken, forms, numbers, { inWords: isSmall && comma === ',' }),
    after: draw.pick(['', 'sont touchés', 'sont normaux', 'selon le dossier', 'ont été revus']),
  };
};

/** « deux fois par jour », « aux quatre à six heures » */
export const frequency: DrawClause = (draw) => {
  if (draw.chance(40)) {
    const from = draw.whole(2, 10);
    const to = from + draw.whole(1, 6);
    const before = draw.pick(['aux', 'toutes les', 'à toutes les', 'aux']);
    const spoken = `${whole(draw, from).spoken} à ${whole(draw, to).spoken}`;
    const inWords = to < 10;
    return {
      before,
      said: said('frequency', spoken, [`${from} à ${to}`], [from, to], { inWords }),
      after: draw.pick(['heures', 'jours', 'semaines', 'mois']),
    };
  }
  const times = Math.min(drawWhole(draw), 40);
  const before = draw.pick(['', 'environ', 'se lève', 'au besoin', 'en prend', 'plus de']);
  const spoken = `${whole(draw, times, true).spoken} fois`;
  const after = draw.pick(['par jour', 'par semaine', 'par nuit', 'par mois', "à l'heure"]);
  return {
    before,
    said: said('frequency', spoken, [`${times} fois`], [times], { inWords: times < 10 }),
    after,
  };
};
