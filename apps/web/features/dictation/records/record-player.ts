import { createWordPlayer } from '../listening/play-word.ts';
import type { HeardAt, Playing } from '../listening/play-word.ts';

/** A place in the audio: the chunk, and the seconds from its beginning. */
export interface HeardPlace {
  readonly chunk: number;
  readonly seconds: number;
}

export interface RecordListener {
  /** What is heard now, null in silence. */
  readonly onMove: (place: HeardPlace | null) => void;
  readonly onTrouble: (trouble: Exclude<Playing, 'played'>) => void;
}

/** Plays a stored dictation: one word of it, or chunks one after another. */
export interface RecordPlayer {
  readonly playWord: (at: Omit<HeardAt, 'recordingId'>) => void;
  readonly playChunks: (chunks: readonly number[]) => void;
  readonly stop: () => void;
}

/** A player that is silent until it is asked. */
export function createRecordPlayer(recordingId: string, { onMove, onTrouble }: RecordListener): RecordPlayer {
  let coming: readonly number[] = [];
  const player = createWordPlayer({
    onMove: (chunk, seconds) => onMove({ chunk, seconds }),
    onRest(isEnd) {
      onMove(null);
      if (isEnd) playNext();
    },
  });

  function play(at: Omit<HeardAt, 'recordingId'>): void {
    void player.play({ recordingId, ...at }).then((outcome) => {
      if (outcome === 'played') return;
      coming = [];
      onMove(null);
      onTrouble(outcome);
    });
  }

  function playNext(): void {
    const [chunk, ...rest] = coming;
    coming = rest;
    if (chunk === undefined) return;
    onMove({ chunk, seconds: 0 });
    play({ chunk, start: 0, end: Infinity });
  }

  return {
    playWord(at) {
      coming = [];
      play(at);
    },
    playChunks(chunks) {
      coming = chunks;
      playNext();
    },
    stop() {
      coming = [];
      player.stop();
      onMove(null);
    },
  };
}
