/** What an entry of a vocabulary names. */
export const ENTRY_KINDS = ['name', 'drug', 'place', 'employer', 'other'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A word or a name that the physician says and an engine may not know. */
export interface VocabularyEntry {
  /** As it is written, its capitals included. */
  readonly term: string;
  readonly kind: EntryKind;
  /** How engines have written it. */
  readonly heard: readonly string[];
}

/** Characters of a term, and of a form as heard. */
export const TERM_LENGTH = 80;
/** Words of a term, and of a form as heard. */
export const TERM_WORDS = 6;
/** Forms as heard of one entry. */
export const HEARD_FORMS = 20;
/** Entries of one physician. */
export const ENTRIES_KEPT = 2_000;

/** Why a term, or a form as heard, is refused. */
export type TermRefusal = 'empty' | 'too-long' | 'too-many-words' | 'no-letter';

/** The term as it is kept: one space between words, no line break, no `|` (it parts forms in a file); and why it cannot be kept, or null. */
export function readTerm(text: string): { readonly term: string; readonly refusal: TermRefusal | null } {
  const term = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\s|\uFEFF]+/gu, ' ')
    .trim();
  return { term, refusal: refusalOf(term) };
}

/** What makes two terms the same entry: their letters, whatever the capitals. */
export function keyOfTerm(term: string): string {
  return term.toLowerCase().replaceAll('’', "'");
}

function refusalOf(term: string): TermRefusal | null {
  if (term === '') return 'empty';
  if (term.length > TERM_LENGTH) return 'too-long';
  if (term.split(' ').length > TERM_WORDS) return 'too-many-words';
  return /\p{L}/u.test(term) ? null : 'no-letter';
}
