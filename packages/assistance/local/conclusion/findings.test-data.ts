/**
 * Histories (fiction) in which a finding of an operation or of a visit stands in sentences of its own, written by hand
 * before the rule that reads them. A line of the summary must hold the words of each `line` together, and none may hold
 * those that are `omitted`. The later half of each language was held out and tried once.
 */
export interface FindingExample {
  /** Paragraphs, after the event where `event` does not say otherwise. */
  readonly told: readonly string[];
  /** False where the paragraphs tell the event themselves. */
  readonly hasEvent?: false;
  readonly lines?: readonly (readonly string[])[];
  readonly omitted?: readonly string[];
}

export const EVENT_TOLD = {
  fr: 'Le 3 mars 2024, le travailleur chute d’un escabeau et se blesse à l’épaule droite.',
  en: 'On March 3, 2024, the worker fell from a stepladder and hurt his right shoulder.',
} as const;

/** The day of the evaluation in each of these reports. */
export const EVALUATED = '2026-05-04';
