import type { FieldId } from '@constat/report/catalogue';
import { textOf } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { fold, foldPhrase, splitSentences } from '@constat/language/text';
import type { FactKind, TextLanguage } from '../fidelity/difference.ts';
import type { Fact } from '../fidelity/facts/fact.ts';
import { readFacts } from '../fidelity/facts/read-facts.ts';
import type { TextFacts } from '../fidelity/facts/read-facts.ts';
import { isStopWord } from '../fidelity/facts/terms.ts';
import { LONGEST_PHRASE, PHRASE_FIELDS } from './phrase.ts';
import type { Phrase } from './phrase.ts';

/** Characters of a phrase that is kept. */
const SHORTEST = 20;
/** Words of a phrase that are no bracket. */
const FEWEST_WORDS = 4;

const BLANKS: Readonly<Partial<Record<FactKind, Readonly<Record<TextLanguage, string>>>>> = {
  number: { fr: '[…]', en: '[…]' },
  date: { fr: '[date…]', en: '[date…]' },
  side: { fr: '[côté…]', en: '[side…]' },
  'spine-level': { fr: '[niveau…]', en: '[level…]' },
  diagnosis: { fr: '[diagnostic…]', en: '[diagnosis…]' },
  drug: { fr: '[médicament…]', en: '[drug…]' },
};
/** What these nouns number is the same for every worker: a class of restrictions, an article of the Act. */
const NUMBERED = new Set('classe classes class article articles section sections annexe appendix'.split(' '));
/** What the words of a diagnosis may go on with: where and how bad it is. */
const OF_DIAGNOSIS: ReadonlySet<FactKind> = new Set<FactKind>([
  'anatomy',
  'severity',
  'side',
  'spine-level',
  'diagnosis',
]);
/** What the fields themselves are about, and findings that are no diagnosis. */
const NO_DIAGNOSIS = new Set(
  'permanent-impairment limitation deficit atrophy stiffness pain weakness scar limp swelling instability'.split(
    ' ',
  ),
);
/** Words between the parts of a diagnosis: « de la ». */
const MOST_BETWEEN = 2;

/**
 * The phrases that a finished report leaves in its physician's book. Sentences that name somebody or that quote, or that
 * still have an open bracket, leave none.
 * @param isKnownWord whether a word stands in the lexicon: another one that opens a sentence may be a name
 */
export function collectPhrases(
  data: FormData,
  language: TextLanguage,
  isKnownWord: (word: string) => boolean,
): readonly Phrase[] {
  const names = namesOf(data);
  const found = PHRASE_FIELDS.flatMap((field) =>
    joinLists(textOf(data, field))
      .flatMap((line) => splitSentences(line, language))
      .map((sentence) => ({ field, sentence })),
  ).filter(({ sentence }) => isOfAnyCase(sentence, names));
  const readings = readFacts(
    found.map(({ sentence }) => sentence),
    language,
  );
  const phrases = found.flatMap(({ field, sentence }, index) => {
    const reading = readings[index];
    const text = reading === undefined ? null : withBlanks(sentence, reading, language);
    if (text === null || holdsName(text, isKnownWord)) return [];
    return [{ field, restriction: restrictionOf(text), text }];
  });
  const first = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const key = phraseKey(phrase);
    if (!first.has(key)) first.set(key, phrase);
  }
  return [...first.values()];
}

/** The lines of a text without the marks of lists; a line that opens a list is one with its items. */
function joinLists(text: string): readonly string[] {
  const lines: { readonly line: string; readonly items: string[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const item = /^(?:[-–—•*]|\d+[.)])\s+(.*)$/u.exec(line)?.[1];
    const last = lines.at(-1);
    if (item !== undefined && last?.line.endsWith(':') === true) last.items.push(item.replace(/[.;,]$/u, ''));
    else lines.push({ line: item ?? line, items: [] });
  }
  return lines.map(({ line, items }) => (items.length === 0 ? line : `${line} ${items.join('; ')}.`));
}

/** Words with a capital that name nobody. */
const NAMES_OF_THE_LAW = new Set(
  'Loi Règlement Annexe Barème Commission Tribunal Québec Classe Act Regulation Schedule Scale Class Section Article'.split(
    ' ',
  ),
);

/** Two phrases with the same key are one: letter case, accents and blanks make no other phrase. */
export function phraseKey({ field, text }: Pick<Phrase, 'field' | 'text'>): string {
  return `${field} ${foldPhrase(text)}`;
}

function namesOf(data: FormData): ReadonlySet<string> {
  const identity = IDENTITY.map((id) => textOf(data, id));
  return new Set(identity.flatMap((text) => wordsOf(text).map(fold)).filter((word) => word.length > 2));
}

const IDENTITY = ['workerLastName', 'workerFirstName'] as const satisfies readonly FieldId[];

function isOfAnyCase(sentence: string, names: ReadonlySet<string>): boolean {
  if (sentence.length < SHORTEST || sentence.length > LONGEST_PHRASE) return false;
  return !/[[\]«»“”"]/u.test(sentence) && wordsOf(sentence).every((word) => !names.has(fold(word)));
}

/** Whether a word with a capital may name a person or a place. */
function holdsName(phrase: string, isKnownWord: (word: string) => boolean): boolean {
  return Array.from(phrase.matchAll(WORD)).some(({ 0: word, index }) => {
    if (!/^\p{Lu}\p{Ll}/u.test(word) || NAMES_OF_THE_LAW.has(word)) return false;
    const opens = /(?:^|[.:;!?]\s)[^\p{L}]*$/u.test(phrase.slice(Math.max(0, index - 6), index));
    return !opens || !isKnownWord(word.toLowerCase());
  });
}

const WORD = /\p{L}+/gu;

function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** A stretch of a sentence that gives way to a bracket; offsets in UTF-16 units. */
interface Blank {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sentence with brackets for its facts; null where it names somebody, or where little but brackets is left. */
function withBlanks(sentence: string, reading: TextFacts, language: TextLanguage): string | null {
  const { facts } = reading;
  if (facts.some(({ kind }) => kind === 'name')) return null;
  const blanks: Blank[] = [];
  for (let index = 0; index < facts.length; index += 1) {
    const diagnosisEnd = endOfDiagnosis(reading, index);
    const fact = facts[index];
    if (fact === undefined) continue;
    if (diagnosisEnd > index || (fact.kind === 'diagnosis' && !NO_DIAGNOSIS.has(fact.key))) {
      const last = facts[diagnosisEnd]?.last ?? fact.last;
      blanks.push({ ...spanOf(reading, fact.first, last), text: BLANKS.diagnosis?.[language] ?? '' });
      index = diagnosisEnd;
      continue;
    }
    const text = BLANKS[fact.kind]?.[language];
    if (text === undefined || fact.kind === 'diagnosis' || isNumbered(reading, fact)) continue;
    blanks.push({ ...spanOf(reading, fact.first, lastOfValue(reading, fact)), text });
  }
  let written = '';
  let from = 0;
  for (const { start, end, text } of blanks) {
    written += sentence.slice(from, start) + text;
    from = end;
  }
  written += sentence.slice(from);
  return wordsOf(written.replace(/\[[^\]]*\]/gu, '')).length < FEWEST_WORDS ? null : written;
}

function spanOf({ tokens }: TextFacts, first: number, last: number): { start: number; end: number } {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}

/** The index of the last fact of a diagnosis that begins with this one: « entorse lombaire », "lumbar strain". */
function endOfDiagnosis({ facts, tokens, language }: TextFacts, from: number): number {
  const isOne = ({ kind, key }: Fact): boolean => kind === 'diagnosis' && !NO_DIAGNOSIS.has(key);
  let end = from;
  let last = from;
  let holdsOne = false;
  for (let index = from; index < facts.length; index += 1) {
    const [fact, before] = [facts[index], facts[index - 1]];
    if (fact === undefined || !OF_DIAGNOSIS.has(fact.kind)) break;
    if (NO_DIAGNOSIS.has(fact.key)) break;
    if (index > from && before !== undefined) {
      const between = tokens.slice(before.last + 1, fact.first);
      const joins = between.every(({ kind, key }) => kind === 'word' && isStopWord(key, language));
      if (between.length > MOST_BETWEEN || !joins) break;
    }
    last = index;
    holdsOne ||= isOne(fact);
    if (holdsOne) end = last;
  }
  return holdsOne ? end : from;
}

function isNumbered({ tokens }: TextFacts, { kind, first }: Fact): boolean {
  return kind === 'number' && NUMBERED.has(tokens[first - 1]?.key ?? '');
}

/** A number loses its value and keeps its unit. */
function lastOfValue({ tokens }: TextFacts, { kind, key, first, last }: Fact): number {
  if (kind !== 'number' || key.endsWith('|')) return last;
  const figures = tokens.slice(first, last + 1).findLastIndex((token) => token.kind === 'digits');
  return figures >= 0 ? first + figures : Math.max(first, last - 1);
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV'];

/** The class of the restriction scale that a sentence names (« de classe 2 », "class III"), 0 to 4; null for none. */
export function restrictionOf(text: string): number | null {
  const [, named = ''] = /\bclasse?s?\s+([0-4]|I{1,3}|IV)\b/iu.exec(text) ?? [];
  if (named === '') return null;
  return /\d/u.test(named) ? Number(named) : ROMAN.indexOf(named.toUpperCase());
}
