import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFormBody } from '../build-form.ts';
import { buildCorpusFile } from './build-corpus.ts';
import type { CorpusFile, Door } from './build-corpus.ts';
import { speakFor } from './craft-recordings.ts';
import { prepareCorpus } from './prepare-corpus.ts';
import type { CorpusSetup } from './prepare-corpus.ts';
import { ask, sendFile } from './send-file.ts';
import type { CorpusAnswer, Sender } from './send-file.ts';
import { peakMegabytes, watchTree } from './tree-memory.ts';

/** What came of a corpus. */
export interface CorpusResult {
  readonly files: number;
  /** Answers of each door, by status. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Answers that no file may bring about: 5xx, none, or one without measure. */
  readonly wrong: readonly string[];
  /** What somebody waited for who saved and listed meanwhile, in milliseconds, the shortest first. */
  readonly waits: readonly number[];
  /**
   * Megabytes of the server with its children: once every door had read a valid file and somebody had worked for a while,
   * and the most from then on.
   */
  readonly megabytesBefore: number;
  readonly megabytesMost: number;
  /** Megabytes of each process, with its program, at these two moments. */
  readonly sharesBefore: readonly string[];
  readonly sharesMost: readonly string[];
  /** The most of the server's own process, from its start to before and to the end (VmHWM). */
  readonly ownBefore: number;
  readonly ownMost: number;
}

export interface CorpusOptions {
  readonly seed: number;
  /** The numbers of the files. */
  readonly numbers: readonly number[];
  /** How many people send them at once; 2 where nothing is said. */
  readonly senders?: 1 | 2;
  /**
   * What the server has done before its memory is measured: each sender has handed in a valid file at every door so many
   * times, with a recording so long, and so many saves are made.
   */
  readonly before: { readonly rounds: number; readonly segmentMs: number; readonly saves: number };
  readonly onFile?: (file: CorpusFile, answers: readonly CorpusAnswer[]) => void;
  /** No further file is sent after it; the result is of those that were. */
  readonly signal?: AbortSignal;
}

/** No answer is longer: the longest is a Word document of a letterhead, or the audio of a segment. */
const MOST_ANSWER_BYTES = 12_000_000;
const PAUSE_MS = 40;

/** Sends the files to a real server, while somebody else saves a draft and lists the forms. */
export async function runCorpus(options: CorpusOptions): Promise<CorpusResult> {
  const setup = await prepareCorpus();
  const folder = await mkdtemp(path.join(tmpdir(), 'constat-corpus-files-'));
  try {
    return await sendAll(setup, folder, options);
  } finally {
    await setup.close();
    await rm(folder, { recursive: true });
  }
}

/** Builds all files before any is sent: what that takes of the machine is nobody's wait. */
async function writeFiles(
  { valid }: CorpusSetup,
  folder: string,
  { seed, numbers }: CorpusOptions,
): Promise<readonly Omit<CorpusFile, 'bytes'>[]> {
  const files: Omit<CorpusFile, 'bytes'>[] = [];
  for (const number of numbers) {
    const { bytes, ...file } = buildCorpusFile(valid, seed, number);
    await writeFile(path.join(folder, `${number}`), bytes);
    files.push(file);
  }
  return files;
}

async function sendAll(setup: CorpusSetup, folder: string, options: CorpusOptions): Promise<CorpusResult> {
  const {
    onFile,
    signal,
    before: { rounds, segmentMs, saves: savesBefore },
  } = options;
  const files = await writeFiles(setup, folder, options);
  const { server, valid } = setup;
  const { pid = 0 } = server.process;
  const senders = setup.senders
    .slice(0, options.senders ?? 2)
    .map((cookie): Sender => ({ url: server.url, cookie }));
  const wrong: string[] = [];
  const statuses = new Map<string, number>();
  const note = (file: CorpusFile, answers: readonly CorpusAnswer[]) => {
    for (const { request, status, bytes } of answers) {
      const key = `${file.door} ${request.split(' ')[0]} ${status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      if (status === 0 || status >= 500 || bytes > MOST_ANSWER_BYTES)
        wrong.push(
          `file ${file.number} (${file.door}: ${file.name}): ${status}, ${bytes} bytes, to ${request}`,
        );
    }
    onFile?.(file, answers);
  };

  // Every door is opened by each some times, so that what the processes take by themselves is there before.
  const doors: readonly (readonly [Door, Buffer])[] = [
    ['letterhead', valid.docx],
    ['archive', valid.archive],
    ['pdf', valid.pdf],
    ['chunk', speakFor(valid.webm, segmentMs)],
    ['parts', valid.webm],
  ];
  await Promise.all(
    senders.map(async (sender) => {
      for (const [door, bytes] of Array.from({ length: rounds }, () => doors).flat())
        for (const { request, status } of await sendFile(sender, { number: -1, name: 'valid', door, bytes }))
          if (status >= 300) wrong.push(`a valid file (${door}): ${status} to ${request}`);
    }),
  );
  const worker = { url: server.url, cookie: setup.worker };
  wrong.push(...(await workBeside(worker, (saves) => saves >= savesBefore)).failed);
  const before = watchTree(pid);
  const [megabytesBefore, sharesBefore, ownBefore] = [
    before.mostMegabytes,
    before.shares,
    peakMegabytes(pid),
  ];
  const end = new AbortController();
  const working = workBeside(worker, () => end.signal.aborted);
  const waiting = [...files];
  let sent = 0;
  try {
    await Promise.all(
      senders.map(async (sender) => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          const file = { ...name, bytes: await readFile(path.join(folder, `${name.number}`)) };
          note(file, await sendFile(sender, file));
          sent += 1;
          if (signal?.aborted === true) return;
        }
      }),
    );
  } finally {
    end.abort();
    before.stop();
  }
  const { waits, failed } = await working;
  return {
    files: sent,
    statuses,
    wrong: [...wrong, ...failed],
    waits,
    megabytesBefore,
    megabytesMost: before.mostMegabytes,
    sharesBefore,
    sharesMost: before.shares,
    ownBefore,
    ownMost: peakMegabytes(pid),
  };
}

/** Saves one draft and lists the forms, over and over until it may end. */
async function workBeside(
  sender: Sender,
  mayEnd: (saves: number) => boolean,
): Promise<{ readonly waits: readonly number[]; readonly failed: readonly string[] }> {
  const waits: number[] = [];
  const failed: string[] = [];
  const timed = async (request: string, wanted: number, body?: object, version = '') => {
    const began = performance.now();
    const answer = await ask(sender, request, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(version !== '' && { 'if-match': version }),
      },
    });
    waits.push(performance.now() - began);
    if (answer.status !== wanted) failed.push(`${answer.status} to ${request} of somebody else`);
    return answer;
  };
  let saved = await timed('POST /api/saved-forms', 201, buildFormBody());
  const { id } = JSON.parse(saved.text) as { readonly id: string };
  for (let saves = 1; !mayEnd(saves); saves += 1) {
    saved = await timed(`PUT /api/saved-forms/${id}`, 200, buildFormBody(), saved.version);
    await timed('GET /api/saved-forms', 200);
    await wait(PAUSE_MS);
  }
  return { waits: waits.toSorted((one, other) => one - other), failed };
}

/** The wait that so great a share of all does not exceed, in milliseconds. */
export function waitOf(share: number, { waits }: Pick<CorpusResult, 'waits'>): number {
  return waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
}
