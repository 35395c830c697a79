import type { Gender, GenderChange } from './change.ts';
import { EnglishScan } from './scan-english.ts';
import { FrenchScan } from './scan-french.ts';

/** A word of the other gender with the words around it. */
export interface OtherGender extends GenderChange {
  /** The piece of text that the word stands in, cut to a few words on each side with … */
  readonly context: string;
}

const CONTEXT_LENGTH = 32;
/** A change may show the next word to be about the worker; more rounds than this never happen. */
const ROUNDS = 5;

function changesTo(text: string, to: Gender, language: 'fr' | 'en'): readonly GenderChange[] {
  return language === 'fr' ? new FrenchScan(text, to).changes() : new EnglishScan(text, to).changes();
}

function apply(text: string, changes: readonly GenderChange[]): string {
  let result = '';
  let past = 0;
  for (const { start, end, replacement } of changes) {
    result += text.slice(past, start) + replacement;
    past = end;
  }
  return result + text.slice(past);
}

/**
 * Rewrites the words about the worker in that gender: nouns, pronouns, articles, participles, occupations. What is
 * between « » or “ ”, what is written for both genders, and words about anybody else stay as they are. A text that is
 * all in that gender already comes back unchanged.
 */
export function adaptGender(text: string, to: Gender, language: 'fr' | 'en'): string {
  let present = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const changes = changesTo(present, to, language);
    if (changes.length === 0) break;
    present = apply(present, changes);
  }
  return present;
}

function contextOf(text: string, { start, end }: GenderChange): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  let from = Math.max(lineStart, start - CONTEXT_LENGTH);
  let to = Math.min(lineEnd, end + CONTEXT_LENGTH);
  if (from > lineStart) from = Math.min(start, text.indexOf(' ', from) + 1);
  if (to < lineEnd) to = Math.max(end, text.lastIndexOf(' ', to));
  return `${from > lineStart ? '… ' : ''}${text.slice(from, to)}${to < lineEnd ? ' …' : ''}`.trim();
}

/** The words about the worker that are of the other gender than the given one, in the order of the text. */
export function findOtherGender(text: string, gender: Gender, language: 'fr' | 'en'): readonly OtherGender[] {
  return changesTo(text, gender, language).map((change) => ({ ...change, context: contextOf(text, change) }));
}
