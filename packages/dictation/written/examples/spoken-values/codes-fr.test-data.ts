import type { Draw } from './draw.test-data.ts';
import { frenchStyle, sayFrench } from './numerals-fr.test-data.ts';
import { drawWhole, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

const STYLE = { joined: 'below a hundred', plural: true, inHundreds: false, mil: false } as const;

/** The digits one by one, in words. */
export function digitByDigit(digits: string): string {
  return Array.from(digits)
    .map((digit) => sayFrench(Number(digit), STYLE))
    .join(' ');
}

/** The digits in twos and threes, each said as a number: « cinq cent quatorze », « zéro un ». */
function inGroups(digits: string, sizes: readonly number[], draw: Draw): string {
  const style = frenchStyle(draw);
  let at = 0;
  return sizes
    .map((size) => {
      const group = digits.slice(at, at + size);
      at += size;
      const zeros = /^0*/.exec(group)?.[0] ?? '';
      const rest = group.slice(zeros.length);
      return [
        ...Array.from(zeros).map(() => 'zéro'),
        ...(rest === '' ? [] : [sayFrench(Number(rest), style)]),
      ].join(' ');
    })
    .join(' ');
}

/** Whether two groups side by side can be heard as one number: « soixante » and « douze », « cinq » and « cent ». */
function areMerged(digits: string, sizes: readonly number[]): boolean {
  let at = 0;
  const groups = sizes.map((size) => digits.slice((at += size) - size, at));
  return groups.some((group, index) => {
    const next = groups[index + 1];
    if (next === undefined || next.startsWith('0')) return false;
    const last = Number(group) % 100;
    const isRound = last === 0 || (last % 10 === 0 && last >= 20 && last !== 70 && last !== 90);
    const isTen = last % 10 === 0 && /^[7-9]\d\d$/.test(next);
    return (
      isRound ||
      isTen ||
      (Number(next) >= 100 && Number(next) < 200) ||
      (last % 10 === 4 && next.startsWith('2'))
    );
  });
}

function digitsOf(draw: Draw, length: number): string {
  return Array.from({ length }, (_, index) => draw.whole(index === 0 ? 1 : 0, 9)).join('');
}

/** « cinq un quatre cinq cinq cinq zéro un quatre deux », or in groups */
export const telephone: DrawClause = (draw) => {
  const digits = `${draw.pick(['514', '418', '450', '819'])}555${digitsOf(draw, 4)}`;
  const before = draw.pick([
    'son téléphone est le',
    'téléphone',
    'son cellulaire est le',
    'à rejoindre au',
    'télécopieur',
    'appeler au',
  ]);
  const sizes = [3, 3, 2, 2];
  const isByDigit = draw.chance(60) || areMerged(digits, sizes);
  const spoken = isByDigit ? digitByDigit(digits) : inGroups(digits, sizes, draw);
  const form = `${digits.slice(0, 3)}~${digits.slice(3, 6)}-${digits.slice(6)}`;
  const after = draw.pick(['', 'à domicile', 'au travail', 'et il répond', 'le jour']);
  return { before, said: said('telephone', spoken, [form], Array.from(digits).map(Number)), after };
};

/** A file's number, digit by digit or in pairs. */
export const fileNumber: DrawClause = (draw) => {
  const length = draw.pick([4, 5, 6, 9, 9, 9]);
  const digits = digitsOf(draw, length);
  const before = draw.pick([
    'le dossier numéro',
    'dossier',
    'numéro de dossier',
    'le dossier CNESST',
    'le permis',
    'réclamation',
  ]);
  const sizes =
    length === 9 ? [3, 3, 3] : length === 5 ? [2, 3] : Array.from({ length: length / 2 }, () => 2);
  const isByDigit = draw.chance(70) || areMerged(digits, sizes);
  const spoken = isByDigit ? digitByDigit(digits) : inGroups(digits, sizes, draw);
  const after = draw.pick(['', 'est fermé', 'a été consulté', 'au bureau', 'de la CNESST']);
  return { before, said: said('file number', spoken, [digits], Array.from(digits).map(Number)), after };
};

/** « g six v trois a deux » */
export const postalCode: DrawClause = (draw) => {
  const letter = (first: boolean): string => draw.pick(Array.from(first ? 'GHJ' : 'ABCEGHJKLMNPRSTVWXYZ'));
  const digit = (): number => draw.whole(0, 9);
  const signs = [letter(true), digit(), letter(false), digit(), letter(false), digit()];
  const isLower = draw.chance(60);
  const spoken = signs
    .map((sign) => (typeof sign === 'number' ? sayFrench(sign, STYLE) : isLower ? sign.toLowerCase() : sign))
    .join(' ');
  const code = signs.join('');
  const before = draw.pick(['code postal', 'son code postal est', 'le code postal', 'code postal est le']);
  const numbers = signs.filter((sign) => typeof sign === 'number');
  const after = draw.pick(['', 'depuis peu', 'selon le dossier', 'et il y vit seul']);
  return {
    before,
    said: said('postal code', spoken, [`${code.slice(0, 3)}~${code.slice(3)}`], numbers),
    after,
  };
};

/** « salle quatre cent deux », « article deux cent douze » */
export const numbered: DrawClause = (draw) => {
  const noun = draw.pick([
    'section',
    'salle',
    'article',
    'chambre',
    'page',
    'chapitre',
    'annexe',
    'formulaire',
    'question',
    'numéro',
  ]);
  const value = Math.min(drawWhole(draw), 9999);
  const before = draw.pick(['la', "l'", 'voir', 'en', 'selon', 'à la']).replace("l'", 'cet') + ` ${noun}`;
  const spoken = draw.chance(10) ? String(value) : sayFrench(value, frenchStyle(draw));
  const after = draw.pick([
    '',
    'du dossier',
    'de la loi',
    'à gauche',
    'est fermé',
    'selon le rapport',
    'a été lu',
  ]);
  return { before, said: said('numbered', spoken, [String(value)], [value]), after };
};
