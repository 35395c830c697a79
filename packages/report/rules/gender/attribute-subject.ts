import { NOBODY, WORKER } from './gender-change.ts';
import type { Referent } from './gender-change.ts';
import {
  INDIRECT,
  JOINERS,
  beforeAdverbs,
  coordinatedWith,
  isAfterSelf,
  isStrictlyLinked,
  isWorkerNoun,
} from './adjective-place.ts';
import { ellipticSubject, isDetached, isListedPosture, subjectAfterHeading } from './elliptical-sentence.ts';
import { controlledSubject, isObjectControlled } from './object-control.ts';
import { isAfterSubject, isFiniteVerb } from './finite-verb.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { COUNTS, isDeterminer, isPrenominal } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { isBeing, isHaving, isStateParticiple } from './linking-verbs.ts';
import { objectReferent, takesComplement } from './object-pronoun.ts';
import { LINKING, isAdverb } from './verbs-french.ts';
import { readWord } from './word-readings.ts';

const AS_A = new Set([
  'comme',
  'apprenti',
  'apprentie',
  'titre',
  'statut',
  'poste',
  'emploi',
  'métier',
  "qu'",
]);
const WORK = new Set(['poste', 'emploi', 'métier']);
const OWN_OBJECT = new Set([
  'le',
  'la',
  "l'",
  'les',
  'un',
  'une',
  ...COUNTS,
  'des',
  'son',
  'sa',
  'ses',
  'compte',
]);
const INFINITIVE = /(?:[^h]er|ir|oir|[dt]re)$/u;
const WHEN =
  /^(?:lendemain|jours?|matins?|soirs?|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|veille|semaines?|nuits?|journées?|heures?|minutes?|secondes?|ans?|années?|reprises?|même|peu|fois|plus|long|côté)$/u;
/** Said of people first, yet of a gait, a reply or a pastime too. */
const OF_THINGS_TOO =
  /^(?:prudente?|isolée?|confuse?|agitée?|stressée?|seule?|contrainte?|autorisée?|motivée?|nerveu(?:x|se)|(?:mal)?heureu(?:x|se)|sporti(?:f|ve)|anxieu(?:x|se)|dépressi(?:f|ve)|crainti(?:f|ve)|attenti(?:f|ve)|coopérati(?:f|ve))$/u;
const BEFORE_STATE = /^(?:lorsque?'?|quand|sitôt|fois|bien|quoique|même)$/u;

/** « deux fois », « le lendemain » */
function isTimeAt(view: FrenchDiscourse, index: number): boolean {
  const opens = OWN_OBJECT.has(wordAt(view.tokens, index)) || view.tokens[index]?.kind === 'number';
  return opens && WHEN.test(wordAt(view.tokens, index + 1));
}

/** « le genou », « 2 doigts », never « le 3 mai » nor « 2 fois ». */
function isObjectAt(view: FrenchDiscourse, index: number): boolean {
  const [first, second] = [view.tokens[index], view.tokens[index + 1]];
  if (isTimeAt(view, index)) return false;
  return (
    first?.kind === 'number' || (OWN_OBJECT.has(wordAt(view.tokens, index)) && second?.kind !== 'number')
  );
}

/** « Vu le contexte, … », « Passé le mois de mai, … »: a participle before its noun is no more than a preposition. */
function isPreposed(view: FrenchDiscourse, index: number): boolean {
  if (isObjectAt(view, index + 1)) return true;
  const isOfTime = /^(?:passé|excepté|attendu)$/u.test(wordAt(view.tokens, index));
  return (
    isOfTime && (isDeterminer(wordAt(view.tokens, index + 1)) || view.tokens[index + 1]?.kind === 'number')
  );
}

/** « s’est blessé le genou » has its object; « s’est blessée le 3 mai », « le lendemain » has not. */
function hasOwnObject(view: FrenchDiscourse, index: number): boolean {
  const next = wordAt(view.tokens, index + 1);
  if (INFINITIVE.test(next) && /^(?:vue?|laissée?|faite?|sentie?)$/u.test(wordAt(view.tokens, index)))
    return true;
  return isObjectAt(view, index + 1) || (isTimeAt(view, index + 1) && isObjectAt(view, index + 3));
}

/** « (camionneuse) longue distance » */
function beginsNounPhrase(view: FrenchDiscourse, index: number): boolean {
  const { isNoun, isAdjective, isFunctionWord } = readWord(wordAt(view.tokens, index + 1));
  return isPrenominal(wordAt(view.tokens, index)) && isNoun && !isAdjective && !isFunctionWord;
}

/** « 45 ans, charpentier », at the head of a sentence. */
function isAfterAge(view: FrenchDiscourse, comma: number): boolean {
  const opening = view.tokens[comma - 3];
  return (
    wordAt(view.tokens, comma - 1) === 'ans' &&
    view.tokens[comma - 2]?.kind === 'number' &&
    (opening === undefined || opening.kind === 'stop')
  );
}

/** Whom an adjective or participle is about; undefined when the sentence does not say. */
export function attributeSubject(view: FrenchDiscourse, index: number, entry: Entry): Referent | undefined {
  if (view.tokens[index]?.isHyphenated === true && view.lastAdjective?.index === index - 1)
    return view.lastAdjective.of;
  if (entry.kind !== 'occupation' && isFiniteVerb(view, index)) return undefined;
  const { at, isJoined } = beforeAdverbs(view, index);
  const before = view.tokens[at];
  if (isListedPosture(view, index, before?.text) && !isDetached(view, index, entry)) return undefined;
  const lower = before?.kind === 'word' ? before.lower : '';
  if (view.lastAdjective?.index === at) {
    const isChained =
      isJoined ||
      isStateParticiple(lower) ||
      (at === index - 1 && (view.noun?.kind === 'worker' || view.lastAdjective.isTitle === true));
    if (isChained && !(view.lastAdjective.isTitle === true && beginsNounPhrase(view, index)))
      return view.lastAdjective.of;
  }
  // « décrit comme collaborant »
  if (lower === 'comme' && view.lastAdjective?.index === at - 1) return view.lastAdjective.of;
  const coordinated = coordinatedWith(view, { at, entry });
  if (coordinated !== undefined) return coordinated;
  const subject = view.subject ?? impliedSubject(view);
  if (isHaving(lower) && wordAt(view.tokens, at - 1) === "l'") {
    return objectReferent(
      view,
      { verb: wordAt(view.tokens, index), next: wordAt(view.tokens, index + 1) },
      entry.gender,
    );
  }
  if (view.object?.verbIndex === at && takesComplement(lower)) return view.object.referent;
  const having = isAdverb(wordAt(view.tokens, at - 2)) ? at - 3 : at - 2;
  const hasLook =
    lower === 'air' && wordAt(view.tokens, at - 1) === "l'" && isHaving(wordAt(view.tokens, having));
  if (hasLook) return subject;
  if (readWord(lower).isInfinitive && isObjectControlled(view, at)) return controlledSubject(view, at, entry);
  // « Étant donné le contexte, … »
  if (lower === 'étant' && wordAt(view.tokens, index).startsWith('donné')) return undefined;
  if (LINKING.has(lower) || isStrictlyLinked(view, at)) {
    if (
      isAfterSelf(view, at) &&
      isBeing(lower) &&
      lower !== 'être' &&
      (hasOwnObject(view, index) || INDIRECT.test(wordAt(view.tokens, index)))
    )
      return undefined;
    const isParticiple = /ée?$/u.test(wordAt(view.tokens, index));
    if (
      entry.kind === 'shared' &&
      !isParticiple &&
      !isStrictlyLinked(view, at) &&
      lower !== 'suis' &&
      lower !== 'es'
    )
      return undefined;
    return subject;
  }
  if (entry.kind === 'human' && lower !== '' && isAfterSubject(view, at)) return subject;
  if (entry.kind === 'occupation' || readWord(wordAt(view.tokens, index)).noun !== undefined) {
    // « son emploi régulier »: a word that is an adjective first is of the work, not of the person.
    const isOfWork =
      WORK.has(lower) &&
      readWord(wordAt(view.tokens, index)).isAdjective &&
      (entry.kind !== 'occupation' || isDeterminer(wordAt(view.tokens, at - 1)));
    const isAs =
      (AS_A.has(lower) && !isOfWork) || (lower === 'que' && wordAt(view.tokens, at - 1) === 'tant');
    if (isAs) return subject;
    if (/^d(?:e|')$/u.test(lower) && AS_A.has(wordAt(view.tokens, at - 1)))
      return /^(?:son|sa)$/u.test(wordAt(view.tokens, at - 2)) ? WORKER : subject;
  }
  const isAlthough = lower === 'que' && /^(?:bien|quoi)$/u.test(wordAt(view.tokens, at - 1));
  if (BEFORE_STATE.test(lower) && isDetached(view, index, entry)) return WORKER;
  if (isAlthough || BEFORE_STATE.test(lower)) return subject.kind === 'worker' ? subject : undefined;
  const startsSentence = before === undefined || before.kind === 'stop';
  if (startsSentence) {
    // « Vu le contexte, il est resté couché. »
    if (entry.kind === 'shared' && isPreposed(view, index)) return undefined;
    if (isDetached(view, index, entry)) return WORKER;
    return ellipticSubject(view, index, { entry, subject });
  }
  if (lower !== '' && isWorkerNoun(view, at)) return entry.kind === 'occupation' ? undefined : WORKER;
  const closesAge = lower === 'ans';
  if (before.kind === 'comma' || closesAge || (JOINERS.has(lower) && entry.kind === 'human')) {
    const noun = view.noun;
    if (noun === undefined) {
      if (entry.kind === 'human' || (entry.kind === 'occupation' && isAfterAge(view, at))) return subject;
      return subjectAfterHeading(view, index, { entry, subject });
    }
    if (noun.kind !== 'thing') return noun;
    return besideThing(view, {
      entry,
      subject,
      noun,
      isJoined: JOINERS.has(lower),
      word: wordAt(view.tokens, index),
    });
  }
  return undefined;
}

/** After a noun for a thing: « marche, accompagné de sa sœur », « une démarche lente et prudente ». */
function besideThing(
  view: FrenchDiscourse,
  {
    entry,
    subject,
    noun,
    isJoined,
    word,
  }: {
    readonly entry: Entry;
    readonly subject: Referent;
    readonly noun: Referent;
    readonly isJoined: boolean;
    readonly word: string;
  },
): Referent | undefined {
  const agreesWithThing =
    noun.isPlural !== true && (noun.gender === 'either' || noun.gender === entry.gender);
  if (!agreesWithThing && view.written === entry.gender && view.subject?.kind === 'worker') return subject;
  if (entry.kind !== 'human') return undefined;
  if (!agreesWithThing || subject.kind !== 'worker') return subject;
  if (view.written !== undefined && view.written !== entry.gender) return undefined;
  return isJoined || OF_THINGS_TOO.test(word) ? { kind: 'unclear', gender: entry.gender } : subject;
}

/** Whom a clause without a subject of its own is about: a note such as « Opéré en 2019 » is about the worker. */
function impliedSubject(view: FrenchDiscourse): Referent {
  if (view.previousSubject.kind === 'other') return view.previousSubject;
  return view.noun === undefined || view.noun.kind === 'worker' ? WORKER : NOBODY;
}
