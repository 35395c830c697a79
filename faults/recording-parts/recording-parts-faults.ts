/**
 * Faults of recordings that go to the server second after second: the real sender of the pages, a real server and a line
 * between them that fails. Seconds pass quickly here: what matters is the order of things.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPartWriter } from '../../apps/web/shared/audio-outbox/part-writer.ts';
import type { DeviceState } from '../../apps/web/shared/audio-outbox/part-writer.ts';
import type { SendState } from '../../apps/web/shared/audio-outbox/part-sender.ts';
import type { StoredSession } from '../../apps/web/shared/audio-outbox/records.ts';
import { createStreamedOutbox } from '../../apps/web/shared/audio-outbox/streamed-outbox.ts';
import type { RecordingOutbox } from '../../apps/web/shared/audio-outbox/streamed-outbox.ts';
import { startServer } from '../../e2e/support/server.ts';
import type { RunningServer } from '../../e2e/support/server.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { FaultyProxy, Line } from './faulty-proxy.ts';
import { createMemoryDevice, createSessionRecordings, signInForParts } from './parts-client.ts';
import type { MemoryDevice } from './parts-client.ts';
import type { FaultRecord } from '../fault-record.ts';

/** A part every so many milliseconds, in place of every second. */
const PART_MS = 8;
/** Waits of the sender are this much shorter than in a page. */
const HASTE = 20;
/** Many tries within one recording. */
const AT_ONCE = 400;
/** A call that takes longer counts as lost, in milliseconds. */
const ANSWER_MS = 300;
/** How long a whole recording may take to arrive once the line is sound again, in milliseconds. */
const ARRIVAL_MS = 60_000;
/** What a device that is full still takes, in parts. */
const ROOM = 5;

/** A server, a line to it, and a physician who is signed in; `close` ends and removes them. */
export interface PartsSetup {
  server: RunningServer;
  readonly data: string;
  readonly proxy: FaultyProxy;
  readonly cookie: string;
  readonly owner: string;
  readonly close: () => Promise<void>;
}

/** Starts the real server on an empty folder, behind a line that is sound. */
export async function openPartsSetup(): Promise<PartsSetup> {
  const data = mkdtempSync(join(tmpdir(), 'constat-parts-faults-'));
  const server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'off' });
  const proxy = await startFaultyProxy(Number(new URL(server.url).port));
  const setup: PartsSetup = {
    server,
    data,
    proxy,
    ...(await signInForParts(server.url)),
    async close() {
      await proxy.close();
      await setup.server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
  return setup;
}

/** A recording under way, as a page makes it. */
function openPage({ proxy, cookie, owner }: PartsSetup, device: MemoryDevice, haste = HASTE) {
  const server = createSessionRecordings({ url: proxy.url, cookie, answerMs: ANSWER_MS });
  const outbox = createStreamedOutbox(device.outbox, server, {
    random: Math.random,
    isOnline: () => proxy.line !== 'refused',
    worksFor: (id) => id === owner,
    delay: (ms, signal) => wait(ms / haste, undefined, { signal, ref: false }).catch(() => undefined),
  });
  const session: StoredSession = {
    id: randomUUID(),
    owner,
    reportId: randomUUID(),
    formId: null,
    visit: 'Ilda Zzorvane',
    section: 'section7',
    language: 'fr',
    startedAt: new Date().toISOString(),
    mime: 'audio/webm;codecs=opus',
    status: 'recording',
    recordedMs: 0,
    chunks: [],
    delivered: false,
  };
  const parts: Buffer[] = [];
  const sent: SendState['kind'][] = [];
  const kept: DeviceState[] = [];
  const writer = createPartWriter(outbox, (state) => kept.push(state));
  outbox.watch(session.id, ({ kind }) => sent.push(kind));
  return {
    id: session.id,
    outbox,
    parts,
    sent,
    kept,
    writer,
    begin: () => outbox.begin(session),
    /** Records so many parts; each is told of before it is handed over. */
    async record(count: number, before: (sequence: number) => void = () => {}) {
      for (let turn = 0; turn < count; turn += 1) {
        const bytes = randomBytes(500 + Math.floor(Math.random() * 4_000));
        const sequence = parts.push(bytes) - 1;
        before(sequence);
        const data = new Uint8Array(bytes).buffer;
        writer.write({ session: session.id, sequence, data, at: sequence, levels: [] });
        await wait(PART_MS);
      }
    },
  };
}
type RecordingPage = ReturnType<typeof openPage>;

interface Comparison {
  readonly lost: number;
  readonly duplicated: number;
  readonly misplaced: number;
}

/** What was recorded against what is found. */
function compare(recorded: readonly Buffer[], found: readonly Uint8Array[]): Comparison {
  const names = found.map((part) => Buffer.from(part).toString('base64'));
  const own = recorded.map((part) => part.toString('base64'));
  return {
    lost: own.filter((name) => !names.includes(name)).length,
    duplicated: names.length - new Set(names).size,
    misplaced: names.filter((name, place) => own[place] !== name).length,
  };
}

/** What the server holds of a recording once all has arrived; what there is by then where it does not. */
async function readArrived(setup: PartsSetup, { id, parts, outbox }: RecordingPage): Promise<Uint8Array[]> {
  const deadline = Date.now() + ARRIVAL_MS;
  const reader = createSessionRecordings({ url: setup.server.url, cookie: setup.cookie, answerMs: 5_000 });
  for (;;) {
    await outbox.flush(id, parts.length).catch(() => wait(20));
    const found = (await reader.readParts(id, 0)).map(({ data }) => new Uint8Array(data));
    if (found.length >= parts.length || Date.now() > deadline) return found;
  }
}

/** Runs a fault again and again, and adds up what came of it. */
async function draw(
  told: Pick<FaultRecord, 'number' | 'name'>,
  trials: number,
  trial: (turn: number) => Promise<Comparison & { readonly isTold: boolean }>,
): Promise<Omit<FaultRecord, 'note'>> {
  const sum = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };
  for (let turn = 0; turn < trials; turn += 1) {
    const { isTold, lost, duplicated, misplaced } = await trial(turn);
    sum.lost += lost;
    sum.duplicated += duplicated;
    sum.misplaced += misplaced;
    sum.silent += isTold ? 0 : 1;
  }
  return { ...told, trials, ...sum };
}

/** 7 and 8: no network, or one that breaks, stays mute or drops answers, again and again while one dictates. */
export async function poorNetwork(setup: PartsSetup, trials: number): Promise<FaultRecord> {
  const { proxy } = setup;
  const lines: readonly Line[] = ['refused', 'mute', 'broken', 'answer-lost'];
  let slowest = 0;
  const told = { number: 8, name: 'a poor network while recording' };
  const sums = await draw(told, trials, async (turn) => {
    const page = openPage(setup, createMemoryDevice());
    proxy.line = turn % 2 === 0 ? 'sound' : (lines[turn % lines.length] ?? 'refused');
    await page.begin();
    for (let phase = 0; phase < 3; phase += 1) {
      await page.record(12);
      proxy.line = lines[(turn + phase) % lines.length] ?? 'refused';
      await page.record(20);
      // Long enough for a call that nothing comes back of.
      if (proxy.line === 'mute') await wait(ANSWER_MS + 50);
      proxy.line = 'sound';
    }
    const healed = Date.now();
    const found = await readArrived(setup, page);
    slowest = Math.max(slowest, Date.now() - healed);
    await page.outbox.remove(page.id).catch(() => undefined);
    const isTold = page.sent.some((kind) => kind === 'server' || kind === 'offline');
    return { ...compare(page.parts, found), isTold };
  });
  return { ...sums, note: `all there ${slowest} ms after the line was sound at the latest` };
}

/** 9: each answer is lost for a while after the server has stored what it answers for. */
export async function lostAnswers(setup: PartsSetup, trials: number): Promise<FaultRecord> {
  const told = { number: 9, name: 'the answer to a part is lost after it was stored' };
  const sums = await draw(told, trials, async () => {
    const page = openPage(setup, createMemoryDevice(), AT_ONCE);
    await page.begin();
    await page.record(40, () => {
      setup.proxy.line = Math.random() < 0.5 ? 'answer-lost' : 'sound';
    });
    setup.proxy.line = 'sound';
    const found = await readArrived(setup, page);
    await page.outbox.remove(page.id).catch(() => undefined);
    return { ...compare(page.parts, found), isTold: page.sent.includes('server') };
  });
  return { ...sums, note: 'half of all answers dropped' };
}

/** 34: the device is full from the sixth part on; the page dies, and another one looks for what was recorded. */
export async function fullDevice(setup: PartsSetup, trials: number): Promise<FaultRecord> {
  const told = { number: 34, name: 'the device is full while recording' };
  let latest = 0;
  const sums = await draw(told, trials, async (turn) => {
    const device = createMemoryDevice(ROOM);
    const page = openPage(setup, device);
    await page.begin();
    await page.record(10 + (turn % 7));
    // Every other time the server is away for a while: then the audio is nowhere, and that is said.
    const isAway = turn % 2 === 1;
    if (isAway) {
      setup.proxy.line = 'refused';
      await page.record(4);
      await wait(PART_MS * 4);
    }
    const saidNowhere = page.kept.includes('full');
    setup.proxy.line = 'sound';
    await page.record(4);
    await page.writer.settled();
    // A server that is slow to answer leaves parts nowhere, and that is said until it has them.
    for (const end = Date.now() + ARRIVAL_MS; page.kept.at(-1) !== 'server' && Date.now() < end;) {
      await page.record(1);
      await page.writer.settled();
    }
    // The page dies here: what comes after is of another one, with the same device.
    const recorded = [...page.parts];
    page.outbox.signedOut();
    const later: RecordingOutbox = openPage(setup, device).outbox;
    await later.list(setup.owner);
    const found = (await later.readParts(page.id)).map(({ data }) => new Uint8Array(data));
    const result = compare(recorded, found);
    latest = Math.max(latest, result.lost);
    await later.remove(page.id).catch(() => undefined);
    return { ...result, isTold: page.kept.at(-1) === 'server' && (saidNowhere || !isAway) };
  });
  return { ...sums, note: `${latest} parts lost in a trial at most` };
}

/**
 * 37: the server is stopped while one dictates, and started again.
 * @param downMs how long it is away; the sender then waits as in a page
 */
export async function serverRestart(
  setup: PartsSetup,
  trials: number,
  downMs = 60_000,
): Promise<FaultRecord> {
  const told = { number: 37, name: 'the server is restarted while dictating' };
  let slowest = 0;
  const sums = await draw(told, trials, async () => {
    const page = openPage(setup, createMemoryDevice(), 1);
    await page.begin();
    await page.record(20);
    await setup.server.stop();
    await page.record(Math.min(600, Math.ceil(downMs / 1_000) + 10));
    await wait(downMs);
    const isTold = page.sent.at(-1) === 'server' || page.sent.at(-1) === 'offline';
    setup.server = await startServer(setup.data, { CONSTAT_SPEECH_ENGINE: 'off' }, setup.proxy.port);
    const started = Date.now();
    const found = await untilArrived(setup, page);
    slowest = Math.max(slowest, Date.now() - started);
    await page.outbox.remove(page.id).catch(() => undefined);
    return { ...compare(page.parts, found), isTold };
  });
  return { ...sums, note: `all there ${slowest} ms after the start at the latest, with nothing pressed` };
}

/** As `readArrived`, without asking the sender to hurry. */
async function untilArrived(setup: PartsSetup, { id, parts }: RecordingPage): Promise<Uint8Array[]> {
  const deadline = Date.now() + ARRIVAL_MS;
  const reader = createSessionRecordings({ url: setup.server.url, cookie: setup.cookie, answerMs: 5_000 });
  for (;;) {
    const found = (await reader.readParts(id, 0)).map(({ data }) => new Uint8Array(data));
    if (found.length >= parts.length || Date.now() > deadline) return found;
    await wait(50);
  }
}
