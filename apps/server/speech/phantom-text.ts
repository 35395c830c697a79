/** Fast speech peaks near 5 words a second; an engine that invents text reaches dozens. */
const MOST_WORDS_PER_SECOND = 7;
/** A clip of a fraction of a second can hold a few short words ("il y a un an"). */
const WORDS_AT_ONCE = 5;

/** True when so many words cannot have been said in so many seconds: the engine made them up. */
export function isPhantomText(wordCount: number, seconds: number): boolean {
  return wordCount > WORDS_AT_ONCE + MOST_WORDS_PER_SECOND * seconds;
}
