/**
 * One statement and the ways to word it. In a wording `{name}` or `{name:form}` is a slot, `[a|b|c]` are synonyms,
 * `⟨a¦b⟩` is a part whose second form denies or states what the first one stated or denied.
 */
export interface Frame {
  readonly slots: Readonly<Record<string, SlotType>>;
  readonly wordings: readonly string[];
}

/** What a slot holds. */
export type SlotType =
  | 'angle'
  | 'centimetres'
  | 'kilograms'
  | 'milligrams'
  | 'percent'
  | 'score'
  | 'minutes'
  | 'weeks'
  | 'days'
  | 'count'
  | 'decimal'
  | 'date'
  | 'side'
  | 'side2'
  | 'drug'
  | 'level'
  | 'result'
  | 'direction'
  | 'severity'
  | 'hedge'
  | 'route'
  | 'movement'
  | 'joint'
  | 'diagnosis'
  | 'test';

/** A value: of a number what it counts, else the words of its forms. */
export interface SlotValue {
  readonly type: SlotType;
  /** Index of a word in its pool, a number, or a day count for a date. */
  readonly value: number;
  /** Another unit than the one of the type. */
  readonly unit?: string;
  /** Left out altogether. */
  readonly empty?: true;
}
