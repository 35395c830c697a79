import type { Language } from '@constat/language';
import { foldPhrase } from '@constat/language/text';
import { OPTION_SETS } from '@constat/report/catalogue';
import type { OptionSetId, ReportField } from '@constat/report/catalogue';
import { readDateInWords, readTimeInWords } from '@constat/report/rules';
import { writeText } from '../written/write-dictation.ts';

/** What a choice is called beside its labels, in either language, by its stored value. */
const CHOICE_NAMES: Readonly<Partial<Record<OptionSetId, Readonly<Record<string, readonly string[]>>>>> = {
  gender: { male: ['homme', 'man'], female: ['femme', 'woman'] },
  habit: { négatif: ['non', 'aucun', 'no', 'none'], positif: ['oui', 'yes'] },
};

/**
 * The value of a date, a time or a choice that is said, as it is stored: YYYY-MM-DD, HH:MM, or the value of the option.
 * Null where the words say no value of that field, or anything besides: nothing is guessed.
 */
export function readSpokenValue(said: string, field: ReportField, language: Language): string | null {
  const words = withoutMarks(said);
  switch (field.kind) {
    case 'date':
      return readDateInWords(written(words, language), language) ?? null;
    case 'time':
      return readTime(words, language) ?? null;
    case 'choice':
      return field.options === undefined ? null : readChoice(words, field.options);
    default:
      return null;
  }
}

/** Words before which a whole hour is a time of the clock: alone « neuf heures » may be how long something lasted. */
const AT = { fr: 'vers', en: 'at' } as const;

function readTime(said: string, language: Language): string | undefined {
  const words = said.replace(/^(?:à|at) /iu, '');
  const alone = readTimeInWords(written(words, language), language);
  if (alone !== undefined) return alone;
  const [, ...after] = written(`${AT[language]} ${words}`, language).split(' ');
  return readTimeInWords(after.join(' '), language);
}

/** Some engines write marks between and after the words; the last one of "a.m." is of the word. */
function withoutMarks(words: string): string {
  return words.replaceAll(/,(?=\s)|(?<![ap]\.m)[.!?…,;:]+$/giu, '').trim();
}

function written(words: string, language: Language): string {
  return writeText(words, { language }).text;
}

function readChoice(words: string, set: OptionSetId): string | null {
  const said = foldPhrase(words);
  const found = OPTION_SETS[set].filter(({ value, label }) =>
    [label.fr, label.en, ...(CHOICE_NAMES[set]?.[value] ?? [])].some((name) => foldPhrase(name) === said),
  );
  return found.length === 1 ? (found[0]?.value ?? null) : null;
}
