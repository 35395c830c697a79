/** Where each paragraph of a proposed text stands in the text that it was made from. */

export interface PlacedParagraph {
  readonly text: string;
  /** Its place in the proposed text. */
  readonly index: number;
  /** The word of the written text at which it begins. */
  readonly place: number;
}

/** Words that are looked for together; fewer where a paragraph has no such run. */
const RUNS = [3, 2] as const;
/** Opening words by which a paragraph is looked for that has all its words in the written text. */
const OPENING = 6;

/**
 * The paragraphs of the proposed text. Where all of them have their very words in the written text, each is at these;
 * else each at the first run of words that the written text has once, or at the next place of its opening words. One
 * whose words are all new stands behind the paragraph before it.
 */
export function placeParagraphs(written: string, proposed: string): readonly PlacedParagraph[] {
  const source = wordsOf(written);
  const texts = proposed.split(/\n[ \t]*\n/u).filter((text) => text.trim() !== '');
  const paragraphs = texts.map(wordsOf);
  const isInPlace = paragraphs.flat().join(' ') === source.join(' ');
  const places = isInPlace
    ? texts.map((_, index) => index)
    : (exactPlaces(source, paragraphs) ?? likelyPlaces(source, paragraphs));
  return texts.map((text, index) => ({ text, index, place: places[index] ?? 0 }));
}

/** The same words that several paragraphs may have, and which of these have no place yet. */
interface Wording {
  readonly words: readonly string[];
  readonly open: number[];
}

/** Lays the paragraphs over the written text from its start on; null where one finds no place. */
function exactPlaces(
  source: readonly string[],
  paragraphs: readonly (readonly string[])[],
): readonly number[] | null {
  const byOpening = new Map<string, Map<string, Wording>>();
  paragraphs.forEach((words, index) => {
    const opening = words.slice(0, OPENING).join(' ');
    const wordings = byOpening.get(opening) ?? new Map<string, Wording>();
    byOpening.set(opening, wordings);
    const wording = wordings.get(words.join(' ')) ?? { words, open: [] };
    wordings.set(words.join(' '), wording);
    wording.open.push(index);
  });
  for (const { open } of [...byOpening.values()].flatMap((wordings) => [...wordings.values()]))
    open.reverse();
  const places = paragraphs.map((words): number => (words.length === 0 ? 0 : -1));
  for (let place = 0; place < source.length; place += 1) {
    const found = wordingAt(source, place, byOpening);
    const index = found?.open.pop();
    if (found === null || index === undefined) continue;
    places[index] = place;
    place += found.words.length - 1;
  }
  return places.includes(-1) ? null : places;
}

/** The longest wording without a place that the written text has there. */
function wordingAt(
  source: readonly string[],
  place: number,
  byOpening: ReadonlyMap<string, ReadonlyMap<string, Wording>>,
): Wording | null {
  for (let length = Math.min(OPENING, source.length - place); length > 0; length -= 1) {
    const wordings = byOpening.get(source.slice(place, place + length).join(' '));
    let longest: Wording | null = null;
    for (const wording of wordings?.values() ?? []) {
      const isLonger = wording.words.length > (longest?.words.length ?? 0);
      if (!isLonger || wording.open.length === 0) continue;
      if (wording.words.every((word, at) => source[place + at] === word)) longest = wording;
    }
    if (longest !== null) return longest;
  }
  return null;
}

function likelyPlaces(
  source: readonly string[],
  paragraphs: readonly (readonly string[])[],
): readonly number[] {
  const runs = runsOf(source);
  let last = 0;
  return paragraphs.map((words) => {
    last = onlyPlace(words, runs) ?? nextPlace(words, runs) ?? last;
    return last;
  });
}

/** Where a run of words stands in the written text, and how many paragraphs were placed at it. */
interface Run {
  readonly places: number[];
  taken: number;
}

function runsOf(words: readonly string[]): ReadonlyMap<string, Run> {
  const runs = new Map<string, Run>();
  for (const length of RUNS) {
    for (let place = 0; place + length <= words.length; place += 1) {
      const key = words.slice(place, place + length).join(' ');
      const run = runs.get(key);
      if (run === undefined) runs.set(key, { places: [place], taken: 0 });
      else run.places.push(place);
    }
  }
  return runs;
}

function onlyPlace(words: readonly string[], runs: ReadonlyMap<string, Run>): number | null {
  for (const length of RUNS) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const places = runs.get(words.slice(at, at + length).join(' '))?.places ?? [];
      if (places.length === 1) return (places[0] ?? 0) - at;
    }
  }
  return null;
}

function nextPlace(words: readonly string[], runs: ReadonlyMap<string, Run>): number | null {
  for (const length of RUNS) {
    const run = words.length < length ? undefined : runs.get(words.slice(0, length).join(' '));
    const place = run?.places[run.taken];
    if (run === undefined || place === undefined) continue;
    run.taken += 1;
    return place;
  }
  return null;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
