import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';

/** A month restated with its day, and a day restated with its month or year: spoken, and written. */
const ROWS: Readonly<Record<'fr' | 'en', readonly (readonly [spoken: string, written: string])[]>> = {
  fr: [
    ['il est vu en mars 2024 correction le 3 mars', 'Il est vu le 3 mars 2024'],
    ['opéré en juin deux mille vingt-trois je reprends le douze juin', 'Opéré le 12 juin 2023'],
    ['Consolidé en mai 2024, correction, le 8 mai.', 'Consolidé le 8 mai 2024.'],
    ['en arrêt depuis mars 2024 correction depuis le 3 mars point', 'En arrêt depuis le 3 mars 2024.'],
    ['en arrêt depuis mars 2024 correction le 3 mars point', 'En arrêt depuis le 3 mars 2024.'],
    ['vu en mars correction le 3 mars', 'Vu le 3 mars'],
    ['Vu en mars 2024, correction, le 3 avril 2023.', 'Vu le 3 avril 2023.'],
    // What the new date leaves unsaid stays, and what only it says is added, where no year stands behind.
    ['il est vu le 3 mars correction avril 2024', 'Il est vu le 3 avril 2024'],
    ['il est vu le 3 mars 2024 correction le 5', 'Il est vu le 5 mars 2024'],
    ['vu en mars 2024 correction en avril', 'Vu en avril 2024'],
  ],
  en: [
    ['seen in March 2024 correction on the 3rd of April period', 'Seen on April 3, 2024.'],
    ['off work since March 2024 correction since March 3', 'Off work since March 3 2024'],
    ['seen on March 3 correction April 2024', 'Seen on April 3 2024'],
    ['Seen in March 2024, correction, in April.', 'Seen in April 2024.'],
  ],
};

describe.each(['fr', 'en'] as const)('a date restated in part in %s', (language) => {
  it.each(ROWS[language])('%s', (spoken, written) => {
    const { text, corrections } = writeText(spoken, { language });
    expect(text.replaceAll('\u00A0', ' ')).toBe(written);
    expect(corrections).toHaveLength(1);
  });
});
