import { decimal, whole } from './amounts-fr.test-data.ts';
import type { Draw } from './draw.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { drawWhole, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

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
