import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestClient } from '../../testing/build-server.ts';

export const MODEL = path.resolve(import.meta.dirname, '../../speech/fixtures/model');
export const ADDRESS = '/api/transcribe-whisper-chunk';

export const recording = readFileSync(path.join(MODEL, 'samples/fr-01.wav'));

/** The body that sends a chunk; null leaves a part out. */
export function buildChunk(overrides: Record<string, string | Blob | null> = {}): FormData {
  const parts = {
    language: 'fr',
    enhanceText: 'true',
    chunkIndex: '0',
    audio: new Blob([recording], { type: 'audio/wav' }),
    ...overrides,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) form.append(name, value, `${name}.wav`);
    else if (value !== null) form.append(name, value);
  }
  return form;
}

/** Sends a chunk as the pages do. */
export function send(client: TestClient, form: FormData, headers: Record<string, string> = {}) {
  return client.send({ method: 'POST', url: ADDRESS, payload: form, headers });
}
