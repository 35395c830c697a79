import type { Chunk } from './chunk.ts';

const MARKER = { fr: 'non transcrit : segment', en: 'not transcribed: segment' } as const;

/** Recorded time as mm:ss; minutes go on past 59. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What stands in the text in place of a chunk that could not be transcribed. Segments are counted from 1. */
export function untranscribedMarker(chunk: Chunk, language: 'fr' | 'en'): string {
  const span = `${minutesAndSeconds(chunk.startMs)}–${minutesAndSeconds(chunk.endMs)}`;
  return `[${MARKER[language]} ${chunk.index + 1}, ${span}]`;
}

/**
 * The text of the settled chunks in order, up to the first one that is still worked on: later text never moves.
 * A failed chunk is a marker, silence is nothing.
 */
export function assembleTranscript(chunks: readonly Chunk[], language: 'fr' | 'en'): string {
  const parts: string[] = [];
  for (const chunk of chunks) {
    const { status } = chunk;
    if (status.kind === 'queued' || status.kind === 'sending' || status.kind === 'waiting') break;
    if (status.kind === 'failed') parts.push(untranscribedMarker(chunk, language));
    if (status.kind === 'done') parts.push(status.result.text.trim());
  }
  return parts.filter((part) => part !== '').join(' ');
}
