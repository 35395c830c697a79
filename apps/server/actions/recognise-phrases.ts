import { setTimeout as wait } from 'node:timers/promises';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { HeardPhrase, LiveSpeech } from '../speech/live/live-speech.ts';
import type { Pace } from '../speech/live/recognition-cost.ts';
import { Refusal } from '../platform/refusal.ts';
import { readStops } from '../store/repositories/recording-streams.ts';
import type { StreamPlace } from '../store/repositories/recording-streams.ts';
import { createRecordingLease } from './recording-lease.ts';
import type { RecordingLease } from './recording-lease.ts';

/** How often a process that waits for another one looks again, in milliseconds. */
const LOOK_MS = 300;
/** Parts that are read and listened to at a time. */
const GROUP = 16;
/** Sound that waits for its words, in milliseconds: while there is more, no more is listened to. 64 kB a second. */
const MOST_WAITING_MS = 120_000;
/** A recording of which nothing was asked for so long, in milliseconds, is forgotten here; its phrases are stored. */
const IDLE_MS = 60_000;

/** What is known of a recording under way, in this process. */
interface Recording {
  readonly place: StreamPlace;
  /** The first part that was not listened to. */
  next: number;
  /** The number of the last phrase that was cut. */
  cut: number;
  /** Phrases that were cut and have no words yet. */
  waiting: HeardPhrase[];
  /** Segments are to be asked for: it is damaged, the engine failed at a phrase, or is too slow. */
  isGivenUp: boolean;
  listening: Promise<void> | null;
  recognising: Promise<void> | null;
  askedAt: number;
}

/** How far a recording is recognised. */
export interface Progress {
  readonly pace: Pace;
  /** True where all that is stored has been listened to, and each phrase in it has its words. */
  readonly isComplete: boolean;
}

/**
 * Recognises recordings phrase by phrase as their parts are stored. Each phrase is recognised once and stored under its
 * number; what was heard is memory of this process alone, and is heard again from the stored parts where it is lost. Of
 * all server processes on one database, one at a time recognises a recording.
 */
export interface PhraseRecogniser {
  /**
   * Goes on with a recording up to what is stored of it. Where its phrases cannot be had, the pace says so.
   * @param until how long this waits, in milliseconds: for the phrases that end in what was not listened to before, or for
   * `all` that have no words yet; what is not done by then goes on
   * @throws as the store does
   */
  goOn(place: StreamPlace, until: { readonly waitMs: number; readonly all: boolean }): Promise<Progress>;
}

/** A recogniser that knows no recording yet. */
export function createPhraseRecogniser(
  { store, clock, speech }: Pick<RouteContext, 'store' | 'clock' | 'speech'>,
  {
    lookMs = LOOK_MS,
    lease = createRecordingLease({ store, clock }),
  }: { readonly lookMs?: number; readonly lease?: RecordingLease } = {},
): PhraseRecogniser {
  const recordings = new Map<string, Recording>();

  function recordingOf(place: StreamPlace): Recording {
    const now = performance.now();
    for (const [key, { askedAt, listening, recognising }] of recordings)
      if (now - askedAt > IDLE_MS && listening === null && recognising === null) recordings.delete(key);
    const key = `${place.ownerId} ${place.recordingId}`;
    const start = { next: 0, cut: 0, waiting: [], isGivenUp: false, listening: null, recognising: null };
    const recording = recordings.get(key) ?? { place, ...start, askedAt: now };
    recording.askedAt = now;
    recordings.set(key, recording);
    return recording;
  }

  /** Listens to all that is stored by the time it is called, or a little more. */
  async function listen(live: LiveSpeech, recording: Recording): Promise<void> {
    const before = (recording.listening ?? Promise.resolve()).catch(() => undefined);
    const own = before.then(() => listenOn(live, recording));
    recording.listening = own;
    try {
      await own;
    } finally {
      if (recording.listening === own) recording.listening = null;
    }
  }

  async function listenOn(live: LiveSpeech, recording: Recording): Promise<void> {
    const { place } = recording;
    const stream = await store.recordingStreams.progress(place);
    const all = stream?.next ?? 0;
    const stops = stream === undefined ? [] : readStops(stream);
    // Another recording under the same id: the one before was erased.
    if (recording.next > all) Object.assign(recording, { next: 0, cut: 0, waiting: [] });
    const known = await store.spokenPhrases.last(place);
    for (;;) {
      const { next: first } = recording;
      const end = Math.min(all, first + GROUP);
      const isStopped = first > 0 && stops.includes(first);
      if (recording.isGivenUp || (first >= end && !isStopped)) return;
      const rows = await store.recordingStreams.parts(place, { from: first, end });
      // Its text was delivered meanwhile, and the parts were let go.
      if (rows.length < end - first) return;
      const parts = rows.map(({ audio }) => audio);
      const heard = await live.listen(place.ownerId, {
        recordingId: place.recordingId,
        first,
        parts,
        stops: stops.filter((stop) => stop >= first),
        known: Math.max(known, recording.cut),
      });
      // It may have failed at a phrase meanwhile: none that follows may stand as if nothing were missing.
      if (recording.isGivenUp) return;
      recording.next = heard.next;
      const fresh = heard.phrases.filter(({ number }) => number > recording.cut);
      recording.cut = fresh.at(-1)?.number ?? recording.cut;
      recording.waiting.push(...fresh.filter(({ number }) => number > known));
      recording.isGivenUp ||= heard.isUnreadable;
      if (recording.waiting.length > 0) recognise(live, recording);
      if (waitingMs(recording) > MOST_WAITING_MS) await recording.recognising;
      // The store failed: whoever asks next goes on.
      if (waitingMs(recording) > MOST_WAITING_MS) return;
      // Heard whole, and the stop at its end as well, unless the process had forgotten it.
      if (first >= all && heard.next >= all) return;
    }
  }

  function giveUp(recording: Recording): void {
    recording.isGivenUp = true;
    recording.waiting = [];
  }

  /** Recognises what waits, in the background. */
  function recognise(live: LiveSpeech, recording: Recording): void {
    recording.recognising ??= recogniseAll(live, recording).then(
      () => {
        recording.recognising = null;
        // Cut as the last one ended.
        if (recording.waiting.length > 0) recognise(live, recording);
      },
      (error: unknown) => {
        recording.recognising = null;
        // Where the store failed, the phrases wait for whoever asks next.
        if (error instanceof Refusal) giveUp(recording);
      },
    );
  }

  async function recogniseAll(live: LiveSpeech, recording: Recording): Promise<void> {
    const { place } = recording;
    while (recording.waiting.length > 0) {
      if (live.pace === 'segments') return giveUp(recording);
      while (!(await lease.take(place))) {
        if ((await store.recordingStreams.progress(place)) === undefined) {
          recording.waiting = [];
          return;
        }
        await wait(lookMs);
      }
      await lease.whileHeld(place, () => recogniseNext(live, recording));
    }
  }

  async function recogniseNext(live: LiveSpeech, recording: Recording): Promise<void> {
    const { place } = recording;
    // Another process may have had its turn.
    const known = await store.spokenPhrases.last(place);
    recording.waiting = recording.waiting.filter(({ number }) => number > known);
    const stream = await store.recordingStreams.progress(place);
    if (stream === undefined) recording.waiting = [];
    if (stream === undefined || recording.waiting.length === 0) return;
    if (recording.waiting[0]?.number !== known + 1) return giveUp(recording);
    const { language } = stream;
    const phrases = await live.recognise(recording.waiting, { language, ownerId: place.ownerId });
    await store.transaction(async ({ recordingStreams, reportDictations, spokenPhrases }) => {
      // Erased meanwhile: what was said in it goes with it.
      if ((await recordingStreams.progress(place)) === undefined) return;
      await spokenPhrases.add(
        phrases.map(({ number, fromMs, toMs, words }) => ({
          ...place,
          number,
          fromMs,
          toMs,
          words: JSON.stringify(words),
        })),
      );
      await reportDictations.note(place.ownerId, [place.recordingId]);
    });
    const last = phrases.at(-1)?.number ?? 0;
    recording.waiting = recording.waiting.filter(({ number }) => number > last);
  }

  return {
    async goOn(place, { waitMs, all }) {
      const { live } = speech;
      const recording = recordingOf(place);
      if (live?.pace === 'segments') giveUp(recording);
      const isSettled = recording.waiting.length === 0 && recording.recognising === null;
      if (live === undefined || (recording.isGivenUp && isSettled))
        return { pace: 'segments', isComplete: true };
      const cutBefore = recording.cut;
      const work = async () => {
        try {
          await listen(live, recording);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          giveUp(recording);
        }
        if (recording.waiting.length > 0) recognise(live, recording);
        if (all || recording.cut > cutBefore) await recording.recognising;
        return true;
      };
      const working = work();
      // Who asked may have been answered before it fails.
      working.catch(() => undefined);
      const late = new AbortController();
      const isDone = await Promise.race([
        working,
        wait(waitMs, false, { signal: late.signal }).catch(() => false),
      ]);
      late.abort();
      const isComplete = isDone && recording.waiting.length === 0 && (!all || recording.recognising === null);
      return { pace: recording.isGivenUp ? 'segments' : live.pace, isComplete };
    },
  };
}

function waitingMs({ waiting }: Recording): number {
  return waiting.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}
