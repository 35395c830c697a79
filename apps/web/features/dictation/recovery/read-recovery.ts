import { CUT_FROM_MS, LEVEL_MS } from '@constat/dictation/recorder';
import type { RecoveredChunk } from '@constat/dictation/recorder';
import type { StoredPart, StoredSession } from '../../../shared/audio-outbox/records.ts';
import { createCutPlanner } from '../recording/cut-planner.ts';
import { audioDuration } from '../recording/cut-audio.ts';

/** A recording found on the device, ready to be transcribed where it stopped. */
export interface Recovery {
  readonly data: readonly ArrayBuffer[];
  /** Milliseconds of recorded time that can be read. */
  readonly durationMs: number;
  /** None when nothing can be read. */
  readonly chunks: readonly RecoveredChunk[];
}

/** Cuts the rest of a recording as it would have been cut while it was made, from the loudness kept with it. */
export async function readRecovery(session: StoredSession, parts: readonly StoredPart[]): Promise<Recovery> {
  const data = parts.map((part) => part.data);
  const durationMs = Math.round(await audioDuration(data));
  if (durationMs === 0) return { data, durationMs, chunks: [] };
  const known = session.chunks.filter((chunk) => chunk.startMs < durationMs);
  const knownEnd = known.at(-1)?.endMs ?? 0;
  // A recording that was stopped knows all its chunks; the clock and the audio differ by milliseconds.
  const rest = session.status === 'stopped' && known.length > 0 ? [] : planRest(parts, knownEnd, durationMs);
  const chunks = [...known, ...rest];
  return { data, durationMs: chunks.at(-1)?.endMs ?? durationMs, chunks };
}

function planRest(parts: readonly StoredPart[], fromMs: number, durationMs: number): RecoveredChunk[] {
  const levels = parts.flatMap((part) => part.levels);
  const planner = createCutPlanner();
  const chunks: RecoveredChunk[] = [];
  let startMs = fromMs;
  let preRoll = false;
  let heard = 0;
  for (let now = fromMs; now < durationMs; now += LEVEL_MS) {
    for (let level = levels[heard]; level !== undefined && level.atMs <= now; level = levels[heard]) {
      planner.add(level);
      heard += 1;
    }
    if (now - startMs < CUT_FROM_MS) continue;
    const cut = planner.plan(startMs, now);
    if (cut === null) continue;
    chunks.push({ startMs, endMs: cut.positionMs, preRoll, result: null });
    startMs = cut.positionMs;
    preRoll = cut.inSpeech;
  }
  if (durationMs > startMs) chunks.push({ startMs, endMs: durationMs, preRoll, result: null });
  return chunks;
}

/** Milliseconds of a stored session whose text has not reached the editor. */
export function missingMs(session: StoredSession, parts: readonly StoredPart[]): number {
  const heard = parts.findLast((part) => part.levels.length > 0)?.levels.at(-1)?.atMs ?? parts.length * 1_000;
  const total = Math.max(session.recordedMs, heard);
  if (!session.delivered) return total;
  const read = session.chunks.filter((chunk) => chunk.result !== null);
  return Math.max(0, total - read.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0));
}
