import { chunksOf } from '@constat/dictation/recorder';
import { cutAudio } from '../recording/cut-audio.ts';
import { audioOutbox } from '../recording/browser-session.ts';
import type { SessionView } from '../recording/session-view.ts';
import { createWordPlayer } from '../listening/play-word.ts';
import type { Playing } from '../listening/play-word.ts';
import type { SpokenAt } from './marked-words.ts';

/** Heard before and after words, in milliseconds. */
const MARGIN_MS = 350;

/** Plays what was said, of a recording under way too. */
export interface SpokenPlayer {
  play(at: SpokenAt, view: SessionView): Promise<Playing>;
  stop(): void;
}

export function createSpokenPlayer(): SpokenPlayer {
  const stored = createWordPlayer();
  const audio = new Audio();
  const release = (): void => {
    audio.pause();
    URL.revokeObjectURL(audio.src);
  };
  return {
    async play({ recordingId, fromMs, toMs }, view) {
      release();
      const parts = await audioOutbox.readAllParts(recordingId).catch(() => []);
      const data = parts.map((part) => part.data);
      const span = { startMs: Math.max(0, fromMs - MARGIN_MS), endMs: toMs + MARGIN_MS, preRoll: true };
      const cut = (await cutAudio(data, span)) ?? (await cutAudio(data, { ...span, endMs: Infinity }));
      if (cut !== null) {
        audio.src = URL.createObjectURL(new Blob([cut], { type: 'audio/webm' }));
        return audio.play().then(
          () => 'played',
          () => 'failed',
        );
      }
      // Once its text is in the report, the audio is on the server alone.
      const chunk = chunksOf(view.recorder).find(({ startMs, endMs }) => fromMs >= startMs && fromMs < endMs);
      if (view.id !== recordingId || chunk === undefined) return 'erased';
      const place = { start: (fromMs - chunk.startMs) / 1_000, end: (toMs - chunk.startMs) / 1_000 };
      return stored.play({ recordingId, chunk: chunk.index, ...place });
    },
    stop() {
      release();
      stored.stop();
    },
  };
}
