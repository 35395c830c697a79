export { findContradictions } from './find-contradictions.ts';
export type { Contradiction, ContradictionKind } from './find-contradictions.ts';
export { traceFacts } from './trace-facts.ts';
export type { Fate, PrintedPlace, PrintedText, TracedFact, TracedRecording } from './trace-facts.ts';
