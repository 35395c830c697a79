import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPdf } from '../exports/read-back.test-data.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { signInSample, spawnServer } from '../testing/spawn-server.ts';
import type { SpawnedServer } from '../testing/spawn-server.ts';

const MODEL = path.resolve(import.meta.dirname, '../speech/fixtures/model');

let dataDir: string;
let server: SpawnedServer;
let cookie: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-flight-'));
  const speech = { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: MODEL };
  server = await spawnServer({ CONSTAT_DATA_DIR: dataDir, ...speech });
  cookie = await signInSample(server.url);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A request whose head the server has taken, and whose body it waits for. */
async function begin(url: string, body: Buffer, type = 'application/json'): Promise<ClientRequest> {
  const sent = request(`${server.url}${url}`, {
    method: 'POST',
    headers: { cookie, 'content-type': type, 'content-length': body.byteLength, expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

async function finish(sent: ClientRequest, body: Buffer): Promise<{ status: number; content: Buffer }> {
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, content: await buffer(answer) };
}

test('a save, an export and a transcription in flight at SIGTERM get their answers; the save is kept', async () => {
  const form = Buffer.from(JSON.stringify(buildFormBody({ title: 'En vol' })));
  const report = Buffer.from(JSON.stringify({ formData: { patientName: 'Zzvol', emploi: 'pilote' } }));
  const parts = new FormData();
  const recording = new Uint8Array(await readFile(path.join(MODEL, 'samples/fr-01.wav')));
  parts.append('chunkIndex', '0');
  parts.append('language', 'fr');
  parts.append('audio', new Blob([recording], { type: 'audio/wav' }), 'zz.wav');
  const multipart = new Response(parts);
  const type = multipart.headers.get('content-type') ?? '';
  const chunk = Buffer.from(await multipart.arrayBuffer());

  const saving = await begin('/api/saved-forms', form);
  const exporting = await begin('/api/exports/pdf', report);
  const transcribing = await begin('/api/transcribe-whisper-chunk', chunk, type);
  const ended = server.end('SIGTERM');
  await untilRefused(Number(new URL(server.url).port));

  const [saved, exported, transcribed] = await Promise.all([
    finish(saving, form),
    finish(exporting, report),
    finish(transcribing, chunk),
  ]);
  expect([saved.status, exported.status, transcribed.status]).toEqual([201, 200, 200]);
  expect((await readPdf(exported.content)).text).toContain('pilote');
  expect(JSON.parse(transcribed.content.toString())).toMatchObject({
    transcription: expect.stringContaining('madame') as string,
  });
  expect(await ended).toBe(0);

  server = await spawnServer({ CONSTAT_DATA_DIR: dataDir });
  const list = await fetch(`${server.url}/api/saved-forms`, { headers: { cookie } });
  expect(await list.json()).toMatchObject([{ title: 'En vol' }]);
});

/** Waits until the port takes no connection any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isRefused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false));
      socket.once('error', () => resolve(true));
    });
    socket.destroy();
    if (isRefused) return;
  }
}
