import { createLiveReader } from './live-reader.ts';
import type { LiveReader } from './live-reader.ts';
import type { HeardParts, HeardPhrase, PartsToHear } from './live-speech.ts';
import { msOf } from './phrase-words.ts';
import type { CutPhrase } from './phrase-cutter.ts';
import { loadVoiceActivity } from './voice-activity.ts';
import type { VoiceActivity } from './voice-activity.ts';

/** How long one recording is listened to at a time, in milliseconds, before others have their turn. */
const TURN_MS = 500;
/** Recordings under way at most, 14 MB each; the one heard longest ago is heard from its beginning when it goes on. */
const MOST_RECORDINGS = 64;
/** One that is dictated, and one in another window. */
const RECORDINGS_OF_OWNER = 2;
/** And after so long without any part it is taken to have ended, in milliseconds. */
const IDLE_MS = 60_000;
const NO_SAMPLES = new Float32Array();

interface Recording {
  readonly reader: LiveReader;
  readonly voice: VoiceActivity;
  readonly ownerId: string;
  /** The part that comes next. */
  next: number;
  /** Where it stopped last. */
  stoppedAt: number;
  heardAt: number;
}

/** The recordings that this process listens to. */
export interface Recordings {
  hear(parts: PartsToHear & { readonly ownerId: string }): Promise<HeardParts>;
}

/** None yet. @param now milliseconds of a clock that nobody sets */
export function createActiveRecordings(now: () => number = () => performance.now()): Recordings {
  const recordings = new Map<string, Recording>();
  /** Networks of recordings that have ended: a new one takes 11 MB. */
  const spare: VoiceActivity[] = [];

  function drop(key: string, { reader, voice }: Recording): void {
    recordings.delete(key);
    reader.free();
    voice.reset();
    spare.push(voice);
  }

  /** Those heard longest ago are first. */
  function dropOld(ownerId: string): void {
    const own = [...recordings].filter(([, recording]) => recording.ownerId === ownerId);
    for (const [key, recording] of own.slice(0, -RECORDINGS_OF_OWNER)) drop(key, recording);
    for (const [key, recording] of recordings)
      if (recordings.size > MOST_RECORDINGS || now() - recording.heardAt > IDLE_MS) drop(key, recording);
  }

  function begin(key: string, ownerId: string): Recording {
    const known = recordings.get(key);
    if (known !== undefined) drop(key, known);
    const voice = spare.pop() ?? loadVoiceActivity();
    return { reader: createLiveReader(voice), voice, ownerId, next: 0, stoppedAt: 0, heardAt: now() };
  }

  return {
    async hear({ ownerId, recordingId, first, parts, stops, known }) {
      const key = `${ownerId} ${recordingId}`;
      const held = recordings.get(key);
      if (first !== 0 && held?.next !== first)
        return { next: held?.next ?? 0, phrases: [], isUnreadable: false };
      const recording = held === undefined || held.next !== first ? begin(key, ownerId) : held;
      // The one heard last is the last in the map.
      recordings.delete(key);
      recordings.set(key, recording);
      recording.heardAt = now();
      dropOld(ownerId);
      const { reader } = recording;
      const cut: CutPhrase[] = [];
      const stopHere = () => {
        if (recording.next <= recording.stoppedAt || !stops.includes(recording.next)) return;
        recording.stoppedAt = recording.next;
        cut.push(...reader.stop());
      };
      for (const part of parts) {
        if (now() - recording.heardAt > TURN_MS) break;
        stopHere();
        cut.push(...(await reader.push(part)));
        recording.next += 1;
      }
      stopHere();
      const { next } = recording;
      const { isUnreadable } = reader;
      if (isUnreadable) drop(key, recording);
      return { next, phrases: cut.map((phrase) => present(phrase, known)), isUnreadable };
    },
  };
}

function present({ number, start, end, samples, pause }: CutPhrase, known: number): HeardPhrase {
  const place = { number, fromMs: msOf(start), toMs: msOf(end) };
  return number <= known ? { ...place, samples: NO_SAMPLES, pause: null } : { ...place, samples, pause };
}
