/** Pronouns of an English text that may stand for the worker: "he", "her", "himself". */
import { readForm } from '@constat/language/lexicon';
import type { FormReading } from '@constat/language/lexicon';
import { UNCLEAR, WORKER, agrees } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import type { EnglishScan } from './scan-state-english.ts';
import { isInApposition } from './phrases-english.ts';
import { PRONOUNS, pronounCaseAt, wordAt } from './pronoun-case-english.ts';
import type { PronounCase } from './pronoun-case-english.ts';
import { isSaidOfPatientInEnglish } from './is-said-of-patient.ts';
import type { Token } from './gender-tokens.ts';
import { BODY_WORDS, HURTING_VERBS, OWN_WORDS } from './words-english.ts';

const OPINIONS = /^(?:opinion|view|views|report|impression|conclusions?|findings|recommendations?)$/u;
/** What a professional does: « She recommended surgery. » */
const PROFESSIONAL_ACTS =
  /^(?:recommend(?:s|ed)|prescrib(?:es|ed)|conclud(?:es|ed)|diagnosed?|suggest(?:s|ed)|orders|ordered|referred|operated|infiltrated|injected|examined)$/u;
const HITTING = /^(?:hit|hits|struck|pushed|grabbed|kicked|punched|cut|bumped|scratched|stabbed)$/u;

/** Not « HER2 », « he-man », « the Hers test ». */
export function isPronoun(scan: EnglishScan, index: number): boolean {
  const [token, next] = [scan.tokens[index], scan.tokens[index + 1]];
  const isPartOfName = next?.isHyphenated === true || (next?.kind === 'number' && next.start === token?.end);
  return !isPartOfName && !/^(?:the|an?)$/u.test(wordAt(scan.tokens, index - 1));
}

/** Reads a pronoun: whom it stands for becomes, as a subject, what the clause is about. */
export function readPronoun(scan: EnglishScan, index: number, token: Token, gender: Gender): void {
  const pronounCase = pronounCaseAt(scan.tokens, index, scan.view.subject?.kind === 'worker');
  const referent = referentOf(scan, index, pronounCase, gender);
  const isFar =
    scan.view.subject === undefined && !scan.view.isSameSentence && referent.isProfessional !== true;
  if (pronounCase === 'subject') scan.view.subject = referent;
  // In a sentence of its own « he » may as well be the worker, of whom the report tells; so may « her » in « her
  // daughter does her shopping ».
  const isUnclear = isFar
    ? pronounCase === 'subject'
    : pronounCase === 'possessive' &&
      referent !== WORKER &&
      referent !== scan.view.relative &&
      referent.isProfessional !== true &&
      !isOwn(scan, index);
  if (gender === scan.words.to || (referent.kind !== 'worker' && referent.kind !== 'unclear' && !isUnclear))
    return;
  const replacement = PRONOUNS[pronounCase][scan.words.to === 'male' ? 0 : 1];
  const length = wordAt(scan.tokens, index).length;
  const word = token.text.slice(0, length);
  const place = { start: token.start, end: token.start + length, text: word };
  scan.words.change(place, replacement, referent.kind === 'worker' ? WORKER : UNCLEAR);
}

function referentOf(scan: EnglishScan, index: number, pronounCase: PronounCase, gender: Gender): Referent {
  // « She called her for help »: another one, for of oneself « herself » is said.
  if (pronounCase === 'object' && isActedOn(scan, index)) return { kind: 'unclear', gender };
  const isOfRelative = pronounCase === 'possessive' || pronounCase === 'self';
  const candidate =
    (isOfRelative ? scan.view.relative : undefined) ?? scan.view.subject ?? scan.view.previousSubject;
  if (pronounCase === 'possessive') {
    const professional = scan.view.professional ?? scan.view.earlierProfessional;
    // « Seen by Dr. Roy. In her opinion, … »
    const isTheirs = OPINIONS.test(wordAt(scan.tokens, index + 1)) && scan.view.subject === undefined;
    if (isTheirs && professional !== undefined) return { kind: 'unclear', gender };
    if (isInApposition(scan.tokens, index)) return WORKER;
  }
  if (candidate.kind === 'unclear' && agrees(candidate, gender)) return candidate;
  const professional = scan.view.earlierProfessional;
  const isAct =
    pronounCase === 'subject' &&
    scan.view.subject === undefined &&
    PROFESSIONAL_ACTS.test(wordAt(scan.tokens, index + 1));
  if (isAct && professional !== undefined && agrees(professional, gender)) return professional;
  const kin = pronounCase === 'subject' && scan.view.subject === undefined ? scan.view.earlierKin : undefined;
  if (kin !== undefined && agrees(kin, gender)) return { kind: 'unclear', gender };
  if (candidate.kind !== 'other' || !agrees(candidate, gender)) return WORKER;
  if (pronounCase === 'subject') {
    const isNewSentence = scan.view.subject === undefined && !scan.view.isSameSentence;
    if (isNewSentence && isSaidOfPatientInEnglish(scan.tokens, index + 1)) return { kind: 'unclear', gender };
    // « The surgeon told him that he … »: the one who was told. « He asked him to bend; he could not »: either.
    if (scan.view.isWorkerObject && scan.view.objectGender === gender)
      return wordAt(scan.tokens, index - 1) === 'that' ? WORKER : { kind: 'unclear', gender };
    const isSubordinate = scan.view.subject !== undefined && candidate.gender === 'either';
    return isSubordinate && wordAt(scan.tokens, index - 1) === 'that'
      ? { kind: 'unclear', gender }
      : candidate;
  }
  // Whom the other person acts on is the worker; what is a relative's own stays theirs.
  if (pronounCase === 'possessive' && isOwn(scan, index)) return candidate;
  if (scan.view.subject === undefined || pronounCase === 'object') {
    scan.view.isWorkerObject = true;
    scan.view.objectGender = gender;
    return WORKER;
  }
  // « hit him with his cane »
  if (
    pronounCase === 'possessive' &&
    wordAt(scan.tokens, index - 1) === 'with' &&
    HITTING.test(wordAt(scan.tokens, index - 3)) &&
    candidate.isProfessional !== true
  )
    return { kind: 'unclear', gender };
  if (scan.view.isWorkerObject && pronounCase !== 'self') return WORKER;
  return candidate.isProfessional === true && pronounCase !== 'self' ? WORKER : candidate;
}

/** Between a subject and its verb: « she had also called her ». */
const BETWEEN = /^(?:has|had|have|did|does|would|will|could|can|not|never|also|then|already|\p{L}{3,}ly)$/u;
const SUBJECT = /^s?he$/u;
const MOST_BETWEEN = 3;
/** Words of the verb that « and » joins to this one. */
const MOST_JOINED = 8;

/**
 * True where the pronoun is what the worker acts on in the same clause, right after the verb: « he asked her », « he saw a
 * nurse and asked her ».
 */
function isActedOn({ tokens, view }: EnglishScan, index: number): boolean {
  if (view.subject?.kind !== 'worker') return false;
  if (!readForm(wordAt(tokens, index - 1), 'en').some(isFinite)) return false;
  let before = index - 2;
  while (before > index - 2 - MOST_BETWEEN && BETWEEN.test(wordAt(tokens, before))) before -= 1;
  if (wordAt(tokens, before) === 'and') {
    const first = before - 1;
    while (before > first - MOST_JOINED && !SUBJECT.test(wordAt(tokens, before - 1))) {
      before -= 1;
      const kind = tokens[before]?.kind;
      if ((kind !== 'word' && kind !== 'number') || /^(?:and|that|who)$/u.test(wordAt(tokens, before)))
        return false;
    }
    before -= 1;
  }
  return SUBJECT.test(wordAt(tokens, before));
}

const isFinite = ({ partOfSpeech, verbForm }: FormReading): boolean =>
  partOfSpeech === 'verb' && verbForm !== 'gerund';

/** « his own back », « gave her opinion », « broke her left arm »: of whoever acts. */
function isOwn(scan: EnglishScan, index: number): boolean {
  const next = wordAt(scan.tokens, index + 1);
  if (next === 'own' || OWN_WORDS.has(next)) return true;
  const part = /^(?:left|right|lower|upper)$/u.test(next) ? wordAt(scan.tokens, index + 2) : next;
  return (
    BODY_WORDS.has(part) &&
    HURTING_VERBS.has(wordAt(scan.tokens, index - 1)) &&
    scan.view.subject?.isProfessional !== true
  );
}
