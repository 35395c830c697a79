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

/** No further than the context is the line looked through: it may be the whole of a long text. */
function contextOf(text: string, { start, end }: GenderChange): string {
  const near = Math.max(0, start - CONTEXT_LENGTH);
  const far = Math.min(text.length, end + CONTEXT_LENGTH);
  const lineStart = text.slice(Math.max(0, near - 1), start).lastIndexOf('\n');
  const lineEnd = text.slice(end, far + 1).indexOf('\n');
  const isCutBefore = lineStart === -1 && near > 0;
  const isCutAfter = lineEnd === -1 && far < text.length;
  let from = lineStart === -1 ? near : Math.max(0, near - 1) + lineStart + 1;
  let to = lineEnd === -1 ? far : end + lineEnd;
  if (isCutBefore) from = Math.min(start, text.indexOf(' ', from) + 1);
  if (isCutAfter) to = Math.max(end, text.lastIndexOf(' ', to));
  return `${isCutBefore ? '… ' : ''}${text.slice(from, to)}${isCutAfter ? ' …' : ''}`.trim();
}

/** The words about the worker that are of the other gender than the given one, in the order of the text. */
export function findOtherGender(text: string, gender: Gender, language: 'fr' | 'en'): readonly OtherGender[] {
  return changesTo(text, gender, language).map((change) => ({ ...change, context: contextOf(text, change) }));
}
