/** A number read in words: its value, the token after it, and whether it is an ordinal. */
export interface WordNumber {
  readonly value: number;
  readonly next: number;
  readonly ordinal: boolean;
}
