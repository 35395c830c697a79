import { agrees, WORKER } from './change.ts';
import type { FoundWords, Gender, GenderChange, Referent } from './change.ts';
import { inCaseOf, tokenise } from './tokens.ts';
import type { Token } from './tokens.ts';
import {
  ENGLISH_NOUNS,
  ENGLISH_OTHERS,
  ENGLISH_PROFESSIONALS,
  ENGLISH_TRADES,
  FUNCTION_WORDS,
  GIVING_VERBS,
  OWN_WORDS,
  VERBS_OR_NOUNS,
} from './words-english.ts';

type PronounCase = 'subject' | 'object' | 'possessive' | 'owner' | 'self';

const PRONOUNS: Readonly<Record<PronounCase, readonly [male: string, female: string]>> = {
  subject: ['he', 'she'],
  object: ['him', 'her'],
  possessive: ['his', 'her'],
  owner: ['his', 'hers'],
  self: ['himself', 'herself'],
};

const GENDER_OF: Readonly<Record<string, Gender>> = {
  he: 'male',
  him: 'male',
  his: 'male',
  himself: 'male',
  she: 'female',
  her: 'female',
  hers: 'female',
  herself: 'female',
};

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
const DETERMINERS = new Set(['his', 'her', 'the', 'a', 'an', 'this', 'one', 'their', 'another']);
/** « saw her walk », « made her stop » */
const PERCEIVING =
  /^(?:ma(?:de|kes?)|lets?|saw|sees?|seen|watch(?:ed|es)?|help(?:ed|s)?|heard|felt|had|has|noticed|observed)$/u;
/** « drove her home » */
const TAKING =
  /^(?:dr(?:o|i)ven?|drives|sen[dt]s?|took|takes|taken|brought|brings|carried|escorted|accompanied|walked|helped)$/u;
const DEICTIC_AGE = /^(?:year|old|aged|handed|presented|presents|presenting)$/u;

/** Reads an English text from its start, and collects the words about the worker that are not in the gender wanted. */
export class EnglishScan {
  readonly #to: Gender;
  readonly #tokens: readonly Token[];
  readonly #changes: GenderChange[] = [];
  readonly #doubts: GenderChange[] = [];
  #subject: Referent | undefined;
  #previousSubject: Referent = WORKER;
  /** True once somebody else has done something to the worker in this sentence. */
  #isWorkerObject = false;
  /** The gender in which the worker was the object. */
  #objectGender: Gender | undefined;
  /** True after a semicolon: what stood before it is near enough to be told of by « he ». */
  #isSameSentence = false;

  constructor(text: string, to: Gender) {
    this.#tokens = tokenise(text);
    this.#to = to;
  }

  /** What is proven to be about the worker, and what may be. */
  found(): FoundWords {
    for (let index = 0; index < this.#tokens.length; index += 1) this.#read(index);
    return { changes: this.#changes, doubts: this.#doubts };
  }

  /** The word there without a contraction's ending: « he's » reads as « he ». */
  #word(index: number): string {
    const token = this.#tokens[index];
    return token?.kind === 'word' ? token.lower.replace(/'$/u, '') : '';
  }

  #read(index: number): void {
    const token = this.#tokens[index];
    if (token === undefined) return;
    if (token.kind === 'stop') {
      if (this.#subject !== undefined) this.#previousSubject = this.#subject;
      if (token.text === '\n') this.#previousSubject = WORKER;
      this.#subject = undefined;
      this.#isWorkerObject = false;
      this.#isSameSentence = token.text === ';';
    }
    if (token.kind !== 'word') return;
    const word = this.#word(index);
    const gender = GENDER_OF[word];
    if (gender !== undefined) {
      this.#readPronoun(index, token, gender);
      if (DETERMINERS.has(word)) this.#nameOther(index);
      return;
    }
    if (word === 'dr' || DETERMINERS.has(word)) this.#nameOther(index);
    if (
      this.#opensClause(index) &&
      !this.#isAfterHyphen(index) &&
      /^(?:worker|patient|claimant|employee)$/u.test(token.lower)
    )
      this.#subject = WORKER;
    this.#readNoun(index, token, word);
  }

  /** « co-worker » */
  #isAfterHyphen(index: number): boolean {
    return this.#tokens[index]?.isHyphenated === true;
  }

  #opensClause(index: number): boolean {
    let at = index - 1;
    if (DETERMINERS.has(this.#word(at))) at -= 1;
    const before = this.#tokens[at];
    return (
      before === undefined || before.kind === 'stop' || before.kind === 'comma' || OPENERS.has(before.lower)
    );
  }

  /** « his wife », « the surgeon », « Dr. Roy »: somebody else; at the head of a clause, its subject. */
  #nameOther(index: number): void {
    for (let at = index; at <= index + 3; at += 1) {
      const token = this.#tokens[at];
      if (token === undefined || token.kind === 'stop' || token.kind === 'comma') return;
      const word = this.#word(at);
      const isProfessional = ENGLISH_PROFESSIONALS.has(word);
      const isTrade = ENGLISH_TRADES.has(word) && !/^an?$/u.test(this.#word(index));
      const tradeGender = /(?:woman|ress)$/u.test(word) ? 'female' : 'male';
      const isCoWorker = word === 'worker' && this.#isAfterHyphen(at);
      const gender =
        isCoWorker || isProfessional ? 'either' : isTrade ? tradeGender : ENGLISH_OTHERS.get(word);
      if (gender === undefined) continue;
      if (this.#opensClause(index)) this.#subject = { kind: 'other', gender, isProfessional };
      return;
    }
  }

  #caseOf(index: number): PronounCase {
    const word = this.#word(index);
    if (word === 'he' || word === 'she') return 'subject';
    if (word === 'him') return 'object';
    if (word === 'hers') return 'owner';
    if (word.endsWith('self')) return 'self';
    const next = this.#tokens[index + 1];
    const nextWord = this.#word(index + 1);
    const isAlone =
      next === undefined || next.kind === 'stop' || next.kind === 'comma' || FUNCTION_WORDS.has(nextWord);
    if (word === 'his') return isAlone && next?.kind !== 'word' ? 'owner' : 'possessive';
    if (isAlone || next.kind === 'number') return 'object';
    if (VERBS_OR_NOUNS.has(nextWord) && PERCEIVING.test(this.#word(index - 1))) return 'object';
    if (nextWord === 'home' && TAKING.test(this.#word(index - 1))) return 'object';
    // « helped her hurt his own back »: a noun has no second owner.
    if (/^(?:his|her|its|their)$/u.test(this.#word(index + 2))) return 'object';
    if (!GIVING_VERBS.has(this.#word(index - 1))) return 'possessive';
    // To oneself one gives with « herself »; « told her employer » and « gave her opinion » have an owner.
    const isOwn = this.#isPerson(nextWord) || OWN_WORDS.has(nextWord);
    return isOwn || (this.#subject?.kind === 'worker' && !this.#isPassive(index)) ? 'possessive' : 'object';
  }

  #isPerson(word: string): boolean {
    return ENGLISH_PROFESSIONALS.has(word) || ENGLISH_OTHERS.has(word) || ENGLISH_TRADES.has(word);
  }

  /** « She was given her crutches. » */
  #isPassive(index: number): boolean {
    return /^(?:was|were|is|been|being)$/u.test(this.#word(index - 2));
  }

  #readPronoun(index: number, token: Token, gender: Gender): void {
    const pronounCase = this.#caseOf(index);
    const referent = this.#referentOf(index, pronounCase, gender);
    const isFar = this.#subject === undefined && !this.#isSameSentence && referent.isProfessional !== true;
    if (pronounCase === 'subject') this.#subject = referent;
    // In a sentence of its own « he » may as well be the worker, of whom the report tells; so may « her » in « her
    // daughter does her shopping ».
    const isUnclear = isFar
      ? pronounCase === 'subject'
      : pronounCase === 'possessive' && referent.isProfessional !== true && !this.#isOwn(index);
    if (gender === this.#to || (referent.kind !== 'worker' && referent.kind !== 'unclear' && !isUnclear))
      return;
    const replacement = PRONOUNS[pronounCase][this.#to === 'male' ? 0 : 1];
    const length = this.#word(index).length;
    const word = token.text.slice(0, length);
    (referent.kind === 'worker' ? this.#changes : this.#doubts).push({
      start: token.start,
      end: token.start + length,
      word,
      replacement: inCaseOf(word, replacement),
    });
  }

  #referentOf(index: number, pronounCase: PronounCase, gender: Gender): Referent {
    const candidate = this.#subject ?? this.#previousSubject;
    if (candidate.kind === 'unclear' && agrees(candidate, gender)) return candidate;
    if (candidate.kind !== 'other' || !agrees(candidate, gender)) return WORKER;
    if (pronounCase === 'subject') {
      // « The surgeon told him that he … »: the one who was told.
      if (this.#isWorkerObject && this.#objectGender === gender && this.#word(index - 1) === 'that')
        return WORKER;
      const isSubordinate = this.#subject !== undefined && candidate.gender === 'either';
      return isSubordinate && this.#word(index - 1) === 'that' ? { kind: 'unclear', gender } : candidate;
    }
    // Whom the other person acts on is the worker; what is a relative's own stays theirs.
    if (pronounCase === 'possessive' && this.#isOwn(index)) return candidate;
    if (this.#subject === undefined || pronounCase === 'object') {
      this.#isWorkerObject = true;
      this.#objectGender = gender;
      return WORKER;
    }
    if (this.#isWorkerObject && pronounCase !== 'self') return WORKER;
    return candidate.isProfessional === true && pronounCase !== 'self' ? WORKER : candidate;
  }

  /** « his own back », « gave her opinion »: of whoever acts. */
  #isOwn(index: number): boolean {
    const next = this.#word(index + 1);
    return next === 'own' || OWN_WORDS.has(next);
  }

  /** « Mr. Roy, the foreman », « Mrs. Roy, a physiotherapist », « his foreman, Mr. Roy »: somebody else. */
  #isNamedOther(index: number): boolean {
    let at = index + 1;
    while (this.#tokens[at]?.text === '.' || /^\p{Lu}/u.test(this.#tokens[at]?.text ?? '')) at += 1;
    if (this.#tokens[at]?.text !== ',') return false;
    const isThe =
      this.#word(at + 1) === 'the' &&
      !/^(?:worker|patient|claimant|insured|employee)$/u.test(this.#word(at + 2));
    if (isThe) return true;
    for (let next = at + 1; next <= at + 4; next += 1) if (this.#isPerson(this.#word(next))) return true;
    return false;
  }

  #readNoun(index: number, token: Token, word: string): void {
    const isMrs = word === 'mrs';
    const pair = ENGLISH_NOUNS.find((candidate) => candidate.includes(isMrs ? 'ms' : word));
    if (pair === undefined) return;
    const isTitle = pair[0] === 'mr';
    const isShort = pair[0] === 'man' || pair[0] === 'male' || pair[0] === 'gentleman';
    if (isTitle && !/^(?:\.|\p{Lu})/u.test(this.#tokens[index + 1]?.text ?? '')) return;
    if (isShort && !this.#isOfAge(index)) return;
    const isMale = word === pair[0];
    const candidate = this.#subject;
    if (candidate?.kind === 'other') return;
    if (isTitle && this.#isNamedOther(index)) {
      this.#subject = { kind: 'other', gender: isMale && !isMrs ? 'male' : 'female' };
      return;
    }
    if (ENGLISH_TRADES.has(word) && !/^(?:an?|as|former|retired)$/u.test(this.#word(index - 1))) return;
    if (this.#opensClause(index)) this.#subject = WORKER;
    if (isMale === (this.#to === 'male')) return;
    this.#changes.push({
      start: token.start,
      end: token.end,
      word: token.text,
      replacement: inCaseOf(token.text, isMale ? pair[1] : pair[0]),
    });
  }

  /** « a 45-year-old man », « a right-handed woman »: the worker. « A man helped him »: not. */
  #isOfAge(index: number): boolean {
    for (let at = index - 3; at <= index + 3; at += 1) {
      if (at !== index && DEICTIC_AGE.test(this.#word(at))) return true;
    }
    const isOf = this.#word(index + 1) === 'of' && this.#tokens[index + 2]?.kind === 'number';
    return isOf || this.#tokens.length <= 2;
  }
}
