import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LETTERHEAD_VALUES, buildTemplate } from '../exports/letterhead/templates.test-data.ts';
import { CREATION_TIME, fullReport } from '../exports/reports.test-data.ts';
import { renderWord } from '../exports/word/render-word.ts';
import type { Refusal } from '../platform/refusal.ts';
import { shortenSample } from '../speech/fixtures/damaged-webm.ts';
import { readSample } from '../speech/fixtures/sounds.ts';
import { strToU8, unzipSync, zipSync } from '../testing/zip.ts';
import { createParsers } from './create-parsers.ts';
import { TROUBLE } from './fixtures/trouble.ts';

const template = await buildTemplate();
const folder = mkdtempSync(path.join(tmpdir(), 'constat-parsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parsers = createParsers({
  program: new URL('./fixtures/fragile-parsing-process.ts', import.meta.url),
  // Far more than any honest job of these tests takes, but for the one that hangs.
  limitSeconds: (job) => {
    if (job.kind === 'cut') return 1;
    return 'bytes' in job && job.bytes[0] === TROUBLE.hang ? 0.5 : 60;
  },
});
afterAll(() => parsers.close());

const read = (bytes: Uint8Array, ownerId = 'a') =>
  parsers.read('letterhead', { bytes, mayAppend: true }, { ownerId });

describe('a file that does harm to its reader', () => {
  test.each([
    ['hangs it', TROUBLE.hang],
    ['fills its heap', TROUBLE.heap],
    ['fills its memory outside of the heap', TROUBLE.buffers],
    ['breaks it', TROUBLE.abort],
    ['makes it answer what is no answer', TROUBLE.junk],
    ['makes it ask for what is not its own', TROUBLE.question],
    ['makes it answer more than such a file can hold', TROUBLE.large],
  ])('%s: it is refused, and the next file is read', async (_what, trouble) => {
    const harmful = read(Uint8Array.of(trouble));
    const next = read(template, 'b');
    await expect(harmful).rejects.toMatchObject({ code: 'FILE_TOO_HEAVY' });
    await expect(next).resolves.toMatchObject({ placement: 'placeholder' });
  });
});

test('a report with every field is put into a letterhead with a large picture', async () => {
  const letterhead = zipSync({ ...unzipSync(template), 'word/media/zz.png': randomBytes(4_700_000) });
  const report = await renderWord(fullReport('fr'), CREATION_TIME);
  const { bytes } = await parsers.read(
    'merge',
    { letterhead, report, values: LETTERHEAD_VALUES },
    { ownerId: 'a' },
  );
  expect(bytes.byteLength).toBeGreaterThan(4_700_000);
});

test('what a file leaves behind in its process is not charged to the next one', async () => {
  await expect(read(Uint8Array.of(TROUBLE.aftermath))).rejects.toMatchObject({ code: 'LETTERHEAD_INVALID' });
  await expect(read(template, 'b')).resolves.toMatchObject({ placement: 'placeholder' });
});

describe('a stretch of a recording', () => {
  const whole = { firstPart: 0, endPart: 1, fromMs: 0, toMs: Infinity, preRoll: false };
  const cut = (part: () => Promise<Uint8Array>) =>
    parsers.cut({ span: whole }, async () => [await part()], { ownerId: 'a' });

  test('may wait for its parts longer than it may work', async () => {
    const recording = shortenSample(await readSample('fr-long.webm'));
    const slowly = cut(async () => {
      for (const _wait of [1, 2, 3]) await read(Uint8Array.of(TROUBLE.hang)).catch(() => undefined);
      return recording;
    });
    await expect(slowly).resolves.toMatchObject({ kind: 'cut' });
  });

  test.each([
    ['hangs its reader may come again', TROUBLE.hang, 'TRANSCRIPTION_FAILED'],
    ['ends its reader may come again', TROUBLE.abort, 'TRANSCRIPTION_FAILED'],
    ['takes too much memory is refused', TROUBLE.buffers, 'AUDIO_INVALID'],
  ])('that %s', async (_what, trouble, code) => {
    await expect(cut(() => Promise.resolve(Uint8Array.of(trouble)))).rejects.toMatchObject({ code });
  });
});

test('a reader that is gone ends the reading of a file', async () => {
  const endless = createParsers({
    program: new URL('./fixtures/fragile-parsing-process.ts', import.meta.url),
  });
  const left = new AbortController();
  const input = (bytes: Uint8Array) => ({ bytes, mayAppend: true });
  const reading = endless.read('letterhead', input(Uint8Array.of(TROUBLE.hang)), {
    ownerId: 'a',
    signal: left.signal,
  });
  const next = endless.read('letterhead', input(template), { ownerId: 'b' });
  left.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  await expect(next).resolves.toMatchObject({ placement: 'placeholder' });
  await endless.close();
});

test('more files of one person than may wait are refused; those of others are not', async () => {
  const many = Array.from({ length: 12 }, () =>
    read(template, 'a').then(
      () => 'read',
      (error: Refusal) => error.code,
    ),
  );
  await expect(read(template, 'b')).resolves.toMatchObject({ placement: 'placeholder' });
  const outcomes = await Promise.all(many);
  expect(outcomes.filter((outcome) => outcome === 'read').length).toBeGreaterThanOrEqual(8);
  expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_ATTEMPTS').length).toBeGreaterThanOrEqual(3);
});

test('a process that nobody needs is ended, and the next file is read in a new one', async () => {
  const brief = createParsers({ idleSeconds: 0 });
  const readOne = () => brief.read('letterhead', { bytes: template, mayAppend: true }, { ownerId: 'a' });
  await readOne();
  await expect(readOne()).resolves.toMatchObject({ placement: 'placeholder' });
  await brief.close();
});

describe('signing with a certificate file', () => {
  const pdf = Buffer.from('%PDF-1.7 pages');
  const sign = async (trouble: number) => {
    const input = { pdf, file: Uint8Array.of(trouble), password: 'zz', now: 0, fieldLabel: 'Zz' };
    const { bytes } = await parsers.read('sign', input, { ownerId: 'a' });
    return Number(Buffer.from(bytes.subarray(pdf.length)).toString());
  };
  const isRunning = (processId: number) => {
    try {
      return process.kill(processId, 0);
    } catch {
      return false;
    }
  };

  test('has a process of its own each time, which is ended with it', async () => {
    const numbers = [await sign(TROUBLE.number), await sign(TROUBLE.number)];
    expect(new Set(numbers).size).toBe(2);
    await expect.poll(() => numbers.map(isRunning)).toEqual([false, false]);
  });

  test('is refused where other pages come back than those that were given', async () => {
    await expect(sign(TROUBLE.others)).rejects.toMatchObject({ code: 'FILE_TOO_HEAVY' });
  });
});

describe('an archive', () => {
  const manifest = { 'manifest.json': strToU8('{"format":"constat-archive","version":1}') };
  const write = (files: Record<string, Uint8Array>): string => {
    const file = path.join(
      folder,
      `${Object.keys(files).length}-${Math.trunc(performance.now() * 1000)}.zip`,
    );
    writeFileSync(file, zipSync({ ...manifest, ...files }));
    return file;
  };
  const report = (text: string) =>
    parsers.read(
      'archivedReport',
      { file: write({ 'reports/a.json': strToU8(text) }), name: 'reports/a.json' },
      { ownerId: 'a' },
    );

  test.each([
    ['lies deeper than any report', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['lies deeper than any stack', '['.repeat(4_000_000)],
    ['has more values than any list', `[${'0,'.repeat(2_000_001)}0]`],
    ['changes what an object is', '{"a":{"__proto__":{"b":1}}}'],
    ['changes it in other letters', '{"\\u005f_proto__":{"b":1}}'],
    ['is no JSON', '{"a":'],
    ['is nothing', ''],
  ])('whose report %s is refused', async (_what, text) => {
    await expect(report(text)).rejects.toMatchObject({ code: 'INVALID_JSON' });
  });

  test('gives brackets and quotes within texts as they stand', async () => {
    const value = { a: `${'[{'.repeat(500)}"\\"`, b: [1, [2]] };
    await expect(report(JSON.stringify(value))).resolves.toEqual({ value });
  });

  test('gives a long list in pieces', async () => {
    const words = Array.from({ length: 300 }, (_, index) => ({
      term: `Zz${index}`,
      kind: 'name',
      heard: [],
    }));
    const file = write({ 'vocabulary.json': strToU8(JSON.stringify(words)) });
    const list = (from: number) =>
      parsers.read('archivedList', { file, list: 'vocabulary', from }, { ownerId: 'a' });
    const [first, last] = [await list(0), await list(250)];
    expect([first.values.length, first.next, last.values.length, last.next]).toEqual([250, 250, 50, null]);
  });

  test('stays open beside another one, and is let go when it is closed', async () => {
    const named = (name: string) => write({ [`reports/${name}.json`]: strToU8('{}') });
    const reportsOf = async (file: string) =>
      (await parsers.read('archive', { file }, { ownerId: 'a' })).reports;
    const [one, other, third] = [named('one'), named('other'), named('third')];
    await reportsOf(one);
    await reportsOf(other);
    renameSync(third, one);
    expect([await reportsOf(one), await reportsOf(other)]).toEqual([
      ['reports/one.json'],
      ['reports/other.json'],
    ]);
    await parsers.read('closeArchive', { file: one }, { ownerId: 'a' });
    expect(await reportsOf(one)).toEqual(['reports/third.json']);
  });

  test('whose manifest names twenty thousand reports is opened', async () => {
    const reports = Array.from({ length: 20_000 }, (_, index) => ({
      id: `11111111-1111-4111-8111-${index}`,
      title: `Zz ${'long title '.repeat(20)}`,
      files: [`reports/${index}.json`, `reports/${index}.pdf`],
    }));
    const file = write({
      'manifest.json': strToU8(JSON.stringify({ format: 'constat-archive', version: 1, reports })),
    });
    await expect(parsers.read('archive', { file }, { ownerId: 'a' })).resolves.toMatchObject({
      files: ['manifest.json'],
    });
  });

  test('that is gone when it is to be read is refused', async () => {
    const reading = parsers.read('archive', { file: path.join(folder, 'none.zip') }, { ownerId: 'a' });
    await expect(reading).rejects.toMatchObject({ code: 'ARCHIVE_INVALID' });
  });
});
