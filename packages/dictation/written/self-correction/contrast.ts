import { ENGLISH_MONTHS, FRENCH_MONTHS } from '../numbers/months.ts';
import type { DictationLanguage } from '../../commands/command.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { isUnitAt } from '../numbers/units.ts';
import type { Token } from '../token.ts';

/** One thing that can be restated: a number, a level, or a word. */
export interface Piece {
  readonly key: string;
  /** Pieces of one class can stand for one another; null for a plain word. */
  readonly group: string | null;
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

/** Cuts tokens into pieces: « quatre-vingt-dix » and « L cinq » are one each. Nothing but words makes pieces. */
export function piecesOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  language: DictationLanguage,
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const token = tokens[at] as Token;
    const level = LEVEL_LETTERS.has(token.key) ? readCardinal(tokens, at + 1, language) : null;
    const number = level ?? readCardinal(tokens, at, language);
    const length = Math.min(number === null ? 1 : number.length + (level === null ? 0 : 1), end - at);
    const key = tokens
      .slice(at, at + length)
      .map((part) => part.key)
      .join(' ');
    const isUnit = number === null && isUnitAt(tokens, at, language);
    const group = level === null ? (number === null ? (GROUP_OF.get(token.key) ?? null) : 'number') : 'level';
    pieces.push({ key, group: isUnit ? 'unit' : group, start: at, end: at + length });
    at += length;
  }
  return pieces;
}
