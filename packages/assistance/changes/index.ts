/** What a proposal changes besides its words: the order of paragraphs, and the form. */
export { findMoves } from './find-moves.ts';
export type { Move, Moves } from './find-moves.ts';
export { summariseChanges } from './summarise-changes.ts';
export type { ChangeSummary } from './summarise-changes.ts';
