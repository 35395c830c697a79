/** Infinitives that are said of an object: « l’empêche d’être assis », « lui permet de rester debout ». */
import { beforeAdverbs } from './adjective-place.ts';
import { WORKER } from './gender-change.ts';
import type { Referent } from './gender-change.ts';
import { wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import type { Entry } from './lexicon-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { objectReferent } from './object-pronoun.ts';

/** Where the pronoun stands of « l’empêche d’être », « lui a permis de rester ». */
function controllingObjectAt(view: FrenchDiscourse, infinitive: number): number {
  const verb = beforeAdverbs(view, infinitive - 1).at;
  return isHaving(wordAt(view.tokens, verb - 1)) ? verb - 2 : verb - 1;
}

/** True for the infinitive of « l’empêche d’être assis ». */
export function isObjectControlled(view: FrenchDiscourse, infinitive: number): boolean {
  return (
    isLinking(wordAt(view.tokens, infinitive)) &&
    /^(?:de|d'|à)$/u.test(wordAt(view.tokens, infinitive - 1)) &&
    /^(?:le|la|l'|les|lui|leur)$/u.test(wordAt(view.tokens, controllingObjectAt(view, infinitive)))
  );
}

/** Who is kept from it, or let: never the one whom the clause is about. */
export function controlledSubject(
  view: FrenchDiscourse,
  infinitive: number,
  { gender }: Entry,
): Referent | undefined {
  const at = controllingObjectAt(view, infinitive);
  const pronoun = wordAt(view.tokens, at);
  if (pronoun === 'les' || pronoun === 'leur') return undefined;
  const verb = wordAt(view.tokens, beforeAdverbs(view, infinitive - 1).at);
  if (pronoun !== 'lui') return objectReferent(view, { verb, next: '' }, gender);
  const isToOther = (view.objects ?? []).some((each) => each.kind === 'other' && each !== view.subject);
  if (view.subject?.kind === 'worker' || isToOther) return undefined;
  const isToThing = [...(view.previousObjects ?? []), view.previousNoun].some(
    (each) => each?.kind === 'thing',
  );
  return isToThing ? { kind: 'unclear', gender } : WORKER;
}
