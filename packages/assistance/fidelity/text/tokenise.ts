import type { TextLanguage } from '../difference.ts';
import { DIGIT, LETTER, MARK, NEW_LINE, SPACE, classOfCharacter } from './character.ts';
import { plainForm, stemOf } from './stem.ts';
import type { Form, Token } from './token.ts';

const APOSTROPHES = "'’ʼ`´";
const HYPHENS = '-‐‑';

type Bare = Omit<Form, 'roles' | 'term'>;
/** What a text's readers have to know of a form beyond its letters. */
export type Describe = (form: Bare) => Pick<Form, 'roles' | 'term'>;

/** The forms met so far in the texts of one comparison. */
export class FormTable {
  readonly language: TextLanguage;
  readonly #describe: Describe;
  readonly #forms = new Map<string, Form>();

  /** `describe` is asked once for each form. */
  constructor(language: TextLanguage, describe: Describe) {
    this.language = language;
    this.#describe = describe;
  }

  /** The form of a piece of text that begins with a character of the given class. */
  formOf(text: string, first: number): Form {
    const known = this.#forms.get(text);
    if (known !== undefined) return known;
    const kind =
      first === LETTER ? 'word' : first === DIGIT ? 'digits' : first === NEW_LINE ? 'break' : 'mark';
    const plain = kind === 'break' ? '\n' : plainForm(text);
    const form = { kind, text, plain, stem: kind === 'word' ? stemOf(plain, this.language) : plain } as const;
    const read = { ...form, ...this.#describe(form) };
    this.#forms.set(text, read);
    return read;
  }
}

/**
 * Cuts a visible text into tokens in one pass. Apostrophes leave no token, nor does a hyphen between two letters:
 * elisions and compound words read as separate words.
 */
export function tokenise(text: string, table: FormTable): readonly Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  let joiner: Token['joiner'] = '';
  let isAfterWord = false;
  for (let start = 0; start < text.length;) {
    const code = text.codePointAt(start) ?? 0;
    const first = code === 13 && text.charCodeAt(start + 1) === 10 ? NEW_LINE : classOfCharacter(code);
    if (first === SPACE) {
      start += 1;
      continue;
    }
    const end = endOf(text, start, first, code > 0xffff ? 2 : 1);
    const glued = start === previousEnd;
    previousEnd = end;
    const joins = glued && isAfterWord && first === MARK ? joinerAt(text, start, end) : '';
    if (joins === '') {
      const { kind, text: piece, plain, stem, roles, term } = table.formOf(text.slice(start, end), first);
      tokens.push({ kind, text: piece, plain, stem, roles, term, start, end, glued, joiner });
      isAfterWord = kind === 'word';
    }
    joiner = joins;
    start = end;
  }
  return tokens;
}

function endOf(text: string, start: number, first: number, width: number): number {
  let end = start + width;
  if (first === MARK) return end;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    const isPair = unit >= 0xd800 && unit < 0xdc00;
    const here = classOfCharacter(isPair ? (text.codePointAt(end) ?? unit) : unit);
    // A line break takes every space and break after it.
    if (first === NEW_LINE ? here !== SPACE && here !== NEW_LINE : here !== first) return end;
    if (isPair) end += 1;
  }
  return end;
}

/** An apostrophe after a word, or a hyphen between two letters. */
function joinerAt(text: string, start: number, end: number): Token['joiner'] {
  const mark = text.charAt(start);
  if (APOSTROPHES.includes(mark)) return '’';
  return HYPHENS.includes(mark) && /\p{L}/u.test(text.charAt(end)) ? '-' : '';
}
