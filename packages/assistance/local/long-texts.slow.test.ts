import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { adaptGender, findOtherGender } from '@constat/report/rules/gender';
import { expect, it } from 'vitest';
import { distributeTidied, formatHistory, generateConclusion } from './index.ts';

const LENGTH = 100_000;
const NBSP = '\u00A0';

/** Each would take minutes if a part of it were looked at again from each of its characters. */
it.each([
  ['blanks', `a${NBSP.repeat(LENGTH)}x`],
  ['a title and blanks', `section 7${NBSP.repeat(LENGTH)}x`],
  ['an end and blanks', `fin de la section${' '.repeat(LENGTH)}x`],
  ['a heading and blanks', `Impact${'\t'.repeat(LENGTH)}x`],
  ['one word', 'é'.repeat(LENGTH)],
  ['quotations', '« a » '.repeat(LENGTH / 10)],
  ['items', `Constats :\n${'- a\n'.repeat(LENGTH / 10)}`],
  ['stars', '*'.repeat(LENGTH)],
])('takes a long text of %s', (_, text) => {
  expect(formatHistory(text, { language: 'fr' })).not.toBe('');
  expect(distributeTidied(text, { language: 'fr' }).sections).not.toEqual({});
  expect(adaptGender(text, 'female', 'fr')).toBe(text);
  expect(findOtherGender(text, 'female', 'fr')).toEqual([]);
  const data = { historiqueEvolution: text, medicationActuelle: text };
  expect(
    generateConclusion({ type: MEDICAL_EVALUATION, data, language: 'fr', normals: DEFAULT_NORMALS }),
  ).not.toBeNull();
});
