import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Transcription } from '@constat/contract';
import { planCut } from '@constat/dictation/recorder';
import type { Level } from '@constat/dictation/recorder';
import { writeDictation } from '@constat/dictation/written';
import { readAudio } from '../apps/server/speech/audio/read-audio.ts';
import { countWordErrors } from '../apps/server/speech/fixtures/count-word-errors.ts';
import { cutAudio } from '../apps/web/features/dictation/recording/cut-audio.ts';
import { startServer } from '../e2e/support/server.ts';
import { repeatRecording } from './repeat-recording.ts';

const MODEL = fileURLToPath(new URL('../apps/server/speech/fixtures/model', import.meta.url));
const MINUTES = 20;
const BOUNDARIES = 50;
/** Speech on each side of a boundary, in milliseconds. */
const AROUND_MS = 15_000;

export interface DictationBenchResult {
  readonly chunks: number;
  /** Seconds from the stop of a dictation of twenty minutes to its written text. */
  readonly stopToText: number;
  readonly boundaries: number;
  /** Words by which the two sides of a cut fall short of the whole, over all boundaries. */
  readonly wordsLost: number;
  /** Words that the engine hears otherwise, or hears more of, without what stood on the other side. */
  readonly wordsChanged: number;
}

/**
 * A dictation of twenty minutes through the real server, its chunks sent as they close, and the words on both sides of
 * fifty cuts in pauses against the words of the same stretch uncut.
 */
export async function benchDictation(): Promise<DictationBenchResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-bench-'));
  const server = await startServer(folder, { CONSTAT_SPEECH_MODEL_DIR: MODEL });
  try {
    const send = await signIn(server.url);
    const clip = readFileSync(path.join(MODEL, 'samples', 'fr-long.webm'));
    const recording = await repeatRecording(clip, MINUTES * 60);
    const levels = levelsOf(await readAudio(new Uint8Array(recording)));
    const { chunks, stopToText } = await dictate(recording, levels, send);
    const { lost, changed } = await compareBoundaries(recording, levels, send);
    console.log(`dictation of ${MINUTES} minutes in ${chunks} chunks`);
    console.log(`  stop to written text  ${stopToText.toFixed(2)} s`);
    console.log(`  words lost at ${BOUNDARIES} cuts  ${lost}`);
    console.log(`  words heard otherwise beside them  ${changed - lost}`);
    return { chunks, stopToText, boundaries: BOUNDARIES, wordsLost: lost, wordsChanged: changed - lost };
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
    const post = () =>
      fetch(`${url}/api/transcribe-whisper-chunk`, {
        method: 'POST',
        headers: { cookie, origin: url },
        body: form,
      });
    let answer = await post();
    // The measuring sends more chunks a minute than a person dictates: the server's own limit is kept.
    while (answer.status === 429) {
      await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
      answer = await post();
    }
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

async function dictate(recording: ArrayBuffer, levels: readonly Level[], send: Send) {
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
  return { chunks: texts.length, stopToText: (performance.now() - stopped) / 1000 };
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
