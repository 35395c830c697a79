/** « chez lui », « elle-même », « celui-ci », « lui aussi »: whether the worker is meant. */
import { agrees, WORKER } from './gender-change.ts';
import type { Gender } from './gender-change.ts';
import { setSubject, wordAt } from './discourse-french.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { verbAfter } from './phrases-french.ts';
import { resolveSubject } from './resolve-subject.ts';
import { PERSON_VERBS, PREPOSITIONS } from './verbs-french.ts';

/** Each stressed pronoun in the other gender. */
export const STRESSED_COUNTERPARTS: Readonly<Record<string, string>> = {
  lui: 'elle',
  elle: 'lui',
  celui: 'celle',
  celle: 'celui',
};

/** True at the start of a sentence. */
export function opensSentence(view: FrenchDiscourse, index: number): boolean {
  const before = view.tokens[index - 1];
  return before === undefined || before.kind === 'stop' || before.lower === 'mais';
}

/** The gender that the pronoun is written in where it stands for the worker; undefined elsewhere. */
export function stressedGender(view: FrenchDiscourse, index: number): Gender | undefined {
  const lower = wordAt(view.tokens, index);
  const gender: Gender = lower === 'lui' || lower === 'celui' ? 'male' : 'female';
  const next = wordAt(view.tokens, index + 1);
  const isHyphenated = view.tokens[index + 1]?.isHyphenated === true;
  if (lower.startsWith('cel'))
    return isHyphenated && next === 'ci' ? latterGender(view, index, gender) : undefined;
  if (next === 'aussi' && opensSentence(view, index)) {
    setSubject(view, WORKER);
    return gender;
  }
  if (isHyphenated && next === 'même') return (view.subject ?? WORKER).kind === 'worker' ? gender : undefined;
  return isAfterPreposition(view, index, gender) ? gender : undefined;
}

/** « celui-ci mentionne » */
function latterGender(view: FrenchDiscourse, index: number, gender: Gender): Gender | undefined {
  const { verb } = verbAfter(view.tokens, index + 2);
  if (!PERSON_VERBS.has(verb) || resolveSubject(view, index + 1, gender).kind !== 'worker') return undefined;
  view.subject = WORKER;
  return gender;
}

/** After a preposition it is not the one who acts. */
function isAfterPreposition(view: FrenchDiscourse, index: number, gender: Gender): boolean {
  if (!PREPOSITIONS.has(wordAt(view.tokens, index - 1))) return false;
  const { noun, subject } = view;
  const other = noun?.kind === 'other' || noun?.kind === 'thing' ? noun : view.previousSubject;
  return other.kind === 'worker' || !agrees(other, gender) || other === subject;
}
