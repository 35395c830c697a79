import type { Form as LanguageForm, Token as LanguageToken } from '@constat/language/text';

/** What a word form is to the comparison, wherever it stands. */
export interface Form extends LanguageForm {
  /** The word without its inflection; equal to `key` for other kinds. */
  readonly stem: string;
  /** Bits that tell which readers of facts have to look at this form at all. */
  readonly roles: number;
  /** The number of what it says as an ordinary word; 0 when that is nothing. */
  readonly term: number;
}

export type Token = LanguageToken<Form>;
