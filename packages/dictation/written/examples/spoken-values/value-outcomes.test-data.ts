import type { Phrase, SaidValue } from './phrase.test-data.ts';

/** How a value came out: in digits, as spoken and marked, in words as running text keeps it, or none of these. */
export type Outcome = 'digits' | 'marked' | 'words' | 'wrong';

/** A written text and what is marked in it. */
export interface Written {
  readonly text: string;
  readonly ambiguous: readonly { readonly start: number; readonly end: number }[];
}

/** Spoken marks of the carrier sentences, as they are written. */
const SPOKEN_MARKS: ReadonlyMap<string, string> = new Map([
  ['virgule', ','],
  ['point', '.'],
  ['comma', ','],
  ['period', '.'],
]);

interface Piece {
  readonly text: string;
  readonly outcome: Outcome | 'carrier';
  /** The piece has to lie within what is marked. */
  readonly isMarked: boolean;
}

/**
 * How each value of a sentence came out, in order. The written text has to be the carrier's words and one right form of
 * each value, and nothing else, but for the capital of its first letter; otherwise every value counts as wrong, because nobody can tell which digits are whose.
 */
export function outcomesOf(written: Written, phrase: Phrase): readonly Outcome[] {
  const values = phrase.filter((part) => typeof part !== 'string');
  const parts = pieces(phrase);
  const lower = { ...written, text: written.text.charAt(0).toLowerCase() + written.text.slice(1) };
  return align(written, parts, 0, 0) ?? align(lower, parts, 0, 0) ?? values.map(() => 'wrong');
}

/** The pieces of a sentence in order, each with the ways in which it may be written. */
function pieces(phrase: Phrase): readonly (readonly Piece[])[] {
  return phrase.flatMap((part) => (typeof part === 'string' ? part.split(' ').map(carried) : [waysOf(part)]));
}

function carried(word: string): readonly Piece[] {
  const mark = SPOKEN_MARKS.get(word);
  const piece: Piece = { text: word, outcome: 'carrier', isMarked: false };
  return mark === undefined
    ? [piece]
    : [
        { ...piece, text: mark },
        { ...piece, isMarked: true },
      ];
}

function waysOf({ forms, spoken, inWords }: SaidValue): readonly Piece[] {
  // White space before a sign is set as type, and says nothing.
  const asSpoken = spoken.replaceAll("'", '’').replaceAll(' $', '\u00A0$').replaceAll(' %', '\u00A0%');
  return [
    ...forms.map((form): Piece => ({
      text: form.replaceAll('~', '\u00A0'),
      outcome: 'digits',
      isMarked: false,
    })),
    ...[spoken, asSpoken].map((text): Piece => ({ text, outcome: 'marked', isMarked: true })),
    ...(inWords
      ? [spoken, asSpoken].map((text): Piece => ({ text, outcome: 'words', isMarked: false }))
      : []),
  ];
}

function align(
  written: Written,
  parts: readonly (readonly Piece[])[],
  part: number,
  at: number,
): readonly Outcome[] | null {
  if (part === parts.length) return written.text.slice(at).trim() === '' ? [] : null;
  const start = skipBlank(written.text, at);
  for (const { text, outcome, isMarked } of parts[part] ?? []) {
    const isMerged = text === '.' && written.text.charAt(at - 1) === '.';
    const end = isMerged ? at : start + text.length;
    if (isMerged) {
      const rest = align(written, parts, part + 1, end);
      if (rest !== null) return rest;
    }
    if (!written.text.startsWith(text, start) || !endsWord(written.text, end)) continue;
    if (isMarked && !liesInMarked(written, start, end)) continue;
    const rest = align(written, parts, part + 1, end);
    if (rest !== null) return outcome === 'carrier' ? rest : [outcome, ...rest];
  }
  return null;
}

function skipBlank(text: string, at: number): number {
  return text.charAt(at) === ' ' || text.charAt(at) === '\u00A0' ? at + 1 : at;
}

/** Whether a word or a number may end at `at`: neither goes on behind it. */
function endsWord(text: string, at: number): boolean {
  if (!/[\p{L}\d]/u.test(text.charAt(at - 1))) return true;
  return !/[\p{L}\d]/u.test(text.charAt(at)) && !/^[-.,/]\d/.test(text.slice(at, at + 2));
}

function liesInMarked({ ambiguous, text }: Written, start: number, end: number): boolean {
  let reached = start;
  for (const passage of ambiguous) {
    if (passage.start > reached) break;
    if (passage.end > reached) reached = skipBlank(text, passage.end);
  }
  return reached >= end;
}
