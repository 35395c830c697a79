/** Whom « le », « la », « l’ » before a verb stand for. */
import { agrees, WORKER } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import { isAfterSubject } from './finite-verb.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { isDeterminer } from './lexicon-french.ts';
import { isPreposition } from './subject-phrase.ts';
import { isOnlyVerb, readWord } from './word-readings.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** With these « le » is what was said: « l’examen le démontre ». */
const SAYING = words(
  'confirmer infirmer démontrer montrer dire mentionner noter penser savoir indiquer préciser suggérer prouver affirmer nier ' +
    'expliquer souligner rapporter constater faire vouloir pouvoir devoir permettre rappeler supposer conclure objectiver ' +
    'établir prévoir',
);
/** « le font souffrir » */
const CAUSING = words('faire laisser');
/** Done to people alone, so that a thing named before is not meant. */
const TO_PEOPLE = words(
  'réveiller revoir référer rencontrer incommoder déranger inquiéter handicaper questionner interroger convoquer rassurer ' +
    'informer fatiguer épuiser inviter hospitaliser embaucher congédier licencier accompagner aider avertir réaffecter muter ' +
    'affecter bousculer empêcher obliger',
);
/** Done to findings, sums and treatments, never to people: « il est trop tôt pour la chiffrer ». */
const TO_THINGS = words(
  'chiffrer coter quantifier calculer déterminer établir fixer préciser attribuer prescrire poursuivre répéter refaire ' +
    'cesser effectuer réaliser entreprendre consolider confirmer infirmer objectiver',
);
/** « le rend triste », « l’estime apte »: what follows is said of the one meant. */
const COMPLETED = words(
  'rendre laisser considérer juger estimer croire déclarer trouver retrouver dire tenir garder maintenir voir savoir décrire ' +
    'percevoir',
);
/** Nouns that say when: « la douleur la nuit ». */
const WHEN = words('nuit journée veille semaine fin suite');
const TO_INFINITIVE = words('de à pour sans');

/** True where « le » or « la » is no article but the object of the verb that follows. */
export function isObjectPronoun(view: FrenchDiscourse, index: number): boolean {
  const next = wordAt(view.tokens, index + 1);
  const { isFinite, isInfinitive, isNoun } = readWord(next);
  const before = wordAt(view.tokens, index - 1);
  if (isInfinitive) {
    // « de le » and « à le » are never an article: that is « du » and « au ».
    const isSurely = wordAt(view.tokens, index) === 'le' && (before === 'de' || before === 'à');
    return (
      isSurely ||
      (!isNoun && (TO_INFINITIVE.has(before) || readWord(before).isFinite || readWord(before).isParticiple))
    );
  }
  if (!isFinite || WHEN.has(next)) return false;
  if (isOnlyVerb(next) || isAfterSubject(view, index)) return true;
  return isAfterSubjectNoun(view, index);
}

/** « cette douleur le limite »: after the noun that the clause is about, and no verb yet. */
function isAfterSubjectNoun(view: FrenchDiscourse, index: number): boolean {
  const { nounIndex, clause } = view;
  if (isPreposition(wordAt(view.tokens, index - 1))) return false;
  if (!clause.hasSubject || nounIndex === undefined || nounIndex < clause.start) return false;
  // After an article stands the noun, which may be written like a verb; after « il » stands the verb.
  const noun = isDeterminer(wordAt(view.tokens, nounIndex)) ? nounIndex + 1 : nounIndex;
  for (let at = nounIndex + 1; at < index; at += 1) {
    const word = wordAt(view.tokens, at);
    const { isFinite, isInfinitive } = readWord(word);
    if (word === '' || (isFinite && at > noun) || (isInfinitive && !isFinite)) return false;
  }
  const isNounToo = readWord(wordAt(view.tokens, index + 1)).isNoun;
  return index > nounIndex && !(isNounToo && readWord(wordAt(view.tokens, index + 2)).isFinite);
}

/** Whether a verb, in any of its forms, is one of these. */
function isOneOf(verb: string, lemmas: ReadonlySet<string>): boolean {
  return readWord(verb).verbs.some((lemma) => lemmas.has(lemma));
}

/** True for a verb whose object is said to be something: « rend », « considère ». */
export function takesComplement(verb: string): boolean {
  return isOneOf(verb, COMPLETED);
}

/** Whom an object pronoun of that gender stands for; undefined for somebody or something else. */
export function objectReferent(
  view: FrenchDiscourse,
  { verb, next }: { readonly verb: string; readonly next: string },
  gender: Gender,
): Referent | undefined {
  const { subject } = view;
  if (subject?.kind === 'worker') return undefined;
  if (isOneOf(verb, TO_THINGS)) return undefined;
  const isCausing = isOneOf(verb, CAUSING) && readWord(next).isInfinitive;
  if (gender === 'male' && isOneOf(verb, SAYING) && !isCausing) return undefined;
  const named = (view.objects ?? []).filter((each) => each !== subject && agrees(each, gender));
  if (named.some(({ kind }) => kind === 'other')) return undefined;
  if (isOneOf(verb, TO_PEOPLE)) return WORKER;
  if (named.length > 0) return undefined;
  // « Le Dr Roy examine le genou. Il le mobilise. »
  const earlier = subject === undefined || subject.kind === 'thing' ? [] : (view.previousObjects ?? []);
  const isOfThing = [view.previousSubject, ...earlier].some(
    (each) => each.kind === 'thing' && agrees(each, gender),
  );
  return isOfThing ? { kind: 'unclear', gender } : WORKER;
}
