/** Whether a sentence of the history says its own place in time by what was told just before it. */
import { splitWords, withoutQuotes } from '@constat/language/text';
import { readForm } from '@constat/language/lexicon';
import type { TextLanguage } from '../../fidelity/difference.ts';

/** Words that count from what was told before: without an object of their own, « après » and "before" do. */
const RELATIVE = {
  fr: /(?<![\p{L}\p{M}])(?:auparavant|plus (?:tard|t[ôo]t)|(?:avant|apr[èe]s)(?=\s*(?:[,;:]|$))|ensuite|puis|par la suite|sur ces entrefaites|entre-temps|ult[ée]rieurement|ant[ée]rieurement|pr[ée]c[ée]demment|subs[ée]quemment|(?:suivant|pr[ée]c[ée]dent|subs[ée]quent)e?s?|(?:sur)?lendemain|(?:avant-)?veille|(?:du|au|le|la|les) m[êe]mes? \p{L}+|[àa] (?:ce moment|cette [ée]poque|cette date)|alors|peu (?:de temps )?apr[èe]s)(?![\p{L}\p{M}])/iu,
  en: /(?<!\p{L})(?:later|earlier|afterwards?|subsequently|previously|thereafter|meanwhile|then|(?:before|after|prior)(?=\s*(?:[,;:]|that(?!\p{L})|$))|(?:following|next|previous|preceding) \p{L}+|the day (?:before|after)(?=\s*(?:[,;:]|$))|(?:the|that) (?:very )?same|at (?:that|the) time)(?!\p{L})/iu,
} as const;
/** A noun that was told of before: « cette chirurgie », "this surgery". */
const SHOWN = {
  fr: /(?<![\p{L}\p{M}'’])(?:ces?|cet(?:te)?)\s(?!qu[ie](?!\p{L})|qu[’']|dont|sont)\p{L}/iu,
  en: /(?<!\p{L})(?:this|these|those|such)\s\p{L}|^\s*that\s\p{L}/iu,
} as const;
/** What begins a clause that tells of something else than the main one. */
const SUBORDINATE: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(['qui', 'que', "qu'", 'dont', 'où', 'alors', 'lorsque', "lorsqu'", 'quand', 'parce', 'si']),
  en: new Set(['which', 'that', 'who', 'whom', 'where', 'because', 'when', 'while', 'as', 'after', 'before']),
};
const HAD: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: new Set(['avait', 'avaient']),
  en: new Set(['had']),
};
const WAS = new Set(['etait', 'etaient']);
/** French verbs that take « être »: « était survenue » is earlier than what is told, « était normale » is not. */
const OF_MOVEMENT = new Set(
  'survenir tomber aller partir venir revenir devenir arriver rester décéder entrer rentrer sortir monter descendre retourner intervenir parvenir mourir naître'.split(
    ' ',
  ),
);
/** Words that may stand between the auxiliary and its participle. */
const BETWEEN = 3;

/** What a sentence says before its date, and the few words after it. */
export interface DatedParts {
  readonly before: string;
  readonly opening: string;
}

/**
 * True when a dated sentence is placed by the one before it: by a relative time (« trois semaines auparavant »), by a
 * noun that points back (« cette chirurgie »), or by a verb in the past perfect (« avait été annoncée »).
 */
export function dependsOnPrevious(
  sentence: string,
  { before, opening }: DatedParts,
  language: TextLanguage,
): boolean {
  return (
    RELATIVE[language].test(before) || SHOWN[language].test(opening) || isPastPerfect(sentence, language)
  );
}

function isPastPerfect(sentence: string, language: TextLanguage): boolean {
  const words = splitWords(withoutQuotes(sentence), language);
  for (const [at, { key, text }] of words.entries()) {
    if (SUBORDINATE[language].has(key) || SUBORDINATE[language].has(text.toLowerCase())) return false;
    const isHad = HAD[language].has(key);
    const isWas = language === 'fr' && WAS.has(key);
    if (!isHad && !isWas) continue;
    const isReflexive = isWas && /^(?:s'|se)$/u.test(words[at - 1]?.key ?? '');
    for (const { text: next } of words.slice(at + 1, at + 1 + BETWEEN)) {
      const lemma = participleOf(next, language);
      if (lemma !== null) {
        if (isHad || isReflexive || OF_MOVEMENT.has(lemma)) return true;
        break;
      }
      if (!isLight(next, language)) break;
    }
  }
  return false;
}

/** The verb that a form is the past participle of; null where it is none. */
export function participleOf(form: string, language: TextLanguage): string | null {
  const readings = readForm(form.toLowerCase(), language);
  return (
    readings.find(({ partOfSpeech, verbForm }) => partOfSpeech === 'verb' && verbForm === 'participle')
      ?.lemma ?? null
  );
}

/** Adverbs and negations, which may stand before the participle. */
function isLight(form: string, language: TextLanguage): boolean {
  return readForm(form.toLowerCase(), language).some(({ partOfSpeech }) => partOfSpeech === 'adverb');
}
