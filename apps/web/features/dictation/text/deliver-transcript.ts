import { assembleTranscript, untranscribedMarker } from '@constat/dictation/recorder';
import type { Chunk } from '@constat/dictation/recorder';
import { insertTranscript, replaceMarker } from './insert-text.ts';
import type { TextWithCursor } from './insert-text.ts';

/**
 * The text after a transcription: the whole transcript at the cursor the first time; later, what was transcribed on a
 * retry in place of its mark.
 * @param delivered the chunks whose text is in already, null the first time
 * @param language of the marks
 */
export function deliverTranscript(
  { text, cursor }: TextWithCursor,
  chunks: readonly Chunk[],
  delivered: readonly number[] | null,
  language: 'fr' | 'en',
): TextWithCursor {
  if (delivered === null) return insertTranscript(text, cursor, assembleTranscript(chunks, language));
  let changed: TextWithCursor = { text, cursor };
  for (const chunk of chunks) {
    if (chunk.status.kind !== 'done' || delivered.includes(chunk.index)) continue;
    const marker = (['fr', 'en'] as const)
      .map((one) => untranscribedMarker(chunk, one))
      .find((one) => changed.text.includes(one));
    changed = replaceMarker(
      changed.text,
      marker ?? untranscribedMarker(chunk, language),
      chunk.status.result.text,
    );
  }
  return changed;
}
