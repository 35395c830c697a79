import { ApiError, readApiBlob } from '../../../shared/api/client.ts';

/** Heard before and after a word, in seconds: a word alone is hard to judge. */
const MARGIN_S = 0.35;

export interface HeardAt {
  readonly recordingId: string;
  readonly chunk: number;
  /** Seconds from the beginning of the chunk. */
  readonly start: number;
  readonly end: number;
}

/** What became of the wish to hear a word. */
export type Playing = 'played' | 'erased' | 'failed';

/** Hears what is being played: the place in the chunk as it moves, and the end of a chunk or a stop. */
export interface PlayerListener {
  readonly onMove: (chunk: number, seconds: number) => void;
  readonly onRest: (isEnd: boolean) => void;
}

/** Plays words out of the chunks that the server keeps, one at a time. */
export interface WordPlayer {
  readonly play: (at: HeardAt) => Promise<Playing>;
  readonly stop: () => void;
}

/** A player that holds the chunk heard last. */
export function createWordPlayer(listener?: PlayerListener): WordPlayer {
  const audio = new Audio();
  let loaded = '';
  let end = Infinity;
  let playing = 0;
  audio.addEventListener('timeupdate', () => {
    if (audio.currentTime >= end) audio.pause();
    if (!audio.paused) listener?.onMove(playing, audio.currentTime);
  });
  // A pause that was followed by another wish to play is none.
  audio.addEventListener('pause', () => {
    if (audio.paused && !audio.ended) listener?.onRest(false);
  });
  audio.addEventListener('ended', () => listener?.onRest(true));

  async function load(url: string): Promise<void> {
    if (loaded === url) return;
    const { blob } = await readApiBlob(url);
    URL.revokeObjectURL(audio.src);
    audio.src = URL.createObjectURL(blob);
    loaded = url;
  }

  return {
    async play({ recordingId, chunk, start, end: last }) {
      audio.pause();
      try {
        await load(`/api/recordings/${recordingId}/chunks/${chunk}/audio`);
        end = last + MARGIN_S;
        playing = chunk;
        audio.currentTime = Math.max(0, start - MARGIN_S);
        await audio.play();
        return 'played';
      } catch (error) {
        // Another word was asked for before this one began.
        if (error instanceof DOMException && error.name === 'AbortError') return 'played';
        return error instanceof ApiError && error.status === 404 ? 'erased' : 'failed';
      }
    },
    stop() {
      audio.pause();
      URL.revokeObjectURL(audio.src);
      loaded = '';
    },
  };
}
