import { NOBODY, WORKER } from './change.ts';
import { adjectivePlace, isTitlePlace, isWorkerNoun } from './adjective-place.ts';
import { attributeSubject } from './attribute-subject.ts';
import { isDetached } from './elliptic-sentence.ts';
import type { FoundWords, Gender, GenderChange, Referent } from './change.ts';
import { endSentence, setSubject, wordAt } from './french-view.ts';
import type { FrenchView } from './french-view.ts';
import { readIl } from './impersonal-french.ts';
import { titleByEnding } from './job-titles.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { inflected } from './inflect-french.ts';
import { entryOf, isPrenominal } from './lexicon-french.ts';
import { isObjectPronoun, objectReferent } from './object-pronoun.ts';
import { isPointedOut } from './pointed-out.ts';
import { presentedNoun } from './presented-worker.ts';
import type { PresentedNoun } from './presented-worker.ts';
import { isPreposition, isSubjectPhrase, opensClause } from './subject-phrase.ts';
import type { Entry } from './lexicon-french.ts';
import { isSomebodyElse, nounPhraseAt } from './read-french.ts';
import { STRESSED_COUNTERPARTS, opensSentence, stressedGender } from './stressed-pronoun.ts';
import { resolveSubject } from './resolve-subject.ts';
import { inCaseOf, tokenise } from './tokens.ts';
import type { Token } from './tokens.ts';
import { isVerbInAnt } from './verb-in-ant.ts';
import { readWord } from './word-readings.ts';
import { isAdverb, PREPOSITIONS } from './verbs-french.ts';
import { agreeingBefore, hasArticle } from './worker-noun.ts';

/** Last nouns of a sentence that are kept as what a pronoun may stand for. */
const MOST_OBJECTS = 6;
const UNCLEAR: Referent = { kind: 'unclear', gender: 'either' };
/** Whoever writes, or nobody in particular. */
const WRITERS = /^(?:je|j'|nous|on|vous|c'|ça|cela)$/u;

/** Reads a French text from its start, and collects the words about the worker that are not in the gender wanted. */
export class FrenchScan {
  readonly #to: Gender;
  readonly #from: Gender;
  readonly #tokens: readonly Token[];
  readonly #changes: GenderChange[] = [];
  readonly #doubts: GenderChange[] = [];
  readonly #apostrophe: string;
  readonly #view: FrenchView;
  /** Tokens up to this one belong to a phrase that was read already. */
  #skipTo = -1;

  constructor(text: string, to: Gender) {
    this.#tokens = tokenise(text, 'fr');
    this.#apostrophe = text.includes('’') ? '’' : "'";
    this.#view = { tokens: this.#tokens, previousSubject: WORKER, clause: { start: 0, hasSubject: false } };
    this.#to = to;
    this.#from = to === 'female' ? 'male' : 'female';
  }

  /** What is proven to be about the worker, and what may be. */
  found(): FoundWords {
    for (let index = 0; index < this.#tokens.length; index += 1) this.#read(index);
    const inOrder = (one: GenderChange, other: GenderChange): number => one.start - other.start;
    return { changes: this.#changes.toSorted(inOrder), doubts: this.#doubts.toSorted(inOrder) };
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
    if (token.kind === 'stop') {
      endSentence(this.#view, token.text === '\n');
      this.#view.isSameSentence = token.text === ';';
    }
    if (token.kind === 'stop' || token.kind === 'comma' || opensClause(token.lower)) {
      this.#view.clause = { start: index + 1, hasSubject: false };
    }
    if (token.kind !== 'word') return;
    const { lower } = token;
    if (WRITERS.test(lower) && !this.#view.clause.hasSubject) return setSubject(this.#view, NOBODY);
    if (lower === 'il' || lower === 'elle') return this.#readPronoun(index, token);
    if (lower === 'lui' || lower === 'celui' || lower === 'celle') return this.#readStressed(index, token);
    if ((lower === 'le' || lower === 'la') && isObjectPronoun(this.#view, index)) {
      return this.#readObject(index, token);
    }
    if (lower === "l'" && readWord(this.#word(index + 1)).isFinite)
      this.#noteObject(index, this.#view.written ?? this.#from);
    if (lower === 'm' || lower === 'mme') return this.#readTitle(index, token);
    if (lower === 'qui' && this.#view.noun !== undefined) setSubject(this.#view, this.#view.noun);
    const presented = presentedNoun(this.#view, index);
    if (presented !== undefined) return this.#readPresented(presented);
    const phrase = nounPhraseAt(this.#tokens, index);
    if (phrase !== undefined) {
      if (phrase.referent.kind === 'other') this.#skipTo = phrase.noun;
      return this.#name(index, phrase.referent);
    }
    if (/^dite?$/u.test(lower) && this.#isDitSaid(index)) return this.#readDit(index, token);
    if (isVerbInAnt(this.#view, index)) return this.#carryOn(index);
    const isNoEntry = this.#isBeforeItsNoun(index, lower) || this.#isName(index);
    const entry = isNoEntry ? undefined : entryOf(lower);
    if (entry !== undefined) return this.#readEntry(index, token, this.#asWritten(index, entry));
    const reading = readWord(lower);
    const isTitle = !isNoEntry && reading.isNoun && !isAdverb(lower) && this.#isTitle(index);
    const title = isTitle && reading.nounGender === 'male' ? titleByEnding(lower) : undefined;
    if (title !== undefined) return this.#readAttribute(index, token, { kind: 'occupation', ...title });
    // « concierge », « machiniste »: a list of titles may go on from it.
    if (isTitle && reading.nounGender === undefined)
      this.#view.lastAdjective = { index, of: this.#view.subject ?? WORKER, isTitle: true };
    else if (reading.isAdjective && !reading.isFunctionWord) return this.#noteAdjective(index);
    const isParticiple = reading.isGerund && !reading.isFunctionWord && !isAdverb(lower);
    if ((reading.isKnown && !isParticiple) || this.#isName(index)) return;
    const place = adjectivePlace(this.#view, index);
    const made = place === undefined ? undefined : inflected(lower, place);
    if (made !== undefined) this.#readAttribute(index, token, made);
  }

  #isTitle(index: number): boolean {
    return (
      isTitlePlace(this.#view, index) ||
      (opensSentence(this.#view, index) && isDetached(this.#view, index, { gender: 'male' }))
    );
  }

  /** « apte », « calme »: the same in both genders, and a list may go on from it. */
  #noteAdjective(index: number): void {
    const entry = { kind: 'shared', gender: this.#view.written ?? this.#from, counterpart: '' } as const;
    const of = attributeSubject(this.#view, index, entry);
    if (of !== undefined) this.#view.lastAdjective = { index, of };
  }

  /** « (travailleuse gauchère) habitant (seule) »: a list goes on past a verb in -ant. */
  #carryOn(index: number): void {
    const last = this.#view.lastAdjective;
    if (last?.index === index - 1) this.#view.lastAdjective = { index, of: last.of };
  }

  /** « une travailleuse saisonnière », « un technicien ambulancier »: a title that is an adjective there. */
  #asWritten(index: number, entry: Entry): Entry {
    const isBeside = isWorkerNoun(this.#view, index - 1) || this.#view.lastAdjective?.index === index - 1;
    const isAdjective = entry.kind === 'occupation' && readWord(this.#word(index)).isAdjective;
    return isBeside && isAdjective ? { ...entry, kind: 'shared' } : entry;
  }

  /** « Lavoie »: a word with a capital inside a sentence. */
  #isName(index: number): boolean {
    const before = this.#at(index - 1);
    return (
      /^\p{Lu}\p{Ll}/u.test(this.#at(index)?.text ?? '') && before !== undefined && before.kind !== 'stop'
    );
  }

  /** « ancien fumeur », « gros fumeur »: the adjective goes with its noun. */
  #isBeforeItsNoun(index: number, lower: string): boolean {
    const next = isPrenominal(lower) ? entryOf(this.#word(index + 1)) : undefined;
    return next !== undefined && next.kind !== 'shared';
  }

  /** « s’est dite inquiète », never « s’est dit que ». */
  #isDitSaid(index: number): boolean {
    return this.#word(index - 1) === 'est' && this.#word(index - 2) === "s'";
  }

  #readDit(index: number, token: Token): void {
    let at = index + 1;
    while (isAdverb(this.#word(at))) at += 1;
    const said = entryOf(this.#word(at)) ?? inflected(this.#word(at), 'predicate');
    const gender = token.lower === 'dit' ? 'male' : 'female';
    const entry = { kind: 'shared', gender, counterpart: gender === 'male' ? 'dite' : 'dit' } as const;
    if (said === undefined) return;
    if (said.gender === gender) return this.#readAttribute(index, token, entry);
    this.#view.lastAdjective = { index, of: this.#view.subject ?? NOBODY };
  }

  /** Notes a noun phrase: it is the subject when it opens a clause. */
  #name(index: number, referent: Referent): void {
    if (isSubjectPhrase(this.#view, index, referent)) setSubject(this.#view, referent);
    this.#view.noun = referent;
    this.#view.nounIndex = index;
    const isHad = referent.kind === 'other' && isHaving(this.#word(index - 1));
    if (isHad && this.#view.subject?.kind === 'worker') this.#view.kin = referent;
    const isAfterPreposition = isPreposition(this.#word(index - 1)) || isPreposition(this.#word(index));
    const isObject = referent.kind !== 'worker' && !isAfterPreposition;
    if (isObject) this.#view.objects = [...(this.#view.objects ?? []), referent].slice(-MOST_OBJECTS);
    if (referent.isProfessional === true) {
      this.#view.professional = referent;
      this.#view.hasProfessional = true;
    }
  }

  #readPronoun(index: number, token: Token): void {
    const gender = token.lower === 'il' ? 'male' : 'female';
    const isSelf = this.#at(index + 1)?.isHyphenated === true && this.#word(index + 1) === 'même';
    const isToo = this.#word(index + 1) === 'aussi' && opensSentence(this.#view, index);
    if (gender === 'female' && (isSelf || isToo || PREPOSITIONS.has(this.#word(index - 1))))
      return this.#readStressed(index, token);
    const isAfterDetached =
      this.#view.subject === undefined && this.#view.lastAdjective?.of.kind === 'worker';
    const read = gender === 'male' ? readIl(this.#tokens, index + 1) : 'somebody';
    const reading = read === 'unclear' && isAfterDetached ? 'somebody' : read;
    if (reading === 'impersonal') return setSubject(this.#view, NOBODY);
    const resolved = resolveSubject(this.#view, index, gender);
    const referent =
      reading === 'unclear' && resolved.kind === 'worker' ? ({ kind: 'unclear', gender } as const) : resolved;
    setSubject(this.#view, referent);
    this.#view.noun = referent;
    this.#view.nounIndex = index;
    if (referent.kind === 'worker') this.#view.written = gender;
    if (gender === this.#from) this.#changePronoun(index, token, referent);
  }

  /** « s’il » is « si elle » in the other gender. */
  #changePronoun(index: number, token: Token, referent: Referent): void {
    const before = this.#at(index - 1);
    const isIf = this.#from === 'male' ? before?.lower === "s'" : before?.lower === 'si';
    if (before === undefined || !isIf)
      return this.#change(token, this.#from === 'male' ? 'elle' : 'il', referent);
    const whole = {
      ...token,
      text: `${before.text}${this.#from === 'male' ? '' : ' '}${token.text}`,
      start: before.start,
    };
    this.#change(whole, this.#from === 'male' ? 'si elle' : `s${this.#apostrophe}il`, referent);
  }

  #readStressed(index: number, token: Token): void {
    const gender = stressedGender(this.#view, index);
    if (gender === this.#from) this.#change(token, STRESSED_COUNTERPARTS[token.lower] ?? token.lower);
  }

  #readObject(index: number, token: Token): void {
    const gender: Gender = token.lower === 'le' ? 'male' : 'female';
    const referent = this.#noteObject(index, gender);
    if (gender === this.#from && referent !== undefined)
      this.#change(token, gender === 'male' ? 'la' : 'le', referent);
  }

  #noteObject(index: number, gender: Gender): Referent | undefined {
    const referent = objectReferent(
      this.#view,
      { verb: this.#word(index + 1), next: this.#word(index + 2) },
      gender,
    );
    if (referent === undefined) delete this.#view.object;
    else this.#view.object = { referent, verbIndex: index + 1 };
    return referent;
  }

  /** « M. Roy », « Mme Roy »: the worker, unless the words around give somebody else's trade or kinship. */
  #readTitle(index: number, token: Token): void {
    const dot = this.#at(index + 1)?.text === '.' ? 1 : 0;
    const name = this.#at(index + 1 + dot);
    if (name?.kind !== 'word' || !/^\p{Lu}/u.test(name.text)) return;
    // « le Dr Roy, M.D. »
    if (dot === 1 && name.text.length === 1 && name.start === this.#at(index + 1)?.end) return;
    if (token.lower === 'm' && (dot === 0 || token.text !== 'M' || this.#isInitial(index))) return;
    const afterName = index + 2 + dot;
    const isTradeNext = this.#at(afterName)?.text === ',' && this.#isOtherNoun(afterName + 1);
    const isAfterTrade = this.#isOtherNoun(index - (this.#at(index - 1)?.text === ',' ? 2 : 1));
    const isOther = isTradeNext || isAfterTrade;
    // « Son employeur a offert un poste à M. Roy »
    const { noun, subject } = this.#view;
    const isAboutOther = subject?.kind === 'other' || (noun?.kind === 'other' && subject !== WORKER);
    const isUnclear = !isOther && (isAboutOther || this.#isBesideWorker(index));
    const gender: Gender = token.lower === 'm' ? 'male' : 'female';
    this.#name(index, isOther || isUnclear ? { kind: 'other', gender } : WORKER);
    if (isOther || gender !== this.#from) return;
    const end = gender === 'male' ? (this.#at(index + 1)?.end ?? token.end) : token.end;
    (isUnclear ? this.#doubts : this.#changes).push({
      start: token.start,
      end,
      word: gender === 'male' ? 'M.' : token.text,
      replacement: gender === 'male' ? 'Mme' : 'M.',
    });
  }

  /** « Il a rencontré M. Roy »: somebody else, unless the clause says who the worker is: « la travailleuse Mme Roy ». */
  #isBesideWorker(index: number): boolean {
    const before = this.#word(index - 1);
    const isNamedSo = isLinking(before) || entryOf(before)?.kind === 'noun' || before === '';
    return this.#view.subject?.kind === 'worker' && !isNamedSo;
  }

  /** « le Dr M. Roy », « Jean M. Roy », « 3 M. »: no title. */
  #isInitial(index: number): boolean {
    const before = this.#at(index - 1);
    return before?.kind === 'number' || this.#isName(index - 1) || /^dre?$/u.test(before?.lower ?? '');
  }

  /** « (est) un préposé »: the article and what stands before the noun change with it. */
  #readPresented({ noun, isUnclear }: PresentedNoun): void {
    const entry = entryOf(this.#word(noun)) ?? this.#sameForBoth(noun);
    const token = this.#at(noun);
    if (token === undefined) return;
    this.#skipTo = noun;
    const whom = isUnclear ? UNCLEAR : WORKER;
    this.#view.noun = whom;
    this.#view.lastAdjective = { index: noun, of: whom, isTitle: true };
    if (entry.gender !== this.#from) return;
    const about = entry.isUnclear === true ? UNCLEAR : whom;
    const { changes } = agreeingBefore(this.#tokens, noun, { entry, to: this.#to });
    (about === WORKER ? this.#changes : this.#doubts).push(...changes);
    if (entry.counterpart !== '') this.#change(token, entry.counterpart, about);
  }

  /** « une militaire »: the article alone shows the gender. */
  #sameForBoth(noun: number): Entry {
    const article = this.#word(noun - 1) === 'une' || this.#word(noun - 2) === 'une';
    return { kind: 'occupation', gender: article ? 'female' : 'male', counterpart: '' };
  }

  #isOtherNoun(index: number): boolean {
    const phrase = nounPhraseAt(this.#tokens, index, { isBare: true });
    return phrase?.referent.kind === 'other';
  }

  #readEntry(index: number, token: Token, entry: Entry): void {
    const isParent = /^[pm]ère$/u.test(token.lower);
    if (
      isParent &&
      !this.#tokens
        .slice(index + 1, index + 5)
        .some(({ lower }) => /^(?:enfants?|famille|filles?|fils|garçons?|jumeaux|jumelles)$/u.test(lower))
    )
      return;
    const isBare = !hasArticle(this.#tokens, index);
    const isBareEmployee = isBare && token.lower.startsWith('employé');
    // « une démarche assurée »: a participle where no article makes a noun of it.
    const isParticiple = isBare && /^(?:assuré|accidenté)e?$/u.test(token.lower) && index > 0;
    if (isParticiple) return this.#readAttribute(index, token, { ...entry, kind: 'shared' });
    if (entry.kind === 'noun' && !isBareEmployee) return this.#readNoun(index, token, entry);
    if (isBareEmployee) return this.#readAttribute(index, token, { ...entry, kind: 'human' });
    this.#readAttribute(index, token, entry);
  }

  #readAttribute(index: number, token: Token, entry: Entry & { readonly isUnclear?: boolean }): void {
    const referent = attributeSubject(this.#view, index, entry);
    if (referent === undefined) return;
    this.#view.lastAdjective = { index, of: referent, isTitle: entry.kind === 'occupation' };
    if (entry.gender !== this.#from) return;
    const about = entry.isUnclear === true && referent.kind === 'worker' ? UNCLEAR : referent;
    const former = this.#at(index - 1);
    const agreeing = former === undefined || !isPrenominal(former.lower) ? undefined : entryOf(former.lower);
    if (former !== undefined && agreeing?.gender === this.#from)
      this.#change(former, agreeing.counterpart, about);
    this.#change(token, entry.counterpart, about);
  }

  #readNoun(index: number, token: Token, entry: Entry): void {
    const isAttribute = isLinking(this.#word(index - 1)) && this.#view.subject?.kind === 'worker';
    if (isSomebodyElse(this.#tokens, index) && !isAttribute) {
      return this.#name(index, { kind: 'other', gender: entry.gender });
    }
    const { first, changes } = agreeingBefore(this.#tokens, index, { entry, to: this.#to });
    const { subject } = this.#view;
    // « Le directeur est un homme de 60 ans »
    if (subject?.kind === 'other' && isLinking(this.#word(first - 1))) return this.#name(first, subject);
    if (!isAttribute && (this.#isMet(first) || isPointedOut(this.#tokens, first, index))) {
      this.#name(first, { kind: 'other', gender: entry.gender });
      if (entry.gender !== this.#from) return;
      this.#doubts.push(...changes);
      return this.#change(token, entry.counterpart, UNCLEAR);
    }
    this.#name(first, WORKER);
    if (isAttribute) this.#view.lastAdjective = { index, of: WORKER, isTitle: true };
    this.#view.written = entry.gender;
    if (entry.gender !== this.#from) return;
    this.#changes.push(...changes);
    this.#change(token, entry.counterpart);
  }

  /** « Il vit avec une femme de 40 ans », « conduit par un homme de 40 ans »: hardly the worker, who is known already. */
  #isMet(first: number): boolean {
    const before = this.#word(first - 1);
    const isIndefinite = /^une?$/u.test(this.#word(first));
    const isNamedSo = before === '' || before === 'comme' || isLinking(before);
    return isIndefinite && (before === 'par' || (this.#view.subject?.kind === 'worker' && !isNamedSo));
  }

  /** Notes the change of a word about the worker, or the doubt; a word about anybody else stays. */
  #change(token: Token, counterpart: string, about: Referent = WORKER): void {
    if (about.kind !== 'worker' && about.kind !== 'unclear') return;
    (about.kind === 'worker' ? this.#changes : this.#doubts).push({
      start: token.start,
      end: token.end,
      word: token.text,
      replacement: inCaseOf(token.text, counterpart),
    });
  }
}
