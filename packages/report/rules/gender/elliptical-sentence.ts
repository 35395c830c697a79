/** Sentences whose subject is not said, or comes later: « Droitière. », « Convaincu de son droit, il a contesté ». */
import { agrees } from './gender-change.ts';
import type { Referent } from './gender-change.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { readIl } from './impersonal-french.ts';
import { entryOf, isDeterminer } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { OTHER_PEOPLE } from './people-french.ts';
import { DONE_TO_PEOPLE, TITLE_LENGTH } from './note-sentence-words.ts';
import { isPreposition } from './subject-phrase.ts';
import { nounPhraseAt } from './phrases-french.ts';
import { namedByTitle } from './job-title-or-object.ts';
import { isOnlyVerb, readWord } from './word-readings.ts';

const POSTURES = /^(?:accroupie?|agenouillée?|couchée?|assise?|allongée?)$/u;

/** « éviter : ramper; accroupi; bras levés » names a posture, of whomever. */
export function isListedPosture(view: FrenchDiscourse, index: number, before: string | undefined): boolean {
  const closing = view.tokens[index + 1];
  return (
    /^[;,:]$/u.test(before ?? '') &&
    POSTURES.test(wordAt(view.tokens, index)) &&
    (closing === undefined || closing.kind === 'comma' || closing.kind === 'stop') &&
    view.subject === undefined
  );
}

/** « assistant », « employée », « technicien », never « plan » nor « négatif ». */
const PERSON_ENDING = /(?:ante?|ée?|ien(?:ne)?|i?er|ière)$/u;
/** Words looked through for the subject after « Convaincu de son droit, il a contesté ». */
const DETACHED_LENGTH = 20;

/** True at the head of a sentence whose subject follows a comma: « il », « elle », or the worker. */
export function isDetached(view: FrenchDiscourse, index: number, { gender }: Pick<Entry, 'gender'>): boolean {
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
function isTitleLine(view: FrenchDiscourse, index: number): boolean {
  const rest = view.tokens.slice(0, TITLE_LENGTH + 1);
  return (
    index === 0 &&
    rest.length <= TITLE_LENGTH &&
    rest.every(({ kind, lower }) => kind === 'word' && !isOnlyVerb(lower))
  );
}

/** Said of findings and of things first: « Limité par la douleur. », « Constaté le 3 mai. » */
const OF_FINDINGS =
  /^(?:pris|limit|consta|act|ponct|compl|prés|abs|plac|diminu|retenu|reçu|suje|suivi$|remis)/u;
const COMPLEMENTS = new Set(['par', 'en', 'le', 'à', 'au', 'pour', 'aux', "d'", 'depuis']);

/** What is named after the comma: « Opéré en mars, le genou est resté enflé ». */
function nounAfterComma(view: FrenchDiscourse, index: number): Referent | undefined {
  for (let at = index + 1; at < index + DETACHED_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop') return undefined;
    if (token.text === ',') return nounPhraseAt(view.tokens, at + 1)?.referent;
  }
  return undefined;
}

/** What a heading or a sentence without a verb has named right before: « Genou droit. Opéré en 2019. », « Père : opéré ». */
function nounOfHeading(view: FrenchDiscourse, index: number): Referent | undefined {
  let start = index - 1;
  while (start > 0 && view.tokens[start - 1]?.kind === 'word' && start > index - TITLE_LENGTH) start -= 1;
  const words = view.tokens.slice(start, index - 1).map(({ lower }) => lower);
  if (words.some((word) => isOnlyVerb(word))) return undefined;
  if (words.some((word) => OTHER_PEOPLE.has(word) || word.startsWith('famili')))
    return { kind: 'other', gender: 'either' };
  const first = words[isDeterminer(words[0] ?? '') ? 1 : 0] ?? '';
  const { isNoun, nounGender } = readWord(first);
  if (!isNoun || nounGender === undefined || entryOf(first)?.kind === 'noun') return undefined;
  return { kind: 'thing', gender: nounGender };
}

/**
 * Whom a sentence without a subject is about: « Droitière. », « Revue le 3 mars. », « Soudeur chez un fabricant ». An
 * adjective alone tells of a finding: « Négatif. », « Normal : 180 degrés ».
 */
export function ellipticSubject(
  view: FrenchDiscourse,
  index: number,
  { entry, subject }: { readonly entry: Entry; readonly subject: Referent },
): Referent | undefined {
  if (entry.kind === 'occupation') {
    const named = namedByTitle(view, index);
    if (named === 'thing') return { kind: 'thing', gender: entry.gender };
    if (named === 'unclear' && subject.kind === 'worker') return { kind: 'unclear', gender: entry.gender };
  }
  if (entry.kind !== 'shared') return subject;
  const word = wordAt(view.tokens, index);
  const { isParticiple, verbs, noun } = readWord(word);
  if (noun !== undefined && PERSON_ENDING.test(word) && isTitleLine(view, index)) return subject;
  if (!isParticiple || OF_FINDINGS.test(word)) return undefined;
  const next = wordAt(view.tokens, index + 1);
  const isClosed = next === '' && view.tokens[index + 1]?.text !== ':';
  const isDoneToPeople = verbs.some((verb) => DONE_TO_PEOPLE.has(verb));
  const hasComplement = COMPLEMENTS.has(next) || (isDoneToPeople && isPreposition(next));
  if (!isClosed && !hasComplement) return undefined;
  // « Orienté, collaborant. »
  const joinsHuman =
    view.tokens[index + 1]?.text === ',' && entryOf(wordAt(view.tokens, index + 2))?.kind === 'human';
  if (joinsHuman) return subject;
  const heading = nounOfHeading(view, index);
  const mayBeOfThing = [nounAfterComma(view, index), heading].some(
    (named) => named?.kind === 'thing' && agrees(named, entry.gender),
  );
  if (heading?.kind === 'other') return undefined;
  if (!isDoneToPeople && (isClosed || mayBeOfThing)) return undefined;
  const isProven = isDoneToPeople && !mayBeOfThing;
  return isProven || subject.kind !== 'worker' ? subject : { kind: 'unclear', gender: entry.gender };
}

/** « Antécédents : opéré du genou », after a heading that opens the sentence. */
export function subjectAfterHeading(
  view: FrenchDiscourse,
  index: number,
  { entry, subject }: { readonly entry: Entry; readonly subject: Referent },
): Referent | undefined {
  if (entry.kind !== 'shared' || view.tokens[index - 1]?.text !== ':') return undefined;
  let start = index - 1;
  while (view.tokens[start - 1]?.kind === 'word') start -= 1;
  const opening = view.tokens[start - 1];
  const isHeading = start > index - TITLE_LENGTH && (opening === undefined || opening.kind === 'stop');
  const isDone = readWord(wordAt(view.tokens, index)).verbs.some((verb) => DONE_TO_PEOPLE.has(verb));
  return isHeading && isDone ? ellipticSubject(view, index, { entry, subject }) : undefined;
}
