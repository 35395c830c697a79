import type { HeardParts, SpeechPace, SpokenPhrase } from '@constat/contract';

/** What the server has recognised of a recording while it comes. */
export interface HeardSpeech {
  /** In order, from the first one without a hole. */
  readonly phrases: readonly SpokenPhrase[];
  /** How words come; null before the server has told. */
  readonly pace: SpeechPace | null;
}

/** Before the server has told anything. */
export const NOTHING_HEARD: HeardSpeech = { phrases: [], pace: null };

/** Gathers the phrases of one recording out of the answers to its calls; one that comes twice is taken once. */
export interface SpeechInbox {
  readonly heard: HeardSpeech;
  /** The number of the last phrase; 0 for none. */
  readonly after: number;
  take(answer: Partial<Pick<HeardParts, 'phrases' | 'pace'>>): void;
}

/** @param onHeard hears of each change */
export function createSpeechInbox(onHeard: (heard: HeardSpeech) => void): SpeechInbox {
  let heard = NOTHING_HEARD;
  const after = () => heard.phrases.at(-1)?.number ?? 0;
  return {
    get heard() {
      return heard;
    },
    get after() {
      return after();
    },
    take({ phrases = [], pace }) {
      const fresh = phrases.filter(({ number }) => number > after());
      if (fresh.length === 0 && (pace === undefined || pace === heard.pace)) return;
      heard = { phrases: [...heard.phrases, ...fresh], pace: pace ?? heard.pace };
      onHeard(heard);
    },
  };
}
