import { readFileSync } from 'node:fs';
import type { DictationLanguage } from '../../../commands/index.ts';
import type { WrittenText } from '../../index.ts';

/** A sentence without any spoken mark or command, and how it is written. */
export interface ProseSentence {
  readonly spoken: string;
  readonly written: string;
  /** Every fifth sentence was held out while the rules were tuned. */
  readonly part: 'development' | 'held-out';
  /** Not written so yet: a number or a mark of it is left in doubt. */
  readonly isOpen: boolean;
}

const KEPT_EVERY = 5;

/** The sentences of a language; in the files tabs part what is said from what is
 * written, where they differ, and from the word `open`. */
export function proseSentences(language: DictationLanguage): ProseSentence[] {
  return readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [spoken = '', written = spoken, open] = line.split('\t');
      return {
        spoken,
        written,
        part: index % KEPT_EVERY === 0 ? 'held-out' : 'development',
        isOpen: open !== undefined,
      };
    });
}

/** Whether nothing was heard in it but words and numbers. */
export function writesAsProse(
  { text, ambiguous, corrections, usedCommands, verbatimSections }: WrittenText,
  expected: string,
): boolean {
  const heard = [ambiguous, corrections, usedCommands, verbatimSections];
  return heard.every(({ length }) => length === 0) && text.replaceAll('\u00A0', ' ') === expected;
}
