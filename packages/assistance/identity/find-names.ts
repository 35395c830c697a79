import { monthNumber } from '@constat/language/dates';
import { CLINICAL_NAMES, isKnownWord } from '@constat/language/lexicon';
import type { IdentityPlace, PersonName } from './find-identity.ts';
import { isNamedHere, startsWithCapital } from './is-named-here.ts';
import { PARTICLES, readNameWords } from './name-words.ts';
import type { NameWord } from './name-words.ts';

/** What a name may consist of, as folded words in a row. */
interface NameForm {
  readonly words: readonly string[];
  readonly part: 'last' | 'first';
}

/** Words of a text that are a part of a name. */
export interface NamePart {
  readonly part: 'last' | 'first' | 'initial';
  /** First and last word. */
  readonly first: number;
  readonly last: number;
}

/** With one of these the rest is no name alone: « St-Pierre » is not « Pierre ». */
const HELD: ReadonlySet<string> = new Set(['st', 'o', 'd', 'l', 'mc', 'mac']);
const EPONYMS: ReadonlySet<string> = new Set(CLINICAL_NAMES.map((name) => name.toLowerCase()));
const INSIDE = /^[ \u00A0\u202F'’.‐‑–-]{1,2}$/u;
const BETWEEN = /^(?:[ \u00A0\u202F\n‐‑–-]| [–-] )$/u;
/** « TREMBLAY, Jean » */
const INVERTED = /^[ \u00A0]?,[ \u00A0\n]?$/u;
const AFTER_INITIAL = /^\.?[ \u00A0\u202F‐‑–-]?$/u;

/**
 * The places where somebody is named: in full, by the last or the first name alone, in either order, with initials, in
 * capitals or without accents. A name that is an ordinary word too counts only where grammar says that it is a name.
 */
export function findNames(text: string, names: readonly PersonName[]): readonly IdentityPlace[] {
  const words = readNameWords(text);
  return names.flatMap((name) => {
    const forms = formsOf(name);
    const initials = initialsOf(name.first);
    const places: IdentityPlace[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const parts = chainAt(text, words, { at, forms, initials });
      const last = parts.at(-1)?.last;
      if (last === undefined) continue;
      if (isNamedHere({ text, words, parts, isOrdinary })) {
        const [start, end] = [words[at]?.start ?? 0, words[last]?.end ?? 0];
        places.push({ kind: 'name', start, end });
      }
      at = last;
    }
    return places;
  });
}

function isOrdinary({ text }: NameWord): boolean {
  const word = text.toLowerCase();
  const isMonth = (['fr', 'en'] as const).some((language) => monthNumber(word, language) !== undefined);
  return isKnownWord(word, 'fr') || isKnownWord(word, 'en') || isMonth || EPONYMS.has(word);
}

/** The forms of a name, longest first. */
function formsOf({ last, first }: PersonName): readonly NameForm[] {
  const forms = (['last', 'first'] as const).flatMap((part): NameForm[] => {
    const words = readNameWords(part === 'last' ? last : first).map(({ key }) => key);
    const alone = words.some((word) => HELD.has(word))
      ? []
      : words.filter((word) => word.length > 1 && !PARTICLES.has(word));
    // « De La Fontaine »: « La Fontaine », « Lafontaine ».
    const small = words.findIndex((word) => !PARTICLES.has(word));
    const rests = words
      .map((_, from) => words.slice(from))
      .filter((rest, from) => from <= small && rest.length > 1);
    const single = [...alone, ...rests.map((rest) => rest.join(''))];
    const plural =
      part === 'last' ? single.filter((word) => !word.endsWith('s')).map((word) => `${word}s`) : [];
    return [words, ...rests, ...[...single, ...plural].map((word) => [word])]
      .filter((form) => form.join('').length > 1)
      .map((form) => ({ words: form, part }));
  });
  return forms.toSorted((one, other) => other.words.length - one.words.length);
}

/** « J », « F », « JF » */
function initialsOf(first: string): ReadonlySet<string> {
  const letters = readNameWords(first).map(({ key }) => key.slice(0, 1));
  return new Set([...letters, ...(letters.length > 1 ? [letters.join('')] : [])]);
}

interface Chain {
  readonly at: number;
  readonly forms: readonly NameForm[];
  readonly initials: ReadonlySet<string>;
}

/** The parts of the name that stand in a row from a word on; none where only initials do. */
function chainAt(
  text: string,
  words: readonly NameWord[],
  { at, forms, initials }: Chain,
): readonly NamePart[] {
  const parts: NamePart[] = [];
  for (let next = at; next < words.length;) {
    const before = parts.at(-1);
    if (before !== undefined && !joins(text, words, parts, next)) break;
    const form = forms.find((candidate) => standsAt(text, words, next, candidate));
    // "Mrs. Page rose": the verb is no part of the name.
    const own = form && words.slice(next, next + form.words.length).find(({ key }) => !PARTICLES.has(key));
    if (before !== undefined && own !== undefined && isOtherCase(words[before.last], own)) break;
    if (form !== undefined) parts.push({ part: form.part, first: next, last: next + form.words.length - 1 });
    else if (isInitial(text, words[next], initials)) parts.push({ part: 'initial', first: next, last: next });
    else break;
    next = (parts.at(-1)?.last ?? next) + 1;
  }
  const title = parts[0];
  // « M. Tremblay » says Monsieur.
  if (title?.part === 'initial' && words[title.first]?.text === 'M' && parts[1]?.part !== 'initial')
    parts.shift();
  const named = parts.findLastIndex(({ part }) => part === 'last');
  if (!parts.some(({ part }) => part !== 'initial') || title?.first !== parts[0]?.first) return [];
  return named === -1 ? parts.filter(({ part }) => part === 'first') : parts;
}

function isOtherCase(before: NameWord | undefined, next: NameWord | undefined): boolean {
  const [one, other] = [before, next].map((word) => word !== undefined && startsWithCapital(word.text));
  const small = one ? next : before;
  return one !== other && small !== undefined && isOrdinary(small);
}

function joins(text: string, words: readonly NameWord[], parts: readonly NamePart[], next: number): boolean {
  const before = parts.at(-1);
  const between = text.slice(words[before?.last ?? 0]?.end, words[next]?.start);
  if (before?.part === 'initial') return AFTER_INITIAL.test(between);
  // One comma, and it stands after the last name.
  return BETWEEN.test(between) || (INVERTED.test(between) && parts.every(({ part }) => part === 'last'));
}

function standsAt(text: string, words: readonly NameWord[], at: number, { words: form }: NameForm): boolean {
  return form.every((key, index) => {
    const word = words[at + index];
    if (word?.key !== key) return false;
    return index === 0 || INSIDE.test(text.slice(words[at + index - 1]?.end, word.start));
  });
}

function isInitial(text: string, word: NameWord | undefined, initials: ReadonlySet<string>): boolean {
  if (word === undefined || word.text !== word.text.toUpperCase() || !initials.has(word.key)) return false;
  return !/^['’\d]/u.test(text.slice(word.end)) && !/\d$/u.test(text.slice(0, word.start));
}
