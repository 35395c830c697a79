import type { Language } from '../language.ts';
import { isClassed, isShortUnit, isShortened } from './abbreviations.ts';
import { fold, isFolded } from './fold.ts';
import { scan } from './scan.ts';
import type { PieceKind } from './scan.ts';
import type { Word } from './word.ts';

const OPENING = new Set('([«“"¿¡');
const CLOSING = new Set(',.;:!?…)]»”"');
const ELIDED = new Set(['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu']);
const SPLIT_SYMBOLS = new Set(['%', '°']);
const APOSTROPHES = new Set(["'", '’']);

/** What of a word is known from the text alone; `run` counts from 0 the runs of characters between blanks. */
export interface SplitWord extends Word {
  readonly kind: 'word' | 'mark' | 'item' | 'break';
  readonly spoken: false;
  readonly ambiguity: null;
  readonly run: number;
  /** Offset of its first character in the text. */
  readonly start: number;
}

interface Piece {
  kind: PieceKind;
  start: number;
  end: number;
}

/**
 * Cuts a text into words as they stand between blanks: marks that open or close them, elided words (« l' ») and the
 * signs `%` and `°` after a number stand alone; a compound, a decimal and a level (`L4-L5`) are one word.
 */
export function splitWords(text: string, language: Language): readonly SplitWord[] {
  const cutter = new WordCutter(text, language);
  scan(text, (kind, start, end, glued) => cutter.addPiece(kind, start, end, glued));
  cutter.endRun();
  return cutter.words;
}

/** The folded words of a phrase. */
export function keysOf(phrase: string, language: Language): readonly string[] {
  return splitWords(phrase, language)
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key);
}

class WordCutter {
  readonly words: SplitWord[] = [];
  readonly #text: string;
  readonly #language: Language;
  readonly #keys = new Map<string, string>();
  /** The pieces of the run that is being read are the first of these: each run fills them again. */
  readonly #pieces: Piece[] = [];
  #count = 0;
  #glue = '';
  #run = 0;
  /** Where the last piece ends. */
  #end = 0;

  constructor(text: string, language: Language) {
    this.#text = text;
    this.#language = language;
  }

  addPiece(kind: PieceKind, start: number, end: number, glued: boolean): void {
    if (!glued || kind === 'break') this.endRun();
    if (kind === 'break') {
      this.#glue = '';
      this.#add(this.#end, end, 'break');
    } else {
      if (this.#count === 0 && this.#end < start) this.#glue = this.#text.slice(this.#end, start);
      const piece = this.#pieces[this.#count];
      if (piece === undefined) this.#pieces.push({ kind, start, end });
      else {
        piece.kind = kind;
        piece.start = start;
        piece.end = end;
      }
      this.#count += 1;
    }
    this.#end = end;
  }

  /** Cuts the run that is being read into words. */
  endRun(): void {
    if (this.#count === 0) return;
    const first = this.#pieces[0];
    if (this.#count === 1 && first !== undefined && first.kind !== 'mark')
      this.#add(first.start, first.end, 'word');
    else this.#cutRun(this.#pieces, this.#count);
    this.#count = 0;
    this.#run += 1;
  }

  #cutRun(pieces: readonly Piece[], count: number): void {
    let first = 0;
    let last = count - 1;
    if (last === 0 && pieces[0]?.kind === 'mark' && this.#isItem(pieces[0])) {
      this.#addWhole(pieces[0], 'item');
      return;
    }
    while (first <= last && this.#isMark(pieces[first], OPENING)) {
      this.#addWhole(pieces[first], 'mark');
      first += 1;
    }
    const closed = last;
    while (last >= first && this.#isMark(pieces[last], CLOSING)) last -= 1;
    if (last < closed && this.#keepsPeriod(pieces, first, last + 1)) last += 1;
    if (first <= last) this.#cutCore(pieces, first, last);
    for (let at = last + 1; at <= closed; at += 1) {
      const isEllipsis =
        at + 2 <= closed && [0, 1, 2].every((ahead) => this.#textOf(pieces[at + ahead]) === '.');
      this.#add(pieces[at]?.start ?? 0, pieces[isEllipsis ? at + 2 : at]?.end ?? 0, 'mark');
      if (isEllipsis) at += 2;
    }
  }

  #cutCore(pieces: readonly Piece[], from: number, last: number): void {
    let first = from;
    while (
      this.#language === 'fr' &&
      first + 2 <= last &&
      this.#isElision(pieces[first], pieces[first + 1])
    ) {
      this.#add(pieces[first]?.start ?? 0, pieces[first + 1]?.end ?? 0, 'word');
      first += 2;
    }
    const sign = pieces[last];
    const isSign = pieces[last - 1]?.kind === 'digits' && SPLIT_SYMBOLS.has(this.#textOf(sign));
    const end = first < last && isSign ? last - 1 : last;
    this.#add(pieces[first]?.start ?? 0, pieces[end]?.end ?? 0, 'word');
    if (end < last) this.#addWhole(sign, 'word');
  }

  /** Whether the period is the word's; after a number (« 5 m. ») or a grade (« grade I. ») it is the sentence's. */
  #keepsPeriod(pieces: readonly Piece[], first: number, at: number): boolean {
    if (this.#textOf(pieces[at]) !== '.' || at === first) return false;
    const word = this.#text.slice(pieces[first]?.start, pieces[at]?.start);
    const before = this.words.at(-1);
    const key = fold(word);
    const isCounted = before !== undefined && (/\d$/u.test(before.text) || isClassed(before.key));
    if (word.length === 1) return !isCounted && word !== word.toLowerCase();
    return isShortened(key, this.#language) && !(isCounted && isShortUnit(key, this.#language));
  }

  #isElision(word: Piece | undefined, mark: Piece | undefined): boolean {
    return (
      word?.kind === 'letters' &&
      APOSTROPHES.has(this.#textOf(mark)) &&
      ELIDED.has(this.#textOf(word).toLowerCase())
    );
  }

  #isMark(piece: Piece | undefined, marks: ReadonlySet<string>): boolean {
    return piece?.kind === 'mark' && marks.has(this.#textOf(piece));
  }

  /** A dash that begins a line and stands alone. */
  #isItem(piece: Piece): boolean {
    const before = this.words.at(-1);
    return this.#textOf(piece) === '-' && (before === undefined || before.kind === 'break');
  }

  #textOf(piece: Piece | undefined): string {
    return piece === undefined ? '' : this.#text.slice(piece.start, piece.end);
  }

  #addWhole(piece: Piece | undefined, kind: SplitWord['kind']): void {
    if (piece !== undefined) this.#add(piece.start, piece.end, kind);
  }

  #add(start: number, end: number, kind: SplitWord['kind']): void {
    const text = this.#text.slice(start, end);
    const key = kind === 'word' ? this.#keyOf(text) : text;
    this.words.push({
      text,
      key,
      glue: this.#glue,
      kind,
      spoken: false,
      ambiguity: null,
      run: this.#run,
      start,
    });
    this.#glue = '';
  }

  #keyOf(text: string): string {
    if (isFolded(text)) return text;
    const known = this.#keys.get(text);
    if (known !== undefined) return known;
    const key = fold(text);
    this.#keys.set(text, key);
    return key;
  }
}
