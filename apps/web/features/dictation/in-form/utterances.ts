import { chunksOf, isSettled } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import type { SessionView } from '../recording/session-view.ts';
import { wordsOfChunk, wordsOfPhrase } from '../written/heard-words.ts';
import type { HeardWord } from '../written/heard-words.ts';

/** What was said between two pauses; in order, each once. */
export interface Utterance {
  /** Null for words that were not just said. */
  readonly recordingId: string | null;
  /** Milliseconds of recorded time. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly words: readonly HeardWord[];
}

/** How far a recording was heard. */
export interface HeardUpTo {
  /** The number of the last phrase. */
  readonly phrase: number;
  /** The first chunk that was not looked at. */
  readonly chunk: number;
}

/** Before the first word. */
export const NOTHING_YET: HeardUpTo = { phrase: 0, chunk: 0 };

/** Words that lie this near to a phrase are of it, in milliseconds. */
const NEAR_MS = 150;

/**
 * What was recognised since: phrases while words come as one speaks, and of a segment the words that no phrase told. A
 * segment without text is passed over.
 */
export function nextUtterances(
  { id, recorder, heard }: Pick<SessionView, 'id' | 'recorder' | 'heard'>,
  before: HeardUpTo,
): { readonly utterances: readonly Utterance[]; readonly upTo: HeardUpTo } {
  const chunks = chunksOf(recorder).slice(before.chunk);
  const over = chunks.slice(0, countOver(chunks));
  const chunk = before.chunk + over.length;
  const told = heard.phrases.filter(({ number }) => number > before.phrase);
  const spoken = [
    ...told.map((phrase) => ({ ...phrase, words: wordsOfPhrase(phrase, chunk) })),
    ...over.flatMap((one) => untold(one, heard)),
  ];
  return {
    utterances: spoken
      .filter(({ words }) => words.length > 0)
      .toSorted((one, other) => one.fromMs - other.fromMs)
      .map(({ fromMs, toMs, words }) => ({ recordingId: id, fromMs, toMs, words })),
    upTo: { phrase: told.at(-1)?.number ?? before.phrase, chunk },
  };
}

function countOver(chunks: readonly Chunk[]): number {
  const open = chunks.findIndex((chunk) => !isSettled(chunk));
  return open < 0 ? chunks.length : open;
}

/** The words of a settled segment that stand in no phrase. */
function untold(chunk: Chunk, { phrases }: SessionView['heard']): readonly Omit<Utterance, 'recordingId'>[] {
  const { status, startMs, endMs } = chunk;
  if (status.kind !== 'done') return [];
  const isTold = (fromMs: number, toMs: number): boolean =>
    phrases.some(
      (phrase) =>
        (fromMs + toMs) / 2 >= phrase.fromMs - NEAR_MS && (fromMs + toMs) / 2 <= phrase.toMs + NEAR_MS,
    );
  // Words without times are those of the whole segment.
  const isAnyTold = phrases.some((phrase) => phrase.fromMs < endMs && phrase.toMs > startMs);
  const words = wordsOfChunk(chunk, status.result).filter(({ start, end }) =>
    start === undefined || end === undefined ? !isAnyTold : !isTold(start * 1_000, end * 1_000),
  );
  return [{ fromMs: startMs, toMs: endMs, words }];
}
