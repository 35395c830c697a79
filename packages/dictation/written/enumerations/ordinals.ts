import { foldPhrase } from '@constat/language/text';
import type { DictationLanguage } from '../../commands/command.ts';

/** Which series an ordinal is of; items of one enumeration are announced alike. */
export type OrdinalForm = 'adverb' | 'latin' | 'ordinal';

interface Ordinal {
  readonly form: OrdinalForm;
  readonly number: number;
}

const SERIES: Readonly<Record<DictationLanguage, readonly (readonly [OrdinalForm, string])[]>> = {
  fr: [
    [
      'adverb',
      'premièrement deuxièmement troisièmement quatrièmement cinquièmement sixièmement septièmement huitièmement neuvièmement dixièmement',
    ],
    ['latin', 'primo secundo tertio quarto quinto'],
  ],
  en: [
    ['adverb', 'firstly secondly thirdly fourthly fifthly sixthly seventhly eighthly ninthly tenthly'],
    ['ordinal', 'first second third fourth fifth sixth seventh eighth ninth tenth'],
  ],
};

const ORDINALS: Readonly<Record<DictationLanguage, ReadonlyMap<string, Ordinal>>> = {
  fr: tableOf('fr'),
  en: tableOf('en'),
};

/** Which place in an enumeration a word announces; null for other words. */
export function ordinalOf(key: string, language: DictationLanguage): Ordinal | null {
  return ORDINALS[language].get(key) ?? null;
}

/** Whether it may also stand before a noun: "first visit". */
export function isAdjective(key: string): boolean {
  return ORDINALS.en.get(key)?.form === 'ordinal';
}

function tableOf(language: DictationLanguage): ReadonlyMap<string, Ordinal> {
  return new Map(
    SERIES[language].flatMap(([form, words]) =>
      words.split(' ').map((word, index) => [foldPhrase(word), { form, number: index + 1 }] as const),
    ),
  );
}
