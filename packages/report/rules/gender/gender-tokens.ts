/** Text in pieces, with what must never be touched left out. */
import type { Language } from '@constat/language';
import { FormTable, QUOTED, readPeriodAt, tokenise as cut } from '@constat/language/text';
import type { Form, Token as Cut } from '@constat/language/text';
import { bothGenderEnd } from './both-gender-forms.ts';

export interface Token {
  readonly text: string;
  /** In lower case, with a straight apostrophe. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'stop' | 'comma' | 'mark';
  /** True after a hyphen: « beau-père » is two tokens. */
  readonly isHyphenated: boolean;
}

/** A form of a word with its spelling in lower case: an accent tells « a » from « à ». */
export interface SpelledForm extends Form {
  readonly lower: string;
}

const STOPS = new Set(';!?');
const COMMAS = new Set(',():–—');

function spelledForms(): FormTable<SpelledForm> {
  return new FormTable((form) => ({ ...form, lower: form.text.normalize('NFC').toLowerCase() }));
}

/** Other people's words are never changed. Says where the quotation ends that a place lies in; the places that are asked for only grow. */
function quotationEnds(text: string): (place: number) => number | undefined {
  const ranges = [...text.matchAll(QUOTED)];
  const endOf = (range: RegExpExecArray): number => range.index + range[0].length;
  let next = 0;
  return (place) => {
    for (let range = ranges[next]; range !== undefined && endOf(range) <= place; range = ranges[next])
      next += 1;
    const range = ranges[next];
    return range !== undefined && range.index <= place ? endOf(range) : undefined;
  };
}

function markKind(text: string, { start, end }: Cut, language: Language): Token['kind'] {
  const mark = text.slice(start, end);
  if (STOPS.has(mark)) return 'stop';
  if (mark !== '.') return COMMAS.has(mark) ? 'comma' : 'mark';
  const isInside = /^["»”)\]]?[^\s"»”)\]]/u.test(text.slice(end, end + 2));
  return isInside || readPeriodAt(text, start, language) === 'shortened' ? 'mark' : 'stop';
}

/** Where a number ends that begins with these digits: « 12,5 » is one. */
function numberEnd(pieces: readonly Cut<SpelledForm>[], index: number): number {
  let last = index;
  for (;;) {
    const [mark, digits] = [pieces[last + 1], pieces[last + 2]];
    const isJoined = mark?.glued === true && digits?.glued === true && digits.kind === 'digits';
    if (!isJoined || !/^[.,]$/u.test(mark.text)) return last;
    last += 2;
  }
}

/** The pieces of a text. A quotation or a form for both genders becomes one mark. */
export function tokenise(text: string, language: Language): readonly Token[] {
  const pieces = cut(text, spelledForms());
  const quotationEnd = quotationEnds(text);
  const tokens: Token[] = [];
  const add = (token: Omit<Token, 'text' | 'isHyphenated'>, piece: Cut): void => {
    const { start, end } = token;
    const shown = piece.kind === 'break' ? '\n' : text.slice(start, end);
    tokens.push({ ...token, text: shown, isHyphenated: piece.joiner === '-' });
  };
  let past = 0;
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined || piece.start < past) continue;
    const { start, end, lower } = piece;
    const kept = quotationEnd(start) ?? bothGenderEnd(pieces, index);
    if (kept !== undefined) {
      past = kept;
      // « … je suis certain. » L’infiltration a été refusée.
      const closes =
        /[.!?…]\s*[»”"]$/u.test(text.slice(start, kept)) && /^\s+\p{Lu}/u.test(text.slice(kept, kept + 3));
      add({ lower: text.slice(start, kept), start, end: kept, kind: closes ? 'stop' : 'mark' }, piece);
    } else if (piece.kind === 'word') {
      const isElided = pieces[index + 1]?.joiner === '’';
      add(
        { lower: isElided ? `${lower}'` : lower, start, end: isElided ? end + 1 : end, kind: 'word' },
        piece,
      );
    } else if (piece.kind === 'digits') {
      const last = pieces[numberEnd(pieces, index)] ?? piece;
      past = last.end;
      add({ lower, start, end: past, kind: 'number' }, piece);
    } else {
      const isBreak = piece.kind === 'break';
      const kind = isBreak ? 'stop' : markKind(text, piece, language);
      add({ lower: isBreak ? '\n' : piece.text, start, end, kind }, piece);
    }
  }
  return tokens;
}

/** The replacement in the capitals of the word that it replaces. */
export function inCaseOf(word: string, replacement: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return replacement.toUpperCase();
  const [first = ''] = word;
  return first === first.toLowerCase()
    ? replacement
    : replacement.charAt(0).toUpperCase() + replacement.slice(1);
}
