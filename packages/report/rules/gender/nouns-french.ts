/** Nouns of a French text: those that name the worker, and those that name somebody or something else. */
import { UNCLEAR, WORKER } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import type { FrenchScan } from './scan-state-french.ts';
import { setSubject, wordAt } from './discourse-french.ts';
import { entryOf } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import type { IntroducedNoun } from './worker-introduction.ts';
import { isSomebodyElse, nounPhraseAt } from './phrases-french.ts';
import { isPreposition, isSubjectPhrase } from './subject-phrase.ts';
import type { Token } from './gender-tokens.ts';
import { agreeingBefore } from './worker-noun.ts';
import { readWord } from './word-readings.ts';

/** Last nouns of a sentence that are kept as what a pronoun may stand for. */
const MOST_OBJECTS = 6;

/** Notes a noun phrase: it is the subject when it opens a clause. */
export function nameNoun(scan: FrenchScan, index: number, referent: Referent): void {
  if (isSubjectPhrase(scan.view, index, referent)) setSubject(scan.view, referent);
  scan.view.noun = referent;
  scan.view.nounIndex = index;
  const isHad = referent.kind === 'other' && isHaving(wordAt(scan.tokens, index - 1));
  if (isHad && scan.view.subject?.kind === 'worker') scan.view.kin = referent;
  const isAfterPreposition =
    isPreposition(wordAt(scan.tokens, index - 1)) || isPreposition(wordAt(scan.tokens, index));
  const isObject = referent.kind !== 'worker' && !isAfterPreposition;
  if (isObject) scan.view.objects = [...(scan.view.objects ?? []), referent].slice(-MOST_OBJECTS);
  if (referent.isProfessional === true) {
    scan.view.professional = referent;
    scan.view.hasProfessional = true;
  }
}

/** « M. Roy », « Mme Roy »: the worker, unless the words around give somebody else's trade or kinship. */
export function readTitle(scan: FrenchScan, index: number, token: Token): void {
  const dot = scan.tokens[index + 1]?.text === '.' ? 1 : 0;
  const name = scan.tokens[index + 1 + dot];
  if (name?.kind !== 'word' || !/^\p{Lu}/u.test(name.text)) return;
  // « le Dr Roy, M.D. »
  if (dot === 1 && name.text.length === 1 && name.start === scan.tokens[index + 1]?.end) return;
  if (token.lower === 'm' && (dot === 0 || token.text !== 'M' || isInitial(scan, index))) return;
  const afterName = index + 2 + dot;
  const isTradeNext = scan.tokens[afterName]?.text === ',' && isOtherNoun(scan, afterName + 1);
  const isAfterTrade = isOtherNoun(scan, index - (scan.tokens[index - 1]?.text === ',' ? 2 : 1));
  const isOther = isTradeNext || isAfterTrade;
  // « Son employeur a offert un poste à M. Roy »
  const { noun, subject } = scan.view;
  const isAboutOther = subject?.kind === 'other' || (noun?.kind === 'other' && subject !== WORKER);
  const isUnclear = !isOther && (isAboutOther || isBesideWorker(scan, index));
  const gender: Gender = token.lower === 'm' ? 'male' : 'female';
  nameNoun(scan, index, isOther || isUnclear ? { kind: 'other', gender } : WORKER);
  if (isOther || gender !== scan.words.from) return;
  const end = gender === 'male' ? (scan.tokens[index + 1]?.end ?? token.end) : token.end;
  scan.words.note(
    [
      {
        start: token.start,
        end,
        word: gender === 'male' ? 'M.' : token.text,
        replacement: gender === 'male' ? 'Mme' : 'M.',
      },
    ],
    isUnclear ? UNCLEAR : WORKER,
  );
}

/** « Il a rencontré M. Roy »: somebody else, unless the clause says who the worker is: « la travailleuse Mme Roy ». */
function isBesideWorker(scan: FrenchScan, index: number): boolean {
  const before = wordAt(scan.tokens, index - 1);
  const isNamedSo = isLinking(before) || entryOf(before)?.kind === 'noun' || before === '';
  return scan.view.subject?.kind === 'worker' && !isNamedSo;
}

/** « le Dr M. Roy », « Jean M. Roy », « 3 M. »: no title. */
function isInitial(scan: FrenchScan, index: number): boolean {
  const before = scan.tokens[index - 1];
  return before?.kind === 'number' || isName(scan, index - 1) || /^dre?$/u.test(before?.lower ?? '');
}

/** « Lavoie »: a word with a capital inside a sentence. */
export function isName(scan: FrenchScan, index: number): boolean {
  const before = scan.tokens[index - 1];
  return (
    /^\p{Lu}\p{Ll}/u.test(scan.tokens[index]?.text ?? '') && before !== undefined && before.kind !== 'stop'
  );
}

/** « (est) un préposé »: the article and what stands before the noun change with it. */
export function readIntroduction(scan: FrenchScan, { noun, isUnclear }: IntroducedNoun): void {
  const entry = entryOf(wordAt(scan.tokens, noun)) ?? sameForBoth(scan, noun);
  const token = scan.tokens[noun];
  if (token === undefined) return;
  scan.skipTo = noun;
  const whom = isUnclear ? UNCLEAR : WORKER;
  scan.view.noun = whom;
  scan.view.lastAdjective = { index: noun, of: whom, isTitle: true };
  if (entry.gender !== scan.words.from) return;
  const about = entry.isUnclear === true ? UNCLEAR : whom;
  const { changes } = agreeingBefore(scan.tokens, noun, { entry, to: scan.words.to });
  scan.words.note(changes, about);
  if (entry.counterpart !== '') scan.words.change(token, entry.counterpart, about);
}

/** « une militaire »: the article alone shows the gender. */
function sameForBoth(scan: FrenchScan, noun: number): Entry {
  const article = wordAt(scan.tokens, noun - 1) === 'une' || wordAt(scan.tokens, noun - 2) === 'une';
  return { kind: 'occupation', gender: article ? 'female' : 'male', counterpart: '' };
}

function isOtherNoun(scan: FrenchScan, index: number): boolean {
  const phrase = nounPhraseAt(scan.tokens, index, { isBare: true });
  return phrase?.referent.kind === 'other';
}

/** Reads a noun that names the worker, or somebody met. */
export function readNoun(scan: FrenchScan, index: number, token: Token, entry: Entry): void {
  const isAttribute = isLinking(wordAt(scan.tokens, index - 1)) && scan.view.subject?.kind === 'worker';
  if (isSomebodyElse(scan.tokens, index) && !isAttribute) {
    return nameNoun(scan, index, { kind: 'other', gender: entry.gender });
  }
  const { first, changes } = agreeingBefore(scan.tokens, index, { entry, to: scan.words.to });
  const { subject } = scan.view;
  // « Le directeur est un homme de 60 ans »
  if (subject?.kind === 'other' && isLinking(wordAt(scan.tokens, first - 1)))
    return nameNoun(scan, first, subject);
  if (!isAttribute && (isMet(scan, first) || isIdentifiedPerson(scan.tokens, first, index))) {
    nameNoun(scan, first, { kind: 'other', gender: entry.gender });
    if (entry.gender !== scan.words.from) return;
    scan.words.note(changes, UNCLEAR);
    return scan.words.change(token, entry.counterpart, UNCLEAR);
  }
  nameNoun(scan, first, WORKER);
  if (isAttribute) scan.view.lastAdjective = { index, of: WORKER, isTitle: true };
  scan.view.written = entry.gender;
  if (entry.gender !== scan.words.from) return;
  scan.words.note(changes);
  scan.words.change(token, entry.counterpart);
}

/** « Il vit avec une femme de 40 ans », « conduit par un homme de 40 ans »: hardly the worker, who is known already. */
function isMet(scan: FrenchScan, first: number): boolean {
  const before = wordAt(scan.tokens, first - 1);
  const isIndefinite = /^une?$/u.test(wordAt(scan.tokens, first));
  const isNamedSo = before === '' || before === 'comme' || isLinking(before);
  return isIndefinite && (before === 'par' || (scan.view.subject?.kind === 'worker' && !isNamedSo));
}

/** Words looked through for « ans », and for the verb after « qui ». */
const AGE_LENGTH = 5;
const CLITICS = /^(?:n'|ne|se|s'|y|en|l'|le|la|lui|a|avait|est|était)$/u;
/** What a report says of whom it is about: the trade, the complaint, the visit. */
const OF_WHOM_IT_IS_ABOUT = new Set(
  'travailler exercer occuper consulter présenter souffrir subir rapporter alléguer plaindre être avoir vivre habiter'.split(
    ' ',
  ),
);

/** « la femme de 40 ans qui conduisait »: true for « homme », « femme » with an age that a clause or a place tells from the worker. */
function isIdentifiedPerson(tokens: readonly Token[], first: number, noun: number): boolean {
  const article = wordAt(tokens, first);
  if (!/^(?:le|la|l'|cet|cette)$/u.test(article) || !/^(?:homme|femme|dame)$/u.test(wordAt(tokens, noun)))
    return false;
  const age = tokens.slice(noun, noun + AGE_LENGTH + 1).findIndex(({ lower }) => lower === 'ans');
  if (age === -1) return false;
  const after = noun + age + 1;
  const opening = wordAt(tokens, after);
  if (opening !== 'qui')
    return !article.startsWith('c') && /^(?:au|dans|derrière|devant|assise?|à)$/u.test(opening);
  let at = after + 1;
  while (at < after + AGE_LENGTH && CLITICS.test(wordAt(tokens, at))) at += 1;
  return !readWord(wordAt(tokens, at)).verbs.some((verb) => OF_WHOM_IT_IS_ABOUT.has(verb));
}
