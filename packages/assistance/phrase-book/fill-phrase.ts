import { readForm } from '@constat/language/lexicon';
import { fold } from '@constat/language/text';
import type { TextLanguage } from '../fidelity/difference.ts';
import { acceptedLesions, isOfLesion, lesionOf } from '../local/conclusion/named-lesions.ts';
import type { Lesion } from '../local/conclusion/named-lesions.ts';
import { midSentence } from '../local/conclusion/mid-sentence.ts';
import { plainText } from '../local/conclusion/plain-text.ts';

/** What a report gives for the brackets of a phrase. */
export interface PhraseReport {
  /** The accepted diagnoses, one a line. */
  readonly accepted: string;
  readonly language: TextLanguage;
}

type Gender = 'masculine' | 'feminine';

const BRACKET = /\[(?<name>diagnostic|côté|niveau|diagnosis|side|level)…\]/gu;
const LEVEL = /(?<![\p{L}\d])[CTDLS]\d{1,2}(?:\s?-\s?[CTDLS]?\d{1,2})?(?![\p{L}\d])/gu;
/** Words before a noun that are of one gender. */
const OF_GENDER: Readonly<Record<string, Gender>> = {
  un: 'masculine',
  le: 'masculine',
  ce: 'masculine',
  du: 'masculine',
  au: 'masculine',
  cet: 'masculine',
  une: 'feminine',
  la: 'feminine',
  cette: 'feminine',
};
/** Before a vowel they have another form. */
const BEFORE_CONSONANT = new Set(['le', 'la', 'ce', 'du', 'au']);
const VOWEL = /^[aeiouyàâéèêëîïôûùœ]/iu;
/** French nouns of this letter may or may not elide: known ones that do not. */
const ASPIRATED = /^(?:hernie|hallux|hanche|handicap|heurt)/iu;

/**
 * A phrase with the brackets filled that the report itself decides: its one accepted diagnosis, the side of the part of the
 * body that the phrase names, its one level of the spine. What the words around would not agree with, and every number and
 * date, stays a bracket.
 */
export function fillPhrase(phrase: string, { accepted, language }: PhraseReport): string {
  const diagnoses = accepted
    .split('\n')
    .map((line) => line.replace(/^[\s\d.)•–—-]+|[.;,\s]+$/gu, ''))
    .filter((line) => line !== '');
  const lesions = acceptedLesions(accepted);
  let written = '';
  let from = 0;
  for (const match of phrase.matchAll(BRACKET)) {
    const { 0: bracket, index, groups } = match;
    const before = written + phrase.slice(from, index);
    const after = phrase.slice(index + bracket.length);
    const name = groups?.['name'] ?? '';
    const filled =
      name === 'côté' || name === 'side'
        ? withSide(before, after, lesions, language)
        : name === 'niveau' || name === 'level'
          ? withLevel(before, accepted)
          : withDiagnosis(before, after, diagnoses, language);
    written = filled ?? before + bracket;
    from = index + bracket.length;
  }
  return written + phrase.slice(from);
}

function withLevel(before: string, accepted: string): string | null {
  const levels = new Set(accepted.match(LEVEL));
  const [level] = levels;
  return levels.size === 1 && level !== undefined ? before + level : null;
}

/** The side of the part of the body that stands beside the bracket, where every lesion of that part is of one side. */
function withSide(
  before: string,
  after: string,
  lesions: readonly Lesion[],
  language: TextLanguage,
): string | null {
  const [, noun = ''] = (language === 'fr' ? /(\p{L}+)\s$/u.exec(before) : /^\s(\p{L}+)/u.exec(after)) ?? [];
  const { regions } = lesionOf(plainText(noun));
  const own = lesions.filter((lesion) => lesion.regions.some((region) => regions.includes(region)));
  const sides = new Set(own.flatMap<string>((lesion) => (lesion.sides.length === 1 ? lesion.sides : ['?'])));
  const [side] = sides;
  if (own.length === 0 || sides.size !== 1 || side === '?' || side === undefined) return null;
  if (language === 'en') return before + side;
  if (side === 'left') return `${before}gauche`;
  const gender = genderOf(noun);
  return gender === null ? null : before + (gender === 'feminine' ? 'droite' : 'droit');
}

function withDiagnosis(
  before: string,
  after: string,
  diagnoses: readonly string[],
  language: TextLanguage,
): string | null {
  const [diagnosis] = diagnoses;
  if (diagnosis === undefined || diagnoses.length > 1) return null;
  const named = midSentence(diagnosis, language);
  return language === 'en'
    ? before.replace(/(?<=(?:^|\s))(a)n?\s$/iu, VOWEL.test(named) ? '$1n ' : '$1 ') + named
    : withFrenchDiagnosis(before, after, named);
}

function withFrenchDiagnosis(before: string, after: string, named: string): string | null {
  const [head = ''] = /^\p{L}+/u.exec(named) ?? [];
  const gender = genderOf(head);
  const takes = elides(head);
  const [, elided] = /(\p{L}+)[’']$/u.exec(before) ?? [];
  const [, word = ''] = /(\p{L}+)\s$/u.exec(before) ?? [];
  const wanted = OF_GENDER[fold(word)];
  // What follows may agree with a noun that is gone.
  const [, next = ''] = /^\s(\p{L}+)/u.exec(after) ?? [];
  const isAgreeing = next === '' || agrees(next, gender);
  if (!isAgreeing) return null;
  if (elided !== undefined) {
    if (fold(elided) !== 'd') return null;
    if (takes === null) return null;
    return takes ? before + named : `${before.replace(/d[’']$/u, 'de ')}${named}`;
  }
  if (fold(word) === 'de') return takes === false ? before + named : null;
  if (wanted === undefined) return before + named;
  if (gender !== wanted || isPlural(head)) return null;
  const isForConsonant = BEFORE_CONSONANT.has(fold(word));
  return isForConsonant && takes !== false ? null : before + named;
}

/** Whether « de » is « d' » before a word; null where its first letter does not tell. */
function elides(word: string): boolean | null {
  if (VOWEL.test(word)) return true;
  if (!/^h/iu.test(word)) return false;
  return ASPIRATED.test(word) ? false : null;
}

function nounsOf(word: string) {
  return readForm(word.toLowerCase(), 'fr').filter(({ partOfSpeech }) => partOfSpeech === 'noun');
}

function genderOf(noun: string): Gender | null {
  const genders = new Set(nounsOf(noun).flatMap(({ gender }) => gender ?? []));
  const [gender] = genders;
  return genders.size === 1 && gender !== undefined ? gender : null;
}

function isPlural(noun: string): boolean {
  return nounsOf(noun).every(({ number }) => number === 'plural');
}

/** Whether a word that follows a noun can stand with one of that gender. */
function agrees(word: string, gender: Gender | null): boolean {
  const readings = readForm(word.toLowerCase(), 'fr');
  const agreeing = readings.filter(
    ({ partOfSpeech, verbForm }) => partOfSpeech === 'adjective' || verbForm === 'participle',
  );
  if (agreeing.length === 0 || agreeing.length < readings.length) return true;
  return agreeing.some((reading) => reading.gender === undefined || reading.gender === gender);
}

/** Whether a phrase names no part of the body but those of the lesions. */
export function namesOnlyInjuredParts(phrase: string, accepted: string): boolean {
  const plain = plainText(phrase);
  const lesions = acceptedLesions(accepted);
  const words = plain.match(/[a-z]+(?:-[a-z]+)*/gu) ?? [];
  return words.every((word) => {
    const { regions } = lesionOf(word);
    if (regions.length === 0) return true;
    return lesions.length > 0 && isOfLesion(plain, lesions) && isOfLesion(word, lesions);
  });
}
