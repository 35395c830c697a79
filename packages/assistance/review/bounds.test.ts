import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import { expect, it } from 'vitest';
import { MOST_LINES_OF_A_RULE } from './find-contradictory-passages.ts';
import { findIssues } from './index.ts';
import { quoteMarked, quoteOf } from './quotes.ts';

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

it.each([
  ['as many lines of a rule as there are', MOST_LINES_OF_A_RULE, MOST_LINES_OF_A_RULE],
  ['no more lines of a rule than are read', MOST_LINES_OF_A_RULE + 1, MOST_LINES_OF_A_RULE],
])('shows %s', (_, planted, shown) => {
  const formData = {
    // 25 December 2024 was a Wednesday.
    historiqueEvolution: Array.from(
      { length: planted },
      (_, at) => `Visite ${at}, lundi 25 décembre 2024.`,
    ).join('\n'),
  };
  const found = findIssues({ type: MEDICAL_EVALUATION, formData, meta: buildMeta('fr') }, 'fr', 'Zz');
  const weekdays = found.filter(
    (issue) => issue.kind === 'contradiction' && issue.contradiction === 'weekday',
  );
  expect(weekdays).toHaveLength(shown);
});

it.each([
  [
    'Plateau thérapeutique. Une phrase beaucoup plus longue que ce qui est cité.',
    'Plateau thérapeutique. Une phrase beaucoup plus…',
  ],
  ['Plateau thérapeutique. Xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.', 'Plateau thérapeutique…'],
  ['Plateau thérapeutique.', 'Plateau thérapeutique.'],
])('ends a quote that is cut with one ellipsis: %s', (text, quote) => {
  expect(quoteOf(text, { start: 0, end: 'Plateau thérapeutique.'.length })).toBe(quote);
});

it.each([
  ['fr', 13, false],
  ['fr', 14, true],
  ['fr', 90, true],
  ['fr', 91, false],
  ['en', 13, false],
  ['en', 14, true],
  ['en', 90, true],
  ['en', 91, false],
] as const)('takes an age for that of a worker from 14 to 90 years: %s, %i', (language, years, isRead) => {
  const formData = {
    birthDate: '1980-05-05',
    dateEvaluation: '2026-02-02',
    conclusionResume: language === 'fr' ? `Soudeur de ${years} ans.` : `The worker is ${years} years old.`,
  };
  const found = findIssues({ type: MEDICAL_EVALUATION, formData, meta: buildMeta(language) }, language, 'Zz');
  const ages = found.filter((issue) => issue.kind === 'contradiction' && issue.contradiction === 'age');
  expect(ages).toHaveLength(isRead ? 1 : 0);
});

it.each([
  ['Le **genou gauche** est retenu.', 'genou gauche'],
  [
    'Une phrase assez longue pour que la citation commence après le début : **genou   gauche** et\nla suite',
    'genou gauche',
  ],
  ['**Genou gauche**, opéré', 'Genou gauche'],
  ['Côté : **gauche**', 'gauche'],
  ['**Genou gauche.**', undefined],
  ['**Genou gauche.** Une phrase qui suit et qui est bien plus longue que ce qui est cité.', 'Genou gauche.'],
])('marks in a quote the words that it is of: %s', (text, words) => {
  const start = text.indexOf('**');
  const end = text.lastIndexOf('**') - 2;
  const { quote, marked } = quoteMarked(text.replaceAll('**', ''), { start, end });
  expect(marked && quote.slice(marked.start, marked.end)).toBe(words);
});

it.each([
  ['genou, côté gauche : Laxité ligamentaire, ', '…Laxité ligamentaire, 2 %'],
  ['une phrase longue, à gauche ; laxité ligamentaire, ', '…laxité ligamentaire, 2 %'],
])('begins a quote that is cut with a word: %s', (before, quote) => {
  expect(quoteOf(`${before}2 %`, { start: before.length, end: before.length + 3 })).toBe(quote);
});
