/** Nouns in -eur and the like at the head of a note: « Conducteur de camion », yet « Conducteur nerveux normal ». */
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { entryOf } from './lexicon-french.ts';
import { DONE_TO_PEOPLE, TITLE_LENGTH } from './note-sentence-words.ts';
import { isAdverb, THING_WORDS } from './verbs-french.ts';
import { isBodyPart, readWord } from './word-readings.ts';

/** Nouns for a thing alone, which are read like titles; the muscles are in the table of the body. An open class. */
const THINGS = new Set(
  (
    'moteur rotateur facteur capteur stimulateur neurostimulateur marqueur fixateur écarteur vecteur secteur compresseur ' +
    'inhibiteur indicateur ordinateur ascenseur extincteur récepteur perforateur correcteur régulateur respirateur ' +
    'perceuse ponceuse agrafeuse tondeuse visseuse riveteuse cloueuse meuleuse débroussailleuse photocopieuse sécheuse ' +
    'niveleuse pelleteuse excavatrice génératrice perforatrice calculatrice'
  ).split(' '),
);
const AGENT_ENDING = /(?:eur|euse|trice)$/u;
/** Trades of which the lexicon lacks the feminine. */
const TRADES =
  /^(?:ingénieur|professeur|superviseur|réviseur|gouverneur|procureur|docteur|assesseur|assureur|auteur|entrepreneur|chauffeur|sauveteur|débosseleur|estimateur|évaluateur)$/u;
/** Said of a thing that was looked at or put in place. */
const STATES =
  /^(?:normal|anormal|intact|fonctionnel|non[- ]fonctionnel|efficace|inefficace|négati[fv]|positi[fv]|défectueu(?:x|se)|symétrique|bilatéral|unilatéral)e?$/u;
/** Where it is, or which: « tuteur gauche », « moniteur cardiaque ». */
const SIDES = /^(?:gauche|droite?|interne|externe|supérieure?|inférieure?|antérieure?|postérieure?)$/u;
/** What a person of a trade has become or been involved in, besides what is done to people. */
const OF_TRADES = new Set(
  'qualifier certifier spécialiser expérimenter impliquer employer licencier congédier embaucher former syndiquer retraiter recycler'.split(
    ' ',
  ),
);
/** Of a person or a thing that fell, left, or stayed. */
const MOVED = /^(?:tombé|arrivé|parti|resté|retourné|descendu|monté|levé|venu|revenu|sorti)e?$/u;
/** « en place », « en cause » */
const IN_STATE = /^(?:place|cause|panne|marche|fonction|arrêt)$/u;

/** « sans complication » */
const UNHARMED = /^(?:complications?|particularité|anomalie|fuite|déplacement|bris|effet)$/u;

/** What a noun of that form names: who has the trade, a thing, or one of the two, nothing says which. */
export type Named = 'person' | 'thing' | 'unclear';

/** What the noun at the head of a sentence names, by itself and by what is said of it right after. */
export function namedByTitle(view: FrenchDiscourse, index: number): Named {
  const word = wordAt(view.tokens, index);
  if (THINGS.has(word) || isBodyPart(word) || isLabel(view, index)) return 'thing';
  if (!AGENT_ENDING.test(word)) return 'person';
  const { noun, isKnown, isNoun } = readWord(word);
  const isOnlyThing = isNoun === isKnown && noun === undefined && !TRADES.test(word);
  const said = saidAfter(view, index);
  // « Défibrillateur implanté en 2019 »
  if (isOnlyThing) return said === 'unclear' ? 'thing' : (said ?? 'unclear');
  return said ?? 'person';
}

/** « Conducteur : oui » */
function isLabel(view: FrenchDiscourse, index: number): boolean {
  let at = index + 1;
  while (at < index + TITLE_LENGTH && view.tokens[at]?.kind === 'word') at += 1;
  return view.tokens[at]?.text === ':';
}

function saidAfter(view: FrenchDiscourse, index: number): Named | undefined {
  let found: Named | undefined;
  for (let at = index + 1; at < index + TITLE_LENGTH; at += 1) {
    const word = wordAt(view.tokens, at);
    if (word === 'sans') return UNHARMED.test(wordAt(view.tokens, at + 1)) ? 'thing' : found;
    if (word === 'en') return IN_STATE.test(wordAt(view.tokens, at + 1)) ? 'thing' : found;
    // « Moniteur Holter installé »
    if (isAdverb(word) || /^\p{Lu}/u.test(view.tokens[at]?.text ?? '')) continue;
    const said = saidBy(word);
    if (said === undefined) return found;
    if (said === 'person' || said === 'thing') return said;
    if (said === 'unclear') found = said;
  }
  return found;
}

/** What one adjective says; `either` where it says nothing, undefined where the word is no adjective. */
function saidBy(word: string): Named | 'either' | undefined {
  const { isAdjective, isParticiple, isFunctionWord, verbs } = readWord(word);
  if (!isAdjective || isFunctionWord) return undefined;
  if (STATES.test(word) || THING_WORDS.has(word)) return 'thing';
  if (isBodyPart(word)) return entryOf(word)?.kind === 'human' ? 'either' : 'thing';
  if (MOVED.test(word)) return 'unclear';
  if (entryOf(word)?.kind === 'human') return 'person';
  if (verbs.some((verb) => DONE_TO_PEOPLE.has(verb) || OF_TRADES.has(verb))) return 'person';
  return isParticiple || SIDES.test(word) ? 'unclear' : 'either';
}
