import { decimal, whole } from './amounts-fr.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { drawWhole, grouped, said } from './phrase.test-data.ts';
import type { Clause, DrawClause } from './phrase.test-data.ts';

/** « vingt-deux dollars cinquante », `22 $ 50` as engines write it */
export const money: DrawClause = (draw) => {
  const value = draw.chance(10) ? 1 : drawWhole(draw);
  const cents = draw.chance(45) ? 0 : draw.pick([5, 10, 25, 30, 45, 50, 75, 99]);
  const before = draw.pick([
    'coûte',
    'coûtant',
    'un montant de',
    'pour',
    'à',
    'environ',
    'une somme de',
    'moins de',
    'gagne',
  ]);
  const after = draw.pick(['', 'par jour', "de l'heure", 'par année', 'au total', 'remboursés']);
  const dollars = value < 2 ? 'dollar' : 'dollars';
  const style = frenchStyle(draw);
  const parts = String(cents).padStart(2, '0');
  const form = cents === 0 ? `${grouped(value, '~')}~$` : `${grouped(value, '~')},${parts}~$`;
  const words = `${sayFrench(value, style)} ${dollars}`;
  const inFigures = `${value} $`;
  const centWords = cents === 5 ? draw.pick(['cinq', 'zéro cinq']) : sayFrench(cents, style);
  const spoken =
    cents === 0
      ? draw.chance(80)
        ? words
        : inFigures
      : draw.pick([
          `${words} ${centWords}`,
          `${words} et ${sayFrench(cents, style)} cents`,
          `${words} et ${sayFrench(cents, style)} ${draw.pick(['sous', 'cents'])}`,
          `${inFigures} ${parts}`,
          `${sayFrench(value, style)} virgule ${centWords === 'cinq' ? 'zéro cinq' : centWords} ${dollars}`,
        ]);
  const inWords = value === 1 && cents === 0;
  return {
    before,
    said: said('money', spoken, [form], [value + cents / 100], { unit: '$', inWords }),
    after,
  };
};

/** « vingt pour cent » */
export const percent: DrawClause = (draw) => {
  const number = draw.chance(30) ? decimal(draw) : whole(draw, draw.whole(1, 100));
  const name = draw.pick(['pour cent', 'pour cent', 'pourcent', '%']);
  const before = draw.pick([
    '',
    'un soulagement de',
    'environ',
    'un déficit de',
    'moins de',
    'au moins',
    'à',
    'améliorée de',
  ]);
  const after = draw.pick([
    '',
    'de soulagement',
    'à droite',
    'par rapport au côté sain',
    'de moins',
    'du temps',
  ]);
  const spoken = `${number.spoken} ${name}`;
  return {
    before,
    said: said('percent', spoken, [`${number.digits}~%`], [number.value], { unit: '%' }),
    after,
  };
};

/** « un mètre soixante-quinze », « cinq pieds huit », « trois kilos cinq cents » */
export const height: DrawClause = (draw) => {
  const before = draw.pick(['mesure', 'une taille de', 'il mesure', 'elle fait']);
  const after = draw.pick(['', 'pour un poids normal', 'et son poids est stable', 'environ', 'selon lui']);
  const style = frenchStyle(draw);
  if (draw.chance(50)) {
    const rest = draw.whole(45, 99);
    const tall = draw.chance(90) ? 1 : 2;
    const metres = tall === 1 ? 'un mètre' : 'deux mètres';
    const spoken = draw.chance(85) ? `${metres} ${sayFrench(rest, style)}` : `${tall} m ${rest}`;
    const forms = [`${tall},${rest}~m`, `${tall}~m~${rest}`, `${tall}~m ${rest}`];
    return { before, said: said('height', spoken, forms, [tall + rest / 100], { unit: 'm' }), after };
  }
  const feet = draw.whole(4, 6);
  const inches = draw.whole(1, 11);
  const full = draw.chance(50);
  const inch = inches === 1 ? 'pouce' : 'pouces';
  const spoken = `${sayFrench(feet, style)} pieds ${sayFrench(inches, style)}${full ? ` ${inch}` : ''}`;
  const forms = full
    ? [`${feet}~pi ${inches}~po`, `${feet}~pi~${inches}~po`]
    : [`${feet}~pi ${inches}`, `${feet}~pi~${inches}`];
  return { before, said: said('height', spoken, forms, [feet, inches], { unit: 'pi' }), after };
};

/** « quarante-deux ans », « un homme de deux ans et demi » */
export const age: DrawClause = (draw): Clause => {
  const value = draw.whole(2, 99);
  const half = draw.chance(15);
  const before = draw.pick([
    'un homme de',
    'une femme de',
    'âgé de',
    'âgée de',
    "à l'âge de",
    'à',
    'il a',
    'son fils de',
  ]);
  const after = draw.pick([
    '',
    'droitier',
    'gauchère',
    'au moment des faits',
    'ce jour-là',
    'en bonne santé',
  ]);
  const { spoken } = whole(draw, value);
  const tail = half ? ' et demi' : '';
  const form = half ? `${value},5 ans` : `${value} ans`;
  return {
    before,
    said: said('age', `${spoken} ans${tail}`, [form], [value + (half ? 0.5 : 0)], { inWords: value < 10 }),
    after,
  };
};
