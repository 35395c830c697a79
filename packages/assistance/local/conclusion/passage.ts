import type { TextLanguage } from '../../fidelity/difference.ts';
import { eventDate } from '../event-date.ts';
import { splitSentences, withoutQuotes } from '../sentences.ts';
import { names, needOf } from './antecedent.ts';
import type { Need } from './antecedent.ts';

/** A sentence of a history. */
export interface ToldSentence {
  readonly text: string;
  /** Without what stands between quotation marks. */
  readonly own: string;
  readonly isDated: boolean;
  /** Whether its paragraph begins with it. */
  readonly opensParagraph: boolean;
  readonly need: Need | null;
}

/** A sentence with one of these is understood better with what comes before it. */
const LEANING = {
  fr: /(?<![\p{L}’'])(?:il(?!\s+(?:n[’']\s?)?y\s)|elle|ils|elles|on|cela|celui-ci|celle-ci|ceux-ci)(?!\p{L})|^(?:ce|cette|ces)(?!\p{L})/iu,
  en: /(?<![\p{L}’'])(?:he|she|it|they)(?!\p{L})|^(?:this|that|these)(?!\p{L})/iu,
} as const;
const SAME_DATE = /même (?:jour|date)|cette date|same (?:day|date)|that (?:day|date)/iu;
const LONGEST_PASSAGE = 4;

/** The sentences of the paragraphs, in order. */
export function readTold(paragraphs: readonly string[], language: TextLanguage): readonly ToldSentence[] {
  return paragraphs.flatMap((paragraph) =>
    splitSentences(paragraph).map((text, index) => {
      const own = withoutQuotes(text);
      return {
        text,
        own,
        isDated: eventDate(text, language) !== null,
        opensParagraph: index === 0,
        need: needOf(own, language),
      };
    }),
  );
}

/**
 * Where the passage begins that a sentence needs to be understood: in its own paragraph, or a little further back where
 * the one is named whom its first sentence speaks of. Null where a clinician or an image is spoken of that is named
 * nowhere near: the sentence is then not understood.
 */
export function passageStart(
  told: readonly ToldSentence[],
  index: number,
  language: TextLanguage,
): number | null {
  const first = startInParagraph(told, index, language);
  const need = told[first]?.need ?? null;
  if (need !== null) return namedBefore(told, first, need, language);
  const own = told[index]?.need ?? null;
  // The sentence before it may lean on nothing and yet not name whom it speaks of.
  if (own === null || own.kind === 'worker') return first;
  const isNamed = told.slice(first, index).some(({ own: text }) => names(text, own, language));
  return isNamed ? first : namedBefore(told, first, own, language);
}

function startInParagraph(told: readonly ToldSentence[], index: number, language: TextLanguage): number {
  let first = index;
  const needsDate = SAME_DATE.test(told[index]?.text ?? '');
  while (told[first]?.opensParagraph === false && index - first < LONGEST_PASSAGE) {
    const leans = LEANING[language].test(told[first]?.own ?? '');
    if (!leans && (!needsDate || told[first]?.isDated === true)) break;
    first -= 1;
  }
  return first;
}

/** The nearest sentence before `first` that names what is needed and needs nothing itself. */
function namedBefore(
  told: readonly ToldSentence[],
  first: number,
  need: Need,
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
