import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { expect, it } from 'vitest';
import { findIssues } from './index.ts';

it.each([
  ['une', '…une douleur aux deux mollets virgule raideur.'],
  ['cinq', '…douleur aux deux mollets virgule raideur.'],
])('quotes the whole words of the thirty letters around a place: %s', (word, quote) => {
  const formData = {
    conclusionResume: `Elle se plaint en tout temps de ${word} douleur aux deux mollets virgule raideur.`,
  };
  const quotes = findIssues(
    { type: MEDICAL_EVALUATION, formData, meta: buildMeta('fr') },
    'fr',
    'Zz',
  ).flatMap((issue) => (issue.kind === 'contradiction' ? issue.places.map((place) => place.quote) : []));
  expect(quotes).toEqual([quote]);
});
