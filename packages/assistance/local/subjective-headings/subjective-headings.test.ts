import { describe, expect, it } from 'vitest';
import { isRight } from './check.test-data.ts';
import { headingLines } from './lines.test-data.ts';
import type { HeadingLine } from './lines.test-data.ts';

/** Nothing in the line tells a title from an item. */
const OPEN = { fr: 'marked 4. Traitements en cours', en: 'marked 4. Current treatment' } as const;

describe.each(['fr', 'en'] as const)(
  'headings of section 8 as typed, pasted and dictated, %s',
  (language) => {
    const lines = headingLines(language);
    const wrong = (part: HeadingLine['part']) =>
      lines
        .filter((one) => one.part === part && !isRight(one, language))
        .map(({ kind, line }) => `${kind} ${line}`);

    it('are read where the rule was tuned', () => {
      expect(wrong('development')).toEqual([]);
    });

    it('are read in the lines held out, but for an item of a numbered list', () => {
      expect(lines.filter(({ part }) => part === 'kept').length).toBeGreaterThan(50);
      expect(wrong('kept')).toEqual([OPEN[language]]);
    });
  },
);
