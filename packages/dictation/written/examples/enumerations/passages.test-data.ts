import { readFileSync } from 'node:fs';
import type { DictationLanguage } from '../../../commands/index.ts';

/** A dictation with the words of an enumeration, and what was settled of it before the rules were written. */
export interface EnumerationPassage {
  readonly spoken: string;
  /** The lines that are written; `marked` where they are left as spoken and marked, `plain` where they are prose. */
  readonly written: string;
}

/** The passages of a language: `development` was read while the rules were written, `held-out` was not. `/` parts lines. */
export function enumerationPassages(
  set: 'development' | 'held-out',
  language: DictationLanguage,
): EnumerationPassage[] {
  return readFileSync(new URL(`${set}-${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [spoken, written] = line.split(' => ');
      if (spoken === undefined || written === undefined) throw new Error(`not a passage: ${line}`);
      return { spoken, written: written.replaceAll(' // ', '\n\n').replaceAll(' / ', '\n') };
    });
}
