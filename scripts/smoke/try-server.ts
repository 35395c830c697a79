/** What a running server is tried with, over HTTP: signing in, recognition of a recording, a PDF and a Word file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tiny model with recordings of synthetic voices. */
export const FIXTURE_MODEL = join(
  import.meta.dirname,
  '..',
  '..',
  'apps',
  'server',
  'speech',
  'fixtures',
  'model',
);

/**
 * Sends JSON as the pages do.
 * @throws when it is refused
 */
export async function send(url: string, path: string, cookie: string, body: unknown): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** The `Cookie` header of who signed in by that answer. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

async function recognise(url: string, cookie: string): Promise<string> {
  const form = new FormData();
  const recording = readFileSync(join(FIXTURE_MODEL, 'samples', 'fr-long.webm'));
  form.set('audio', new Blob([recording], { type: 'audio/webm' }), 'chunk-0.webm');
  form.set('language', 'fr');
  form.set('enhanceText', 'false');
  form.set('chunkIndex', '0');
  const response = await fetch(`${url}/api/transcribe-whisper-chunk`, {
    method: 'POST',
    headers: { Origin: url, Cookie: cookie },
    body: form,
  });
  if (!response.ok) throw new Error(`recognition: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { transcription: string }).transcription;
}

/**
 * Gets the pages, the words of a recording, and a PDF and a Word file of them.
 * @throws where one of these is not what it should be
 */
export async function tryServer(url: string, cookie: string): Promise<void> {
  const page = await fetch(url);
  if (!(await page.text()).includes('<script')) throw new Error('the pages are not there');
  const words = await recognise(url, cookie);
  if (!words.includes('patient')) throw new Error(`recognised: ${words}`);
  for (const [format, start] of [
    ['pdf', '%PDF'],
    ['docx', 'PK'],
  ] as const) {
    const file = await send(url, `/api/exports/${format}`, cookie, {
      formData: { historiqueEvolution: words },
    });
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!bytes.subarray(0, 4).toString('latin1').startsWith(start))
      throw new Error(`${format}: not such a file`);
  }
}
