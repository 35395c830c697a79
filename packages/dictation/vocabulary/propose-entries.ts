import type { Language } from '@constat/language';
import { soundsOf } from '@constat/language/phonetics';
import { fold, isFunctionWord } from '@constat/language/text';
import type { Mark, SpokenWord, WrittenText, WrittenToken } from '../written/written-text.ts';
import type { VocabularyEntry } from './entry.ts';
import { isProtected } from './protected-words.ts';
import type { Candidate, Vocabulary } from './vocabulary.ts';

/** An entry for one or several written tokens that sound like it. */
export interface Proposal {
  /** Index of the first token, and of the last one. */
  readonly first: number;
  readonly last: number;
  /** The tokens as they stand. */
  readonly heard: string;
  readonly entry: VocabularyEntry;
  /** 0 the same sounds. */
  readonly distance: number;
}

export interface ProposeOptions {
  readonly language: Language;
  /** Whether a form is a word or a name of the language; null while no lexicon is at hand, and none counts as unknown. */
  readonly isKnown: ((form: string) => boolean) | null;
}

/** How far an entry may sound from what was heard, by what speaks against the word that was recognised. */
const LIMITS = { unknownAndUnsure: 0.25, unknown: 0.2, unsureWords: 0.12, unsureWord: 0.06 } as const;
/** What each sound of a passage is worth where it is the same. */
const SAME = 0.05;
/** Tokens of one span beyond the words of the longest entry, since engines cut a name into pieces; and at most. */
const MORE_TOKENS = 3;
const MOST_TOKENS = 8;
/** What is written another way than it was said, or is none of the engine's words to touch. */
const UNTOUCHED: readonly Mark[] = ['verbatim', 'quoted', 'field', 'command', 'abbreviation', 'ambiguous'];

interface Heard {
  readonly key: string;
  readonly sounds: string;
  readonly isUnsure: boolean;
  readonly isUnknown: boolean;
  readonly isFunctionWord: boolean;
}

/**
 * The entries that what was recognised may stand for: words that were recognised with low confidence or stand in no
 * lexicon, and sound like an entry. A word of the lexicon that was recognised with confidence is never one of them.
 */
export function proposeEntries(
  written: Pick<WrittenText, 'text' | 'tokens'>,
  words: readonly SpokenWord[],
  vocabulary: Vocabulary,
  options: ProposeOptions,
): readonly Proposal[] {
  if (vocabulary.size === 0) return [];
  const { tokens, text } = written;
  const heard = readHeard(tokens, words, options);
  const found: (Proposal & { readonly weight: number })[] = [];
  const nearest = rememberNearest(vocabulary);
  const most = Math.min(MOST_TOKENS, vocabulary.longest + MORE_TOKENS);
  for (let first = 0; first < tokens.length; first += 1) {
    const span: Heard[] = [];
    for (let last = first; last < tokens.length && span.length < most; last += 1) {
      const next = heard[last];
      if (next === null || next === undefined) break;
      if (last > first && !joins(written, last)) break;
      span.push(next);
      const candidate = nearest(span);
      if (candidate === null) continue;
      const { entry, distance } = candidate;
      const limit = limitOf(span, candidate);
      const passage = text.slice(tokens[first]?.start, tokens[last]?.end);
      if (distance > limit || passage === entry.term) continue;
      const weight = (limit - distance + SAME) * span.reduce((sum, { sounds }) => sum + sounds.length, 0);
      found.push({ first, last, heard: passage, entry, distance, weight });
    }
  }
  return withoutOverlap(found);
}

/** Each token as a word that may have been misheard; null for what is none. */
function readHeard(
  tokens: readonly WrittenToken[],
  words: readonly SpokenWord[],
  { language, isKnown }: ProposeOptions,
): readonly (Heard | null)[] {
  const known = new Map<string, Omit<Heard, 'isUnsure'> | null>();
  const describe = (text: string): Omit<Heard, 'isUnsure'> | null => {
    const key = fold(text);
    if (!/\p{L}/u.test(key) || isProtected(key, language)) return null;
    const isGrammar = isFunctionWord(key, language);
    return {
      key,
      sounds: soundsOf(text, language),
      isUnknown: isKnown !== null && !isGrammar && !key.endsWith("'") && !isKnown(text),
      isFunctionWord: isGrammar,
    };
  };
  return tokens.map(({ text, origin, marks }) => {
    if (origin === null || origin.from !== origin.to) return null;
    if (marks.some((mark) => UNTOUCHED.includes(mark))) return null;
    if (!fold(words[origin.from]?.text ?? '').includes(fold(text))) return null;
    const described = known.get(text);
    const form = described === undefined ? describe(text) : described;
    known.set(text, form);
    if (form === null) return null;
    const isUnsure = marks.includes('low-confidence');
    // A word of the lexicon that was recognised with confidence stays.
    return isUnsure || form.isUnknown ? { ...form, isUnsure } : null;
  });
}

/** Whether nothing but a blank, or nothing, parts a token from the one before. */
function joins({ text, tokens }: Pick<WrittenText, 'text' | 'tokens'>, at: number): boolean {
  const between = text.slice(tokens[at - 1]?.end, tokens[at]?.start);
  return between.trim() === '' && !between.includes('\n');
}

/** Texts repeat themselves; what was looked up is not looked up again. */
function rememberNearest(vocabulary: Vocabulary): (span: readonly Heard[]) => Candidate | null {
  const known = new Map<string, Candidate | null>();
  return (span) => {
    const phrase = span
      .map(({ key }, index) => (index === 0 || span[index - 1]?.key.endsWith("'") ? '' : ' ') + key)
      .join('');
    const before = known.get(phrase);
    if (before !== undefined) return before;
    const sounds = span
      .map((one) => one.sounds)
      .join('')
      .replace(/(.)\1+/gu, '$1');
    const candidate =
      vocabulary.has(phrase) && span.every((one) => !one.isUnknown)
        ? null
        : vocabulary.nearest(phrase, sounds);
    known.set(phrase, candidate);
    return candidate;
  };
}

function limitOf(span: readonly Heard[], { isHeardForm }: Candidate): number {
  if (isHeardForm) return 0;
  if (span.every(({ isFunctionWord: isGrammar }) => isGrammar)) return -1;
  const unknown = span.some(({ isUnknown }) => isUnknown);
  if (!unknown) return span.length > 1 ? LIMITS.unsureWords : LIMITS.unsureWord;
  return span.every(({ isUnsure }) => isUnsure) ? LIMITS.unknownAndUnsure : LIMITS.unknown;
}

/** Of proposals for the same words the one stays that most sounds speak for. */
function withoutOverlap(found: readonly (Proposal & { readonly weight: number })[]): readonly Proposal[] {
  const taken = new Set<number>();
  const kept = found
    .toSorted((one, other) => other.weight - one.weight || one.first - other.first)
    .filter(({ first, last }) => {
      for (let at = first; at <= last; at += 1) if (taken.has(at)) return false;
      for (let at = first; at <= last; at += 1) taken.add(at);
      return true;
    });
  return kept
    .toSorted((one, other) => one.first - other.first)
    .map(({ weight: _weight, ...proposal }) => proposal);
}
