import { fold } from '@constat/language/text';

/** A stretch of a text, in UTF-16 units. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

interface Word extends Passage {
  readonly key: string;
}

/** A run of words that stands in both texts, by the place of its first word in each. */
interface Run {
  readonly at: number;
  readonly length: number;
}

/** Words that must stand together in both texts. */
const SHORTEST = 3;
/** Words of a text that runs may leave out between them and still be one passage: a word that the sentence puts otherwise. */
const MOST_BETWEEN = 2;
/** Places of the same words that are looked at. */
const MOST_PLACES = 20;

/**
 * Finds the passages of a text that a sentence was drawn from: the words that both have in the same order, whatever
 * stands between them. The text is read once.
 */
export function createPassageFinder(text: string): (sentence: string) => readonly Passage[] {
  const words = wordsOf(text);
  const places = new Map<string, number[]>();
  words.forEach((_, at) => {
    const key = keyAt(words, at);
    if (key === null) return;
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  });
  return (sentence) => {
    const said = wordsOf(sentence);
    if (words.length > 0 && words.length < SHORTEST) return wholeOf(words, said);
    return passagesOf(words, findRuns(said, words, places));
  };
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    key: fold(word),
    start: index,
    end: index + word.length,
  }));
}

function keyAt(words: readonly Word[], at: number): string | null {
  if (at + SHORTEST > words.length) return null;
  return words
    .slice(at, at + SHORTEST)
    .map(({ key }) => key)
    .join(' ');
}

/** A text of a word or two is its own passage where the sentence says it. */
function wholeOf(words: readonly Word[], said: readonly Word[]): readonly Passage[] {
  const has = said.some((_, at) => words.every(({ key }, index) => said[at + index]?.key === key));
  return has ? passagesOf(words, [{ at: 0, length: words.length }]) : [];
}

/** From left to right the longest run at each word; of equal ones that which goes on after the last. */
function findRuns(
  said: readonly Word[],
  words: readonly Word[],
  places: ReadonlyMap<string, readonly number[]>,
): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  while (from < said.length) {
    let best: Run | null = null;
    const after = runs.at(-1) === undefined ? 0 : (runs.at(-1)?.at ?? 0) + (runs.at(-1)?.length ?? 0);
    for (const at of places.get(keyAt(said, from) ?? '') ?? []) {
      let length = SHORTEST;
      while (said[from + length] !== undefined && said[from + length]?.key === words[at + length]?.key)
        length += 1;
      const isLonger = best === null || length > best.length;
      const isNext = best !== null && length === best.length && best.at < after && at >= after;
      if (isLonger || isNext) best = { at, length };
    }
    if (best !== null) runs.push(best);
    from += best?.length ?? 1;
  }
  return runs;
}

/** Runs as passages in order of the text, those that touch made one. */
function passagesOf(words: readonly Word[], runs: readonly Run[]): readonly Passage[] {
  const joined: Run[] = [];
  for (const run of runs.toSorted((one, other) => one.at - other.at)) {
    const last = joined.at(-1);
    const end = last === undefined ? -Infinity : last.at + last.length;
    if (last !== undefined && run.at <= end + MOST_BETWEEN)
      joined[joined.length - 1] = { at: last.at, length: Math.max(end, run.at + run.length) - last.at };
    else joined.push(run);
  }
  return joined.flatMap(({ at, length }) => {
    const [first, last] = [words[at], words[at + length - 1]];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}
