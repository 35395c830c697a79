import { ENGLISH_MONTHS, FRENCH_MONTHS } from '../numbers/months.ts';
import type { DictationLanguage } from '../../commands/command.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { isYear } from '../numbers/calendar.ts';
import { rankAt } from './rank.ts';
import { readScore } from '../numbers/scores.ts';
import { readQuantity } from '../numbers/quantity.ts';
import { readUnit } from '../numbers/units.ts';
import { yearAt } from '../numbers/years-en.ts';
import type { Token } from '../token.ts';

/** One thing that can be restated: a number, a rank, a score, a level, or a word. */
export interface Piece {
  readonly key: string;
  /** Pieces of one class can stand for one another; null for a plain word. */
  readonly group: string | null;
  /** « un », « une », "one": a number only where it counts the same thing. */
  readonly article: boolean;
  readonly start: number;
  readonly end: number;
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  side: [
    'gauche',
    'gauches',
    'droite',
    'droites',
    'droit',
    'droits',
    'bilateral',
    'bilaterale',
    'left',
    'right',
    'bilateral',
  ],
  depth: [
    'interne',
    'externe',
    'internes',
    'externes',
    'medial',
    'mediale',
    'lateral',
    'laterale',
    'internal',
    'external',
  ],
  front: ['anterieur', 'anterieure', 'posterieur', 'posterieure', 'anterior', 'posterior'],
  height: [
    'superieur',
    'superieure',
    'inferieur',
    'inferieure',
    'proximal',
    'proximale',
    'distal',
    'distale',
    'superior',
    'inferior',
  ],
  sign: [
    'positif',
    'positive',
    'negatif',
    'negative',
    'positifs',
    'negatifs',
    'present',
    'absent',
    'presente',
    'absente',
    'normal',
    'normale',
    'anormal',
    'anormale',
    'abnormal',
  ],
  move: [
    'flexion',
    'extension',
    'abduction',
    'adduction',
    'rotation',
    'inversion',
    'eversion',
    'dorsiflexion',
    'pronation',
    'supination',
  ],
  mode: ['actif', 'active', 'passif', 'passive'],
  degree: ['leger', 'legere', 'modere', 'moderee', 'severe', 'mild', 'moderate'],
  month: [...FRENCH_MONTHS, ...ENGLISH_MONTHS],
  place: [
    'genou',
    'cheville',
    'hanche',
    'epaule',
    'coude',
    'poignet',
    'pied',
    'main',
    'mollet',
    'cuisse',
    'knee',
    'ankle',
    'hip',
    'shoulder',
    'elbow',
    'wrist',
    'foot',
    'hand',
    'calf',
    'thigh',
  ],
  day: [
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ],
  to: [
    'a',
    'au',
    'aux',
    'de',
    'du',
    'des',
    "d'",
    'le',
    'la',
    "l'",
    'les',
    'on',
    'at',
    'in',
    'to',
    'the',
    'of',
  ],
};
const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, keys]) => keys.map((key) => [key, group] as const)),
);
const LEVEL_LETTERS = new Set(['l', 's', 'c', 't', 'd']);

/** Cuts tokens into pieces: « quatre-vingt-dix », « douze virgule cinq » and « L cinq » are one each. Nothing but words makes pieces. */
export function piecesOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  language: DictationLanguage,
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const { length, group, article } = kindAt(tokens, at, language);
    const stop = Math.min(at + length, end);
    const key = tokens
      .slice(at, stop)
      .map((part) => part.key)
      .join(' ');
    pieces.push({ key, group, article, start: at, end: stop });
    at = stop;
  }
  return pieces;
}

type Kind = Pick<Piece, 'group' | 'article'> & { readonly length: number };

function kindAt(tokens: readonly Token[], at: number, language: DictationLanguage): Kind {
  const key = tokens[at]?.key ?? '';
  const level = LEVEL_LETTERS.has(key) ? readCardinal(tokens, at + 1, language) : null;
  if (level !== null) return { group: 'level', article: false, length: level.length + 1 };
  const rank = rankAt(tokens, at, language);
  if (rank !== null) return { ...rank, article: false };
  const number = readQuantity(tokens, at, language);
  if (number !== null) {
    const score = readScore(tokens, at, number, language);
    if (score !== null) return { group: 'score', article: false, length: score.length };
    const year =
      language === 'en' ? yearAt(tokens, at) : isYear(number.value) && number.isWhole ? number : null;
    return year === null
      ? { group: 'number', article: number.article, length: number.length }
      : { group: 'year', article: false, length: year.length };
  }
  const unit = readUnit(tokens, at, language);
  if (unit !== null) return { group: 'unit', article: false, length: unit.length };
  return { group: GROUP_OF.get(key) ?? null, article: false, length: 1 };
}
