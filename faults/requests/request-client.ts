import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { SavedForm } from '@constat/contract';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Members of an error; empty where the answer is none. */
  readonly code: string;
  readonly message: string;
  readonly ms: number;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

export interface Place {
  url(): string;
}

/** Somebody who sends requests as they are written, and remembers every report that the server has acknowledged. */
export class RequestClient {
  /** What was acknowledged, by id. */
  readonly acknowledged: Map<string, SavedForm>;
  readonly cookie: string | null;
  readonly #place: Place;

  constructor(place: Place, cookie: string | null, acknowledged = new Map<string, SavedForm>()) {
    this.acknowledged = acknowledged;
    this.#place = place;
    this.cookie = cookie;
  }

  async send(path: string, sent: Sent = {}): Promise<Answer> {
    const { cookie } = this;
    const headers = { ...(cookie !== null && { cookie }), ...sent.headers };
    const answer = await sendOnce(`${this.#place.url()}${path}`, { ...sent, headers });
    this.#remember(path, sent.method ?? 'GET', answer);
    return answer;
  }

  json(method: string, path: string, body: unknown, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    const type = { 'content-type': 'application/json' };
    return this.send(path, { method, headers: { ...type, ...headers }, body: JSON.stringify(body) });
  }

  /** Deletes a report; what was typed into it makes it a record, so a reason goes along. */
  async remove(id: string): Promise<void> {
    const { status, code } = await this.json('DELETE', `/api/saved-forms/${id}`, { reason: 'Doublon' });
    if (status !== 204) throw new Error(`the deletion answers ${status} ${code}`);
  }

  async read<Body>(path: string): Promise<Body> {
    const answer = await this.send(path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status} ${answer.code}`);
    return JSON.parse(answer.text) as Body;
  }

  #remember(path: string, method: string, { status, text }: Answer): void {
    const [, id] = /^\/api\/saved-forms(?:\/([^/?]+))?$/u.exec(path) ?? [];
    const isForm = path.startsWith('/api/saved-forms') || path === '/api/imports/pdf';
    if (!isForm || method === 'GET' || status >= 300 || path.endsWith('/renew')) return;
    if (method === 'DELETE') return void this.acknowledged.delete(id ?? '');
    const form = JSON.parse(text) as SavedForm;
    const known = this.acknowledged.get(form.id);
    if (known === undefined || known.version < form.version) this.acknowledged.set(form.id, form);
  }
}

async function sendOnce(address: string, { method = 'GET', headers = {}, body }: Sent): Promise<Answer> {
  const began = performance.now();
  const payload = body === undefined ? undefined : Buffer.from(body);
  const sending = request(address, {
    method,
    headers: {
      // An address of its own, from the proxy that the server trusts.
      'x-forwarded-for': Array.from(randomBytes(3), String).reduce((sum, byte) => `${sum}.${byte}`, '10'),
      ...(payload !== undefined && { 'content-length': payload.length }),
      ...headers,
    },
  });
  // A refusal may end the connection before the whole body has left; its answer is what counts.
  const answered = new Promise<Answer>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString();
        const ms = performance.now() - began;
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          text,
          ms,
          ...errorOf(text),
        });
      });
    });
  });
  sending.end(payload);
  return answered;
}

function errorOf(text: string): { readonly code: string; readonly message: string } {
  if (!text.startsWith('{')) return { code: '', message: '' };
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}

/** Signs in; answers the `Cookie` header. @throws when it is refused */
export async function signIn(
  place: Place,
  account: { readonly username: string; readonly password: string },
  headers: OutgoingHttpHeaders = {},
): Promise<string> {
  const answer = await new RequestClient(place, null).json('POST', '/api/auth/login', account, headers);
  if (answer.status !== 200) throw new Error(`signing in answers ${answer.status} ${answer.code}`);
  return answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}
