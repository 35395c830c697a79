import { cutLevelsAtPauses } from './cut-at-pauses.ts';
import { createLevelMeter } from './levels.ts';
import type { LevelMeter } from './levels.ts';
import { hearAudio, isCutShort } from './read-audio.ts';
import { findSpeechSpans } from './speech-spans.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A stretch of a recording that is recognised in one piece. */
export interface AudioSegment {
  /** Seconds from the start of the recording. */
  readonly start: number;
  readonly samples: Float32Array;
}

/** What is to be recognised of a recording: silence is left out, the rest is cut at pauses. */
export interface SegmentedAudio {
  readonly segments: readonly AudioSegment[];
  /** The sample to go on from where there are more segments; null for none. */
  readonly next: number | null;
  readonly sampleRate: number;
  /** Seconds of the whole recording. */
  readonly duration: number;
  readonly damagedSeconds: number;
}

/** Length of a recording, and whether the energy gate found anything in it. */
export interface AudioInspection {
  readonly duration: number;
  readonly silent: boolean;
}

/**
 * Samples held at a time: a segment as the pages send them, four minutes and the sound before it, at 16 kHz. 17 MB; an
 * hour of sound would be 230, and the server would hold it too until the last of it is recognised.
 */
const HELD_SAMPLES = 16_000 * 270;
/** Speech takes more than this in Opus, so that the first room for a recording is mostly the last. */
const LEAST_BYTES_A_SECOND = 2_000;

/**
 * Cuts a recording into segments of at most `maxSegmentSeconds`, and gives as many of them as are held at a time. The
 * rest is read again from its `next`: the same bytes give the same segments.
 * @param from the first sample wanted
 * @throws Refusal AUDIO_INVALID as `hearAudio` does, and for a file that is cut short
 */
export async function segmentRecording(
  bytes: Uint8Array,
  maxSegmentSeconds: number,
  from = 0,
): Promise<SegmentedAudio> {
  let held = new Float32Array();
  let most = 0;
  const { levels, ...heard } = await measure(bytes, (samples, sampleRate, at) => {
    most = Math.max(HELD_SAMPLES, Math.ceil(maxSegmentSeconds * sampleRate));
    const end = Math.min(at + samples.length, from + most);
    const begin = Math.max(at, from);
    if (begin >= end) return;
    if (end - from > held.length) {
      const first = Math.ceil((bytes.length / LEAST_BYTES_A_SECOND) * sampleRate);
      const wider = new Float32Array(Math.min(most, Math.max(end - from, 2 * held.length, first)));
      wider.set(held);
      held = wider;
    }
    held.set(samples.subarray(begin - at, end - at), begin - from);
  });
  const { sampleRate } = heard;
  const wanted = findSpeechSpans(levels)
    .flatMap((span) => cutLevelsAtPauses(levels, span, maxSegmentSeconds))
    .filter(({ start }) => start >= from);
  const given = wanted.filter(({ end }) => end - from <= most);
  return {
    ...heard,
    segments: given.map(({ start, end }) => ({
      start: start / sampleRate,
      samples: held.subarray(start - from, end - from),
    })),
    next: wanted[given.length]?.start ?? null,
  };
}

/** @throws as `segmentRecording` does */
export async function inspectRecording(bytes: Uint8Array): Promise<AudioInspection> {
  const { levels, duration } = await measure(bytes, () => undefined);
  return { duration, silent: findSpeechSpans(levels).length === 0 };
}

async function measure(
  bytes: Uint8Array,
  take: (samples: Float32Array, sampleRate: number, at: number) => void,
) {
  let meter: LevelMeter | undefined;
  let at = 0;
  const heard = await hearAudio(bytes, (samples, sampleRate) => {
    meter ??= createLevelMeter(sampleRate);
    meter.push(samples);
    take(samples, sampleRate, at);
    at += samples.length;
  });
  if (isCutShort(heard)) throw new Refusal('AUDIO_INVALID', { cause: new Error('the file is cut short') });
  const { sampleRate, length, damagedSeconds } = heard;
  const levels = (meter ?? createLevelMeter(sampleRate)).levels();
  return { levels, sampleRate, duration: length / sampleRate, damagedSeconds };
}
