import { agrees, NOBODY, WORKER } from './change.ts';
import type { Referent } from './change.ts';
import { endsPhrase, isAfterSubject, isFiniteVerb } from './finite-verb.ts';
import { wordAt } from './french-view.ts';
import type { FrenchView } from './french-view.ts';
import { readIl } from './impersonal-french.ts';
import { entryOf, isDeterminer, isPrenominal } from './lexicon-french.ts';
import { isOnlyVerb, readWord } from './word-readings.ts';
import type { Entry } from './lexicon-french.ts';
import type { AdjectivePlace } from './inflect-french.ts';
import { isBeing, isHaving, isLinking, isReflexiveLinking, isStateParticiple } from './linking-verbs.ts';
import { objectReferent, takesComplement } from './object-pronoun.ts';
import { LINKING, isAdverb } from './verbs-french.ts';

const JOINERS = new Set(['et', 'ou', 'ni', 'mais', 'puis', 'voire', 'sinon']);
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
const OWN_OBJECT = new Set([
  'le',
  'la',
  "l'",
  'les',
  'un',
  'une',
  'deux',
  'des',
  'son',
  'sa',
  'ses',
  'compte',
]);
/** « elle s’est fait mal », « elle s’est permis de »: the pronoun is to whom, so nothing agrees. */
const INDIRECT =
  /^(?:fait|laissé|permis|parlé|demandé|donné|acheté|procuré|imaginé|promis|imposé|infligé|attiré)$/u;
const INFINITIVE = /(?:[^h]er|ir|oir|[dt]re)$/u;
const WHEN =
  /^(?:lendemain|jour|matin|soir|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|veille|semaine|nuit|journée|même|peu|fois|plus|long|côté)$/u;
/** Said of people first, yet of a gait, a reply or a pastime too. */
const OF_THINGS_TOO =
  /^(?:prudente?|isolée?|confuse?|agitée?|stressée?|seule?|contrainte?|autorisée?|motivée?|nerveu(?:x|se)|(?:mal)?heureu(?:x|se)|sporti(?:f|ve)|anxieu(?:x|se)|dépressi(?:f|ve)|crainti(?:f|ve)|attenti(?:f|ve)|coopérati(?:f|ve))$/u;
const BEFORE_STATE = /^(?:lorsque?'?|quand|sitôt|fois|bien|quoique|même)$/u;

const POSTURES = /^(?:accroupie?|agenouillée?|couchée?|assise?|allongée?)$/u;

/** Adverbs passed over at the most. */
const MOST_BETWEEN = 12;

/** The place before that one, adverbs passed over. */
function beforeAdverbs(view: FrenchView, index: number): { readonly at: number; readonly isJoined: boolean } {
  let at = index - 1;
  let isJoined = false;
  // « aide-soignant » is one word.
  while (view.tokens[at + 1]?.isHyphenated === true && at > index - MOST_BETWEEN) at -= 1;
  for (; ; at -= 1) {
    const word = wordAt(view.tokens, at);
    const isLittle = word === 'un' && wordAt(view.tokens, at + 1) === 'peu';
    if ((!isAdverb(word) && !isPrenominal(word) && !isLittle) || at < index - MOST_BETWEEN)
      return { at, isJoined };
    isJoined ||= JOINERS.has(word);
  }
}

function isStrictlyLinked(view: FrenchView, at: number): boolean {
  const word = wordAt(view.tokens, at);
  if (isLinking(word)) return true;
  if (isReflexiveLinking(word) && isAfterSelf(view, at)) return true;
  return isStateParticiple(word) && view.lastAdjective?.index === at;
}

/** « se dit », « s’est », « s’en est », « s’y est ». */
function isAfterSelf(view: FrenchView, at: number): boolean {
  let before = at - 1;
  while (/^(?:en|y)$/u.test(wordAt(view.tokens, before))) before -= 1;
  return /^(?:se|s')$/u.test(wordAt(view.tokens, before));
}

/** Where an adjective may stand that no list has; undefined where a word is none. */
export function adjectivePlace(view: FrenchView, index: number): AdjectivePlace | undefined {
  if (isAfterSubject(view, index)) return undefined;
  const { at, isJoined } = beforeAdverbs(view, index);
  if (isStrictlyLinked(view, at)) {
    const isReflexive = isAfterSelf(view, at) && isBeing(wordAt(view.tokens, at));
    return isReflexive && INDIRECT.test(wordAt(view.tokens, index)) ? undefined : 'predicate';
  }
  const last = view.lastAdjective;
  if (last !== undefined && last.of.kind === 'worker') {
    const isNext = last.index === at && (isJoined || at === index - 1);
    const gender = wordAt(view.tokens, index).endsWith('e') ? 'female' : 'male';
    const joins = coordinatedWith(view, { at, entry: { kind: 'shared', gender } })?.kind === 'worker';
    if ((isNext || joins) && !isFiniteVerb(view, index)) {
      const isEnd = endsPhrase(view, index + 1) || JOINERS.has(wordAt(view.tokens, index + 1));
      return isEnd || wordAt(view.tokens, at) === 'ni' ? 'predicate' : 'list';
    }
  }
  if (isWorkerNoun(view, at) && !isFiniteVerb(view, index)) {
    // Where the noun is not what the clause is about, or nothing more is said, no verb can follow it.
    return view.subject?.kind !== 'worker' || endsPhrase(view, index + 1) ? 'predicate' : 'noun';
  }
  return undefined;
}

/** True right after a linking verb, « comme », or in a list of titles: a noun there is what somebody does. */
export function isTitlePlace(view: FrenchView, index: number): boolean {
  const { at } = beforeAdverbs(view, index);
  const word = wordAt(view.tokens, at);
  if (isLinking(word) || word === 'comme') return true;
  return (
    view.lastAdjective?.isTitle === true &&
    coordinatedWith(view, { at, entry: { kind: 'occupation', gender: 'male' } }) !== undefined
  );
}

/** « s’est blessé le genou » has its object; « s’est blessée le 3 mai », « le lendemain » has not. */
function hasOwnObject(view: FrenchView, index: number): boolean {
  const next = wordAt(view.tokens, index + 1);
  if (INFINITIVE.test(next) && /^(?:vue?|laissée?|faite?|sentie?)$/u.test(wordAt(view.tokens, index)))
    return true;
  if (view.tokens[index + 1]?.kind === 'number') return true;
  if (!OWN_OBJECT.has(next) || WHEN.test(wordAt(view.tokens, index + 2))) return false;
  return view.tokens[index + 2]?.kind !== 'number';
}

/** « (camionneuse) longue distance » */
function beginsNounPhrase(view: FrenchView, index: number): boolean {
  const { isNoun, isAdjective, isFunctionWord } = readWord(wordAt(view.tokens, index + 1));
  return isPrenominal(wordAt(view.tokens, index)) && isNoun && !isAdjective && !isFunctionWord;
}

/** Whom an adjective or participle is about; undefined when the sentence does not say. */
export function attributeSubject(view: FrenchView, index: number, entry: Entry): Referent | undefined {
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
  const hasLook =
    lower === 'air' && wordAt(view.tokens, at - 1) === "l'" && isHaving(wordAt(view.tokens, at - 2));
  if (hasLook) return subject;
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
    const isAs = AS_A.has(lower) || (lower === 'que' && wordAt(view.tokens, at - 1) === 'tant');
    if (isAs) return subject;
    if (/^d(?:e|')$/u.test(lower) && AS_A.has(wordAt(view.tokens, at - 1)))
      return /^(?:son|sa)$/u.test(wordAt(view.tokens, at - 2)) ? WORKER : subject;
  }
  const isAlthough = lower === 'que' && /^(?:bien|quoi)$/u.test(wordAt(view.tokens, at - 1));
  if (isAlthough || BEFORE_STATE.test(lower)) return subject.kind === 'worker' ? subject : undefined;
  const startsSentence = before === undefined || before.kind === 'stop';
  if (startsSentence) {
    if (isDetached(view, index, entry)) return WORKER;
    return isElliptic(view, index, entry) ? subject : undefined;
  }
  if (lower !== '' && isWorkerNoun(view, at)) return entry.kind === 'occupation' ? undefined : WORKER;
  const closesAge = lower === 'ans';
  if (before.kind === 'comma' || closesAge || (JOINERS.has(lower) && entry.kind === 'human')) {
    const noun = view.noun;
    if (noun === undefined) return entry.kind === 'human' ? subject : undefined;
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

/**
 * Whom a word is about that goes on with what was said last: « calme, collaborateur et orienté », « inquiet de l’avenir,
 * mais déterminé ». A noun named meanwhile that it agrees with may be meant instead.
 */
function coordinatedWith(
  view: FrenchView,
  { at, entry }: { readonly at: number; readonly entry: Pick<Entry, 'kind' | 'gender'> },
): Referent | undefined {
  const last = view.lastAdjective;
  const joiner = view.tokens[at];
  const isJoiner = JOINERS.has(wordAt(view.tokens, at));
  if (last === undefined || (!isJoiner && joiner?.text !== ',')) return undefined;
  const isNamedSince = (view.nounIndex ?? -1) > last.index && view.noun?.kind !== 'worker';
  if (!isNamedSince || view.noun === undefined) return last.of;
  if (view.noun.kind === 'other' && agrees(view.noun, entry.gender)) return undefined;
  if (entry.kind !== 'shared') return last.of;
  const mayBeMeant = agrees(view.noun, entry.gender);
  if (!mayBeMeant || (isJoiner && view.tokens[at - 1]?.text === ',')) return last.of;
  return at - last.index <= 4 ? last.of : undefined;
}

/** After a noun for a thing: « marche, accompagné de sa sœur », « une démarche lente et prudente ». */
function besideThing(
  view: FrenchView,
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
function impliedSubject(view: FrenchView): Referent {
  if (view.previousSubject.kind === 'other') return view.previousSubject;
  return view.noun === undefined || view.noun.kind === 'worker' ? WORKER : NOBODY;
}

/** « éviter : ramper; accroupi; bras levés » names a posture, of whomever. */
function isListedPosture(view: FrenchView, index: number, before: string | undefined): boolean {
  const closing = view.tokens[index + 1];
  return (
    /^[;,:]$/u.test(before ?? '') &&
    POSTURES.test(wordAt(view.tokens, index)) &&
    (closing === undefined || closing.kind === 'comma' || closing.kind === 'stop') &&
    view.subject === undefined
  );
}

/** Words of a job title at the most. */
const TITLE_LENGTH = 8;
/** Words looked through for the subject after « Convaincu de son droit, il a contesté ». */
const DETACHED_LENGTH = 20;

/** True at the head of a sentence whose subject follows a comma: « il », « elle », or the worker. */
export function isDetached(view: FrenchView, index: number, { gender }: Pick<Entry, 'gender'>): boolean {
  for (let at = index + 1; at < index + DETACHED_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop') return false;
    if (token.text !== ',') continue;
    const word = wordAt(view.tokens, at + 1);
    if (word === (gender === 'male' ? 'il' : 'elle')) return readIl(view.tokens, at + 2) === 'somebody';
    if (isDeterminer(word)) return entryOf(wordAt(view.tokens, at + 2))?.kind === 'noun';
  }
  return false;
}

/** « Assistante dentaire »: a text of a few words that holds nothing else. */
function isTitleLine(view: FrenchView, index: number): boolean {
  const rest = view.tokens.slice(0, TITLE_LENGTH + 1);
  return (
    index === 0 &&
    rest.length <= TITLE_LENGTH &&
    rest.every(({ kind, lower }) => kind === 'word' && !isOnlyVerb(lower))
  );
}

/** A sentence without a subject: « Droitière. », « Revue le 3 mars. », « Soudeur chez un fabricant ». */
function isElliptic(view: FrenchView, index: number, entry: Entry): boolean {
  if (entry.kind !== 'shared') return true;
  if (readWord(wordAt(view.tokens, index)).noun !== undefined && isTitleLine(view, index)) return true;
  const next = wordAt(view.tokens, index + 1);
  return (
    ['par', 'en', 'le', 'à', 'au', 'pour', 'aux', "d'", 'depuis', ''].includes(next) &&
    !/^(?:pris|limit|consta|act|ponct|compl|prés|abs|plac|diminu|retenu|reçu|soulag|suje|suivi$|remis)/u.test(
      wordAt(view.tokens, index),
    )
  );
}

/** True for the noun that names the worker. */
export function isWorkerNoun(view: FrenchView, index: number): boolean {
  return entryOf(wordAt(view.tokens, index))?.kind === 'noun' && view.noun?.kind === 'worker';
}
