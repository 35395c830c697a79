import type { RecordingNote } from '@constat/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { ChunkWithoutAudio } from '../store/repositories/audio-chunks.ts';
import type { StoredWriting } from '../store/repositories/recordings.ts';

interface Place {
  readonly ownerId: string;
  readonly recordingId: string;
}

/**
 * Keeps what a page tells of a recording. Segments that came after the recording was tied to a saved report are tied to it
 * as well, so that they are erased with it. A recording whose every segment has its text is finished.
 * @throws Refusal NOT_FOUND when nothing of that recording is stored
 */
export async function saveRecording(
  repositories: Pick<Repositories, 'audioChunks' | 'recordings' | 'recordingStreams' | 'reportDictations'>,
  place: Place,
  { note, now }: { readonly note: RecordingNote; readonly now: number },
): Promise<void> {
  const { audioChunks, recordings, recordingStreams } = repositories;
  const chunks = await audioChunks.listOf(place);
  if (chunks.length === 0) throw new Refusal('NOT_FOUND');
  const stream = await recordingStreams.find(place);
  const savedFormId = await findReportOfRecording(repositories, place);
  const { segments, writing, startedAt, ...told } = note;
  const stored: StoredWriting = { segments, writing };
  await recordings.put({
    ...place,
    ...told,
    savedFormId,
    startedAt: Date.parse(startedAt),
    durationMs: Math.max(...segments.map(({ endMs }) => endMs)),
    writing: JSON.stringify(stored),
    reviewed: null,
    settledFacts: null,
    erasedAt: null,
  });
  if (savedFormId !== null) {
    await audioChunks.link(place, savedFormId);
    await recordingStreams.link(place, savedFormId);
    await repositories.reportDictations.note(place.ownerId, [place.recordingId]);
  }
  if (stream !== undefined && isWhole(note, chunks, stream.next))
    await finishStream(repositories, place, now);
}

/** The saved report that it was dictated for: known of its text, of a segment, or of its parts; null for none. */
export async function findReportOfRecording(
  {
    audioChunks,
    recordings,
    recordingStreams,
  }: Pick<Repositories, 'audioChunks' | 'recordings' | 'recordingStreams'>,
  place: Place,
): Promise<string | null> {
  const ofText = await recordings.reportOf(place);
  if (ofText !== null) return ofText;
  return (await audioChunks.formOf(place)) ?? (await recordingStreams.find(place))?.savedFormId ?? null;
}

/** True when every segment has its text, and the last one holds the last part. */
function isWhole({ segments }: RecordingNote, chunks: readonly ChunkWithoutAudio[], parts: number): boolean {
  const written = new Map(
    chunks.filter(({ transcription }) => transcription !== null).map((chunk) => [chunk.chunkIndex, chunk]),
  );
  if (!segments.every(({ isSilent }, index) => isSilent || written.has(index))) return false;
  return (written.get(segments.length - 1)?.endPart ?? parts) >= parts;
}

/** Its text is delivered: no page is offered it again, and its parts stay only where a segment is heard from them. */
async function finishStream(
  { audioChunks, recordingStreams }: Pick<Repositories, 'audioChunks' | 'recordingStreams'>,
  place: Place,
  now: number,
): Promise<void> {
  await recordingStreams.finish(place, now);
  if (!(await audioChunks.needsParts(place))) await recordingStreams.eraseParts(place);
}
