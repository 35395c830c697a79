import type { Mark, WrittenText } from '@constat/dictation/written';
import type { HeardWord } from '../written/heard-words.ts';
import type { HeardAt } from './play-word.ts';

/** A written token with where it was said; `at` is null for what nobody said (a command's text, a mark). */
export interface ListenedWord {
  /** Stays the same when other segments of the recording are written later. */
  readonly id: string;
  readonly text: string;
  /** What stands between the token before and this one. */
  readonly space: string;
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
  readonly at: Omit<HeardAt, 'recordingId'> | null;
  /** The least confidence of the words that it came from, null where the engine gave none. */
  readonly confidence: number | null;
  /** The entry of the vocabulary that it may stand for. */
  readonly proposed?: string;
}

/** Joins the written tokens to the audio of the words that they came from. */
export function listenedWords(
  { text, tokens }: Pick<WrittenText, 'text' | 'tokens'>,
  words: readonly HeardWord[],
): readonly ListenedWord[] {
  let written = 0;
  const ids = new Map<string, number>();
  return tokens.map((token) => {
    const space = text.slice(written, token.start);
    written = token.end;
    const said = token.origin === null ? [] : words.slice(token.origin.from, token.origin.to + 1);
    const scores = said.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
    const at = spanOf(said);
    const place = `${at === null ? '' : `${at.chunk}:${at.start} `}${token.text}`;
    const before = ids.get(place) ?? 0;
    ids.set(place, before + 1);
    return {
      id: before === 0 ? place : `${place} ${before}`,
      text: token.text,
      space,
      start: token.start,
      end: token.end,
      marks: token.marks,
      at,
      confidence: scores.length === 0 ? null : Math.min(...scores),
    };
  });
}

/** The words of a token may cross the border of two chunks: what lies in the first one is played. */
function spanOf(said: readonly HeardWord[]): ListenedWord['at'] {
  const [first] = said;
  if (first?.inChunk == null) return null;
  const inSame = said.filter((word) => word.chunk === first.chunk);
  const end = Math.max(...inSame.map((word) => word.inChunk?.end ?? 0));
  return { chunk: first.chunk, start: first.inChunk.start, end };
}

/** The words that the engine was not sure of, in order. */
export function doubtfulWords(words: readonly ListenedWord[]): readonly ListenedWord[] {
  return words.filter(({ marks }) => marks.includes('low-confidence'));
}
