import type { Features, GrammaticalNumber, PartOfSpeech, Person } from './reading.ts';

/** The classes of words as the tables write them. */
export const CLASS_NAMES: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  a: 'adjective',
  v: 'verb',
  d: 'adverb',
  t: 'determiner',
  r: 'pronoun',
  p: 'preposition',
  c: 'conjunction',
  i: 'interjection',
};

const FINITE: Readonly<Record<string, Features>> = {
  P: { verbForm: 'finite', mood: 'indicative', tense: 'present' },
  I: { verbForm: 'finite', mood: 'indicative', tense: 'imperfect' },
  J: { verbForm: 'finite', mood: 'indicative', tense: 'past' },
  F: { verbForm: 'finite', mood: 'indicative', tense: 'future' },
  C: { verbForm: 'finite', mood: 'conditional', tense: 'present' },
  S: { verbForm: 'finite', mood: 'subjunctive', tense: 'present' },
  T: { verbForm: 'finite', mood: 'subjunctive', tense: 'imperfect' },
  Y: { verbForm: 'finite', mood: 'imperative', tense: 'present' },
};
const OTHER: Readonly<Record<string, Features>> = {
  W: { verbForm: 'infinitive' },
  G: { verbForm: 'gerund' },
  K: { verbForm: 'participle' },
};
const PERSONS: Readonly<Record<string, Person>> = { 1: 1, 2: 2, 3: 3 };
const NUMBERS: Readonly<Record<string, GrammaticalNumber>> = { s: 'singular', p: 'plural' };

/**
 * The features that the tags of a form tell, one entry for each reading. A tag is capital letters for moods and tenses,
 * digits for persons, then `m` or `f` and `s` or `p`; `C` and `U` of an adjective are its comparative and superlative.
 */
export function readTags(tags: string, partOfSpeech: PartOfSpeech): Features[] {
  return tags.split('+').flatMap((tag) => {
    if (partOfSpeech === 'adjective' && tag === 'C') return [{ degree: 'comparative' } as const];
    if (partOfSpeech === 'adjective' && tag === 'U') return [{ degree: 'superlative' } as const];
    const [, letters = '', digits = '', rest = ''] = /^([A-Z]*)([1-3]*)([mfsp]*)$/u.exec(tag) ?? [];
    const agreement = agreementOf(rest);
    const forms: Features[] =
      letters === '' ? [{}] : Array.from(letters).map((letter) => FINITE[letter] ?? OTHER[letter] ?? {});
    const persons = Array.from(digits).flatMap((digit) => PERSONS[digit] ?? []);
    return forms.flatMap((form) =>
      persons.length === 0
        ? [{ ...form, ...agreement }]
        : persons.map((person) => ({ ...form, person, ...agreement })),
    );
  });
}

function agreementOf(letters: string): Features {
  const number = NUMBERS[letters.at(-1) ?? ''];
  return {
    ...(letters.startsWith('m') && { gender: 'masculine' as const }),
    ...(letters.startsWith('f') && { gender: 'feminine' as const }),
    ...(number && { number }),
  };
}
