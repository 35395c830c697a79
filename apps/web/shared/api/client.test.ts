import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiBlob, apiForm, apiGet, apiSend } from './client.ts';
import { claimBuild, onPagesChanged, pagesChanged } from './pages-version.ts';
import { announceSession, onSession } from './session-events.ts';

interface Received {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let base = '';
let received: Received[] = [];
let answer: (response: ServerResponse) => void = (response) => response.end();

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  received = [];
});

function answerJson(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

describe('what is sent', () => {
  it('names the language of the screens and, on POST and PUT alone, an idempotency key', async () => {
    answerJson(200, { ok: true });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect(await apiSend<unknown>(method, `${base}/x`, { a: 'é' })).toEqual({ ok: true });
    }
    await apiGet<unknown>(`${base}/x`);
    expect(received.map(({ method, headers }) => [method, headers['accept-language']])).toEqual([
      ['POST', 'fr'],
      ['PUT', 'fr'],
      ['PATCH', 'fr'],
      ['DELETE', 'fr'],
      ['GET', 'fr'],
    ]);
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
    expect(keys[1]).toMatch(/^[\da-f-]{36}$/u);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual([undefined, undefined, undefined]);
    expect(received[0]?.body).toBe('{"a":"é"}');
    expect(received[0]?.headers['content-type']).toBe('application/json');
  });

  it('keeps the key and the version that it is given', async () => {
    answerJson(200, {});
    await apiSend<unknown>(
      'PUT',
      `${base}/x`,
      {},
      { idempotencyKey: 'same', headers: { 'If-Match': '"4"' } },
    );
    expect(received[0]?.headers).toMatchObject({ 'idempotency-key': 'same', 'if-match': '"4"' });
  });

  it('sends a multipart form with its key', async () => {
    answerJson(200, { chunkIndex: 2 });
    const form = new FormData();
    form.set('audio', new Blob(['abc']), 'chunk-2.webm');
    expect(await apiForm<unknown>(`${base}/x`, form, { idempotencyKey: 'chunk-2' })).toEqual({
      chunkIndex: 2,
    });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(received[0]?.headers['idempotency-key']).toBe('chunk-2');
    expect(received[0]?.body).toContain('filename="chunk-2.webm"');
  });
});

describe('what is received', () => {
  it('is undefined for an empty answer', async () => {
    answer = (response) => response.writeHead(204).end();
    expect(await apiSend<void>('DELETE', `${base}/x`)).toBeUndefined();
  });

  it.each([
    [`attachment; filename="rapport.pdf"; filename*=UTF-8''%C3%89lodie%20Roy.pdf`, 'Élodie Roy.pdf'],
    ['attachment; filename="rapport.pdf"', 'rapport.pdf'],
    ['attachment', undefined],
  ])('is a file named by %s', async (disposition, fileName) => {
    answer = (response) => response.writeHead(200, { 'content-disposition': disposition }).end('%PDF');
    const file = await apiBlob(`${base}/x`, {});
    expect(file.fileName).toBe(fileName);
    expect(await file.blob.text()).toBe('%PDF');
  });
});

describe('a failure', () => {
  it('carries the message, the code and the request of the server', async () => {
    answerJson(
      429,
      { message: 'Trop de tentatives.', code: 'TOO_MANY_ATTEMPTS', requestId: 'r-1' },
      { 'retry-after': '30' },
    );
    await expect(apiGet(`${base}/x`)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Trop de tentatives.',
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      requestId: 'r-1',
      retryAfter: 30,
      summary: '429: Trop de tentatives.',
    });
  });

  it('shows the status text, never a page of a proxy', async () => {
    answer = (response) => response.writeHead(502, 'Bad Gateway').end('<html>nginx</html>');
    await expect(apiGet(`${base}/x`)).rejects.toMatchObject({
      status: 502,
      code: 'INTERNAL',
      message: 'Bad Gateway',
    });
  });

  it('is NETWORK when nobody answers', async () => {
    answer = (response) => response.destroy();
    await expect(apiGet(`${base}/x`)).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Erreur réseau',
      summary: 'Erreur réseau',
    });
  });

  it('is NETWORK when a success is no JSON, as behind a captive portal', async () => {
    answer = (response) => response.end('<html>Wi-Fi</html>');
    await expect(apiGet(`${base}/x`)).rejects.toMatchObject({ status: 200, code: 'NETWORK' });
  });

  it('passes an abort on as it is', async () => {
    answer = () => undefined;
    const abort = new AbortController();
    const pending = apiGet(`${base}/x`, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('asks again what was refused before a session was opened, and says nothing of that one', async () => {
    const events: string[] = [];
    const end = onSession((event) => events.push(event));
    let refuse = (): void => {};
    answer = (response) => {
      refuse = () =>
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end(JSON.stringify({ message: 'Connectez-vous', code: 'UNAUTHENTICATED', requestId: 'r' }));
    };
    const asked = apiSend('PUT', `${base}/x`, { text: 'Zz' });
    await expect.poll(() => received.length).toBe(1);
    announceSession('opened');
    answerJson(200, { version: 2 });
    refuse();
    expect(await asked).toEqual({ version: 2 });
    end();
    expect(events).toEqual(['opened']);
    const [first, second] = received;
    expect(second).toEqual({
      ...first,
      headers: { ...first?.headers, connection: second?.headers.connection },
    });
  });

  it('announces a lost session, and not a wrong password', async () => {
    const events: string[] = [];
    const stop = onSession((event) => events.push(event));
    answerJson(401, { message: 'Incorrect', code: 'INVALID_CREDENTIALS', requestId: 'r' });
    await expect(apiSend('POST', `${base}/x`, {})).rejects.toMatchObject({ status: 401 });
    expect(events).toEqual([]);
    answerJson(401, { message: 'Veuillez ouvrir une session.', code: 'UNAUTHENTICATED', requestId: 'r' });
    await expect(apiGet(`${base}/x`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    stop();
    expect(events).toEqual(['lost']);
  });
});

describe('another build of the pages on the server', () => {
  afterEach(() => claimBuild(null));

  const SERVER = { 'x-constat-pages': 'index-Newer.js' };

  /** How often it is told of while the work goes on. */
  async function timesTold(work: () => Promise<void>): Promise<number> {
    let told = 0;
    const stop = onPagesChanged(() => (told += 1));
    await work();
    stop();
    return told;
  }

  it('is told once, by any answer that names it', async () => {
    claimBuild('index-Older.js');
    answerJson(200, {}, SERVER);
    const told = await timesTold(async () => {
      expect(pagesChanged()).toBe(false);
      await apiGet(`${base}/x`);
      expect(pagesChanged()).toBe(true);
      await apiGet(`${base}/x`);
    });
    expect(told).toBe(1);
    expect(received.map(({ headers }) => headers['x-constat-pages'])).toEqual([
      'index-Older.js',
      'index-Older.js',
    ]);
  });

  it.each([500, 401])('is told by a refusal of status %d that names it', async (status) => {
    claimBuild('index-Older.js');
    answerJson(status, { message: 'Non', code: 'INTERNAL', requestId: 'r' }, SERVER);
    await expect(apiGet(`${base}/x`)).rejects.toMatchObject({ status });
    expect(pagesChanged()).toBe(true);
  });

  it('is told by a refused save, even where something on the way has dropped the header', async () => {
    claimBuild('index-Older.js');
    answerJson(409, { message: 'Rechargez', code: 'PAGES_CHANGED', requestId: 'r' });
    const told = await timesTold(async () => {
      await expect(apiSend('PUT', `${base}/x`, {})).rejects.toMatchObject({ code: 'PAGES_CHANGED' });
    });
    expect([told, pagesChanged()]).toEqual([1, true]);
  });

  it.each([
    ['the same build', 'index-Newer.js', SERVER],
    ['a server that names none', 'index-Newer.js', {}],
    ['a page of no build, as in development', null, SERVER],
  ])('is not told with %s', async (_what, own, headers) => {
    claimBuild(own);
    answerJson(200, {}, headers);
    await apiGet(`${base}/x`);
    expect(pagesChanged()).toBe(false);
    expect(received[0]?.headers['x-constat-pages']).toBe(own ?? undefined);
  });
});
