import type { Chunk } from './chunk.ts';

/** How sure the engine was, and over how much text. */
export interface Recognition {
  readonly wordCount: number;
  /** Mean over the words, 0 to 1; null where the engine gave none. */
  readonly confidence: number | null;
}

/** Mean confidence of what was recognised, each chunk weighted by its words. */
export function summariseRecognition(chunks: readonly Chunk[]): Recognition {
  let wordCount = 0;
  let scored = 0;
  let sum = 0;
  for (const { status } of chunks) {
    if (status.kind !== 'done') continue;
    const { result } = status;
    wordCount += result.wordCount;
    if (result.confidence === null) continue;
    scored += result.wordCount;
    sum += result.confidence * result.wordCount;
  }
  return { wordCount, confidence: scored === 0 ? null : sum / scored };
}
