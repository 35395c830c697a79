import type { CellWrite } from './findings/writer.ts';
import type { Focus, Write } from './outcome.ts';
import type { Row } from './rows/row.ts';

/** One utterance that wrote something, as it can be taken back. */
export interface Transaction {
  readonly writes: readonly CellWrite[];
  readonly texts: readonly Write[];
  /** What the fields held before. */
  readonly before: ReadonlyMap<string, string>;
}

/** What is held between utterances. */
export interface ExaminationState {
  readonly focus: Focus;
  /** The rows of the last list, for values that follow on it. */
  readonly recent: readonly Row[];
  /** Utterances that can be taken back, the last one last. */
  readonly done: readonly Transaction[];
}

/** The state once something else is in force: the last list takes no more values. */
export function withFocus(state: ExaminationState, focus: Focus): ExaminationState {
  return { ...state, focus, recent: [] };
}

export const NOTHING_SAID: ExaminationState = { focus: {}, recent: [], done: [] };
