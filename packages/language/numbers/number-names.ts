import type { Language } from '../language.ts';

/** Numbers that a name begins, with what may follow it: « vingt », « vingt et un », « vingt-deux ». */
interface Base {
  readonly names: readonly string[];
  readonly value: number;
  /** What may follow: from the first to the last. */
  readonly rests: readonly [number, number];
  /** Those of them that the link goes before; the others have none. */
  readonly linked: readonly number[];
}

/** The names of whole numbers below a million, folded: lower case, without accents. */
export interface NumberNames {
  readonly zero: string;
  /** Names in one word, from one on; a number may have several. */
  readonly single: readonly (readonly string[])[];
  readonly bases: readonly Base[];
  readonly link: string;
  readonly hundred: readonly string[];
  /** How many hundreds may be counted: « dix-neuf cents », "twenty three hundred". */
  readonly hundreds: readonly number[];
  readonly thousand: string;
  /** « cent » and « mille » are a hundred and a thousand without "one" before them. */
  readonly isOneUnsaid: boolean;
  /** The link may stand after hundreds and thousands: "two hundred and five". */
  readonly linksLarge: boolean;
  /** « mil neuf cent six »: a thousand, in years alone. */
  readonly thousandOfYears: string | null;
}

export const NUMBER_NAMES: Readonly<Record<Language, NumberNames>> = {
  fr: {
    zero: 'zero',
    single: namesOf(
      'un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    ),
    bases: [
      { names: ['dix'], value: 10, rests: [7, 9], linked: [] },
      ...namesOf('vingt/vingts trente quarante cinquante').map((names, index) => ({
        names,
        value: 20 + 10 * index,
        rests: [1, 9] as const,
        linked: [1],
      })),
      { names: ['soixante'], value: 60, rests: [1, 19], linked: [1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
      { names: ['quatre vingt', 'quatre vingts'], value: 80, rests: [1, 19], linked: [1, 11] },
    ],
    link: 'et',
    hundred: ['cent', 'cents'],
    hundreds: range(2, 19).filter((count) => count !== 10),
    thousand: 'mille',
    isOneUnsaid: true,
    linksLarge: false,
    thousandOfYears: 'mil',
  },
  en: {
    zero: 'zero',
    single: namesOf(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    bases: namesOf('twenty thirty forty fifty sixty seventy eighty ninety').map((names, index) => ({
      names,
      value: 20 + 10 * index,
      rests: [1, 9] as const,
      linked: [],
    })),
    link: 'and',
    hundred: ['hundred'],
    hundreds: range(1, 99),
    thousand: 'thousand',
    isOneUnsaid: false,
    linksLarge: true,
    thousandOfYears: null,
  },
};

function namesOf(list: string): readonly (readonly string[])[] {
  return list.split(' ').map((names) => names.split('/'));
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
