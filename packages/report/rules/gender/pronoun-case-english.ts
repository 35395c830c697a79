/** English pronouns and their case: « her » is an object or an owner by what stands around it. */
import type { Gender } from './gender-change.ts';
import { readForm } from '@constat/language/lexicon';
import { isPersonNoun } from './people-english.ts';
import type { Token } from './gender-tokens.ts';
import {
  COMPLEMENT_VERBS,
  FUNCTION_WORDS,
  GIVING_VERBS,
  OWN_WORDS,
  VERBS_OR_NOUNS,
} from './words-english.ts';

/** What a pronoun is in its clause. */
export type PronounCase = 'subject' | 'object' | 'possessive' | 'owner' | 'self';

/** Each pronoun in both genders. */
export const PRONOUNS: Readonly<Record<PronounCase, readonly [male: string, female: string]>> = {
  subject: ['he', 'she'],
  object: ['him', 'her'],
  possessive: ['his', 'her'],
  owner: ['his', 'hers'],
  self: ['himself', 'herself'],
};

/** The gender of each form. */
export const GENDER_OF: Readonly<Record<string, Gender>> = {
  he: 'male',
  him: 'male',
  his: 'male',
  himself: 'male',
  she: 'female',
  her: 'female',
  hers: 'female',
  herself: 'female',
};

/** « saw her walk », « made her stop » */
const PERCEIVING =
  /^(?:ma(?:de|kes?)|lets?|saw|sees?|seen|watch(?:ed|es)?|help(?:ed|s)?|heard|felt|had|has|noticed|observed)$/u;
/** « drove her home » */
const TAKING =
  /^(?:dr(?:o|i)ven?|drives|sen[dt]s?|took|takes|taken|brought|brings|carried|escorted|accompanied|walked|helped)$/u;
/** « took her back », « wants her back » */
const CALLING_BACK =
  /^(?:took|takes?|taken|brought|brings?|call(?:s|ed)?|want(?:s|ed)?|sen[dt]s?|drove|driven|hired|welcomed)$/u;
/** What is paid to its owner: « paid her salary ». */
const DUE = /^(?:salary|salaries|wages?|rent|bills?|fees?|expenses|tuition|fine)$/u;
/** Adjectives by their endings, and the short ones that are said of people: « found her cooperative ». */
const ADJECTIVE =
  /(?:y|ous|ive|ful|less|able|ible|ed|ant|ent|ic|some)$|^(?:alone|awake|asleep|sick|weak|ill|numb|stiff|sore|worse|fit|upset|calm|alert)$/u;
/** Forms of the verb « to be ». */
export const BEING = /^(?:is|was|s|be|being|been)$/u;

/** The word there without a contraction's ending: « he's » reads as « he ». */
export function wordAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token?.kind === 'word' ? token.lower.replace(/'$/u, '') : '';
}

/** The case of the pronoun there; `isOfWorker` where the clause is about the worker. */
export function pronounCaseAt(tokens: readonly Token[], index: number, isOfWorker: boolean): PronounCase {
  const word = wordAt(tokens, index);
  if (word === 'he' || word === 'she') return 'subject';
  if (word === 'him') return 'object';
  if (word === 'hers') return 'owner';
  if (word.endsWith('self')) return 'self';
  const next = tokens[index + 1];
  const nextWord = wordAt(tokens, index + 1);
  const isAlone =
    next === undefined || next.kind === 'stop' || next.kind === 'comma' || FUNCTION_WORDS.has(nextWord);
  const isTheirs =
    next?.kind !== 'word' || (BEING.test(wordAt(tokens, index - 1)) && FUNCTION_WORDS.has(nextWord));
  if (word === 'his') return isAlone && isTheirs ? 'owner' : 'possessive';
  if (isAlone || next.kind === 'number') return 'object';
  if (/^lets?$/u.test(wordAt(tokens, index - 1)) && !isPersonNoun(nextWord)) return 'object';
  if (COMPLEMENT_VERBS.has(wordAt(tokens, index - 1)) && isComplement(tokens, index + 1)) return 'object';
  if (VERBS_OR_NOUNS.has(nextWord) && PERCEIVING.test(wordAt(tokens, index - 1))) return 'object';
  if (nextWord === 'home' && TAKING.test(wordAt(tokens, index - 1))) return 'object';
  if (isAdverb(tokens, index + 1)) return 'object';
  if (/^pa(?:id|ys?)$/u.test(wordAt(tokens, index - 1)) && DUE.test(nextWord)) return 'possessive';
  // « helped her hurt his own back »: a noun has no second owner.
  if (/^(?:his|her|its|their)$/u.test(wordAt(tokens, index + 2))) return 'object';
  if (!GIVING_VERBS.has(wordAt(tokens, index - 1))) return 'possessive';
  // To oneself one gives with « herself »; « told her employer » and « gave her opinion » have an owner.
  const isOwn = isPersonNoun(nextWord) || OWN_WORDS.has(nextWord);
  return isOwn || (isOfWorker && !isPassive(tokens, index)) ? 'possessive' : 'object';
}

/**
 * « (called her) early », « (moved her) upstairs », never « (her) early departure » nor « (examined her) back », which is a
 * part of the body but for what one takes or calls back.
 */
function isAdverb(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  const past = tokens[index + 1];
  const isLast =
    past === undefined ||
    past.kind === 'stop' ||
    past.kind === 'comma' ||
    FUNCTION_WORDS.has(wordAt(tokens, index + 1));
  const verb = wordAt(tokens, index - 2);
  if (!isLast || !isRead(word, 'adverb') || !isRead(verb, 'verb') || isRead(verb, 'preposition'))
    return false;
  return !isRead(word, 'noun') || CALLING_BACK.test(verb) || /(?:stairs|ly)$/u.test(word);
}

function isRead(word: string, as: 'adverb' | 'noun' | 'preposition' | 'verb'): boolean {
  return readForm(word, 'en').some(({ partOfSpeech }) => partOfSpeech === as);
}

/** « (left her) anxious », never « (made her) lower back » nor « (left her) swollen knee ». */
function isComplement(tokens: readonly Token[], index: number): boolean {
  const past = tokens[index + 1];
  return (
    ADJECTIVE.test(wordAt(tokens, index)) &&
    (past === undefined || past.kind !== 'word' || FUNCTION_WORDS.has(wordAt(tokens, index + 1)))
  );
}

/** « She was given her crutches. » */
function isPassive(tokens: readonly Token[], index: number): boolean {
  return /^(?:was|were|is|been|being)$/u.test(wordAt(tokens, index - 2));
}
