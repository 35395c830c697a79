import type { DictationLanguage } from '../../commands/command.ts';
import { UNIT_SYMBOLS } from '@constat/language/units';
import type { Token } from '../dictation-token.ts';

const NBSP = '\u00A0';
const TIGHT_BEFORE = new Set([',', '.', ';', '!', '?', '…', '...', ')', ']', '”']);
const TIGHT_AFTER = new Set(['(', '[', '“', '¿', '¡']);

/** The white space that belongs before a token, Québec's in French: no space before `;` `!` `?`. */
export function glueBefore(token: Token, previous: Token | undefined, language: DictationLanguage): string {
  if (previous === undefined || previous.kind === 'break' || token.kind === 'break') return '';
  if (token.text === '' || token.kind === 'joint' || previous.kind === 'joint') return '';
  if (token.kind === 'mark') return beforeMark(token, previous, language);
  if (previous.kind === 'mark') {
    if (previous.key === '«') return NBSP;
    if (TIGHT_AFTER.has(previous.key)) return '';
    if (previous.key === '"') return token.glue;
    // A mark is cut from the words around it only where white space or another mark stands there.
    return ' ';
  }
  if (previous.kind === 'item') return ' ';
  return beforeWord(token, previous, language);
}

function beforeMark(token: Token, previous: Token, language: DictationLanguage): string {
  if (token.key === '»') return NBSP;
  if (token.key === ':') return language === 'fr' ? NBSP : '';
  if (token.key === '"') return token.glue;
  if (TIGHT_BEFORE.has(token.key)) return '';
  if (previous.kind === 'mark' && TIGHT_AFTER.has(previous.key)) return '';
  if (previous.key === '«') return NBSP;
  return token.glue === '' && token.from === previous.from && !token.spoken ? '' : ' ';
}

function beforeWord(token: Token, previous: Token, language: DictationLanguage): string {
  if (isNumber(previous) && UNIT_SYMBOLS.has(token.text)) {
    if (token.text === '°') return '';
    if (token.text === '%') return language === 'fr' ? NBSP : '';
    if (language === 'fr') return NBSP;
  }
  const { glue } = token;
  if (glue === '' || glue === ' ') return glue;
  return glue.includes(NBSP) ? NBSP : ' ';
}

function isNumber(token: Token): boolean {
  const code = token.text.charCodeAt(token.text.length - 1);
  const first = token.text.charCodeAt(0);
  return code >= 0x30 && code <= 0x39 && first >= 0x30 && first <= 0x39;
}
