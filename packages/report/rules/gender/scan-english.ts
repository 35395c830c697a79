import { agrees, WORKER } from './change.ts';
import type { FoundWords, Gender, GenderChange, Referent } from './change.ts';
import { inCaseOf, tokenise } from './tokens.ts';
import type { Token } from './tokens.ts';
import { companionGender, isProfessional, otherTradeForm } from './people-english.ts';
import {
  isAfterPersonNoun,
  isInApposition,
  isNamedOther,
  isOfAge,
  isTitleOfName,
} from './phrases-english.ts';
import { isPointedOutInEnglish } from './pointed-out-english.ts';
import { BEING, GENDER_OF, PRONOUNS, pronounCaseAt, wordAt } from './pronoun-case-english.ts';
import type { PronounCase } from './pronoun-case-english.ts';
import { isSaidOfTreatedInEnglish } from './said-of-treated.ts';
import { BODY_WORDS, ENGLISH_NOUNS, HURTING_VERBS, OWN_WORDS } from './words-english.ts';

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
const OPINIONS = /^(?:opinion|view|views|report|impression|conclusions?|findings|recommendations?)$/u;
/** What a professional does: « She recommended surgery. » */
const PROFESSIONAL_ACTS =
  /^(?:recommend(?:s|ed)|prescrib(?:es|ed)|conclud(?:es|ed)|diagnosed?|suggest(?:s|ed)|orders|ordered|referred|operated|infiltrated|injected|examined)$/u;
const HITTING = /^(?:hit|hits|struck|pushed|grabbed|kicked|punched|cut|bumped|scratched|stabbed)$/u;
/** Pieces between an article and its noun at the most: "a very pleasant 45-year-old man". */
const PHRASE_LENGTH = 10;
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
  /** Who was named last, and the professional named in this sentence or the one before. */
  #named: Referent | undefined;
  /** Whom a clause with « who » is about. */
  #relative: Referent | undefined;
  #professional: Referent | undefined;
  #earlierProfessional: Referent | undefined;
  /** Whom somebody is said to have, in this sentence and in the one before: « he has a son ». */
  #kin: Referent | undefined;
  #earlierKin: Referent | undefined;
  /** The gender in which the worker was the object. */
  #objectGender: Gender | undefined;
  /** True after a semicolon: what stood before it is near enough to be told of by « he ». */
  #isSameSentence = false;

  constructor(text: string, to: Gender) {
    this.#tokens = tokenise(text, 'en');
    this.#to = to;
  }

  /** What is proven to be about the worker, and what may be. */
  found(): FoundWords {
    for (let index = 0; index < this.#tokens.length; index += 1) this.#read(index);
    return { changes: this.#changes, doubts: this.#doubts };
  }

  #word(index: number): string {
    return wordAt(this.#tokens, index);
  }

  #read(index: number): void {
    const token = this.#tokens[index];
    if (token === undefined) return;
    if (token.kind === 'stop') {
      if (this.#subject !== undefined) this.#previousSubject = this.#subject;
      if (token.text === '\n') this.#previousSubject = WORKER;
      this.#subject = undefined;
      if (token.text !== ';' || this.#previousSubject.isProfessional !== true) this.#isWorkerObject = false;
      this.#isSameSentence = token.text === ';';
      this.#earlierProfessional = this.#professional;
      this.#professional = undefined;
      this.#earlierKin = this.#kin;
      this.#kin = undefined;
    }
    if (token.kind === 'stop' || token.kind === 'comma') this.#relative = undefined;
    if (token.kind !== 'word') return;
    const word = this.#word(index);
    const gender = this.#isPronoun(index) ? GENDER_OF[word] : undefined;
    if (word === 'who') this.#relative = this.#named;
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

  /** Not « HER2 », « he-man », « the Hers test ». */
  #isPronoun(index: number): boolean {
    const [token, next] = [this.#tokens[index], this.#tokens[index + 1]];
    const isPartOfName =
      next?.isHyphenated === true || (next?.kind === 'number' && next.start === token?.end);
    return !isPartOfName && !/^(?:the|an?)$/u.test(this.#word(index - 1));
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
      if (
        /^(?:worker|patient|claimant|employee)$/u.test(word) &&
        !this.#isAfterHyphen(at) &&
        token.lower === word
      ) {
        this.#named = WORKER;
        return;
      }
      const referent = this.#otherAt(at, this.#word(index));
      if (referent === undefined) continue;
      this.#named = referent;
      if (referent.isProfessional === true) this.#professional = referent;
      else if (/^ha[sd]$/u.test(this.#word(index - 1))) this.#kin = referent;
      if (this.#opensClause(index)) this.#subject = referent;
      return;
    }
  }

  #otherAt(at: number, determiner: string): Referent | undefined {
    const word = this.#word(at);
    if (isProfessional(word)) return { kind: 'other', gender: 'either', isProfessional: true };
    if (word === 'worker' && this.#isAfterHyphen(at)) return { kind: 'other', gender: 'either' };
    const trade = /^an?$/u.test(determiner) ? undefined : otherTradeForm(word);
    const gender = companionGender(word) ?? trade?.gender;
    return gender === undefined ? undefined : { kind: 'other', gender };
  }

  #readPronoun(index: number, token: Token, gender: Gender): void {
    const pronounCase = pronounCaseAt(this.#tokens, index, this.#subject?.kind === 'worker');
    const referent = this.#referentOf(index, pronounCase, gender);
    const isFar = this.#subject === undefined && !this.#isSameSentence && referent.isProfessional !== true;
    if (pronounCase === 'subject') this.#subject = referent;
    // In a sentence of its own « he » may as well be the worker, of whom the report tells; so may « her » in « her
    // daughter does her shopping ».
    const isUnclear = isFar
      ? pronounCase === 'subject'
      : pronounCase === 'possessive' &&
        referent !== WORKER &&
        referent !== this.#relative &&
        referent.isProfessional !== true &&
        !this.#isOwn(index);
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
    const isOfRelative = pronounCase === 'possessive' || pronounCase === 'self';
    const candidate = (isOfRelative ? this.#relative : undefined) ?? this.#subject ?? this.#previousSubject;
    if (pronounCase === 'possessive') {
      const professional = this.#professional ?? this.#earlierProfessional;
      // « Seen by Dr. Roy. In her opinion, … »
      const isTheirs = OPINIONS.test(this.#word(index + 1)) && this.#subject === undefined;
      if (isTheirs && professional !== undefined) return { kind: 'unclear', gender };
      if (isInApposition(this.#tokens, index)) return WORKER;
    }
    if (candidate.kind === 'unclear' && agrees(candidate, gender)) return candidate;
    const professional = this.#earlierProfessional;
    const isAct =
      pronounCase === 'subject' &&
      this.#subject === undefined &&
      PROFESSIONAL_ACTS.test(this.#word(index + 1));
    if (isAct && professional !== undefined && agrees(professional, gender)) return professional;
    const kin = pronounCase === 'subject' && this.#subject === undefined ? this.#earlierKin : undefined;
    if (kin !== undefined && agrees(kin, gender)) return { kind: 'unclear', gender };
    if (candidate.kind !== 'other' || !agrees(candidate, gender)) return WORKER;
    if (pronounCase === 'subject') {
      const isNewSentence = this.#subject === undefined && !this.#isSameSentence;
      if (isNewSentence && isSaidOfTreatedInEnglish(this.#tokens, index + 1))
        return { kind: 'unclear', gender };
      // « The surgeon told him that he … »: the one who was told. « He asked him to bend; he could not »: either.
      if (this.#isWorkerObject && this.#objectGender === gender)
        return this.#word(index - 1) === 'that' ? WORKER : { kind: 'unclear', gender };
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
    // « hit him with his cane »
    if (
      pronounCase === 'possessive' &&
      this.#word(index - 1) === 'with' &&
      HITTING.test(this.#word(index - 3)) &&
      candidate.isProfessional !== true
    )
      return { kind: 'unclear', gender };
    if (this.#isWorkerObject && pronounCase !== 'self') return WORKER;
    return candidate.isProfessional === true && pronounCase !== 'self' ? WORKER : candidate;
  }

  /** « his own back », « gave her opinion », « broke her left arm »: of whoever acts. */
  #isOwn(index: number): boolean {
    const next = this.#word(index + 1);
    if (next === 'own' || OWN_WORDS.has(next)) return true;
    const part = /^(?:left|right|lower|upper)$/u.test(next) ? this.#word(index + 2) : next;
    return (
      BODY_WORDS.has(part) &&
      HURTING_VERBS.has(this.#word(index - 1)) &&
      this.#subject?.isProfessional !== true
    );
  }

  #readNoun(index: number, token: Token, word: string): void {
    const isMrs = word === 'mrs';
    const trade = otherTradeForm(word);
    if (trade !== undefined) return this.#readTrade(index, token, trade);
    const pair = ENGLISH_NOUNS.find((candidate) => candidate.includes(isMrs ? 'ms' : word));
    if (pair === undefined) return;
    if (/^(?:fa|mo)ther$/u.test(word) && !this.#isParentOf(index)) return;
    const isTitle = pair[0] === 'mr';
    const isShort = pair[0] === 'man' || pair[0] === 'male' || pair[0] === 'gentleman';
    if (isTitle && !isTitleOfName(this.#tokens, index)) return;
    if (isShort && !isOfAge(this.#tokens, index) && !this.#isSaidOfWorker(index)) return;
    const isMale = word === pair[0];
    const candidate = this.#subject;
    if (isTitle && isAfterPersonNoun(this.#tokens, index)) return;
    if (candidate?.kind === 'other' && !isTitle) return;
    if (isTitle && isNamedOther(this.#tokens, index)) {
      this.#subject = { kind: 'other', gender: isMale ? 'male' : 'female' };
      return;
    }
    const isBesideWorker = isTitle
      ? candidate?.kind === 'worker' && !this.#isNamedSo(index)
      : isShort && (this.#isMet(index) || isPointedOutInEnglish(this.#tokens, index));
    if (isBesideWorker) this.#named = { kind: 'other', gender: isMale ? 'male' : 'female' };
    else if (this.#opensClause(index) && candidate?.kind !== 'other') this.#subject = WORKER;
    if (isMale === (this.#to === 'male')) return;
    // « a 45-year-old man’s knee »
    const shown = token.text.slice(0, word.length);
    // « The supervisor wrote to Mr. Roy »
    (candidate?.kind === 'other' || isBesideWorker ? this.#doubts : this.#changes).push({
      start: token.start,
      end: token.start + word.length,
      word: shown,
      replacement: inCaseOf(shown, isMale ? pair[1] : pair[0]),
    });
  }

  /** "the worker, Mr. Roy", "he is Mr. Roy"; in "he met Mr. Roy" the title is somebody else's. */
  #isNamedSo(index: number): boolean {
    const before = this.#word(index - 1);
    return before === '' || BEING.test(before) || /^(?:worker|patient|claimant|employee)$/u.test(before);
  }

  /** "He lives with a 40-year-old woman", "struck by a man of 30": hardly the worker, who is known already. */
  #isMet(index: number): boolean {
    let article = index - 1;
    while (article > index - PHRASE_LENGTH && !/^an?$/u.test(this.#word(article))) article -= 1;
    if (!/^an?$/u.test(this.#word(article))) return false;
    const before = this.#word(article - 1);
    const isNamedSo = before === '' || before === 'as' || BEING.test(before) || this.#isSaidOfWorker(index);
    return before === 'by' || (this.#subject?.kind === 'worker' && !isNamedSo);
  }

  /** « works as a waiter », « a retired policeman »; « the foreman » and « a foreman's assistant » are others. */
  #readTrade(
    index: number,
    token: Token,
    { gender, counterpart }: { readonly gender: Gender; readonly counterpart: string },
  ): void {
    const isNamed = /^(?:an?|as|former|retired)$/u.test(this.#word(index - 1));
    if (!isNamed || gender === this.#to || this.#subject?.kind === 'other' || /['’]$/u.test(token.text))
      return;
    this.#changes.push({
      start: token.start,
      end: token.end,
      word: token.text,
      replacement: inCaseOf(token.text, counterpart),
    });
  }

  /** « He is the father of two », said of the one whom the sentence is about. */
  #isParentOf(index: number): boolean {
    return this.#isSaidOfWorker(index) && this.#word(index + 1) === 'of';
  }

  /** « The worker is a man of few words » */
  #isSaidOfWorker(index: number): boolean {
    const isSaid =
      /^(?:an?|the)$/u.test(this.#word(index - 1)) &&
      (BEING.test(this.#word(index - 2)) ||
        (this.#word(index - 2) === 'and' && this.#word(index + 1) === 'of'));
    return isSaid && (this.#subject ?? WORKER).kind === 'worker';
  }
}
