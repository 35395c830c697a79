import { monthNumber } from '@constat/language/dates';
import { isKnownName, termClassesOf } from '@constat/language/lexicon';
import { PARTICLES } from './name-words.ts';
import type { NameWord } from './name-words.ts';
import type { NamePart } from './find-names.ts';

interface Found {
  readonly text: string;
  readonly words: readonly NameWord[];
  /** What of the name stands in a row. */
  readonly parts: readonly NamePart[];
  readonly isOrdinary: (word: NameWord) => boolean;
}

const TITLES: ReadonlySet<string> = new Set(
  'monsieur madame mademoiselle messieurs mesdames mme mmes mlle mr mrs ms miss mister dr dre drs docteur docteure doctor'.split(
    ' ',
  ),
);
/** What persons do and parts of the body do not. */
const ACTS_OF_PERSONS: ReadonlySet<string> = new Set(
  'rapporte rapportait declare declarait affirme mentionne mentionnait dit disait nie decrit decrivait explique precise ajoute signale refuse accepte demande consulte consultait travaille travaillait croit pense veut souhaite reports reported states stated says said denies denied describes described mentions mentioned complains complained explains explained works worked consulted recalls recalled thinks believes wants agrees refuses refused declines'.split(
    ' ',
  ),
);

/** What a test, a sign or a disease is called by. */
const CLINICAL_NOUN =
  /^(?:tests?|signes?|signs?|manoeuvres?|maneuvers?|epreuves?|maladies?|diseases?|syndromes?|tendons?|nodosites?|nodules?|nodes?|scores?|echelles?|scales?|classifications?|fractures?|contractures?|phenomenes?|lesions?|kystes?|cysts?|nevromes?|neuromas?|compresse\w*|grades?|stades?|angles?|methodes?)$/u;
const AUXILIARIES: ReadonlySet<string> = new Set('a avait est etait has had is was'.split(' '));

/**
 * Whether words that are a name are one here. A word that no lexicon knows is a name wherever it stands. An ordinary word
 * is a name after a title, beside another part of the name, before what only a person does, with a possessive, or by its
 * capital where nothing else asks for one. At the beginning of a sentence, in a line in capitals, in a title with several
 * capitals, and of a month, the capital says nothing: the word stays, because a word changed is worse than a word sent.
 */
export function isNamedHere({ text, words, parts, isOrdinary }: Found): boolean {
  const [first, last] = [parts[0]?.first ?? 0, parts.at(-1)?.last ?? 0];
  const own = words.slice(first, last + 1);
  const named = parts
    .flatMap((part) => (part.part === 'initial' ? [] : words.slice(part.first, part.last + 1)))
    .filter(({ key }) => !PARTICLES.has(key));
  if (named.some((word) => word.text.length > 2 && !isOrdinary(word))) return true;
  if (isTitled(text, words, first)) return true;
  const isCapital = named.every(({ text: word }) => startsWithCapital(word));
  if (named.length === 1 && isEponym(text, words, first, last)) return false;
  const isWhole = new Set(parts.map(({ part }) => part)).size > 1 || named.length > 1;
  if (!isCapital) return false;
  const next = words[last + 1];
  const after = text.slice(own.at(-1)?.end);
  if (isWhole || /^['’]s(?!\p{L})/u.test(after)) return true;
  if (isBeside(text, own.at(-1), next) && actsAsPerson(text, words, last + 1)) return true;
  const [word] = named;
  if (
    word === undefined ||
    monthNumber(word.key, 'fr') !== undefined ||
    monthNumber(word.key, 'en') !== undefined
  )
    return false;
  if (/^[ \u00A0]?:/u.test(after)) return false;
  if (!beginsSentence(text, word.start)) return !isAmongCapitals(text, words, first, last);
  // « Jean a chuté. » « Jean, 40 ans, boite. »
  const isPerson = (['fr', 'en'] as const).every(
    (language) => isKnownName(word.text, language) && termClassesOf(word.text, language).length === 0,
  );
  const isSubject = isBeside(text, word, next) && AUXILIARIES.has(next?.key ?? '');
  return isPerson && (isSubject || /^, \d/u.test(after));
}

export function startsWithCapital(word: string): boolean {
  return word.slice(0, 1) !== word.slice(0, 1).toLowerCase();
}

/** « test de Thomas », "Jackson test" */
function isEponym(text: string, words: readonly NameWord[], first: number, last: number): boolean {
  const [noun, link, own, next] = [words[first - 2], words[first - 1], words[last], words[last + 1]];
  const isLinked = link !== undefined && ['d', 'de', 'of'].includes(link.key);
  if (isLinked && noun !== undefined && CLINICAL_NOUN.test(noun.key)) return isBeside(text, noun, link);
  const after = /^['’]s /u.test(text.slice(own?.end)) ? words[last + 2] : next;
  return after !== undefined && CLINICAL_NOUN.test(after.key) && after.start - (own?.end ?? 0) <= 3;
}

function isTitled(text: string, words: readonly NameWord[], first: number): boolean {
  const title = words[first - 1];
  const word = words[first];
  if (title === undefined || word === undefined) return false;
  if (!/^\.?[ \u00A0\u202F]+$/u.test(text.slice(title.end, word.start))) return false;
  return TITLES.has(title.key) || ['M', 'MM', 'Me'].includes(title.text);
}

/** « Côté rapporte », « Petit se plaint » */
function actsAsPerson(text: string, words: readonly NameWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return false;
  if (ACTS_OF_PERSONS.has(word.key)) return true;
  return (
    word.key === 'se' && isBeside(text, word, next) && /^(?:plaint|dit|sent|souvient)$/u.test(next?.key ?? '')
  );
}

function isBeside(text: string, word: NameWord | undefined, next: NameWord | undefined): boolean {
  return (
    word !== undefined && next !== undefined && /^[ \u00A0\u202F]$/u.test(text.slice(word.end, next.start))
  );
}

/** A label, a list item and a quotation begin as a sentence does. */
function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start).replace(/[ \u00A0\u202F\t«“"*•>–—-]+$/u, '');
  return before === '' || /[\n.!?…:]$/u.test(before) || /(?:^|\n)\s*\(?[\da-zA-Z][.)]$/u.test(before);
}

/** Another word beside it has a capital without being the name's: a heading, a line in capitals, somebody else. */
function isAmongCapitals(text: string, words: readonly NameWord[], first: number, last: number): boolean {
  const [before, own, next] = [words[first - 1], words[first], words[last + 1]];
  const isOther = (word: NameWord | undefined): boolean =>
    word !== undefined && word.text.length > 1 && startsWithCapital(word.text);
  if (
    (isBeside(text, words[last], next) || /^[‐‑-]\p{L}/u.test(text.slice(words[last]?.end))) &&
    isOther(next)
  )
    return true;
  if (before === undefined || !isBeside(text, before, own) || !isOther(before)) return false;
  return !beginsSentence(text, before.start) || before.text === before.text.toUpperCase();
}
