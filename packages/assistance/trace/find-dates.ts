import { splitWords, withoutQuotes } from '@constat/language/text';
import { readFigures } from '@constat/language/values';
import type { TextLanguage } from '../fidelity/difference.ts';

/** A date that a text holds, and what stands beside it. */
export interface DatedPlace {
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or `--MM-DD` where the text gives no year. */
  readonly date: string;
  /** Characters of the text: from the first of the date to the one after its last. */
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly text: string;
  /** The words of its sentence before it, without those that lead to it; those after it where it opens the sentence. */
  readonly beside: string;
}

/** Ends a sentence, or what is told of a date in it. */
const SENTENCE_END = /[.;:!?\n]/u;

/** Words that lead from what is told to its date. */
const LEADS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?:^|[\s(])(?:l’|l'|d’|d')?(?:le|la|les|du|de|des|en|au|aux|à|dès|depuis|vers|jusqu’au|jusqu'au|jusqu’en|jusqu'en|daté|datée|compter|partir|avant|après|puis|et|mois|début|fin|mi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)?[\s,(]*$/iu,
  en: /(?:^|[\s(])(?:on|in|the|of|from|since|until|by|dated|to|before|after|then|and|early|late|mid|monday|tuesday|wednesday|thursday|friday|saturday|sunday)?[\s,(]*$/iu,
};

/** The dates of a text, in its order. What stands between quotation marks is not read. */
export function findDates(text: string, language: TextLanguage): readonly DatedPlace[] {
  const words = splitWords(withoutQuotes(text), language);
  const starts: number[] = [];
  let at = 0;
  for (const { glue, text: word } of words) {
    at += glue.length;
    starts.push(at);
    at += word.length;
  }
  return readFigures(words, language)
    .filter(({ kind }) => kind === 'date')
    .map(({ value, first, last }) => {
      const start = starts[first] ?? 0;
      const end = (starts[last] ?? start) + (words[last]?.text.length ?? 0);
      return {
        date: value,
        start,
        end,
        text: text.slice(start, end),
        beside: besideOf(text, start, end, language),
      };
    });
}

/** « Elle consulte à l’urgence le 14 mars, où… » tells of the date before it, « Le 5 mai, le médecin propose… » after it. */
function besideOf(text: string, start: number, end: number, language: TextLanguage): string {
  const before = withoutLead(text.slice(0, start).split(SENTENCE_END).at(-1) ?? '', language);
  if (before !== '') return before;
  const after = text.slice(end).split(SENTENCE_END, 1)[0] ?? '';
  return after.replace(/^[\s,)]+/u, '').trim();
}

function withoutLead(words: string, language: TextLanguage): string {
  let rest = words;
  for (;;) {
    const shorter = rest.replace(LEADS[language], '');
    if (shorter === rest) return rest.replace(/^[\s,)]+/u, '').trim();
    rest = shorter;
  }
}
