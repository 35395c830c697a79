import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { mayBeProse } from './level-or-prose.ts';
import { isUnitAt } from '../units/units.ts';

/** A vertebral level or a run of neighbouring ones, as it is written. */
export interface Level {
  readonly text: string;
  readonly length: number;
  /** The number is none that this part of the spine has, or the levels said together are not neighbours. */
  readonly doubtful: boolean;
}

interface Vertebra {
  readonly letter: string;
  readonly number: number;
  readonly length: number;
  /** « un », which is an article as well. */
  readonly article: boolean;
}

/** Roots included: C8. */
const COUNT: Readonly<Record<string, number>> = { l: 5, s: 5, c: 8, t: 12, d: 12 };
const NOT_A_LEVEL_AFTER = new Set([
  'vitamine',
  'vitamines',
  'vitamin',
  'hepatite',
  'hepatitis',
  'groupe',
  'group',
  'proteine',
  'protein',
  'type',
  'classe',
  'plan',
  'salle',
  'chambre',
  'annexe',
  'formulaire',
  'docteur',
  'docteure',
  'doctor',
  'room',
  'form',
  'point',
  'section',
]);
/** The level after the last of each part. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  c7: ['t1', 'd1'],
  t12: ['l1'],
  d12: ['l1'],
  l5: ['s1'],
};

/** The levels said at `at`: « L quatre L cinq » is `L4-L5`; null for levels that are written already. */
export function readLevels(words: readonly Word[], at: number, language: Language): Level | null {
  const level = readLevelRun(words, at, language);
  return level === null || (!level.doubtful && level.length === 1 && words[at]?.text === level.text)
    ? null
    : level;
}

/** The levels said or written at `at`. */
export function readLevelRun(tokens: readonly Word[], at: number, language: Language): Level | null {
  const first = readVertebra(tokens, at, language);
  if (first === null || NOT_A_LEVEL_AFTER.has(tokens[at - 1]?.key ?? '')) return null;
  if (!exists(first)) return { text: '', length: first.length, doubtful: true };
  let text = written(first);
  let last = first;
  let length = first.length;
  // Each level is the next one: a run ends with the spine.
  for (;;) {
    const joint = tokens[at + length];
    const skip = joint !== undefined && joint.kind === 'joint' && joint.text === '-' ? 1 : 0;
    const next =
      readVertebra(tokens, at + length + skip, language) ??
      shortened(tokens, at + length + skip, last, language);
    if (next === null) break;
    if (next === 'unsure') return { text: '', length: length + skip + 1, doubtful: true };
    if (!exists(next) || !follow(last, next)) {
      if (skip === 1 || !exists(next)) break;
      return { text: '', length: length + next.length, doubtful: true };
    }
    text += `-${written(next)}`;
    length += skip + next.length;
    last = next;
  }
  if (first === last && isElided(tokens, at, first, language)) return { text: '', length, doubtful: true };
  return { text, length, doubtful: false };
}

const WRITTEN_RUN = /^([lsctd])(\d{1,2})((?:[-–/][lsctd]?\d{1,2})*)$/;
/** A sixth lumbar vertebra is written where a report has found one. */
const HIGHEST_WRITTEN: Readonly<Record<string, number>> = { ...COUNT, l: 6 };

/** The levels written in one folded word, `l4-5` or `l4/l5`, with T for D: `L4-L5`; null when it is none. */
export function levelsOf(key: string): string | null {
  const match = WRITTEN_RUN.exec(key);
  if (match === null) return null;
  let letter = match[1] ?? '';
  const names: string[] = [];
  for (const part of [match[1] + (match[2] ?? ''), ...(match[3] ?? '').split(/[-–/]/).slice(1)]) {
    if (!/\d/.test(part.charAt(0))) letter = part.charAt(0);
    const number = Number(part.replace(/^\D/, ''));
    if (number < 1 || number > (HIGHEST_WRITTEN[letter] ?? 0)) return null;
    names.push((letter === 'd' ? 't' : letter).toUpperCase() + String(number));
  }
  return names.join('-');
}

function readVertebra(tokens: readonly Word[], at: number, language: Language): Vertebra | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return null;
  const letter = token.key.charAt(0);
  if (COUNT[letter] === undefined) return null;
  if (token.key.length === 1) {
    const number = readCardinal(tokens, at + 1, language);
    if (number === null || number.value > 12 || tokens[at + 1]?.key === 'une') return null;
    return { letter, number: number.value, length: 1 + number.length, article: number.article };
  }
  if (token.key.length > 3) return null;
  const number = readCardinal(
    [{ ...token, text: token.text.slice(1), key: token.key.slice(1) }],
    0,
    language,
  );
  if (number === null || number.inWords) return null;
  return { letter, number: number.value, length: 1, article: false };
}

/**
 * « L quatre cinq »: the second letter is left out; unsure before a word that the number may count, « C cinq six semaines ».
 */
function shortened(
  tokens: readonly Word[],
  at: number,
  last: Vertebra,
  language: Language,
): Vertebra | 'unsure' | null {
  const number = readCardinal(tokens, at, language);
  if (number === null || !number.inWords || number.article || number.length > 1) return null;
  if (number.value !== last.number + 1 || number.value > (COUNT[last.letter] ?? 0)) return null;
  const next = tokens[at + 1];
  if (SCORE_LINKS.has(next?.key ?? '') || isUnitAt(tokens, at + 1, language)) return null;
  const found = { letter: last.letter, number: number.value, length: 1, article: false };
  if (endsLevel(next, language) || readVertebra(tokens, at + 1, language) !== null) return found;
  const after = readCardinal(tokens, at + 1, language);
  return after !== null && after.value === number.value + 1 ? found : 'unsure';
}

/** « C un homme », « d un ami » and « l un de ses collègues » are « c'est un », « d'un » and « l'un », and no vertebrae. */
function isElided(tokens: readonly Word[], at: number, level: Vertebra, language: Language): boolean {
  if (level.length === 1) return false;
  const isClitic = level.article && (level.letter === 'c' || level.letter === 'd');
  if (isClitic && !endsLevel(tokens[at + level.length], language)) return true;
  return isInWords(tokens[at + 1]) && mayBeProse(tokens, at, level, language);
}

/** A number in figures is of a level: « L 4 ». */
function isInWords(word: Word | undefined): boolean {
  return !/^\d/.test(word?.key ?? '');
}

/** Whether what follows a number lets it be that of a level. */
function endsLevel(next: Word | undefined, language: Language): boolean {
  return (
    next === undefined ||
    next.kind !== 'word' ||
    NAMES_OF_LEVELS.has(next.key) ||
    isFunctionWord(next.key, language)
  );
}

const SCORE_LINKS = new Set(['sur', 'over', 'out']);
const NAMES_OF_LEVELS = new Set(['level', 'disc', 'facet', 'disque', 'niveau']);

function exists({ letter, number }: Vertebra): boolean {
  return number >= 1 && number <= (COUNT[letter] ?? 0);
}

function follow(last: Vertebra, next: Vertebra): boolean {
  if (next.letter === last.letter) return next.number === last.number + 1;
  return (NEXT[last.letter + String(last.number)] ?? []).includes(next.letter + String(next.number));
}

function written({ letter, number }: Vertebra): string {
  return letter.toUpperCase() + String(number);
}
