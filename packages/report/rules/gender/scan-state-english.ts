import { WORKER } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import { WordCollector } from './word-collector.ts';
import { wordAt } from './pronoun-case-english.ts';
import { tokenise } from './gender-tokens.ts';
import type { Token } from './gender-tokens.ts';

const OPENERS = new Set([
  'and',
  'but',
  'because',
  'while',
  'when',
  'that',
  'as',
  'after',
  'before',
  'if',
  'since',
  'although',
]);
/** Words that open a noun phrase. */
export const DETERMINERS = new Set(['his', 'her', 'the', 'a', 'an', 'this', 'one', 'their', 'another']);

/** What has been said so far in an English text, as far as the next word needs it. */
interface EnglishView {
  /** Whom the clause is about; missing at the start of a sentence. */
  subject: Referent | undefined;
  previousSubject: Referent;
  /** True once somebody else has done something to the worker in this sentence. */
  isWorkerObject: boolean;
  /** Who was named last. */
  named: Referent | undefined;
  /** Whom a clause with « who » is about. */
  relative: Referent | undefined;
  /** The professional named in this sentence, and in the one before. */
  professional: Referent | undefined;
  earlierProfessional: Referent | undefined;
  /** Whom somebody is said to have, in this sentence and in the one before: « he has a son ». */
  kin: Referent | undefined;
  earlierKin: Referent | undefined;
  /** The gender in which the worker was the object. */
  objectGender: Gender | undefined;
  /** True after a semicolon: what stood before it is near enough to be told of by « he ». */
  isSameSentence: boolean;
}

/** An English text that is being read: what has been said so far, and the words found. */
export interface EnglishScan {
  readonly tokens: readonly Token[];
  readonly view: EnglishView;
  readonly words: WordCollector;
}

/** An English text before its first word is read, and the gender wanted. */
export function startEnglishScan(text: string, to: Gender): EnglishScan {
  return {
    tokens: tokenise(text, 'en'),
    view: {
      subject: undefined,
      previousSubject: WORKER,
      isWorkerObject: false,
      named: undefined,
      relative: undefined,
      professional: undefined,
      earlierProfessional: undefined,
      kin: undefined,
      earlierKin: undefined,
      objectGender: undefined,
      isSameSentence: false,
    },
    words: new WordCollector(to),
  };
}

/** « co-worker » */
export function isAfterHyphen(scan: EnglishScan, index: number): boolean {
  return scan.tokens[index]?.isHyphenated === true;
}

/** True for a word that begins a clause, its article aside. */
export function opensClause(scan: EnglishScan, index: number): boolean {
  let at = index - 1;
  if (DETERMINERS.has(wordAt(scan.tokens, at))) at -= 1;
  const before = scan.tokens[at];
  return (
    before === undefined || before.kind === 'stop' || before.kind === 'comma' || OPENERS.has(before.lower)
  );
}
