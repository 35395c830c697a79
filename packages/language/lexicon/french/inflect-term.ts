import type { Term } from '../terms.ts';
import { wordLine } from '../word-line.ts';

/** The line of the word table for a French term: regular plurals and feminines. */
export function inflectFrenchTerm({ lemma, kind, plural }: Term): string {
  const many = plural ?? pluralOf(lemma);
  switch (kind) {
    case 'masculine':
      return wordLine(
        'n',
        lemma,
        many === lemma
          ? [[lemma, 'm']]
          : [
              [lemma, 'ms'],
              [many, 'mp'],
            ],
      );
    case 'feminine':
      return wordLine(
        'n',
        lemma,
        many === lemma
          ? [[lemma, 'f']]
          : [
              [lemma, 'fs'],
              [many, 'fp'],
            ],
      );
    case 'common':
    case 'noun':
      return commonNoun(lemma, many);
    case 'adjective':
      return adjective(lemma, many);
    case 'adverb':
      return wordLine('d', lemma, [[lemma, '']]);
  }
}

/** A noun of either gender has one form for both, unless its ending has a feminine of its own. */
function commonNoun(lemma: string, many: string): string {
  const feminine = feminineOf(lemma);
  return feminine === lemma
    ? wordLine(
        'n',
        lemma,
        many === lemma
          ? [[lemma, '']]
          : [
              [lemma, 's'],
              [many, 'p'],
            ],
      )
    : wordLine('n', lemma, [...masculine(lemma, many), [feminine, 'fs'], [`${feminine}s`, 'fp']]);
}

function adjective(lemma: string, many: string): string {
  const feminine = feminineOf(lemma);
  return feminine === lemma
    ? wordLine('a', lemma, [
        [lemma, 's'],
        [many, 'p'],
      ])
    : wordLine('a', lemma, [...masculine(lemma, many), [feminine, 'fs'], [`${feminine}s`, 'fp']]);
}

function masculine(lemma: string, many: string): [string, string][] {
  return many === lemma
    ? [[lemma, 'm']]
    : [
        [lemma, 'ms'],
        [many, 'mp'],
      ];
}

function pluralOf(lemma: string): string {
  if (/[sxz]$/u.test(lemma)) return lemma;
  if (lemma.endsWith('al')) return `${lemma.slice(0, -1)}ux`;
  return /(?:eau|eu|œu)$/u.test(lemma) ? `${lemma}x` : `${lemma}s`;
}

/** Endings with the feminine that replaces them; the first that matches is taken. */
const FEMININE_ENDINGS: readonly (readonly [string, string])[] = [
  ['e', 'e'],
  ['commis', 'commis'],
  ['viseur', 'viseure'],
  ['teur', 'trice'],
  ['eur', 'euse'],
  ['eux', 'euse'],
  ['if', 'ive'],
  ['en', 'enne'],
  ['el', 'elle'],
  ['et', 'ette'],
  ['er', 'ère'],
  ['', 'e'],
];

function feminineOf(lemma: string): string {
  const [ending, feminine] = FEMININE_ENDINGS.find(([end]) => lemma.endsWith(end)) ?? ['', 'e'];
  return lemma.slice(0, lemma.length - ending.length) + feminine;
}
