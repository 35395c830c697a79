import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAudio } from '../../apps/server/routes/speech/is-audio.ts';
import { craftWebm, mutate, shortenSample } from '../../apps/server/speech/fixtures/damaged-webm.ts';
import { buildServer } from '../../apps/server/testing/build-server.ts';
import type { TestClient, TestServer } from '../../apps/server/testing/build-server.ts';
import type { FaultRecord } from '../fault-record.ts';

const MODEL = join(import.meta.dirname, '..', '..', 'apps', 'server', 'speech', 'fixtures', 'model');
/** Lengths of recordings crafted to hang their reader. */
const CRAFTED_BYTES = [3_300, 10_000, 200_000];
const MODEL_FILES = ['model.json', 'model.onnx', 'tokens.txt'] as const;
const CLIP = readFileSync(join(MODEL, 'samples', 'fr-07.wav'));
const WORDS = "le tiroir postérieur de l'épaule gauche est douteux";
/** How much later than alone somebody else's dictation may come, in milliseconds. */
const MOST_DELAY_MS = 1_000;
/** How long a piece may be without an answer, in milliseconds; its own neighbours may be such pieces too. */
const MOST_ANSWER_MS = 15_000;
/** Pieces that are on their way at a time, as from a page that catches up. */
const AT_ONCE = 4;

interface Sent {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string | undefined;
  readonly milliseconds: number;
  /** True when the store holds the audio as it was sent. */
  readonly isKept: boolean;
}

/** Sends a piece as the pages do. */
async function sendPiece(server: TestServer, client: TestClient, audio: Uint8Array): Promise<Sent> {
  const recordingId = randomUUID();
  const form = new FormData();
  form.append('recordingId', recordingId);
  form.append('language', 'fr');
  form.append('chunkIndex', '0');
  form.append('audio', new Blob([new Uint8Array(audio)]), 'chunk.webm');
  const began = performance.now();
  const answer = await client.send({
    method: 'POST',
    url: '/api/transcribe-whisper-chunk',
    payload: form,
  });
  const milliseconds = performance.now() - began;
  const place = { ownerId: client.userId, recordingId, chunkIndex: 0 };
  const kept = await server.store.audioChunks.findAudio(place);
  const { code, transcription: text } = answer.json<{ code?: string; transcription?: string }>();
  const isKept = kept !== undefined && Buffer.from(kept.audio).equals(audio);
  return { status: answer.statusCode, code, text, milliseconds, isKept };
}

/** One person after another, each for so many pieces: the limit of an account is not what is tried here. */
const PIECES_OF_ACCOUNT = 100;

function takeTurns(server: TestServer): () => Promise<TestClient> {
  let pieces = 0;
  let person = server.signUp();
  return () => {
    pieces += 1;
    if (pieces % PIECES_OF_ACCOUNT === 0) person = server.signUp();
    return person;
  };
}

/**
 * Fault 35: one physician sends recordings crafted to hang their reader and a good WebM file in so many mutations, while
 * another dictates all the time.
 */
export async function sendDamagedPieces({
  mutations = 400,
  seed = 1,
}: { readonly mutations?: number; readonly seed?: number } = {}): Promise<FaultRecord> {
  const server = await buildServer({ env: embedded(MODEL) });
  try {
    const [physician, colleague] = [takeTurns(server), takeTurns(server)];
    await untilReady(await colleague());
    const alone: Sent[] = [];
    for (let round = 0; round < 8; round += 1) alone.push(await sendPiece(server, await colleague(), CLIP));
    const usualMs = alone.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)[4] ?? 0;

    const good = readFileSync(join(MODEL, 'samples', 'fr-long.webm'));
    const short = shortenSample(good);
    if ((await sendPiece(server, await physician(), short)).status !== 200)
      throw new Error('the whole piece is refused');
    const crafted = CRAFTED_BYTES.map((length, index) => craftWebm(good, length, index + 1));
    const pieces = [...crafted, ...mutate(short, mutations, seed)];
    const trials = pieces.length;
    const sent: Sent[] = [];
    let silent = 0;
    let lost = 0;
    const sendAll = Array.from({ length: AT_ONCE }, async () => {
      for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
        const result = await sendPiece(server, await physician(), piece);
        sent.push(result);
        const isTold = [200, 422, 502].includes(result.status);
        if (!isTold || result.milliseconds > MOST_ANSWER_MS) silent += 1;
        // What does not begin as audio does is refused before it is kept.
        if (isAudio(piece) && piece.length >= 2_048 && !result.isKept) lost += 1;
      }
    });
    const beside: Sent[] = [];
    const over = new AbortController();
    const dictate = (async () => {
      while (!over.signal.aborted) beside.push(await sendPiece(server, await colleague(), CLIP));
    })();
    await Promise.all(sendAll);
    over.abort();
    await dictate;
    const delays = beside.map(({ milliseconds }) => milliseconds - usualMs);
    lost += beside.filter(({ status }) => status !== 200).length;
    lost += delays.filter((delay) => delay > MOST_DELAY_MS).length;
    const misplaced = beside.filter(({ text }) => text !== undefined && text !== WORDS).length;
    const slowestMs = Math.max(...sent.map(({ milliseconds }) => milliseconds));
    const note =
      `${count(sent, 200)} gave text, ${count(sent, 422)} were refused, ${count(sent, 502)} not recognised, slowest answer ${Math.round(slowestMs)} ms; ` +
      `${beside.length} dictations beside them: ${Math.round(usualMs)} ms alone, at most ${Math.round(Math.max(...delays))} ms later`;
    return {
      number: 35,
      name: 'crafted or damaged audio',
      trials,
      lost,
      duplicated: 0,
      misplaced,
      silent,
      note,
    };
  } finally {
    await server.close();
  }
}

const count = (sent: readonly Sent[], wanted: number) =>
  sent.filter(({ status }) => status === wanted).length;

/** Fault 36: each file of the model is cut short at several places, missing, or partly zeros, then whole again. */
export async function damageModel(): Promise<FaultRecord> {
  const directory = mkdtempSync(join(tmpdir(), 'constat-model-'));
  const file = (name: string) => join(directory, name);
  const restore = () => {
    for (const name of MODEL_FILES) copyFileSync(join(MODEL, name), file(name));
  };
  restore();
  const server = await buildServer({ env: embedded(directory) });
  let [lost, misplaced, silent, notReady, survived] = [0, 0, 0, 0, 0];
  const damages = damagesOf(file);
  try {
    const physician = await server.signUp();
    for (const { spoil, mayServe } of damages) {
      restore();
      spoil();
      const refused = await sendPiece(server, physician, CLIP);
      const state = await untilSettled(physician);
      if (!refused.isKept) lost += 1;
      if (refused.status === 503 && refused.code?.startsWith('SPEECH_MODEL_') === true && state !== 'ready')
        notReady += 1;
      else if (mayServe && refused.status === 200 && refused.text !== '' && state === 'ready') survived += 1;
      else silent += 1;
      restore();
      const after = await sendPiece(server, physician, CLIP);
      if (after.status !== 200) lost += 1;
      else if (after.text !== WORDS) misplaced += 1;
    }
  } finally {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  }
  const note = `${notReady} were said not to be ready, ${survived} still recognised words; all served again once whole`;
  const name = 'damaged or missing model file';
  return { number: 36, name, trials: damages.length, lost, duplicated: 0, misplaced, silent, note };
}

interface Damage {
  readonly spoil: () => void;
  /** A network may lose some weights and still understand; nothing else that is damaged may be called ready. */
  readonly mayServe: boolean;
}

function damagesOf(file: (name: string) => string): readonly Damage[] {
  const weights = file('model.onnx');
  const tokens = file('tokens.txt');
  const bytes = readFileSync(weights);
  const place = (share: number) => Math.floor(share * bytes.length);
  const shares = [0, 0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 0.9999];
  const withoutLetters = readFileSync(tokens, 'utf8').replaceAll(/^\S+/gmu, '▁');
  const unusable = [
    ...shares.map((share) => () => truncateSync(weights, place(share))),
    ...MODEL_FILES.map((name) => () => rmSync(file(name))),
    () => writeFileSync(weights, 'not a model'),
    () => writeFileSync(tokens, withoutLetters),
    () => writeFileSync(tokens, ''),
    () => writeFileSync(file('model.json'), '{'),
  ];
  const zeroed = [0, 0.1, 0.3, 0.5, 0.7, 0.9].map(
    (share) => () => writeFileSync(weights, Buffer.from(bytes).fill(0, place(share), place(share + 0.05))),
  );
  return [
    ...unusable.map((spoil) => ({ spoil, mayServe: false })),
    ...zeroed.map((spoil) => ({ spoil, mayServe: true })),
  ];
}

const embedded = (directory: string) => ({
  CONSTAT_SPEECH_ENGINE: 'embedded',
  CONSTAT_SPEECH_MODEL_DIR: directory,
});

async function untilSettled(client: TestClient): Promise<string> {
  for (;;) {
    const { state } = (await client.get('/api/speech/status')).json<{ state: string }>();
    if (state !== 'model-loading') return state;
  }
}

async function untilReady(client: TestClient): Promise<void> {
  const state = await untilSettled(client);
  if (state !== 'ready') throw new Error(`the model is ${state}`);
}
