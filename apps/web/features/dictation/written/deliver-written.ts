import { untranscribedMarker } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import { insertTranscript, replaceMarker } from '../text/insert-text.ts';
import type { TextWithCursor } from '../text/insert-text.ts';
import { rebaseChange } from './rebase-change.ts';

/** True when what is inserted there begins a sentence: at the start, on a new line, or after the end of a sentence. */
export function beginsSentence(text: string, cursor: number): boolean {
  const before = text.slice(0, cursor);
  return text.slice(cursor).trim() === '' || before.trim() === '' || /[.!?:\n»”]\s*$/u.test(before);
}

export interface Delivery {
  /** What the dictation is written as now. */
  readonly written: string;
  /** What of it was put into the text before; null the first time on this page. */
  readonly placed: string | null;
  readonly chunks: readonly Chunk[];
  /** The chunks whose text is in already, null the first time. */
  readonly delivered: readonly number[] | null;
  /** Writes the words of one chunk alone. */
  readonly writeChunk: (chunk: Chunk) => string;
}

/**
 * The text after a transcription: the whole dictation at the cursor the first time; later only what changed in it, in
 * its place, and where the physician has rewritten that place, the retried chunk in place of its mark.
 */
export function deliverWritten(
  { text, cursor }: TextWithCursor,
  { written, placed, chunks, delivered, writeChunk }: Delivery,
): TextWithCursor {
  if (delivered === null) return insertTranscript(text, cursor, written);
  if (placed !== null) {
    const rebased = rebaseChange(text, placed, written);
    if (rebased !== null) return rebased;
  }
  let changed: TextWithCursor = { text, cursor };
  for (const chunk of chunks) {
    if (chunk.status.kind !== 'done' || delivered.includes(chunk.index)) continue;
    const markers = (['fr', 'en'] as const).map((language) => untranscribedMarker(chunk, language));
    const marker = markers.find((one) => changed.text.includes(one)) ?? markers[0] ?? '';
    changed = replaceMarker(changed.text, marker, writeChunk(chunk));
  }
  return changed;
}
