import { describe, expect, it, test } from 'vitest';
import { writeText } from '../index.ts';
import { CORRECTIONS_FR } from './corrections-fr.test-data.ts';
import { DATES_AND_LEVELS_FR } from './dates-and-levels-fr.test-data.ts';
import type { Example } from './example.test-data.ts';
import { NUMBERS_EN } from './numbers-en.test-data.ts';
import { NUMBERS_FR } from './numbers-fr.test-data.ts';
import { PUNCTUATION_EN } from './punctuation-en.test-data.ts';
import { PUNCTUATION_FR } from './punctuation-fr.test-data.ts';
import { SENTENCES_EN } from './sentences-en.test-data.ts';
import { SENTENCES_FR } from './sentences-fr.test-data.ts';

const TABLES = {
  fr: { PUNCTUATION_FR, CORRECTIONS_FR, NUMBERS_FR, DATES_AND_LEVELS_FR, SENTENCES_FR },
  en: { PUNCTUATION_EN, NUMBERS_EN, SENTENCES_EN },
} as const;

for (const language of ['fr', 'en'] as const) {
  const options = { language, startsSentence: false, abbreviations: 'keep' } as const;
  for (const [name, table] of Object.entries<readonly Example[]>(TABLES[language])) {
    describe(`table ${name}`, () => {
      it.each(table)('%s', (spoken, written) => {
        expect(writeText(spoken, options).text).toBe(written.replaceAll('~', '\u00A0'));
      });

      it('stays as it is when it is written a second time', () => {
        for (const [spoken] of table) {
          const once = writeText(spoken, options).text;
          expect(writeText(once, options).text).toBe(once);
        }
      });
    });
  }

  test(`the ${language} tables are as long as they are to be, and repeat nothing`, () => {
    const spoken = Object.values<readonly Example[]>(TABLES[language]).flatMap((table) =>
      table.map(([text]) => text),
    );
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(spoken.length).toBeGreaterThanOrEqual(language === 'fr' ? 400 : 200);
  });
}
