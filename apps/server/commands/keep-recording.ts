import type { RecordingNote } from '@constat/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { StoredWriting } from '../store/repositories/recordings.ts';

interface Place {
  readonly ownerId: string;
  readonly recordingId: string;
}

/**
 * Keeps what a page tells of a recording. Segments that came after the recording was tied to a saved report are tied to it
 * as well, so that they are erased with it.
 * @throws Refusal NOT_FOUND when nothing of that recording is stored
 */
export async function keepRecording(
  { audioChunks, recordings }: Pick<Repositories, 'audioChunks' | 'recordings'>,
  place: Place,
  note: RecordingNote,
): Promise<void> {
  const [first] = await audioChunks.listOf(place);
  if (first === undefined) throw new Refusal('NOT_FOUND');
  const known = await recordings.find(place);
  const savedFormId = known?.savedFormId ?? (await audioChunks.formOf(place));
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
    erasedAt: null,
  });
  if (savedFormId !== null) await audioChunks.link(place, savedFormId);
}
