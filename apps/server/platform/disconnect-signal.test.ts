import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExportService } from '../exports/export-service.ts';
import type { ExportService } from '../exports/export-service.ts';
import { buildTemplate } from '../exports/letterhead/templates.test-data.ts';
import { createParsers } from '../parsing/create-parsers.ts';
import type { Parsers } from '../parsing/create-parsers.ts';
import { TROUBLE } from '../parsing/fixtures/trouble.ts';
import { uploadLetterhead } from '../testing/upload-letterhead.ts';
import { strToU8, zipSync } from '../testing/zip.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

const parsers = createParsers({
  program: new URL('../parsing/fixtures/fragile-parsing-process.ts', import.meta.url),
  // What hangs is never given up by itself.
  limitSeconds: () => 3_600,
});
let begun = false;
let beforeReading = async (_kind: string, _signal: AbortSignal | undefined): Promise<void> => undefined;
const watched: Parsers = {
  ...parsers,
  async read(kind, input, reader) {
    begun = true;
    await beforeReading(kind, reader.signal);
    return parsers.read(kind, input, reader);
  },
};
const exportService = createExportService();
let beforeRendering = async (_signal: AbortSignal | undefined): Promise<void> => undefined;
const watchedExports: ExportService = {
  ...exportService,
  async render(job) {
    await beforeRendering(job.signal);
    return exportService.render(job);
  },
};
let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await buildServer({ parsers: watched, exportService: watchedExports });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await Promise.all([parsers.close(), exportService.close()]);
});

const VOICE = { trigger: 'insérer zz', replacement: 'texte', created: '2026-03-02T14:00:00.000Z' };
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a file whose sender leaves keeps nobody else waiting, and is no error of the server', async () => {
  const url = `${address}/api/profile/letterhead`;
  const [hostile, other] = [await server.signUp(), await server.signUp()];
  const put = (cookie: string, body: Uint8Array, signal?: AbortSignal) =>
    fetch(url, {
      method: 'PUT',
      headers: { cookie, 'content-type': DOCX },
      body: new Uint8Array(body),
      ...(signal !== undefined && { signal }),
    });
  const leaving = new AbortController();
  const endless = put(hostile.cookie, Uint8Array.of(TROUBLE.hang), leaving.signal);
  await expect.poll(() => begun).toBe(true);
  leaving.abort();
  await expect(endless).rejects.toThrow('aborted');
  expect((await put(other.cookie, await buildTemplate())).status).toBe(200);
  expect(server.log()).not.toMatch(/"status":5/u);
});

test.each(['preview', 'sample'])(
  'a %s of a letterhead that nobody waits for is not rendered',
  async (what) => {
    const client = await server.signUp();
    await uploadLetterhead(client, await buildTemplate());
    const leaving = new AbortController();
    let signals: (AbortSignal | undefined)[] = [];
    beforeRendering = async (signal) => {
      signals = [signal];
      leaving.abort();
      if (signal !== undefined && !signal.aborted) await once(signal, 'abort');
    };
    const asked = fetch(`${address}/api/profile/letterhead/${what}?language=fr`, {
      headers: { cookie: client.cookie },
      signal: leaving.signal,
    });
    await expect(asked).rejects.toThrow('aborted');
    await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true]);
  },
);

test('an archive whose sender leaves stands in the audit trail once a part of it was added', async () => {
  const client = await server.signUp();
  const archive = zipSync({
    'manifest.json': strToU8('{"format":"constat-archive","version":1}'),
    'voice-commands.json': strToU8(JSON.stringify([VOICE])),
    'phrases.json': strToU8('[]'),
  });
  const leaving = new AbortController();
  let lists = 0;
  beforeReading = async (kind, signal) => {
    if (kind !== 'archivedList' || (lists += 1) < 2 || signal === undefined) return;
    leaving.abort();
    if (!signal.aborted) await once(signal, 'abort');
  };
  const importing = fetch(`${address}/api/account/archive`, {
    method: 'POST',
    headers: { cookie: client.cookie, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
    signal: leaving.signal,
  });
  await expect(importing).rejects.toThrow('aborted');
  const actions = async () => (await server.store.auditEvents.list()).map(({ action }) => action);
  await expect.poll(actions).toContain('archive-imported');
  expect((await client.get('/api/voice-commands')).json()).toMatchObject([{ trigger: VOICE.trigger }]);
});
