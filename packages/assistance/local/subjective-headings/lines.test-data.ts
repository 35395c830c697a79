import { readFileSync } from 'node:fs';
import type { SubjectivePart } from '@constat/report/rules/subjective';
import type { TextLanguage } from '../../fidelity/difference.ts';

/** A line of section 8 and what was settled of it before the rule was tried on it. */
export interface HeadingLine {
  readonly kind: SubjectivePart | 'prose' | 'marked';
  /** What stands before the bar is the heading, which no part keeps. */
  readonly line: string;
  /** True for a transcript, its punctuation spoken. */
  readonly isDictated: boolean;
  /** The rule was never adjusted to what is held out. */
  readonly part: 'development' | 'kept';
}

/** The lines of one language; each second one is held out. */
export function headingLines(language: TextLanguage): readonly HeadingLine[] {
  return readFileSync(new URL(`lines-${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const [kind = '', line = ''] = row.split('\t');
      return {
        kind: kind as HeadingLine['kind'],
        line: line.replace(/^~/u, ''),
        isDictated: line.startsWith('~'),
        part: index % 2 === 0 ? 'development' : 'kept',
      };
    });
}
