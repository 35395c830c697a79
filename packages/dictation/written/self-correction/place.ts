import type { Token } from '../token.ts';
import { isContent } from './facts.ts';
import type { Fact, Piece } from './facts.ts';

/** What was said before a correction, this sentence and the one before, or what is said after it, to the sentence's end. */
export interface Spoken {
  readonly tokens: readonly Token[];
  readonly pieces: readonly Piece[];
}

/** Tokens of what was said, to be replaced by tokens of what came next. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: readonly Token[];
}

/** How the next words restate what was said. */
export interface Restated {
  /** In the order of the text. */
  readonly edits: readonly Edit[];
  /** Where what came next goes on: the tokens before stand in the edits, or in what was said already. */
  readonly resumeAt: number;
  /** Whether what was said ends where the last edit does, so that what comes next goes on from it. */
  readonly isLast: boolean;
}

/** A value among the next words, with the labels that say what it is of: indexes of pieces. */
export interface Value {
  readonly at: number;
  readonly lead: readonly number[];
  readonly trail: readonly number[];
}

/** The place that a value restates. */
export interface Match {
  readonly fact: Fact;
  /** Labels of the value that the place has. */
  readonly matched: number;
  /** Whether the value has labels that the place left unsaid. */
  readonly isMore: boolean;
}

/** Whether one can stand for the other: of one unit, where both name theirs. */
export function isComparable(own: Piece, fresh: Piece): boolean {
  if (own.group === null || own.group !== fresh.group) return false;
  if (own.figure?.sort !== 'measure' || fresh.figure === null) return true;
  return own.figure.unit === null || fresh.figure.unit === null || own.figure.unit === fresh.figure.unit;
}

/** Whether nothing but what belongs to the fact was said after it. */
export function isAtEnd(pieces: readonly Piece[], fact: Fact): boolean {
  return !pieces.slice((fact.trail.at(-1) ?? fact.at) + 1).some(isContent);
}
