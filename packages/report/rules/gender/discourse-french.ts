import { WORKER } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import type { Token } from './gender-tokens.ts';

/** What has been said so far in a French text, as far as the next word needs it. */
export interface FrenchDiscourse {
  readonly tokens: readonly Token[];
  /** Whom the clause is about; missing at the start of a sentence. */
  subject?: Referent;
  previousSubject: Referent;
  /** The noun named last in this sentence. */
  noun?: Referent;
  /** Where that noun stands. */
  nounIndex?: number;
  /** Whom the worker was said to have in this sentence, and in the one before: « il a un fils ». */
  kin?: Referent;
  previousKin?: Referent;
  /** What was named in this sentence without a preposition. */
  objects?: readonly Referent[];
  /** The same of the sentence before. */
  previousObjects?: readonly Referent[];
  /** Whom an object pronoun stands for, and where its verb is: « le rend triste ». */
  object?: { readonly referent: Referent; readonly verbIndex: number };
  /** The noun named last in the sentence before. */
  previousNoun?: Referent;
  /** A professional named in this sentence or the one before. */
  professional?: Referent;
  /** True once a professional was named in this sentence. */
  hasProfessional?: boolean;
  /** True after a semicolon: what stood before it is near enough to be told of by « il ». */
  isSameSentence?: boolean;
  /** « une cliente qu’il déplaçait »: whom the clause is about, and the place of its verb; what comes after it is said of her. */
  relative?: { readonly of: Referent; readonly verb: number };
  /** Where the present clause begins, and whether its subject has been named. */
  clause: { readonly start: number; hasSubject: boolean };
  /** The gender that the worker was last written in; missing before any such word. */
  written?: Gender;
  /** The word said of somebody that was read last: what « et » carries on. */
  lastAdjective?: { readonly index: number; readonly of: Referent; readonly isTitle?: boolean };
}

/** The word at that place in lower case; empty for anything that is no word. */
export function wordAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token?.kind === 'word' ? token.lower : '';
}

/** Whom the clause is about from here on. */
export function setSubject(view: FrenchDiscourse, referent: Referent): void {
  view.subject = referent;
  view.clause.hasSubject = true;
}

/** What was said so far becomes what the sentence before said. */
export function endSentence(view: FrenchDiscourse, isNewLine: boolean): void {
  const { subject, noun, kin } = view;
  if (subject !== undefined && subject.kind !== 'none') view.previousSubject = subject;
  if (isNewLine) view.previousSubject = WORKER;
  if (view.hasProfessional !== true) delete view.professional;
  if (noun === undefined) delete view.previousNoun;
  else view.previousNoun = noun;
  if (kin === undefined) delete view.previousKin;
  else view.previousKin = kin;
  if (view.objects === undefined) delete view.previousObjects;
  else view.previousObjects = view.objects;
  delete view.hasProfessional;
  delete view.subject;
  delete view.noun;
  delete view.kin;
  delete view.lastAdjective;
  delete view.objects;
  delete view.object;
}
