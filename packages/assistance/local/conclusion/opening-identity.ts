/** The sentence that says what the worker does for a living, where section 4 prints it and the event follows. */
import { splitWords } from '@constat/language/text';
import { textOf } from '@constat/report/rules';
import type { TextLanguage } from '../../fidelity/difference.ts';
import type { ReadSentence } from './history.ts';
import type { ConclusionRequest } from './model.ts';
import { plainText } from './plain-text.ts';

/** Subject and verb of such a sentence, in lower case without accents. */
const IDENTITY = {
  fr: /^(?:(?:le |la )?(?<noun>travailleu(?:r|se)|monsieur|madame|m\.|mme)(?:\s[a-z]\.?)?|il|elle)\s+(?:est|etait|travaille|travaillait|occupe|occupait|exerce|exercait)\s(?<rest>.*)$/su,
  en: /^(?:the worker|he|she|mr\.?|mrs\.?|ms\.?)(?:\s[a-z]\.?)?\s+(?:is|was|has been|works|worked|has worked|had worked|is employed|was employed)\s(?<rest>.*)$/su,
} as const;
/** More than one thing is said. */
const MORE = {
  fr: /[,;:]|(?<![a-z])(?:et|mais|qui|dont|ou)(?![a-z])/u,
  en: /[,;:]|(?<![a-z])(?:and|but|who|whom|which)(?![a-z])/u,
} as const;
const PRONOUN = {
  fr: /(?<![\p{L}’'-])(?:il|elle)(?=\s)/iu,
  en: /(?<![\p{L}’'-])(?:he|she)(?=\s)/iu,
} as const;
/** « Il neige » is nobody. */
const IMPERSONAL =
  /^\s+(?:n[’'])?(?:y|neige|pleut|pleuvait|neigeait|gèle|fait|faisait|faut|est\s+\d|était\s+\d|s[’']agit)(?!\p{L})/iu;
/** "While lifting a box, he": the one who lifts. */
const SAME_SUBJECT = /^(?:while|when|after|before)\s+\p{L}+ing\s[^;:]{0,120}?,\s+(?:he|she)\s/iu;
/** Letters that words of one root share at least. */
const ROOT = 5;

/**
 * The texts of the sentences that tell the event, the first of them without its identity: a sentence before them that only
 * names an employment which section 4 prints is left out, and the pronoun that stood for the worker becomes the noun. Where
 * that cannot be, all stay.
 */
export function withoutOpeningIdentity(
  sentences: readonly ReadSentence[],
  { data, language }: Pick<ConclusionRequest, 'data' | 'language'>,
): readonly string[] {
  const texts = sentences.map(({ text }) => text);
  const [identity, next, ...others] = sentences;
  if (identity === undefined || next === undefined) return texts;
  if (!isOfWorker(next) || !isIdentity(identity, textOf(data, 'emploi'), language)) return texts;
  const named = withNoun(next.text, language);
  return named === null ? texts : [named, ...others.map(({ text }) => text)];
}

/** Whether the pronoun that a sentence opens with, after what only dates it or has the same subject, is the worker. */
function isOfWorker({ need, text }: ReadSentence): boolean {
  return need === null ? SAME_SUBJECT.test(text) : need.kind === 'worker';
}

function isIdentity(
  { plain, dates, isEvent }: ReadSentence,
  employment: string,
  language: TextLanguage,
): boolean {
  const rest = IDENTITY[language].exec(plain)?.groups?.['rest'];
  if (rest === undefined || dates.length > 0 || isEvent || MORE[language].test(rest)) return false;
  const words = wordsOf(plainText(employment), language);
  const said = wordsOf(rest, language);
  return words.length > 0 && words.every((word) => said.some((other) => areAkin(word, other)));
}

function wordsOf(plain: string, language: TextLanguage): readonly string[] {
  return splitWords(plain, language).flatMap(({ kind, text }) =>
    kind === 'word' && text.length > 2 ? [text] : [],
  );
}

/** « Cuisinier » and « cuisinière ». */
function areAkin(one: string, other: string): boolean {
  const length = Math.min(ROOT, one.length, other.length);
  return one.slice(0, length) === other.slice(0, length) && Math.abs(one.length - other.length) <= 3;
}

/** The sentence with the noun for its first pronoun; null where that is none for a person. */
function withNoun(text: string, language: TextLanguage): string | null {
  const match = PRONOUN[language].exec(text);
  if (match === null) return null;
  const [pronoun] = match;
  const after = text.slice(match.index + pronoun.length);
  if (IMPERSONAL.test(after)) return null;
  const noun =
    language === 'en' ? 'the worker' : /^il$/iu.test(pronoun) ? 'le travailleur' : 'la travailleuse';
  const isCapital = /^\p{Lu}/u.test(pronoun);
  return `${text.slice(0, match.index)}${isCapital ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun}${after}`;
}
