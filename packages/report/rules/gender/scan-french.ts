import { agrees, WORKER } from './change.ts';
import type { Gender, GenderChange, Referent } from './change.ts';
import { wordAt } from './french-view.ts';
import type { FrenchView } from './french-view.ts';
import { FRENCH_LEXICON } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { isArticle, isImpersonal, isSomebodyElse, nounPhraseAt, verbAfter } from './read-french.ts';
import { resolveSubject } from './resolve-subject.ts';
import { saidOf } from './said-of.ts';
import { inCaseOf, tokenise } from './tokens.ts';
import type { Token } from './tokens.ts';
import { ACTS_ON_WORKER, PERSON_VERBS, PREPOSITIONS } from './verbs-french.ts';
import { agreeingBefore } from './worker-noun.ts';

const OPENERS = new Set([
  'et',
  'mais',
  'puis',
  'car',
  'que',
  "qu'",
  'quand',
  'lorsque',
  "lorsqu'",
  'où',
  'si',
  "s'il",
  'dont',
  'donc',
  'or',
]);

/** Reads a French text from its start, and collects the words about the worker that are not in the gender wanted. */
export class FrenchScan {
  readonly #to: Gender;
  readonly #from: Gender;
  readonly #tokens: readonly Token[];
  readonly #changes: GenderChange[] = [];
  readonly #apostrophe: string;
  readonly #view: FrenchView;
  #hasEarlierProfessional = false;
  /** Tokens up to this one belong to a phrase that was read already. */
  #skipTo = -1;

  constructor(text: string, to: Gender) {
    this.#tokens = tokenise(text);
    this.#apostrophe = text.includes('’') ? '’' : "'";
    this.#view = { tokens: this.#tokens, previousSubject: WORKER };
    this.#to = to;
    this.#from = to === 'female' ? 'male' : 'female';
  }

  changes(): readonly GenderChange[] {
    for (let index = 0; index < this.#tokens.length; index += 1) this.#read(index);
    return this.#changes.toSorted((one, other) => one.start - other.start);
  }

  #at(index: number): Token | undefined {
    return this.#tokens[index];
  }

  #word(index: number): string {
    return wordAt(this.#tokens, index);
  }

  #read(index: number): void {
    const token = this.#at(index);
    if (token === undefined || index <= this.#skipTo) return;
    if (token.kind === 'stop') this.#endSentence(token.text === '\n');
    if (token.kind !== 'word') return;
    const { lower } = token;
    if (lower === 'il' || lower === 'elle') return this.#readPronoun(index, token);
    if (lower === 'lui' || lower === 'celui' || lower === 'celle') return this.#readStressed(index, token);
    if ((lower === 'le' || lower === 'la') && ACTS_ON_WORKER.has(this.#word(index + 1))) {
      return this.#readObject(token);
    }
    if (lower === 'm' || lower === 'mme') return this.#readTitle(index, token);
    if (lower === 'qui' && this.#view.noun !== undefined) this.#view.subject = this.#view.noun;
    const phrase = nounPhraseAt(this.#tokens, index);
    if (phrase !== undefined) {
      if (phrase.referent.kind === 'other') this.#skipTo = phrase.noun;
      return this.#name(index, phrase.referent);
    }
    const entry = FRENCH_LEXICON.get(lower);
    if (entry !== undefined) this.#readEntry(index, token, entry);
  }

  #endSentence(isNewLine: boolean): void {
    if (this.#view.subject !== undefined) this.#view.previousSubject = this.#view.subject;
    if (isNewLine) this.#view.previousSubject = WORKER;
    if (!this.#hasEarlierProfessional) delete this.#view.professional;
    this.#hasEarlierProfessional = false;
    delete this.#view.subject;
    if (this.#view.noun === undefined) delete this.#view.previousNoun;
    else this.#view.previousNoun = this.#view.noun;
    delete this.#view.noun;
    delete this.#view.lastAdjective;
  }

  /** Notes a noun phrase: it is the subject when it opens a clause. */
  #name(index: number, referent: Referent): void {
    const before = this.#at(index - 1);
    const opensClause =
      before === undefined || before.kind === 'stop' || before.kind === 'comma' || OPENERS.has(before.lower);
    if (opensClause) this.#view.subject = referent;
    this.#view.noun = referent;
    if (referent.isProfessional === true) {
      this.#view.professional = referent;
      this.#hasEarlierProfessional = true;
    }
  }

  #readPronoun(index: number, token: Token): void {
    const gender = token.lower === 'il' ? 'male' : 'female';
    const isSelf = this.#at(index + 1)?.text === '-' && this.#word(index + 2) === 'même';
    if (gender === 'female' && (isSelf || PREPOSITIONS.has(this.#word(index - 1))))
      return this.#readStressed(index, token);
    if (gender === 'male' && isImpersonal(this.#tokens, index + 1)) return;
    const referent = resolveSubject(this.#view, index, gender);
    this.#view.subject = referent;
    this.#view.noun = referent;
    if (referent.kind === 'worker' && gender === this.#from) this.#changePronoun(index, token);
  }

  /** « s’il » is « si elle » in the other gender. */
  #changePronoun(index: number, token: Token): void {
    const before = this.#at(index - 1);
    const isIf = this.#from === 'male' ? before?.lower === "s'" : before?.lower === 'si';
    if (before === undefined || !isIf) return this.#change(token, this.#from === 'male' ? 'elle' : 'il');
    const whole = {
      ...token,
      text: `${before.text}${this.#from === 'male' ? '' : ' '}${token.text}`,
      start: before.start,
    };
    this.#change(whole, this.#from === 'male' ? 'si elle' : `s${this.#apostrophe}il`);
  }

  /** « chez lui », « elle-même », « celui-ci »: after a preposition it is not the one who acts. */
  #readStressed(index: number, token: Token): void {
    const { lower } = token;
    const gender: Gender = lower === 'lui' || lower === 'celui' ? 'male' : 'female';
    const isDemonstrative = lower.startsWith('cel');
    const isSelf = this.#at(index + 1)?.text === '-' && this.#word(index + 2) === 'même';
    const isAfterPreposition = PREPOSITIONS.has(this.#word(index - 1));
    if (isDemonstrative) {
      if (this.#at(index + 1)?.text !== '-' || this.#word(index + 2) !== 'ci') return;
      const { verb } = verbAfter(this.#tokens, index + 3);
      if (!PERSON_VERBS.has(verb) || resolveSubject(this.#view, index + 2, gender).kind !== 'worker') return;
      this.#view.subject = WORKER;
    } else if (isSelf) {
      if ((this.#view.subject ?? WORKER).kind !== 'worker') return;
    } else {
      if (!isAfterPreposition) return;
      const noun = this.#view.noun;
      const other = noun?.kind === 'other' || noun?.kind === 'thing' ? noun : this.#view.previousSubject;
      const isActor = this.#view.subject?.kind === 'other' && other === this.#view.subject;
      if (other.kind !== 'worker' && agrees(other, gender) && !isActor) return;
    }
    if (gender !== this.#from) return;
    const counterparts = { lui: 'elle', elle: 'lui', celui: 'celle', celle: 'celui' } as const;
    this.#change(token, counterparts[lower as keyof typeof counterparts]);
  }

  #readObject(token: Token): void {
    const gender: Gender = token.lower === 'le' ? 'male' : 'female';
    const candidate = this.#view.subject ?? this.#view.previousSubject;
    const isOther =
      this.#view.noun?.kind === 'other' && this.#view.noun !== candidate && agrees(this.#view.noun, gender);
    if (gender === this.#from && !isOther) this.#change(token, gender === 'male' ? 'la' : 'le');
  }

  /** « M. Roy », « Mme Roy »: the worker, unless the words around give somebody else's trade or kinship. */
  #readTitle(index: number, token: Token): void {
    const dot = this.#at(index + 1)?.text === '.' ? 1 : 0;
    const name = this.#at(index + 1 + dot);
    if (name?.kind !== 'word' || !/^\p{Lu}/u.test(name.text)) return;
    if (token.lower === 'm' && (dot === 0 || token.text !== 'M')) return;
    const afterName = index + 2 + dot;
    const isTradeNext = this.#at(afterName)?.text === ',' && this.#isOtherNoun(afterName + 1);
    const isOther = isTradeNext || (this.#view.noun?.kind === 'other' && this.#view.subject !== WORKER);
    const gender: Gender = token.lower === 'm' ? 'male' : 'female';
    this.#name(index, isOther ? { kind: 'other', gender } : WORKER);
    if (isOther || gender !== this.#from) return;
    const end = gender === 'male' ? (this.#at(index + 1)?.end ?? token.end) : token.end;
    this.#changes.push({
      start: token.start,
      end,
      word: gender === 'male' ? 'M.' : token.text,
      replacement: gender === 'male' ? 'Mme' : 'M.',
    });
  }

  #isOtherNoun(index: number): boolean {
    const phrase = nounPhraseAt(this.#tokens, index, { isBare: true });
    return phrase?.referent.kind === 'other';
  }

  #readEntry(index: number, token: Token, entry: Entry): void {
    const isParent = /^[pm]ère$/u.test(token.lower);
    if (
      isParent &&
      !this.#tokens.slice(index + 1, index + 5).some(({ lower }) => /^(?:enfants?|famille)$/u.test(lower))
    )
      return;
    const isBareEmployee = token.lower.startsWith('employé') && !isArticle(this.#word(index - 1));
    if (entry.kind === 'noun' && !isBareEmployee) return this.#readNoun(index, token, entry);
    if (isBareEmployee) return this.#readSaidOf(index, token, { ...entry, kind: 'human' });
    this.#readSaidOf(index, token, entry);
  }

  #readSaidOf(index: number, token: Token, entry: Entry): void {
    const referent = saidOf(this.#view, index, entry);
    if (referent === undefined) return;
    this.#view.lastAdjective = { index, of: referent };
    if (referent.kind !== 'worker' || entry.gender !== this.#from) return;
    const former = this.#at(index - 1);
    if (former?.lower === 'ancien') this.#change(former, 'ancienne');
    if (former?.lower === 'ancienne') this.#change(former, 'ancien');
    this.#change(token, entry.counterpart);
  }

  #readNoun(index: number, token: Token, entry: Entry): void {
    if (isSomebodyElse(this.#tokens, index)) {
      return this.#name(index, { kind: 'other', gender: entry.gender });
    }
    const { first, changes } = agreeingBefore(this.#tokens, index, { entry, to: this.#to });
    this.#name(first, WORKER);
    if (entry.gender !== this.#from) return;
    this.#changes.push(...changes);
    this.#change(token, entry.counterpart);
  }

  #change(token: Token, counterpart: string): void {
    this.#changes.push({
      start: token.start,
      end: token.end,
      word: token.text,
      replacement: inCaseOf(token.text, counterpart),
    });
  }
}
