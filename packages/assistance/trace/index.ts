export { findContradictions } from './find-contradictions.ts';
export type { Contradiction, ContradictionKind } from './find-contradictions.ts';
export { findDates } from './find-dates.ts';
export type { DatedPlace } from './find-dates.ts';
export { traceFacts } from './trace-facts.ts';
export type { Fate, PrintedPlace, PrintedText, TracedFact, TracedRecording } from './trace-facts.ts';
