import type { Proposal } from '@constat/dictation/vocabulary';
import type { ListenedWord } from '../listening/listened-words.ts';
import type { Reviewed } from '../listening/reviewed-words.ts';

/** Parts the ids of the first and the last word that were joined; no word holds a line break of its own. */
const JOINED = '\n';

/**
 * The words with each passage that an entry is proposed for as one doubtful word. What was gone through before stays
 * joined as it was then, whatever the vocabulary is now.
 */
export function joinProposed(
  words: readonly ListenedWord[],
  proposals: readonly Proposal[],
  reviewed: Reviewed,
): readonly ListenedWord[] {
  const spans = new Map<number, { readonly last: number; readonly proposed?: string }>();
  for (const { first, last, entry } of proposals) spans.set(first, { last, proposed: entry.term });
  const places = new Map(words.map(({ id }, index) => [id, index]));
  for (const id of reviewed.keys()) {
    const [first, last] = id.split(JOINED).map((one) => places.get(one));
    if (first === undefined || last === undefined || last < first) continue;
    for (let at = first; at <= last; at += 1) spans.delete(at);
    spans.set(first, { last });
  }
  if (spans.size === 0) return words;
  const joined: ListenedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const span = spans.get(at);
    if (word === undefined) continue;
    if (span === undefined) {
      joined.push(word);
      continue;
    }
    joined.push(join(words.slice(at, span.last + 1), word, span.proposed));
    at = span.last;
  }
  return joined;
}

function join(
  words: readonly ListenedWord[],
  first: ListenedWord,
  proposed: string | undefined,
): ListenedWord {
  const last = words.at(-1) ?? first;
  const scores = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  const spoken = words.flatMap(({ at }) => (at === null || at.chunk !== first.at?.chunk ? [] : [at.end]));
  return {
    ...first,
    id: last === first ? first.id : `${first.id}${JOINED}${last.id}`,
    text: words.map(({ text, space }, index) => (index === 0 ? '' : space) + text).join(''),
    end: last.end,
    marks: [...new Set([...words.flatMap(({ marks }) => marks), 'low-confidence' as const])],
    at: first.at === null ? null : { ...first.at, end: Math.max(...spoken) },
    confidence: scores.length === 0 ? null : Math.min(...scores),
    ...(proposed !== undefined && { proposed }),
  };
}
