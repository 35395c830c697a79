import { randomUUID } from 'node:crypto';
import { buildFormBody } from '../build-form.ts';
import type { CorpusFile } from './build-corpus.ts';
import { WORD_TYPE } from './prepare-corpus.ts';

/** An answer to one of the requests that hand a file in; 0 for none. */
export interface CorpusAnswer {
  readonly request: string;
  readonly status: number;
  readonly bytes: number;
}

export interface Sender {
  readonly url: string;
  readonly cookie: string;
}

/** No file keeps its sender waiting for longer, in milliseconds. */
const PATIENCE_MS = 180_000;
const PART_BYTES = 4_001;
const PARTS_AT_ONCE = 100;

let requests = 0;

/** Sends one request, from an address of its own. */
export async function ask(
  { url, cookie }: Sender,
  request: string,
  {
    body,
    headers = {},
  }: {
    readonly body?: string | FormData | Uint8Array<ArrayBuffer>;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<CorpusAnswer & { readonly text: string; readonly version: string }> {
  requests += 1;
  const [method = 'GET', path = '/'] = request.split(' ');
  const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, 'x-forwarded-for': address, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const version = answer.headers.get('etag') ?? '';
    const text = content.length < 100_000 ? content.toString() : '';
    return { request, status: answer.status, bytes: content.length, text, version };
  } catch {
    return { request, status: 0, bytes: 0, text: '', version: '' };
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Hands a file in as the pages do, and goes on to whatever reads it later. */
export async function sendFile(
  sender: Sender,
  { door, bytes }: CorpusFile,
): Promise<readonly CorpusAnswer[]> {
  const body = new Uint8Array(bytes);
  switch (door) {
    case 'letterhead': {
      const put = await ask(sender, 'PUT /api/profile/letterhead?append=true', {
        body,
        headers: { 'content-type': WORD_TYPE },
      });
      if (put.status !== 200) return [put];
      const { title, formData } = buildFormBody();
      const report = JSON.stringify({ title, formData });
      return [put, await ask(sender, 'POST /api/exports/docx', { body: report, headers: JSON_TYPE })];
    }
    case 'pdf':
      return [
        await ask(sender, 'POST /api/imports/pdf', { body, headers: { 'content-type': 'application/pdf' } }),
      ];
    case 'archive':
      return [
        await ask(sender, 'POST /api/account/archive', {
          body,
          headers: { 'content-type': 'application/zip' },
        }),
      ];
    case 'chunk': {
      const form = new FormData();
      form.set('language', 'fr');
      form.set('chunkIndex', '0');
      form.set('audio', new Blob([body], { type: 'audio/webm' }), 'audio.webm');
      return [await ask(sender, 'POST /api/transcribe-whisper-chunk', { body: form })];
    }
    case 'parts':
      return sendParts(sender, body);
  }
}

async function sendParts(sender: Sender, bytes: Uint8Array): Promise<readonly CorpusAnswer[]> {
  const id = randomUUID();
  const session = JSON.stringify({ reportId: randomUUID(), formId: null, note: '{}', language: 'fr' });
  const answers: CorpusAnswer[] = [
    await ask(sender, `PUT /api/recordings/${id}/session`, { body: session, headers: JSON_TYPE }),
  ];
  const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) =>
    bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  );
  for (let first = 0; first < parts.length; first += PARTS_AT_ONCE) {
    const some = parts.slice(first, first + PARTS_AT_ONCE);
    const sizes = some.map(({ length }) => length).join(',');
    const request = `PUT /api/recordings/${id}/parts/${first}?sizes=${sizes}&after=0`;
    const headers = { 'content-type': 'application/octet-stream' };
    answers.push(await ask(sender, request, { body: new Uint8Array(Buffer.concat(some)), headers }));
  }
  const span = { firstPart: 0, endPart: parts.length, fromMs: 0, toMs: null, preRoll: false, language: 'fr' };
  const segment = { body: JSON.stringify(span), headers: JSON_TYPE };
  answers.push(await ask(sender, `POST /api/recordings/${id}/segments/0`, segment));
  answers.push(await ask(sender, `GET /api/recordings/${id}/chunks/0/audio`));
  answers.push(await ask(sender, `DELETE /api/recordings/${id}`));
  return answers;
}
