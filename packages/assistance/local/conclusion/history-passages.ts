import { splitSentences, withoutQuotes } from '@constat/language/text';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { datesIn, eventDate } from '../event-date.ts';
import { names, requiredAntecedentOf } from './pronoun-antecedent.ts';
import type { RequiredAntecedent } from './pronoun-antecedent.ts';
import { plainText } from './plain-text.ts';

/** A sentence of a history. */
export interface ToldSentence {
  readonly text: string;
  /** Without what stands between quotation marks. */
  readonly own: string;
  /** The same in lower case without accents. */
  readonly plain: string;
  /** Its dates, `yyyymmdd`. */
  readonly dates: readonly number[];
  readonly isDated: boolean;
  /** Whether its paragraph begins with it. */
  readonly opensParagraph: boolean;
  readonly need: RequiredAntecedent | null;
}

/**
 * A sentence with one of these is understood with what comes before it. A pronoun for the worker, whom a report is about,
 * is understood by itself once the event is told.
 */
const LEANING = {
  fr: /(?<![\p{L}’'])(?:ils|elles|cela|celui-ci|celle-ci|ceux-ci|celles-ci)(?!\p{L})|^(?:ce|cette|ces|cet)(?!\p{L})|^(?:il|elle)\s+(?:est|fut|sera|a\s+été|n[’']a\s+pas\s+été)\s+(?:faite?|réalisée?|effectuée?|pratiquée?|obtenue?|passée?|retirée?|donnée?|confirmée?|répétée?|interprétée?|normale?)(?!\p{L})/iu,
  en: /^(?:[^,;]{0,40},\s*)?(?:it|they)(?!\p{L})|^(?:this|that|these|those)(?!\p{L})/iu,
} as const;
/** Any pronoun of a person. */
const PERSON = {
  fr: /(?<![\p{L}’'])(?:il(?!\s+(?:n[’']\s?)?y\s)|elle|on)(?!\p{L})/iu,
  en: /(?<![\p{L}’'])(?:he|she)(?!\p{L})/iu,
} as const;
/** What is dated by something told before it. */
export const SAME_DATE = /même (?:jour|date)|cette date|same (?:day|date)|that (?:day|date)/iu;
const LONGEST_PASSAGE = 4;

/** The sentences of the paragraphs, in order. */
export function readTold(paragraphs: readonly string[], language: TextLanguage): readonly ToldSentence[] {
  return paragraphs.flatMap((paragraph) =>
    splitSentences(paragraph, language).map((text, index) => {
      const own = withoutQuotes(text);
      return {
        text,
        own,
        plain: plainText(own),
        dates: datesIn(text, language),
        isDated: eventDate(text, language) !== null,
        opensParagraph: index === 0,
        need: requiredAntecedentOf(own, language),
      };
    }),
  );
}

/**
 * Where the passage begins that a sentence needs to be understood: in its own paragraph, or a little further back where
 * the one is named whom its first sentence speaks of. Null where a clinician or an image is spoken of that is named
 * nowhere near: the sentence is then not understood.
 *
 * @param needsWorker whether the worker is still to be named: before the event is told
 */
export function passageStart(
  told: readonly ToldSentence[],
  index: number,
  language: TextLanguage,
  needsWorker: boolean,
): number | null {
  const first = startInParagraph(told, index, language, needsWorker);
  const need = told[first]?.need ?? null;
  if (need !== null && (needsWorker || need.kind !== 'worker'))
    return namedBefore(told, first, need, language);
  const own = told[index]?.need ?? null;
  // The sentence before it may lean on nothing and yet not name whom it speaks of.
  if (own === null || own.kind === 'worker') return first;
  const isNamed = told.slice(first, index).some(({ own: text }) => names(text, own, language));
  return isNamed ? first : namedBefore(told, first, own, language);
}

function startInParagraph(
  told: readonly ToldSentence[],
  index: number,
  language: TextLanguage,
  needsWorker: boolean,
): number {
  let first = index;
  while (told[first]?.opensParagraph === false && index - first < LONGEST_PASSAGE) {
    const sentence = told[first];
    const leans =
      LEANING[language].test(sentence?.own ?? '') ||
      (needsWorker ? PERSON[language].test(sentence?.own ?? '') : isOfAnother(sentence?.need));
    if (!leans) break;
    first -= 1;
  }
  return first;
}

function isOfAnother(need: RequiredAntecedent | null | undefined): boolean {
  return need !== null && need !== undefined && need.kind !== 'worker';
}

/** The nearest sentence before `first` that names what is needed and needs nothing itself. */
function namedBefore(
  told: readonly ToldSentence[],
  first: number,
  need: RequiredAntecedent,
  language: TextLanguage,
): number | null {
  const isWorker = need.kind === 'worker';
  const furthest = Math.max(0, first - (isWorker ? 1 : LONGEST_PASSAGE));
  for (let place = first - 1; place >= furthest; place -= 1) {
    const sentence = told[place];
    if (sentence !== undefined && sentence.need === null && names(sentence.own, need, language)) return place;
  }
  return isWorker ? first : null;
}
