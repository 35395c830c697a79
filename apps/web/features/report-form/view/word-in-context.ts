/** Characters that a context holds before its word at most, give or take a cut word. */
const BEFORE = 32;

/** Index of the word in its context: a context may hold the same letters more than once. */
export function indexInContext({
  word,
  context,
  start,
}: {
  readonly word: string;
  readonly context: string;
  /** Where the word lies in the whole text. */
  readonly start: number;
}): number {
  const expected = Math.min(start, BEFORE);
  const letter = /[\p{L}\p{N}]/u;
  let best = -1;
  for (let at = context.indexOf(word); at !== -1; at = context.indexOf(word, at + 1)) {
    const isWhole = !letter.test(context[at - 1] ?? '') && !letter.test(context[at + word.length] ?? '');
    if (isWhole && (best === -1 || Math.abs(at - expected) < Math.abs(best - expected))) best = at;
  }
  return best;
}
