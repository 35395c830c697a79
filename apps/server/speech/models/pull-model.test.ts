import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { publishModel, startRangeServer } from '../fixtures/range-server.ts';
import type { KnownModel } from './catalogue.ts';
import { findInstalledModel } from './find-installed-model.ts';
import { pullModel } from './pull-model.ts';
import { verifyModel } from './verify-model.ts';

const server = await startRangeServer();
const known = publishModel(server, 'small', { model: 400_000, tokens: 3000 });
const root = await mkdtemp(path.join(tmpdir(), 'constat-models-'));
let directory: string;
let count = 0;

beforeEach(() => {
  directory = path.join(root, String((count += 1)));
  server.requests.length = 0;
  server.breakAfter.length = 0;
  server.ignoreRange = false;
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const content = (name: string) => server.files.get(`/small/${name}`) ?? new Uint8Array();
const change = (model: KnownModel, name: string, member: object): KnownModel => ({
  ...model,
  files: model.files.map((file) => (file.name === name ? { ...file, ...member } : file)),
});
/** Breaks the connection when so many bytes have been received. */
const breakAt =
  (...marks: readonly number[]) =>
  ({ receivedBytes }: { readonly receivedBytes: number }) => {
    if (marks.includes(receivedBytes)) server.breakOff();
  };
async function expectNothingInstalled() {
  await expect(stat(path.join(directory, known.id))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(findInstalledModel(directory)).resolves.toMatchObject({ state: 'missing' });
}

test('a model is fetched whole, recorded, and ready to use; a second pull fetches nothing', async () => {
  const shares: number[] = [];
  const pulled = await pullModel(known, directory, {
    onProgress: ({ receivedBytes, totalBytes }) => shares.push(receivedBytes / (totalBytes ?? 1)),
  });
  expect(pulled).toMatchObject({ fetched: true, unverifiedFiles: [] });
  expect(await readFile(path.join(directory, 'small', 'model.onnx'))).toEqual(
    Buffer.from(content('model.onnx')),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(await readdir(directory)).toEqual(['small']);
  const found = await findInstalledModel(directory);
  expect(found.state === 'found' && (await verifyModel(found.model)).map(({ state }) => state)).toEqual([
    'ok',
    'ok',
  ]);

  server.requests.length = 0;
  await expect(pullModel(known, directory)).resolves.toMatchObject({ fetched: false });
  expect(server.requests).toEqual([]);
});

test('a broken connection is taken up where it stopped', async () => {
  server.breakAfter.push(150_000, 100_000);
  await pullModel(known, directory, { onProgress: breakAt(150_000, 250_000) });
  expect(server.requests).toEqual([
    '/small/model.onnx whole',
    '/small/model.onnx bytes=150000-',
    '/small/model.onnx bytes=250000-',
    '/small/tokens.txt whole',
  ]);
  expect(await readFile(path.join(directory, 'small', 'model.onnx'))).toEqual(
    Buffer.from(content('model.onnx')),
  );
});

test('a pull that was stopped is resumed by the next one', async () => {
  const stop = new AbortController();
  const reason = new Error('stopped');
  server.breakAfter.push(200_000);
  const onProgress = ({ receivedBytes }: { receivedBytes: number }) =>
    receivedBytes === 200_000 && stop.abort(reason);
  await expect(pullModel(known, directory, { signal: stop.signal, onProgress })).rejects.toBe(reason);
  await expectNothingInstalled();
  server.requests.length = 0;
  server.breakAfter.length = 0;
  await pullModel(known, directory);
  expect(server.requests[0]).toBe('/small/model.onnx bytes=200000-');
  await expect(findInstalledModel(directory)).resolves.toMatchObject({ state: 'found' });
});

test('a server without Range sends the file again, and the old part is dropped', async () => {
  server.breakAfter.push(150_000);
  server.ignoreRange = true;
  await pullModel(known, directory, { onProgress: breakAt(150_000) });
  expect(server.requests.slice(0, 2)).toEqual(['/small/model.onnx whole', '/small/model.onnx bytes=150000-']);
  expect(await readFile(path.join(directory, 'small', 'model.onnx'))).toEqual(
    Buffer.from(content('model.onnx')),
  );
});

test('a connection that only ever breaks is given up, and what came is kept', async () => {
  server.breakAfter.push(100_000, 0, 0, 0, 0);
  await expect(pullModel(known, directory, { onProgress: breakAt(100_000) })).rejects.toMatchObject({
    name: 'PullFailed',
    file: 'model.onnx',
  });
  await expectNothingInstalled();
  expect((await stat(path.join(directory, 'small.part', 'model.onnx.part'))).size).toBe(100_000);
});

describe('nothing is half installed', () => {
  test.each([
    ['a wrong checksum', 'wrong-checksum', () => change(known, 'model.onnx', { sha256: '0'.repeat(64) })],
    ['another size', 'wrong-size', () => change(known, 'model.onnx', { bytes: 399_999 })],
    ['a file that is gone', 'not-found', () => change(known, 'tokens.txt', { url: `${server.url}/gone` })],
    ['more than the disk holds', 'disk-full', () => change(known, 'model.onnx', { bytes: 2 ** 60 })],
    ['no network', 'offline', () => change(known, 'model.onnx', { url: 'http://127.0.0.1:9/model.onnx' })],
  ])('%s', async (_, failure, spoilt) => {
    await expect(pullModel(spoilt(), directory)).rejects.toMatchObject({ name: 'PullFailed', failure });
    await expectNothingInstalled();
  });

  test('a folder that cannot be written', async () => {
    await writeFile(directory, 'a file stands in its place');
    await expect(pullModel(known, directory)).rejects.toMatchObject({ failure: 'disk-error' });
  });
});

test('an unknown checksum is recorded as received, and said to be not verified', async () => {
  const pulled = await pullModel(change(known, 'tokens.txt', { sha256: null, bytes: null }), directory);
  expect(pulled.unverifiedFiles).toEqual(['tokens.txt']);
  const expected = known.files.find((file) => file.name === 'tokens.txt');
  expect(pulled.model.description.received?.['tokens.txt']).toEqual({
    bytes: 3000,
    sha256: expected?.sha256,
    verified: false,
  });
  expect(await verifyModel(pulled.model)).toContainEqual({
    name: 'tokens.txt',
    state: 'as-received',
    sha256: expected?.sha256,
  });
});

test('a file that lost bytes afterwards is missing, one that changed is found by verify, and a pull repairs', async () => {
  const { model } = await pullModel(known, directory);
  const file = path.join(directory, 'small', 'model.onnx');
  await writeFile(
    file,
    content('model.onnx').map((byte) => byte ^ 1),
  );
  expect(await verifyModel(model)).toContainEqual(
    expect.objectContaining({ name: 'model.onnx', state: 'changed' }),
  );
  await writeFile(file, content('model.onnx').subarray(0, 1000));
  await expect(findInstalledModel(directory)).resolves.toEqual({
    state: 'missing',
    missingFiles: ['model.onnx'],
    problem: null,
  });
  await pullModel(known, directory);
  await expect(findInstalledModel(directory)).resolves.toMatchObject({ state: 'found' });
  expect(await readdir(directory)).toEqual(['small']);
});
