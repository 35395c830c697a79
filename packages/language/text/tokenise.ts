import { fold } from './fold.ts';
import { scan } from './scan.ts';
import type { PieceKind } from './scan.ts';
import type { Form, Token } from './token.ts';

const APOSTROPHES = "'’ʼ`´";
const HYPHENS = '-‐‑';
const LETTER = /\p{L}/u;

/** The forms met so far, each described once. */
export class FormTable<F extends Form = Form> {
  readonly #describe: (form: Form) => F;
  readonly #forms = new Map<string, Token<F>>();

  /** `describe` adds what the readers of a text have to know of a form beyond its letters. */
  constructor(describe: (form: Form) => F) {
    this.#describe = describe;
  }

  /** A token of the form at the start of a text, to be copied with its place: all tokens have their fields in one order. */
  formOf(text: string, kind: PieceKind): Token<F> {
    const known = this.#forms.get(text);
    if (known !== undefined) return known;
    const form = this.#describe({
      kind: kind === 'letters' ? 'word' : kind,
      text,
      key: kind === 'break' ? '\n' : fold(text),
    });
    const token: Token<F> = { ...form, start: 0, end: text.length, glued: false, joiner: '' };
    this.#forms.set(text, token);
    return token;
  }
}

/** A table of forms of which nothing more is asked. */
export function plainForms(): FormTable {
  return new FormTable((form) => form);
}

/**
 * Cuts a text into tokens in one pass. An apostrophe after a word leaves no token, nor does a hyphen between two letters:
 * elisions and compound words read as separate words, and each word knows what joined it to the one before.
 */
export function tokenise<F extends Form>(text: string, forms: FormTable<F>): readonly Token<F>[] {
  const tokens: Token<F>[] = [];
  let joiner: Token['joiner'] = '';
  let isAfterWord = false;
  scan(text, (kind, start, end, glued) => {
    const joins = glued && isAfterWord && kind === 'mark' ? joinerAt(text, start, end) : '';
    if (joins === '') {
      tokens.push({ ...forms.formOf(text.slice(start, end), kind), start, end, glued, joiner });
      isAfterWord = kind === 'letters';
    }
    joiner = joins;
  });
  return tokens;
}

/** An apostrophe after a word, or a hyphen between two letters. */
function joinerAt(text: string, start: number, end: number): Token['joiner'] {
  const mark = text.charAt(start);
  if (APOSTROPHES.includes(mark)) return '’';
  return HYPHENS.includes(mark) && LETTER.test(text.charAt(end)) ? '-' : '';
}
