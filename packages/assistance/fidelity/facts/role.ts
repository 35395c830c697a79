/** Which readers have to look at a word form: bits of `Form.roles`. */
export const ROLE = {
  month: 4,
  title: 8,
  drug: 16,
  /** An expression of the lexicon may begin here. */
  expression: 64,
  /** It may deny something. */
  denial: 128,
} as const;
