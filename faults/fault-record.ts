/** What became of one fault of the catalogue, over all its trials. */
export interface FaultRecord {
  readonly number: number;
  readonly name: string;
  readonly trials: number;
  /** Words, saves or seconds of sound that were not there afterwards. */
  readonly lost: number;
  readonly duplicated: number;
  /** Words in another report or place than their own. */
  readonly misplaced: number;
  /** Times that nothing true was said of what had happened. */
  readonly silent: number;
  readonly note: string;
}
