import { agrees, WORKER } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { entryOf } from './lexicon-french.ts';
import { isThingClause, verbAfter } from './phrases-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { isSaidOfPatientInFrench } from './is-said-of-patient.ts';
import { readWord } from './word-readings.ts';
import {
  LOOSE_THING_VERBS,
  MEDICAL_ACTS,
  ONLY_PROFESSIONAL_VERBS,
  PART_STATES,
  PERSON_VERBS,
  PROFESSIONAL_PARTICIPLES,
  PROFESSIONAL_VERBS,
} from './verbs-french.ts';

/** What an image, a treatment or a pain has done. */
const THING_PARTICIPLES =
  /^(?:révélé|montré|démontré|objectivé|confirmé|permis|nécessité|empêché|soulagé|diminué|augmenté|persisté|disparu|débuté|évolué|apparu|échoué|fonctionné|entraîné|causé|provoqué|mis|infirmé)$/u;

function isProfessionalAct(verb: string, after: string): boolean {
  return isHaving(verb) ? PROFESSIONAL_PARTICIPLES.has(after) : PROFESSIONAL_VERBS.has(verb);
}

/** « procède à une infiltration »: never the worker, even where nobody was named before. */
function isOnlyProfessional(view: FrenchDiscourse, index: number, verb: string): boolean {
  if (ONLY_PROFESSIONAL_VERBS.has(verb)) return true;
  if (verb !== 'procède' && verb !== 'procédait') return false;
  return view.tokens.slice(index + 1, index + 9).some(({ lower }) => MEDICAL_ACTS.has(lower));
}

/** « opérée », « suivie »: a person more often than the part of the body that was named. */
function isHumanParticiple(word: string): boolean {
  return readWord(word).isParticiple;
}

/** « décrit comme collaborant », not « décrit comme une brûlure ». */
function isDescribedPerson(view: FrenchDiscourse, index: number): boolean {
  const at = view.tokens.slice(index, index + 8).findIndex(({ lower }) => lower === 'comme');
  return at !== -1 && readWord(wordAt(view.tokens, index + at + 1)).isAdjective;
}

/** Whom « il » or « elle » at this place stands for. */
export function resolveSubject(view: FrenchDiscourse, index: number, gender: Gender): Referent {
  const { verb, after } = verbAfter(view.tokens, index + 1);
  const candidate = view.subject ?? view.previousSubject;
  if (
    view.professional !== undefined &&
    isProfessionalAct(verb, after) &&
    agrees(view.professional, gender)
  ) {
    if (candidate.kind !== 'worker' || candidate === view.previousSubject) return view.professional;
  }
  if (isOnlyProfessional(view, index, verb)) return { kind: 'other', gender, isProfessional: true };
  const isDescribed = /^décrite?$/u.test(after) && isDescribedPerson(view, index);
  if (isThingClause(verb, after) && !isDescribed) return { kind: 'thing', gender };
  const thing = view.noun ?? view.previousNoun;
  const isReflexive = wordAt(view.tokens, index + 1) === 'se' || wordAt(view.tokens, index + 1) === "s'";
  const isLoose =
    LOOSE_THING_VERBS.has(verb) || (isLinking(verb) && /^(?:évalu|trait|diminu)ée?$/u.test(after));
  if (isLoose && !isReflexive && thing?.kind === 'thing' && agrees(thing, gender)) return thing;
  // « Il a révélé une fracture » after « un scanner ».
  if (isHaving(verb) && THING_PARTICIPLES.test(after) && thing?.kind === 'thing' && agrees(thing, gender))
    return thing;
  const kind = entryOf(after)?.kind;
  const isSaidOfPeople = isLinking(verb) ? kind !== undefined && kind !== 'shared' : PERSON_VERBS.has(verb);
  if (candidate.kind === 'unclear') return candidate;
  // « La cicatrice, il la masse »: who does it is not what it is done to.
  const object = wordAt(view.tokens, index + 1);
  const isDislocated = view.tokens[index - 1]?.text === ',' && /^l(?:e|a|es)$/u.test(object);
  if (isDislocated && candidate.kind === 'thing') return WORKER;
  const kin = view.subject === undefined ? view.previousKin : undefined;
  const part = view.subject === undefined ? view.previousNoun : undefined;
  const isOfPart =
    part?.isBodyPart === true &&
    isLinking(verb) &&
    !isSaidOfPeople &&
    (!isHumanParticiple(after) || PART_STATES.test(after));
  const isOfNobodyElse = candidate.kind === 'worker' || !agrees(candidate, gender);
  if (isOfPart && isOfNobodyElse && agrees(part, gender)) return { kind: 'unclear', gender };
  if (kin !== undefined && candidate.kind === 'worker' && agrees(kin, gender))
    return { kind: 'unclear', gender };
  // « Il a été heurté par une voisine. Elle est tombée. »
  const met = view.subject === undefined ? view.previousNoun : undefined;
  const isMet = met?.kind === 'other' && met.isProfessional !== true && met.gender === gender;
  if (isMet && candidate.kind === 'worker' && view.written !== undefined && view.written !== gender)
    return { kind: 'unclear', gender };
  if (candidate.kind === 'other' && agrees(candidate, gender)) {
    // In a sentence of its own « il » may as well be the worker, of whom the report tells.
    const isNewSentence = view.subject === undefined && view.isSameSentence !== true;
    const isFar =
      isNewSentence && (candidate.isProfessional !== true || isSaidOfPatientInFrench(view.tokens, index + 1));
    const { previousNoun } = view;
    const isOfThing = !isSaidOfPeople && isLinking(verb) && previousNoun?.kind === 'thing';
    if (isFar && isOfThing && agrees(previousNoun, gender)) return previousNoun;
    const isThat = /^qu(?:e|')$/u.test(wordAt(view.tokens, index - 1));
    return isFar || isThat ? { kind: 'unclear', gender } : candidate;
  }
  if (candidate.kind === 'thing' && agrees(candidate, gender) && !isSaidOfPeople) return candidate;
  // « Le Dr Roy dit que la lésion est guérie. Il prévoit un retour au travail. »
  const isAfterThing = view.subject === undefined && candidate.kind === 'thing';
  const { professional } = view;
  const mayBeTheirs = isAfterThing && professional !== undefined && agrees(professional, gender);
  return mayBeTheirs && !isSaidOfPatientInFrench(view.tokens, index + 1)
    ? { kind: 'unclear', gender }
    : WORKER;
}
