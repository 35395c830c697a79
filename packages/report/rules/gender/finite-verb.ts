import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { entryOf, isDeterminer } from './lexicon-french.ts';
import { readWord } from './word-readings.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { LOOSE_THING_VERBS, PERSON_VERBS, THING_VERBS, isAdverb } from './verbs-french.ts';

const SUBJECT_PRONOUNS = new Set([
  'il',
  'elle',
  'on',
  'je',
  "j'",
  'ils',
  'elles',
  'qui',
  'ça',
  'cela',
  'ceci',
  'ce',
  "c'",
]);
/** A word between a subject and its verb: what follows is a verb. */
const BEFORE_VERB = new Set(['ne', "n'", 'se', "s'", 'me', "m'", 'lui', 'leur', 'y', 'les', 'nous', 'vous']);
/** Their participles « mise » and « prise » are written like rare verbs. */
const PUTTING = /(?:mettre|prendre)$/u;

/** True where a subject pronoun, or what stands between a subject and its verb, comes right before. */
export function isAfterSubject(view: FrenchDiscourse, index: number): boolean {
  const before = wordAt(view.tokens, index - 1);
  // « est-il guéri? »: the verb stands before its pronoun.
  if (/^(?:il|elle)$/u.test(before) && view.tokens[index - 1]?.isHyphenated === true) return false;
  if (SUBJECT_PRONOUNS.has(before) || BEFORE_VERB.has(before)) return true;
  if (before === 'ci' || before === 'même') return view.tokens[index - 1]?.isHyphenated === true;
  if (before !== 'en') return false;
  const earlier = wordAt(view.tokens, index - 2);
  return SUBJECT_PRONOUNS.has(earlier) || BEFORE_VERB.has(earlier);
}

/** True when a word that an adjective is written like is the verb of its clause: « le travailleur présente une raideur ». */
export function isFiniteVerb(view: FrenchDiscourse, index: number): boolean {
  const word = wordAt(view.tokens, index);
  if (isAfterSubject(view, index)) return true;
  const { isThirdPerson, isParticiple, verbs } = readWord(word);
  if (!isThirdPerson || (isParticiple && verbs.some((verb) => PUTTING.test(verb)))) return false;
  const before = wordAt(view.tokens, index - 1);
  let linking = index - 1;
  while (isAdverb(wordAt(view.tokens, linking))) linking -= 1;
  if (isLinking(wordAt(view.tokens, linking)) || isHaving(wordAt(view.tokens, linking))) return false;
  if (hasObject(view, index + 1) || view.tokens[index + 1]?.text === ':') return true;
  const isAfterNoun = entryOf(before)?.kind === 'noun' || before === 'ans';
  if (!isAfterNoun || !view.clause.hasSubject) return false;
  return !endsPhrase(view, index + 1) && !hasVerbBefore(view, index + 1);
}

/** A determiner cannot follow an adjective, unless it begins a date. */
export function hasObject(view: FrenchDiscourse, index: number): boolean {
  const word = wordAt(view.tokens, index);
  if (word === 'que' || word === "qu'") return true;
  return isDeterminer(word) && !/^(?:du|au|aux)$/u.test(word) && view.tokens[index + 1]?.kind !== 'number';
}

/** True where a phrase ends: « la travailleuse inquiète, … », « une travailleuse inquiète de 45 ans ». */
export function endsPhrase(view: FrenchDiscourse, index: number): boolean {
  const token = view.tokens[index];
  if (token === undefined || token.kind === 'stop' || token.kind === 'comma') return true;
  return wordAt(view.tokens, index) === 'de' && view.tokens[index + 1]?.kind === 'number';
}

/** Words looked through for a verb: a text without a stop is no clause. */
const CLAUSE_LENGTH = 40;

/** True when a known finite verb stands between that place and the end of the clause. */
export function hasVerbBefore(view: FrenchDiscourse, from: number): boolean {
  for (let at = from; at < from + CLAUSE_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop' || token.kind === 'comma') return false;
    if (token.kind !== 'word') continue;
    if (/^(?:et|ou|mais|que|qu'|qui|dont|où)$/u.test(token.lower)) return false;
    const isNamed = isDeterminer(wordAt(view.tokens, at - 1));
    if (
      !isNamed &&
      readWord(token.lower).isFinite &&
      (isLinking(token.lower) ||
        isHaving(token.lower) ||
        [PERSON_VERBS, THING_VERBS, LOOSE_THING_VERBS].some((set) => set.has(token.lower)))
    )
      return true;
  }
  return false;
}
