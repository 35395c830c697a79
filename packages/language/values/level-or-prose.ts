import type { Language } from '../language.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Word } from '../text/word.ts';

/** Words of grammar after which a level may be told: « en L un », "at L one". */
const BEFORE_LEVEL = new Set(
  "de en a entre et ou ni jusqu jusqu' sous sur vers depuis at of from to and or between above below under over".split(
    ' ',
  ),
);
/** What « l'un » is opposed to, with the words between them. */
const OTHER = new Set(['autre', 'autres', 'other']);
const OTHER_WITHIN = 5;
/** « un de ses collègues », « l'un d'entre eux », "one of his friends": what begins the many that one is of. */
const PARTITIVES = new Set(['de', 'd', "d'", 'of']);
const OF_MANY = new Set(
  'ses mes tes nos vos leurs ces les entre eux elles nous vous ceux celles his her their my our the them these those us'.split(
    ' ',
  ),
);
const LINKS = new Set(['a', 'ou', 'et', 'to', 'or', 'and']);
/** Words between two levels of one sentence. */
const LEVEL_WITHIN = 8;

/** A letter that names a part of the spine and the number after it, said as words. */
export interface SpokenLevel {
  readonly letter: string;
  readonly number: number;
  readonly length: number;
}

/**
 * Whether a letter and a number are as well « c'est un », « l'un », « d'un », or « ces deux » as an engine writes them
 * without their apostrophe: they are a level only where one is told.
 */
export function mayBeProse(
  words: readonly Word[],
  at: number,
  { letter, number, length }: SpokenLevel,
  language: Language,
): boolean {
  const next = words[at + length];
  const isTold = tellsLevel(words[at - 1], language) || hasLevelNear(words, at, length, language);
  if (number > 1) return language === 'fr' && !isTold && isPlural(next, language);
  if (letter !== 's' && isOneOfMany(words, at + length)) return true;
  if (isOpposed(words, at + length)) return true;
  if (isLinkedToNumber(words, at + length, language)) return true;
  return language === 'fr' && !isTold && next?.kind === 'word';
}

/** Whether the word before lets a level follow it: a noun, « en », none of « pour » and « par ». */
function tellsLevel(before: Word | undefined, language: Language): boolean {
  if (before?.kind !== 'word') return false;
  return !isFunctionWord(before.key, language) || BEFORE_LEVEL.has(before.key);
}

function isPlural(word: Word | undefined, language: Language): boolean {
  return word?.kind === 'word' && /[^s][sx]$/.test(word.key) && !isFunctionWord(word.key, language);
}

function isOneOfMany(words: readonly Word[], at: number): boolean {
  const [link, many] = [words[at]?.key ?? '', words[at + 1]?.key ?? ''];
  return link === 'des' || (PARTITIVES.has(link) && OF_MANY.has(many));
}

/** « l'un et l'autre », « l'un plus que l'autre » */
function isOpposed(words: readonly Word[], at: number): boolean {
  for (let place = at; place < at + OTHER_WITHIN; place += 1) {
    if (words[place]?.kind !== 'word') return false;
    if (OTHER.has(words[place]?.key ?? '')) return true;
  }
  return false;
}

/** « d'un ou deux jours », « d'un à trois sur dix » */
function isLinkedToNumber(words: readonly Word[], at: number, language: Language): boolean {
  return LINKS.has(words[at]?.key ?? '') && readCardinal(words, at + 1, language)?.article === false;
}

/** Whether another level is told beside it, which no prose is: « C un et C deux ». */
function hasLevelNear(words: readonly Word[], at: number, length: number, language: Language): boolean {
  for (let place = Math.max(0, at - LEVEL_WITHIN); place <= at + length + LEVEL_WITHIN; place += 1) {
    const word = words[place];
    if (place >= at && place < at + length) continue;
    if (word?.kind !== 'word' || !/^[lsctd]\d*$/.test(word.key)) continue;
    if (word.key.length > 1 || readCardinal(words, place + 1, language) !== null) return true;
  }
  return false;
}
