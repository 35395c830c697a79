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

/** Plays words out of the chunks that the server keeps, one at a time. */
export interface WordPlayer {
  readonly play: (at: HeardAt) => Promise<Playing>;
  readonly stop: () => void;
}

/** A player that holds the chunk heard last. */
export function createWordPlayer(): WordPlayer {
  const audio = new Audio();
  let loaded = '';
  let end = Infinity;
  audio.addEventListener('timeupdate', () => {
    if (audio.currentTime >= end) audio.pause();
  });

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
        audio.currentTime = Math.max(0, start - MARGIN_S);
        await audio.play();
        return 'played';
      } catch (error) {
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
