import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transcription } from '@constat/contract';
import { planCut } from '@constat/dictation/recorder';
import type { Level } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import { readAudio } from '../../apps/server/speech/audio/read-audio.ts';
import { countWordErrors } from '../../apps/server/speech/fixtures/count-word-errors.ts';
import { cutAudio } from '../../apps/web/features/dictation/index.cut-audio.ts';
import { startServer } from '../../e2e/support/server.ts';
import { milliseconds } from '../measure.ts';
import type { Figure } from '../measure.ts';
import { repeatRecording } from './repeat-recording.ts';

const MODEL = fileURLToPath(new URL('../../apps/server/speech/fixtures/model', import.meta.url));
const MINUTES = 20;
const BOUNDARIES = 50;
/** Speech on each side of a boundary, in milliseconds. */
const AROUND_MS = 15_000;

/**
 * A dictation of twenty minutes through the real server, its chunks sent as they close, and the words on both sides of
 * cuts in pauses against the words of the same stretch uncut.
 */
export async function benchDictation(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-bench-'));
  // The measuring sends more chunks a minute than a person dictates.
  const server = await startServer(folder, {
    CONSTAT_SPEECH_MODEL_DIR: MODEL,
    CONSTAT_CALL_LIMIT_FACTOR: '100',
  });
  try {
    const send = await signIn(server.url);
    const clip = readFileSync(path.join(MODEL, 'samples', 'fr-long.webm'));
    const recording = await repeatRecording(clip, MINUTES * 60);
    const levels = levelsOf(await readAudio(new Uint8Array(recording)));
    const stopToText = await dictate(recording, levels, send);
    // What a page would do that records first and sends the whole after the stop.
    const whole = await milliseconds(() => send(recording));
    const { lost, changed } = await compareBoundaries(recording, levels, send);
    return [
      {
        name: `stop to written text after ${MINUTES} minutes, in chunks`,
        unit: 's',
        ours: [stopToText],
        peer: { name: 'the whole sent after the stop', values: [whole / 1000] },
      },
      { name: `words lost at ${BOUNDARIES} cuts in pauses`, unit: '', ours: [lost], aim: { atMost: 0 } },
      { name: `words heard otherwise beside ${BOUNDARIES} cuts`, unit: '', ours: [changed - lost] },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Send = (audio: ArrayBuffer) => Promise<Transcription>;

async function signIn(url: string): Promise<Send> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: 'medecin', password: 'demo-medecin' }),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  return async (audio) => {
    const form = new FormData();
    form.set('chunkIndex', '0');
    form.set('language', 'fr');
    form.set('audio', new Blob([audio], { type: 'audio/webm' }), 'chunk.webm');
    const answer = await fetch(`${url}/api/transcribe-whisper-chunk`, {
      method: 'POST',
      headers: { cookie, origin: url },
      body: form,
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Transcription;
  };
}

/** Loudness ten times a second, as the page measures it. */
function levelsOf({
  samples,
  sampleRate,
}: {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}): Level[] {
  const step = sampleRate / 10;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.subarray(index * step, (index + 1) * step);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / step;
    return { atMs: (index + 1) * 100, decibels: Math.max(-100, 10 * Math.log10(power)) };
  });
}

/** Seconds from the stop to the written text. */
async function dictate(recording: ArrayBuffer, levels: readonly Level[], send: Send): Promise<number> {
  const texts: string[] = [];
  let startMs = 0;
  for (const { atMs } of levels) {
    const since = levels.filter((level) => level.atMs > startMs && level.atMs <= atMs);
    const cut = atMs - startMs < 220_000 ? null : planCut(since, startMs, atMs);
    if (cut === null) continue;
    const span = { startMs, endMs: cut.positionMs, preRoll: false };
    const audio = await cutAudio([recording], span);
    if (audio === null) throw new Error('no audio in a chunk');
    texts.push((await send(audio)).transcription);
    startMs = cut.positionMs;
  }
  const stopped = performance.now();
  const last = await cutAudio([recording], { startMs, endMs: Infinity, preRoll: false });
  if (last === null) throw new Error('no audio in the last chunk');
  texts.push((await send(last)).transcription);
  const words = texts.join(' ').split(' ');
  writeDictation(
    words.map((text) => ({ text })),
    { language: 'fr' },
  );
  return (performance.now() - stopped) / 1000;
}

async function compareBoundaries(recording: ArrayBuffer, levels: readonly Level[], send: Send) {
  let [lost, changed] = [0, 0];
  const text = async (startMs: number, endMs: number) => {
    const audio = await cutAudio([recording], { startMs, endMs, preRoll: false });
    return audio === null ? '' : (await send(audio)).transcription;
  };
  const pauses = pausesOf(levels);
  if (pauses.length < BOUNDARIES) throw new Error(`only ${pauses.length} pauses to cut at`);
  for (let boundary = 0; boundary < BOUNDARIES; boundary += 1) {
    const at = pauses[Math.floor((boundary * pauses.length) / BOUNDARIES)] ?? 0;
    const [from, to] = [at - AROUND_MS, at + AROUND_MS];
    const whole = await text(from, to);
    const sides = `${await text(from, at)} ${await text(at, to)}`.trim();
    changed += countWordErrors(whole, sides);
    lost += Math.max(0, countWords(whole) - countWords(sides));
  }
  return { lost, changed };
}

/** The middles of pauses fit for a cut, as the recorder would choose them anywhere in the recording. */
function pausesOf(levels: readonly Level[]): number[] {
  const pauses: number[] = [];
  const last = levels.at(-1)?.atMs ?? 0;
  for (let atMs = 30_000; atMs < last - AROUND_MS; atMs += 5_000) {
    // A chunk that began so long ago that its end is looked for now.
    const start = atMs - 230_000;
    const cut = planCut(
      levels.filter((level) => level.atMs > atMs - 10_000 && level.atMs <= atMs),
      start,
      atMs,
    );
    if (cut !== null && !cut.inSpeech && cut.positionMs > AROUND_MS) pauses.push(cut.positionMs);
  }
  return [...new Set(pauses)];
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
