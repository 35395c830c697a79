import type { Recording, RecordingItem, Transcription } from '@constat/contract';
import type { ChunkWithoutAudio } from '../store/repositories/audio-chunks.ts';
import { readSettledFacts } from '../store/repositories/recordings.ts';
import type { ChunkState, StoredWriting } from '../store/repositories/recordings.ts';
import type { RecordingRow } from '../store/recording-tables.ts';

const DAY_MS = 86_400_000;

/** A recording in the list. */
export function presentRecordingItem(
  row: RecordingRow,
  chunks: readonly Pick<ChunkState, 'createdAt' | 'audioErasedAt' | 'isTranscribed'>[],
  retentionDays: number,
): RecordingItem {
  const erasures = chunks.flatMap(({ audioErasedAt }) => (audioErasedAt === null ? [] : [audioErasedAt]));
  const sent = readWriting(row)?.segments.filter(({ isSilent }) => !isSilent).length ?? 0;
  const written = chunks.filter(({ isTranscribed }) => isTranscribed).length;
  return {
    id: row.recordingId,
    formId: row.savedFormId,
    section: row.section,
    language: row.language,
    reportLanguage: row.reportLanguage,
    startedAt: iso(row.startedAt),
    durationMs: row.durationMs,
    doubtful: row.doubtful,
    withoutText: Math.max(0, sent - written),
    withAudio: chunks.length - erasures.length,
    keptUntil:
      chunks.length === 0
        ? null
        : iso(Math.min(...chunks.map(({ createdAt }) => createdAt)) + retentionDays * DAY_MS),
    audioErasedAt: erasures.length === 0 ? null : iso(Math.max(...erasures)),
    erasedAt: row.erasedAt === null ? null : iso(row.erasedAt),
  };
}

/** A recording with its words. */
export function presentRecording(
  row: RecordingRow,
  chunks: readonly ChunkWithoutAudio[],
  retentionDays: number,
): Recording {
  const states = chunks.map((chunk) => ({ ...chunk, isTranscribed: chunk.transcription !== null }));
  const stored = readWriting(row);
  return {
    ...presentRecordingItem(row, states, retentionDays),
    segments: (stored?.segments ?? []).map(({ isSilent, ...span }, index) => {
      const chunk = chunks.find(({ chunkIndex }) => chunkIndex === index);
      const heard = readTranscription(chunk);
      const lost = chunk === undefined ? (isSilent ? 'silent' : 'missing') : 'failed';
      return {
        index,
        ...span,
        state: heard === null ? lost : 'transcribed',
        hasAudio: chunk?.audioErasedAt === null,
        text: heard?.transcription ?? '',
        words: heard?.words ?? [],
      };
    }),
    writing: stored?.writing ?? null,
    reviewed: row.reviewed === null ? [] : (JSON.parse(row.reviewed) as Recording['reviewed']),
    settledFacts: readSettledFacts(row),
  };
}

function readWriting({ writing }: RecordingRow): StoredWriting | null {
  return writing === null ? null : (JSON.parse(writing) as StoredWriting);
}

function readTranscription(chunk: ChunkWithoutAudio | undefined): Transcription | null {
  if (chunk === undefined || chunk.transcription === null) return null;
  return JSON.parse(chunk.transcription) as Transcription;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
