import { foldWord } from '../commands/fold.ts';
import type { DictationLanguage } from '../commands/command.ts';
import { NO_MARKS } from './token.ts';
import type { Token, TokenKind } from './token.ts';
import type { Mark, SpokenWord } from './written-text.ts';

const OPENING = new Set('([«“"¿¡');
const CLOSING = new Set(',.;:!?…)]»”"');
const BLANK = new Set([' ', '\t', '\n', '\r', '\u00A0', '\u202F', '\u2009', '\f', '\v']);
/** Written words that keep their period. */
const SHORTENED = new Set([
  'dr.',
  'dre.',
  'm.',
  'mr.',
  'mrs.',
  'ms.',
  'me.',
  'p.',
  'ex.',
  'env.',
  'etc.',
  'vs.',
  'no.',
  'approx.',
  'i.e.',
  'e.g.',
  'cf.',
  'art.',
  'al.',
  'st.',
  'tel.',
  'max.',
  'min.',
  'a.m.',
  'p.m.',
]);
/** Of these, what is a unit or a Roman numeral where a number or a grade stands before it. */
const UNITS_SHORTENED = new Set(['ms.', 'min.']);
const GRADES = new Set(['grade', 'stade', 'stage', 'type', 'phase']);
const ELIDED = new Set(['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu']);
const SPLIT_SYMBOLS = new Set(['%', '°']);
const LOW_CONFIDENCE = 0.6;
const LOW: readonly Mark[] = ['low-confidence'];

/** Tokens of recognised words, one space between words. */
export function tokenizeWords(words: readonly SpokenWord[], language: DictationLanguage): Token[] {
  const sink = new TokenSink(language);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as SpokenWord;
    const low = word.confidence !== undefined && word.confidence < LOW_CONFIDENCE;
    addPieces(sink, word.text, index, low ? LOW : NO_MARKS, ' ');
  }
  return sink.tokens;
}

/** Tokens of a text; white space that holds a line break becomes a break. */
export function tokenizeText(text: string, language: DictationLanguage): Token[] {
  const sink = new TokenSink(language);
  let index = 0;
  for (let at = 0; at < text.length;) {
    let end = at;
    while (end < text.length && BLANK.has(text.charAt(end))) end += 1;
    const blank = text.slice(at, end);
    at = end;
    while (end < text.length && !BLANK.has(text.charAt(end))) end += 1;
    addBlank(sink, blank);
    if (end > at) {
      if (end === at + 1 && text.charAt(at) === '-' && sink.startsLine)
        sink.add('-', 'item', index, NO_MARKS);
      else sink.addWord(text.slice(at, end), index, NO_MARKS);
    }
    index += 1;
    at = end;
  }
  return sink.tokens;
}

/** The folded words of a phrase, cut as a dictation is. */
export function keysOf(phrase: string, language: DictationLanguage): string[] {
  return tokenizeText(phrase, language)
    .filter((token) => token.kind === 'word')
    .map((token) => token.key);
}

function addPieces(sink: TokenSink, text: string, index: number, marks: readonly Mark[], glue: string): void {
  if (text !== '' && !text.includes(' ')) {
    sink.glue = sink.tokens.length === 0 ? '' : glue;
    sink.addWord(text, index, marks);
    return;
  }
  let first = true;
  for (const piece of text.split(' ')) {
    if (piece === '') continue;
    sink.glue = first && sink.tokens.length === 0 ? '' : glue;
    sink.addWord(piece, index, marks);
    first = false;
  }
}

function addBlank(sink: TokenSink, blank: string): void {
  if (blank.includes('\n')) {
    sink.glue = '';
    sink.add(blank, 'break', -1, NO_MARKS);
    sink.glue = '';
  } else {
    sink.glue = blank;
  }
}

class TokenSink {
  readonly tokens: Token[] = [];
  glue = '';
  readonly #french: boolean;
  readonly #keys = new Map<string, string>();

  constructor(language: DictationLanguage) {
    this.#french = language === 'fr';
  }

  add(text: string, kind: TokenKind, index: number, marks: readonly Mark[]): void {
    this.tokens.push({
      text,
      key: kind === 'word' ? this.#fold(text) : text,
      glue: this.glue,
      kind,
      from: index,
      to: index,
      spoken: false,
      marks,
      ambiguity: null,
      note: null,
    });
    this.glue = '';
  }

  get startsLine(): boolean {
    const last = this.tokens.at(-1);
    return last === undefined || last.kind === 'break';
  }

  /** Adds what stands between two blanks: marks before, elided words, the word, marks after. */
  addWord(text: string, index: number, marks: readonly Mark[]): void {
    let start = 0;
    let end = text.length;
    if (isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(end - 1))) {
      this.#addCore(text, index, marks);
      return;
    }
    while (start < end && OPENING.has(text.charAt(start))) {
      this.add(text.charAt(start), 'mark', index, marks);
      start += 1;
    }
    while (end > start && CLOSING.has(text.charAt(end - 1))) end -= 1;
    if (end < text.length && text.charAt(end) === '.' && this.#keepsPeriod(text.slice(start, end + 1)))
      end += 1;
    this.#addCore(text.slice(start, end), index, marks);
    let at = end;
    while (at < text.length) {
      const stop = text.startsWith('...', at) ? at + 3 : at + 1;
      this.add(text.slice(at, stop), 'mark', index, marks);
      at = stop;
    }
  }

  /** Whether the period is the word's; after a number (« 5 m. ») or a grade (« grade I. ») it is the sentence's. */
  #keepsPeriod(text: string): boolean {
    const last = this.tokens.at(-1);
    if (last !== undefined && (isDigit(last.text.charCodeAt(last.text.length - 1)) || GRADES.has(last.key)))
      return text.length > 2 && SHORTENED.has(text.toLowerCase()) && !UNITS_SHORTENED.has(text.toLowerCase());
    if (text.length === 2) return text.charAt(0) !== text.charAt(0).toLowerCase();
    return SHORTENED.has(text.toLowerCase());
  }

  #addCore(word: string, index: number, marks: readonly Mark[]): void {
    let core = word;
    for (let length = this.#elision(core); length > 0; length = this.#elision(core)) {
      this.add(core.slice(0, length), 'word', index, marks);
      core = core.slice(length);
    }
    if (core === '') return;
    const last = core.charAt(core.length - 1);
    if (core.length > 1 && SPLIT_SYMBOLS.has(last) && isDigit(core.charCodeAt(core.length - 2))) {
      this.add(core.slice(0, -1), 'word', index, marks);
      this.add(last, 'word', index, marks);
      return;
    }
    this.add(core, 'word', index, marks);
  }

  #elision(core: string): number {
    return this.#french ? elisionLength(core) : 0;
  }

  #fold(text: string): string {
    const known = this.#keys.get(text);
    if (known !== undefined) return known;
    const key = foldWord(text);
    this.#keys.set(text, key);
    return key;
  }
}

/** Length of « l' », « jusqu' »… at the start of a French word; 0 when there is none before other letters. */
function elisionLength(word: string): number {
  const limit = Math.min(word.length - 1, 8);
  for (let index = 1; index < limit; index += 1) {
    const code = word.charCodeAt(index);
    if (code === 0x27 || code === 0x2019) {
      return ELIDED.has(word.slice(0, index).toLowerCase()) ? index + 1 : 0;
    }
  }
  return 0;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0x17f);
}
