/** A spoken examination: what is said into cells of the catalogue. */
export { focusOnCell } from './focus-on-cell.ts';
export type { Focus, Leftover, Outcome, Question, Write } from './outcome.ts';
export type { ExaminedForm } from './findings/writer.ts';
export { NOTHING_SAID, withFocus } from './state.ts';
export type { ExaminationState } from './state.ts';
export { textsOfPlace } from './texts-of-place.ts';
export { understandUtterance } from './understand-utterance.ts';
export type { Heard, Understood } from './understand-utterance.ts';
