import type { Token } from '../dictation-token.ts';
import { isContent } from './correctable-facts.ts';
import type { Fact, Piece } from './correctable-facts.ts';
import { isRange } from './correctable-figures.ts';
import type { Figure } from './correctable-figures.ts';

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
  /** Whether it is a measured value, told from others by labels that were said with it. */
  readonly isNamed: boolean;
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

const PARTS_OF_DATE = 3;
const SPANS = new Set(['d', 'wk', 'mo', 'y']);

/**
 * Whether one can stand for the other: of one unit, where both name theirs, or both spans of days. What is one word, a
 * date in figures or a number with its unit, is replaced whole: by what leaves nothing of it unsaid.
 */
export function isComparable(own: Piece, fresh: Piece): boolean {
  if (own.group === null || own.group !== fresh.group) return false;
  if (own.figure === null || fresh.figure === null) return true;
  if (own.figure.sort === 'date') return areComparableDates(own.figure, fresh.figure);
  if (own.figure.sort !== 'measure') return true;
  if (fresh.figure.unit === null)
    return own.figure.unit === null || own.figure.valueLength < own.figure.length;
  return own.figure.unit === null || isSameUnit(own, fresh) || (isSpan(own.figure) && isSpan(fresh.figure));
}

function areComparableDates(own: Figure, fresh: Figure): boolean {
  const [old, named] = [own, fresh].map(({ members }) => members.map(({ part }) => part)) as [
    string[],
    string[],
  ];
  if (named.length === 0) return !isRange(own);
  if (old.length === 0) return named.length === PARTS_OF_DATE && !isRange(fresh);
  if (!isRange(own) || !isRange(fresh)) return isRange(own) === isRange(fresh);
  return old.every((part) => named.includes(part)) || old.join(' ') === `${named.join(' ')} year`;
}

/** Whether both name the same unit, or none. */
export function isSameUnit(own: Piece, fresh: Piece): boolean {
  return own.figure?.unit === fresh.figure?.unit;
}

/** « trois semaines », « six mois »: one can be said for the other. */
function isSpan({ unit }: Figure): boolean {
  return unit !== null && SPANS.has(unit);
}

/** Whether nothing but what belongs to the fact was said after it. */
export function isAtEnd(pieces: readonly Piece[], fact: Fact): boolean {
  return !pieces.slice((fact.trail.at(-1) ?? fact.at) + 1).some(isContent);
}
