import type { ReportDocument } from '@constat/report/document';
import { expect, test } from 'vitest';
import { emptyReport } from '../reports.test-data.ts';
import { createGlyphCheck } from './find-missing-glyphs.ts';
import { readFonts } from './fonts.ts';

const { findMissing, findMissingInText, nameMissing } = createGlyphCheck(readFonts());

/** A combining mark makes a line that is not taken for plain, so that every letter of it is looked up in the fonts. */
test('what is taken for plain without a look is in the fonts', () => {
  const blocks = [
    [0x20, 0x7e],
    [0xa0, 0xff],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_letter, at) => from + at));
  const others = Array.from('Œœ–—’“”\u202F…→−≤≥☐☑');
  const letters = [...blocks.map((code) => String.fromCodePoint(code)), ...others];
  for (const letter of letters) {
    expect(findMissingInText(letter)).toEqual([]);
    expect(findMissingInText(`${letter}\u0300`)).toEqual([]);
  }
});

test('a letter that no font holds is named once, wherever it stands', () => {
  const document: ReportDocument = {
    ...emptyReport('fr'),
    runningHead: '漢',
    blocks: [{ kind: 'paragraph', text: '中 et 中, 漢', style: 'body' }],
  };
  expect(findMissing(document)).toEqual(['U+4E2D', 'U+6F22']);
  expect(findMissing(nameMissing(document))).toEqual([]);
});
