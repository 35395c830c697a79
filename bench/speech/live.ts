/** Words while one speaks, and the last of them after the stop. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countWordErrors } from '../../apps/server/speech/fixtures/count-word-errors.ts';
import { FIXTURE_MODEL, readSamples } from '../../apps/server/speech/fixtures/sounds.ts';
import { signInSample, spawnServer } from '../../apps/server/testing/spawn-server.ts';
import { createPacketReader } from '../../apps/server/webm/read-packets.ts';
import { packetMs } from '../../apps/server/webm/opus-packet.ts';
import type { SpokenPhrase, SpokenPhrases, Transcription } from '../../packages/contract/index.ts';
import type { Figure } from '../measure.ts';
import { repeatRecording } from './repeat-recording.ts';

const CLIP = 'fr-long.webm';
/** As the page records: a part each second, and one more once it has been quiet for so long. */
const PART_MS = 1_000;
const QUIET_MS = 600;
/** What a phrase holds after its last word. */
const PADDING_MS = 300;
/** Bytes read at a time to find where a packet ends. */
const STEP = 64;

/** A recording of about so many minutes, and what is said in it. */
async function record(minutes: number) {
  const clip = await readFile(path.join(FIXTURE_MODEL, 'samples', CLIP));
  const bytes = new Uint8Array(await repeatRecording(clip, minutes * 60 - 5));
  const said = (await readSamples()).find(({ file }) => file === CLIP)?.text ?? '';
  const reader = createPacketReader();
  /** Where the bytes of each packet end, and when it was complete. */
  const ends: { readonly offset: number; readonly ms: number }[] = [];
  for (let offset = STEP; offset < bytes.length + STEP; offset += STEP)
    for (const { atMs, data } of reader.push(bytes.subarray(offset - STEP, offset)))
      ends.push({ offset: Math.min(offset, bytes.length), ms: atMs + packetMs(data) });
  const lengthMs = ends.at(-1)?.ms ?? 0;
  const clipMs = lengthMs / Math.round(lengthMs / 62_840);
  return {
    bytes,
    ends,
    lengthMs,
    said: Array(Math.round(lengthMs / clipMs))
      .fill(said)
      .join(' '),
  };
}

/** A server, and a physician who has signed in. */
async function open(dataDir: string) {
  const settings = { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: FIXTURE_MODEL };
  const server = await spawnServer({ CONSTAT_DATA_DIR: dataDir, ...settings });
  const cookie = await signInSample(server.url);
  async function call(method: string, url: string, body: object | Uint8Array) {
    const isAudio = body instanceof Uint8Array;
    const answer = await fetch(`${server.url}/api/recordings/${url}`, {
      method,
      headers: {
        cookie,
        origin: server.url,
        'content-type': isAudio ? 'application/octet-stream' : 'application/json',
      },
      body: isAudio ? new Uint8Array(body) : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return { status: answer.status, answer: (await answer.json()) as unknown };
  }
  return { call, end: () => server.end('SIGTERM') };
}

type Call = Awaited<ReturnType<typeof open>>['call'];

/** Sends a recording part by part at the times given; answers its phrases and when they came. */
async function send(
  call: Call,
  { bytes, ends }: Awaited<ReturnType<typeof record>>,
  { times, isPaced }: { readonly times: readonly number[]; readonly isPaced: boolean },
) {
  const id = crypto.randomUUID();
  await call('PUT', `${id}/session`, { reportId: id, formId: null, note: '{}', language: 'fr' });
  const began = performance.now();
  const phrases: (SpokenPhrase & { readonly cameMs: number })[] = [];
  const take = (answer: SpokenPhrases) => {
    const cameMs = performance.now() - began;
    phrases.push(...answer.phrases.map((phrase) => ({ ...phrase, cameMs })));
  };
  let sent = 0;
  let part = 0;
  for (const time of times) {
    if (isPaced) await wait(Math.max(0, time - (performance.now() - began)));
    const offset =
      time === times.at(-1) ? bytes.length : (ends.findLast(({ ms }) => ms <= time)?.offset ?? 0);
    if (offset <= sent) continue;
    const url = `${id}/parts/${part}?after=${phrases.length}`;
    const { answer } = await call('PUT', url, bytes.subarray(sent, offset));
    take(answer as SpokenPhrases);
    sent = offset;
    part += 1;
  }
  const stopped = performance.now();
  for (let isDone = false; !isDone;) {
    const stop = { parts: part, after: phrases.length };
    const { status, answer } = await call('POST', `${id}/stop`, stop);
    take(answer as SpokenPhrases);
    isDone = status === 200;
  }
  return { id, parts: part, phrases, stopMs: performance.now() - stopped };
}

async function benchRecording(call: Call, minutes: number): Promise<readonly Figure[]> {
  const recording = await record(minutes);
  const { lengthMs, said } = recording;
  const seconds = Array.from({ length: Math.ceil(lengthMs / PART_MS) }, (_, index) => (index + 1) * PART_MS);
  // Once without waiting, to know where the page would find quiet.
  const known = await send(call, recording, { times: seconds, isPaced: false });
  const quiet = known.phrases.map(({ toMs }) => toMs - PADDING_MS + QUIET_MS);
  const times = [...seconds, ...quiet].toSorted((one, other) => one - other);
  const { id, parts, phrases, stopMs } = await send(call, recording, { times, isPaced: true });
  const waits = phrases.slice(0, -1).map(({ cameMs, toMs }) => (cameMs - (toMs - PADDING_MS)) / 1000);

  const began = performance.now();
  const span = { firstPart: 0, endPart: parts, fromMs: 0, toMs: null, preRoll: false, language: 'fr' };
  const { answer } = await call('POST', `${id}/segments/0`, span);
  const wholeMs = performance.now() - began;
  const words = phrases.flatMap((phrase) => phrase.words.map(({ text }) => text)).join(' ');
  const rate = (text: string) => countWordErrors(said, text) / said.split(' ').length;
  return [
    {
      name: `end of speech to its words, recording of ${minutes} min`,
      unit: 's',
      ours: waits,
    },
    {
      name: `stop to the last words, recording of ${minutes} min`,
      unit: 'ms',
      ours: [stopMs],
      peer: { name: 'the whole recognised after the stop', values: [wholeMs] },
    },
    {
      name: `wrong words, phrase by phrase, recording of ${minutes} min`,
      unit: '%',
      ours: [100 * rate(words)],
      peer: { name: 'the whole in one', values: [100 * rate((answer as Transcription).transcription)] },
    },
  ];
}

/**
 * Dictates a recording in real time to a server of its own, part by part as the page sends them, and then has the same
 * recording recognised as a whole in the same run.
 */
async function benchMinutes(minutes: number): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-bench-'));
  const { call, end } = await open(dataDir);
  try {
    // The first recording starts the processes and loads the model.
    await send(call, await record(1), { times: [PART_MS, 2 * PART_MS, 60 * PART_MS], isPaced: false });
    return await benchRecording(call, minutes);
  } finally {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export function benchLive(): Promise<readonly Figure[]> {
  return benchMinutes(1);
}

/** The same for twenty minutes. */
export function benchLiveLong(): Promise<readonly Figure[]> {
  return benchMinutes(20);
}
