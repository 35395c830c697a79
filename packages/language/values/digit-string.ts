import type { Language } from '../language.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';
import { readSpelledDigits } from './spelled-digits.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import type { Piece, WrittenValue } from './written-value.ts';

const NBSP = '\u00A0';
const PHONES = new Set([
  'telephone',
  'cellulaire',
  'telecopieur',
  'joindre',
  'rejoindre',
  'appeler',
  'phone',
  'cell',
  'cellphone',
  'fax',
  'call',
]);
const NAMED = new Set([
  'numero',
  'dossier',
  'code',
  'poste',
  'permis',
  'matricule',
  'reclamation',
  'requisition',
  'number',
  'file',
  'claim',
  'extension',
  'licence',
  'license',
  'permit',
]);
/** Words that may stand between the name and its number. */
const BETWEEN = new Set([
  'est',
  'le',
  'la',
  'au',
  'a',
  'de',
  'du',
  'cnesst',
  'ramq',
  'cmq',
  'bareme',
  'scale',
  'numero',
  'travail',
  'domicile',
  'is',
  'the',
  'at',
  'number',
  'him',
  'her',
  ':',
]);
/** Words before which the last number counts nothing, besides those of grammar. */
const AFTER = new Set(['poste', 'extension']);
const MULTIPLIERS = new Set(['cent', 'cents', 'mille']);
const MAX_DIGITS = 16;
/** Numbers from which a run of single digits is no count. */
const MIN_RUN = 3;
const MIN_GROUPS = 2;
/** Digits of a code of the scale of impairment and of a file. */
const KNOWN_LENGTHS = new Set([6, 9]);
const PHONE_DIGITS = 10;

/**
 * The numbers said in a row at `at`, joined to the one that they name: a telephone, a file, a code. Null when nothing
 * says what they are, or where one of them ends.
 */
export function readDigitString(
  tokens: readonly Word[],
  at: number,
  language: Language,
): WrittenValue | null {
  const name = nameBefore(tokens, at);
  if (name === null && !isDirection(tokens[at - 1]?.key)) return null;
  const run = runAt(tokens, at, language);
  if (run === null || run.count < (run.isGrouped && name === 'named' ? MIN_GROUPS : MIN_RUN)) return null;
  const { digits, length, isSingle, isGrouped } = run;
  const isPhone = /^[2-9]\d\d[2-9]\d{6}$/.test(digits);
  if (isPhone && (name === 'phone' || (isSingle && isDirection(tokens[at - 1]?.key)))) {
    const pieces: Piece[] = [
      { text: digits.slice(0, 3) },
      { text: `${digits.slice(3, 6)}-${digits.slice(6)}`, glue: language === 'fr' ? NBSP : ' ' },
    ];
    return { pieces, length, doubtful: null };
  }
  if (name === null) return null;
  const isKnown = name === 'named' && KNOWN_LENGTHS.has(digits.length);
  // The last of ten digits before a noun may count it: « … huit neuf deux radiographies ».
  const isWhole =
    endsHere(tokens[at + length], language) &&
    (isSingle || (isGrouped && name === 'named') || isLongName(name, digits));
  return isKnown || isWhole ? { pieces: [{ text: digits }], length, doubtful: null } : null;
}

/** Whether a name stands before the number at `at`: that of a file, a code, a telephone. */
export function namesSomething(tokens: readonly Word[], at: number): boolean {
  return nameBefore(tokens, at) !== null;
}

function isLongName(name: 'phone' | 'named', digits: string): boolean {
  return name === 'named' && digits.length === PHONE_DIGITS;
}

interface Run {
  readonly digits: string;
  readonly length: number;
  readonly count: number;
  /** All numbers are below ten: said digit by digit. */
  readonly isSingle: boolean;
  /** None is: said in twos or threes. */
  readonly isGrouped: boolean;
}

function runAt(tokens: readonly Word[], at: number, language: Language): Run | null {
  let digits = '';
  let length = 0;
  let count = 0;
  let isSingle = true;
  let isGrouped = true;
  let lastLength = 0;
  while (digits.length <= MAX_DIGITS) {
    const token = tokens[at + length];
    if (token?.kind === 'joint' && token.text === '-' && count > 0) {
      length += 1;
      continue;
    }
    const spelled = readSpelledDigits(tokens, at + length, language);
    const number =
      spelled === null
        ? readCardinal(tokens, at + length, language)
        : { ...spelled, value: 0, inWords: true };
    if (isSplitBefore(tokens, at + length, lastLength)) return null;
    if (number === null || !number.inWords || token?.key === 'une' || token?.ambiguity !== null) break;
    digits += number.digits;
    length += number.length;
    lastLength = number.length;
    count += 1;
    isSingle &&= number.value < 10;
    isGrouped &&= number.digits.length > 1;
  }
  return digits.length > MAX_DIGITS || tokens[at + length - 1]?.kind === 'joint'
    ? null
    : { digits, length, count, isSingle, isGrouped };
}

/** « cent cinquante cinq cent douze »: 155 and 112, or 150 and 512. */
function isSplitBefore(tokens: readonly Word[], at: number, lastLength: number): boolean {
  if (lastLength < 2 || !MULTIPLIERS.has(tokens[at]?.key ?? '')) return false;
  const last = readCardinal(tokens.slice(at - 1, at), 0, 'fr');
  return last !== null && last.value > 1 && last.value < 10;
}

function nameBefore(tokens: readonly Word[], at: number): 'phone' | 'named' | null {
  let name: 'phone' | 'named' | null = null;
  for (let index = at - 1; index >= 0; index -= 1) {
    const key = tokens[index]?.key ?? '';
    if (PHONES.has(key)) return 'phone';
    if (NAMED.has(key)) name = 'named';
    else if (!BETWEEN.has(key)) break;
  }
  return name;
}

/** « au cinq un quatre … » */
function isDirection(key: string | undefined): boolean {
  return key === 'au' || key === 'at';
}

function endsHere(next: Word | undefined, language: Language): boolean {
  if (next === undefined || next.kind !== 'word' || AFTER.has(next.key)) return true;
  return isFunctionWord(next.key, language);
}
