import { isListLine } from '../tidy.ts';

const ITEM_MARK = /^(?:[-–—•*]|\d{1,2}[.)])\s+/u;

/** The physician's text as one passage of a sentence: lines that close no sentence are joined with semicolons. */
export function inlineText(text: string): string {
  const joined = text
    .split('\n')
    .map((line) => (isListLine(line.trim()) ? line.trim().replace(ITEM_MARK, '') : line.trim()))
    .filter((line) => line !== '')
    .reduce((before, line) => {
      if (before === '') return line;
      return /[.!?…:»”]$/u.test(before) ? `${before} ${line}` : `${before.replace(/[;,]$/u, '')}; ${line}`;
    }, '');
  return /[.!?…]["»”]?$|[»”]$/u.test(joined) ? joined : `${joined.replace(/[;,:]$/u, '')}.`;
}
