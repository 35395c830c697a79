import type { ModelTrial } from '../embedded/speech-job.ts';

/** What it takes to recognise a stretch: so many seconds of work to begin with, and so many for each of its seconds. */
export interface RecognitionCost {
  readonly startSeconds: number;
  readonly secondsPerSecond: number;
}

/**
 * How the words of a recording come: phrase by phrase; several phrases at a time; or not at all while one speaks, because
 * the engine is slower than speech, so that segments are to be asked for.
 */
export type Pace = 'live' | 'long-pieces' | 'segments';

/** Seconds of the longest piece that phrases are joined to. */
export const LONGEST_PIECE_SECONDS = 28;
/** Dictated phrases last 2 to 10 s; an engine that keeps up with these keeps up with all. */
const USUAL_PHRASE_SECONDS = 4;
/** How much one recognition counts in what is known of the speed of this machine. */
const NEW_SHARE = 0.2;

/** Learns what recognition costs here, first from the trial of the model and then from each recognition. */
export interface CostMeter {
  /** A model was loaded, and took that long for two recordings of different length. */
  begin(trial: ModelTrial): void;
  /** @param audioSeconds of the stretch @param workSeconds until its words were there */
  note(audioSeconds: number, workSeconds: number): void;
  /** Null before any model was tried. */
  readonly cost: RecognitionCost | null;
}

/** A meter that knows nothing yet. */
export function createCostMeter(): CostMeter {
  let tried: RecognitionCost | null = null;
  /** How much slower than at its trial the model is now. */
  let slowness = 1;
  return {
    begin(trial) {
      tried = costOf(trial);
      slowness = 1;
    },
    note(audioSeconds, workSeconds) {
      const expected = tried === null ? 0 : secondsFor(tried, audioSeconds);
      if (expected > 0) slowness += NEW_SHARE * (workSeconds / expected - slowness);
    },
    get cost() {
      return tried === null
        ? null
        : {
            startSeconds: tried.startSeconds * slowness,
            secondsPerSecond: tried.secondsPerSecond * slowness,
          };
    },
  };
}

/** The cost that two recordings tell; of one alone it is taken to grow with the length. */
export function costOf({ audioSeconds, workSeconds, longer }: ModelTrial): RecognitionCost {
  if (longer === null) return { startSeconds: 0, secondsPerSecond: workSeconds / audioSeconds };
  const slope = (longer.workSeconds - workSeconds) / (longer.audioSeconds - audioSeconds);
  const secondsPerSecond = Math.max(0, Math.min(slope, longer.workSeconds / longer.audioSeconds));
  return { startSeconds: Math.max(0, workSeconds - secondsPerSecond * audioSeconds), secondsPerSecond };
}

function secondsFor({ startSeconds, secondsPerSecond }: RecognitionCost, seconds: number): number {
  return startSeconds + secondsPerSecond * seconds;
}

/** The pace that an engine keeps up with; one of which nothing is known yet is believed to be fast. */
export function paceOf(cost: RecognitionCost | null): Pace {
  if (cost === null || secondsFor(cost, USUAL_PHRASE_SECONDS) < USUAL_PHRASE_SECONDS) return 'live';
  return secondsFor(cost, LONGEST_PIECE_SECONDS) < LONGEST_PIECE_SECONDS ? 'long-pieces' : 'segments';
}

/**
 * How many of the phrases that wait are recognised in one piece, the first of them at least. An engine that keeps up takes
 * them one by one, so that they have the same words whenever they are recognised. For another one the next phrase joins
 * where beginning anew costs more than going through the pause before it, and the piece stays short enough.
 * @param phrases seconds of each, and of the pause before it; a null pause cannot be gone through
 */
export function countTogether(
  phrases: readonly { readonly seconds: number; readonly pauseSeconds: number | null }[],
  cost: RecognitionCost | null,
  longestSeconds: number = LONGEST_PIECE_SECONDS,
): number {
  const [first, ...others] = phrases;
  if (first === undefined || cost === null || paceOf(cost) === 'live') return Math.min(1, phrases.length);
  let length = first.seconds;
  let count = 1;
  for (const { seconds, pauseSeconds } of others) {
    if (pauseSeconds === null || cost.startSeconds <= cost.secondsPerSecond * pauseSeconds) break;
    length += pauseSeconds + seconds;
    if (length > longestSeconds) break;
    count += 1;
  }
  return count;
}
