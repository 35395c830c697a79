import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { buildTemplate } from '../../apps/server/exports/letterhead/templates.test-data.ts';
import { craftWebm, shortenSample } from '../../apps/server/speech/fixtures/damaged-webm.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import type { Answer } from './request-client.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, readAccount, checkAfterwards, languageOf } from './trial-counts.ts';

const ADDRESS = '/api/transcribe-whisper-chunk';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MODEL = path.join(import.meta.dirname, '..', '..', 'apps', 'server', 'speech', 'fixtures', 'model');
const MARK = 'Zzdehors';
const PLANTED = [MARK, 'Zzpartie'];
/** By how much the server may grow, in bytes. */
const MOST_GROWTH = 100_000_000;
const MOST_BYTES = 60_000_000;
const PARTS = 10_000;

/** Settings of its server, which recognises speech: a piece is read to its end. */
export const SPEECH = { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: MODEL };

const header = (name: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
const file = (name: string, content: Uint8Array, type = 'audio/webm') =>
  Buffer.concat([
    Buffer.from(`${header('audio', `; filename="${name}"`)}Content-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
const field = (name: string, value: string) => Buffer.from(`${header(name)}\r\n${value}\r\n`);
const body = (...parts: readonly Uint8Array[]) => Buffer.concat([...parts, Buffer.from('--x--\r\n')]);

/** Bodies that no page sends; each is refused, and nothing of it is kept. */
function bodies(good: Buffer): readonly (readonly [string, Buffer, string?])[] {
  const index = field('chunkIndex', '0');
  const audio = file('a.webm', good);
  const noise = Buffer.alloc(9_000, 'Zzpartie ');
  return [
    [`${PARTS} parts`, body(...Array.from({ length: PARTS }, (_, part) => field(`p${part}`, 'x')))],
    [`${PARTS} files`, body(...Array.from({ length: PARTS }, () => file('a', Buffer.from('x'))))],
    ['a name of a part with CRLF', body(audio, index, field('a\r\nSet-Cookie: zz=1', 'x'))],
    ['a name of a part that is __proto__', body(audio, index, field('__proto__', 'x'))],
    ['a name of 100,000 letters', body(audio, index, field('Zzpartie'.repeat(12_500), 'x'))],
    ['a part with 1,000 headers', body(Buffer.from(`--x\r\n${'X-Zz: 1\r\n'.repeat(1_000)}\r\nx\r\n`), index)],
    ['a recording that is a path', body(audio, index, field('recordingId', '../../Zzdehors'))],
    ['an index that is a path', body(audio, field('chunkIndex', '../0'))],
    ['a picture', body(file('a.webm', Buffer.concat([Buffer.from('\u0089PNG\r\n'), noise])), index)],
    [
      'a page',
      body(file('a.webm', Buffer.concat([Buffer.from('<!doctype html>'), noise]), 'text/html'), index),
    ],
    ['a program', body(file('a.webm', Buffer.concat([Buffer.from('MZ'), noise])), index)],
    ['two files', body(audio, audio, index)],
    [
      'a file without a name',
      body(Buffer.concat([Buffer.from(`${header('audio')}\r\n`), noise, Buffer.from('\r\n')]), index),
    ],
    ['no end', Buffer.concat([audio, index])],
    ['11 MB', body(file('a.webm', Buffer.concat([good, Buffer.alloc(11_000_000)])), index)],
    ['a body of another border', body(audio, index), 'multipart/form-data; boundary=y'],
    ['no border', body(audio, index), 'multipart/form-data'],
    ['JSON', Buffer.from('{"audio":"Zzpartie"}'), 'application/json'],
    ['a WebM of zeros', body(file('a.webm', Buffer.from(craftWebm(good, 200_000, 1))), index)],
  ];
}

/** Lengths that the header of a recording may claim, in milliseconds; the sound is five seconds long. */
const DURATIONS = [Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN, -1, 0, 1e15];

/** Names of files that lead out of the store; sound under such a name is sound. */
const NAMES = [
  '../../Zzdehors',
  '/tmp/Zzdehors',
  '..\\..\\Zzdehors',
  'C:\\Zzdehors.webm',
  'Zz\0dehors',
  'a\r\nb',
  '~/.Zzdehors',
];

/** Fault 26: bodies of parts as no page sends them. Bombs within archives are not among them. */
export async function abuseMultipart(
  setup: RequestSetup,
  { rounds }: { readonly rounds: number },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician } = setup;
  const good = shortenSample(readFileSync(path.join(MODEL, 'samples', 'fr-long.webm')));
  const send = (content: Uint8Array, type = 'multipart/form-data; boundary=x'): Promise<Answer> =>
    physician.send(ADDRESS, {
      method: 'POST',
      body: content,
      headers: { 'content-type': type, 'accept-language': languageOf(counts.trials) },
    });
  const words = ({ text }: Answer) => /"transcription":"([^"]*)/u.exec(text)?.[1];
  while (!['ready', 'off'].includes((await physician.read<{ state: string }>('/api/speech/status')).state));
  const usual = await send(
    body(file('a.webm', good), field('chunkIndex', '0'), field('recordingId', randomUUID())),
  );
  if (usual.status !== 200) throw new Error(`a whole piece answers ${usual.status} ${usual.code}`);
  await physician.json('POST', '/api/saved-forms', buildFormBody());
  const before = await readAccount(physician);
  const beside = filesIn(setup.folder).filter((name) => !name.startsWith('data'));
  const memory = watchMemory(setup.server.process.pid ?? 0);

  for (let round = 0; round < rounds; round += 1) {
    for (const [what, content, type] of bodies(good)) {
      const answer = await send(content, type);
      counts.checkRefusal(answer, what, { language: languageOf(counts.trials) });
      counts.check(!PLANTED.some((word) => answer.text.includes(word)), 'misplaced', `${what} is quoted`);
      counts.check(answer.headers['set-cookie'] === undefined, 'misplaced', `${what} has set a header`);
      counts.trials += 1;
    }
    for (const [what, start] of Object.entries(ENDLESS)) {
      const answer = await sendWithoutEnd(setup, start);
      counts.check(
        /^HTTP\/1\.1 4\d\d /u.test(answer),
        'silent',
        `a body without end in ${what}: ${answer.slice(0, 20)}`,
      );
      counts.trials += 1;
    }
  }
  counts.check(
    (await readAccount(physician)) === before,
    'misplaced',
    'a refused body has changed something',
  );
  for (const name of NAMES) {
    const answer = await send(
      body(file(name, good), field('chunkIndex', '0'), field('recordingId', randomUUID())),
    );
    const isSound = answer.status === 200 && words(answer) === words(usual);
    if (!isSound)
      counts.checkRefusal(answer, 'a file of such a name', { language: languageOf(counts.trials) });
    counts.trials += 1;
  }
  for (const duration of DURATIONS) {
    const piece = Buffer.from(good);
    piece.writeDoubleBE(duration, piece.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
    const answer = await send(
      body(file('a.webm', piece), field('chunkIndex', '0'), field('recordingId', randomUUID())),
    );
    const isWhole = answer.status === 200 && words(answer) === words(usual);
    if (!isWhole)
      counts.checkRefusal(answer, `a length of ${duration} ms`, { language: languageOf(counts.trials) });
    counts.trials += 1;
  }
  const letterhead = Buffer.from(await buildTemplate());
  const named = `/api/profile/letterhead?fileName=${encodeURIComponent(`../../${MARK}.docx`)}`;
  await physician.send(named, { method: 'PUT', body: letterhead, headers: { 'content-type': DOCX } });
  const { headers } = await physician.send('/api/profile/letterhead/file');
  counts.check(
    !/\.\.|%2f|%5c/iu.test(String(headers['content-disposition'])),
    'misplaced',
    'a name leads out of the store',
  );
  counts.trials += 1;

  const grown = memory.end();
  counts.check(grown < MOST_GROWTH, 'silent', `the server has grown by ${Math.round(grown / 1e6)} MB`);
  const now = filesIn(setup.folder).filter((name) => !name.startsWith('data'));
  counts.check(now.join() === beside.join(), 'misplaced', 'a file beside the data directory');
  const strays = [...filesIn(setup.folder), ...readdirSync(path.dirname(setup.folder)), ...readdirSync('.')];
  counts.check(
    !strays.some((name) => name.includes(MARK)),
    'misplaced',
    'a file under the name that was sent',
  );
  await checkAfterwards(setup, counts, { planted: PLANTED });
  return counts.record(
    26,
    'abuse of multipart bodies',
    `the server grew by ${Math.round(grown / 1e6)} MB at most; archive bombs wait for parsers in processes of their own`,
  );
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const ENDLESS: Readonly<Record<string, string>> = {
  'a part': `${header('audio', '; filename="../../a.webm"')}Content-Type: audio/webm\r\n\r\n`,
  'front of the parts': 'Zzpartie',
  'a header': '--x\r\nContent-Disposition: form-data; name="',
};

/** Sends a body that never ends until it is refused; answers what came back. */
async function sendWithoutEnd(setup: RequestSetup, start: string): Promise<string> {
  const { hostname, port } = new URL(setup.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const state = { answer: '', isOpen: true };
  socket.on('data', (data: Buffer) => (state.answer += data.toString()));
  socket.on('error', () => (state.isOpen = false));
  socket.on('close', () => (state.isOpen = false));
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  const lines = [
    `POST ${ADDRESS} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `cookie: ${setup.physician.cookie}`,
    'transfer-encoding: chunked',
    'content-type: multipart/form-data; boundary=x',
    '',
    '',
  ];
  socket.write(lines.join('\r\n') + chunk(start));
  const noise = chunk('z'.repeat(65_536));
  const isWaiting = () => state.isOpen && state.answer === '';
  const news = async (...names: readonly string[]) => {
    const heard = new AbortController();
    const { signal } = heard;
    await Promise.race(names.map((name) => once(socket, name, { signal }))).catch(() => undefined);
    heard.abort();
  };
  for (let sent = 0; isWaiting() && sent < MOST_BYTES; sent += noise.length)
    if (!socket.write(noise)) await news('drain', 'close', 'data');
  if (isWaiting()) await news('data', 'close');
  socket.destroy();
  return state.answer;
}

/** Looks at the memory of a process again and again; the end answers by how much it grew at most, in bytes. */
function watchMemory(pid: number): { end(): number } {
  const first = residentBytes(pid);
  let most = first;
  const look = () => (most = Math.max(most, residentBytes(pid)));
  const timer = setInterval(look, 100);
  return {
    end() {
      clearInterval(timer);
      look();
      return most - first;
    },
  };
}

/** 0 where the system does not say. */
function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
  } catch {
    if (process.platform === 'win32') return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1_024;
  }
}
