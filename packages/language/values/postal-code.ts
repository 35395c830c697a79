import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { readCardinal } from '../numbers/cardinal.ts';
import type { Piece } from './written-value.ts';

/** A Canadian postal code, as it is written, and the tokens it takes. */
export interface PostalCode {
  readonly pieces: readonly Piece[];
  readonly length: number;
}

const NBSP = '\u00A0';
const ANNOUNCED = new Set(['postal', 'quebec']);
/** Words between the announcement and the code. */
const BETWEEN = new Set(['code', 'est', 'le', 'is', ':', ',']);
/** D, F, I, O, Q and U stand in no postal code; W and Z begin none. */
const FIRST_LETTER = /^[a-ceghj-nprstvxy]$/;
const LETTER = /^[a-ceghj-nprstv-z]$/;
const SIGNS = 6;

/**
 * The postal code spelled at `at`: « h deux x un y quatre ». It has to be announced: letters and digits in turn are
 * vertebral levels elsewhere (« l quatre l cinq s un »).
 */
export function readPostalCode(tokens: readonly Word[], at: number, language: Language): PostalCode | null {
  if (!FIRST_LETTER.test(tokens[at]?.key ?? '') || !isAnnounced(tokens, at)) return null;
  let code = '';
  for (let index = at; index < at + SIGNS; index += 1) {
    const sign = (index - at) % 2 === 0 ? letterAt(tokens, index) : digitAt(tokens, index, language);
    if (sign === null) return null;
    code += sign;
  }
  const glue = language === 'fr' ? NBSP : ' ';
  return { pieces: [{ text: code.slice(0, 3) }, { text: code.slice(3), glue }], length: SIGNS };
}

function isAnnounced(tokens: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const key = tokens[index]?.key ?? '';
    if (ANNOUNCED.has(key)) return true;
    if (!BETWEEN.has(key)) return false;
  }
  return false;
}

function letterAt(tokens: readonly Word[], at: number): string | null {
  const token = tokens[at];
  return token?.kind === 'word' && LETTER.test(token.key) ? token.key.toUpperCase() : null;
}

function digitAt(tokens: readonly Word[], at: number, language: Language): string | null {
  const token = tokens[at];
  const number = token === undefined ? null : readCardinal([token], 0, language);
  return number === null || number.value > 9 || token?.key === 'une' ? null : number.digits;
}
