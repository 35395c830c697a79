import type { FoundWords, Gender, GenderChange } from './gender-change.ts';
import { scanEnglish } from './scan-english.ts';
import { scanFrench } from './scan-french.ts';

/** The few words on each side of a place, cut with … */
export interface WordsAround {
  readonly before: string;
  readonly after: string;
}

/** A word of the other gender with the words around it. */
export interface OtherGender extends GenderChange {
  /** The piece of text that the word stands in, cut to a few words on each side with … */
  readonly context: string;
}

const CONTEXT_LENGTH = 32;
/** A change may show the next word to be about the worker; more rounds than this never happen. */
const ROUNDS = 5;

function scan(text: string, to: Gender, language: 'fr' | 'en'): FoundWords {
  return language === 'fr' ? scanFrench(text, to) : scanEnglish(text, to);
}

/** The text with those changes made; they are in the order of the text and do not overlap. */
export function applyGenderChanges(
  text: string,
  changes: readonly Pick<GenderChange, 'start' | 'end' | 'replacement'>[],
): string {
  let result = '';
  let past = 0;
  for (const { start, end, replacement } of changes) {
    result += text.slice(past, start) + replacement;
    past = end;
  }
  return result + text.slice(past);
}

/** The changes of a text that was changed already, told of the text as it was before. Both are in its order. */
function traceBack(before: readonly GenderChange[], added: readonly GenderChange[]): readonly GenderChange[] {
  let shift = 0;
  let next = 0;
  const traced = added.flatMap((change) => {
    for (let made = before[next]; made !== undefined; made = before[next]) {
      if (made.start + shift + made.replacement.length > change.start) break;
      shift += made.replacement.length - (made.end - made.start);
      next += 1;
    }
    const made = before[next];
    if (made !== undefined && made.start + shift < change.end) return [];
    return [{ ...change, start: change.start - shift, end: change.end - shift }];
  });
  return [...before, ...traced].toSorted((one, other) => one.start - other.start);
}

/** Those doubts that no change touches; both are in the order of the text. */
function apartFrom(
  changes: readonly GenderChange[],
  doubts: readonly GenderChange[],
): readonly GenderChange[] {
  let next = 0;
  return doubts.filter((doubt) => {
    while ((changes[next]?.end ?? Infinity) <= doubt.start) next += 1;
    return (changes[next]?.start ?? Infinity) >= doubt.end;
  });
}

function changesTo(text: string, to: Gender, language: 'fr' | 'en'): FoundWords {
  const { changes: first, doubts } = scan(text, to, language);
  let changes = first;
  for (let round = 1; round < ROUNDS && changes.length > 0; round += 1) {
    const more = traceBack(changes, scan(applyGenderChanges(text, changes), to, language).changes);
    if (more.length === changes.length) break;
    changes = more;
  }
  return { changes, doubts: apartFrom(changes, doubts) };
}

/**
 * Rewrites the words that grammar proves to be about the worker in that gender: nouns, pronouns, articles, participles,
 * occupations. What is between « » or “ ”, what is written for both genders, what is in doubt, and words about anybody
 * else stay as they are. A text that is all in that gender already comes back unchanged.
 */
export function adaptGender(text: string, to: Gender, language: 'fr' | 'en'): string {
  return applyGenderChanges(text, changesTo(text, to, language).changes);
}

/** What stands around a place of a text, on its line. No more is looked through: it may be the whole of a long text. */
export function wordsAround(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): WordsAround {
  const near = Math.max(0, start - CONTEXT_LENGTH);
  const far = Math.min(text.length, end + CONTEXT_LENGTH);
  const lineStart = text.slice(Math.max(0, near - 1), start).lastIndexOf('\n');
  const lineEnd = text.slice(end, far + 1).indexOf('\n');
  const isCutBefore = lineStart === -1 && near > 0;
  const isCutAfter = lineEnd === -1 && far < text.length;
  let from = lineStart === -1 ? near : Math.max(0, near - 1) + lineStart + 1;
  let to = lineEnd === -1 ? far : end + lineEnd;
  // A blank is looked for in the few words alone: in a text without one all of it would be looked through each time.
  if (isCutBefore) from += Math.max(0, text.slice(from, start).indexOf(' ') + 1);
  if (isCutAfter) to = end + Math.max(0, text.slice(end, to + 1).lastIndexOf(' '));
  return {
    before: `${isCutBefore ? '… ' : ''}${text.slice(from, start)}`.trimStart(),
    after: `${text.slice(end, to)}${isCutAfter ? ' …' : ''}`.trimEnd(),
  };
}

/** Every word of the other gender than the given one, in the order of the text: what is proven, and what is in doubt. */
export function readGender(
  text: string,
  gender: Gender,
  language: 'fr' | 'en',
): { readonly changes: readonly OtherGender[]; readonly doubts: readonly OtherGender[] } {
  const { changes, doubts } = changesTo(text, gender, language);
  const inContext = (change: GenderChange): OtherGender => {
    const { before, after } = wordsAround(text, change);
    return { ...change, context: `${before}${text.slice(change.start, change.end)}${after}` };
  };
  return { changes: changes.map(inContext), doubts: doubts.map(inContext) };
}

/** The words that are proven to be about the worker and of the other gender than the given one. */
export function findOtherGender(text: string, gender: Gender, language: 'fr' | 'en'): readonly OtherGender[] {
  return readGender(text, gender, language).changes;
}
