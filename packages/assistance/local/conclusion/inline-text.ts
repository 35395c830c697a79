import type { TextLanguage } from '../../fidelity/difference.ts';
import { isListLine } from '../tidy-lines.ts';
import { midSentence } from './mid-sentence.ts';

const ITEM_MARK = /^(?:[-–—•*]|\d{1,2}[.)])\s+/u;

/**
 * The physician's text as one passage of a sentence: lines that close no sentence are joined with semicolons. With a
 * language it stands after a colon, and ordinary words lose the capital that opened their line.
 */
export function inlineText(text: string, language?: TextLanguage): string {
  const within = (line: string) => (language === undefined ? line : midSentence(line, language));
  const lines = text
    .split('\n')
    .map((line) => (isListLine(line.trim()) ? line.trim().replace(ITEM_MARK, '') : line.trim()))
    .filter((line) => line !== '');
  let joined = '';
  let last = '';
  for (const line of lines) {
    const isClosed = /[.!?…:»”]$/u.test(last);
    if (last !== '') joined += isClosed ? `${last} ` : `${last.replace(/[;,]$/u, '')}; `;
    last = isClosed ? line : within(line);
  }
  joined += last;
  return /[.!?…]["»”]?$|[»”]$/u.test(joined) ? joined : `${joined.replace(/[;,:]$/u, '')}.`;
}
