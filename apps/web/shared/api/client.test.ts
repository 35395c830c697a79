import { describe, expect, it } from 'vitest';
import { AnsweringServer } from './answering-server.test-data.ts';
import { apiBlob, apiForm, apiGet, apiGetUnless, apiSend } from './client.ts';
import { claimPage } from './page-user.ts';
import { announceSession, onSession } from './session-events.ts';

const server = AnsweringServer.forTests();

describe('what is sent', () => {
  it('names the language of the screens and, on POST and PUT alone, an idempotency key', async () => {
    server.answerJson(200, { ok: true });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect(await apiSend<unknown>(method, `${server.base}/x`, { a: 'é' })).toEqual({ ok: true });
    }
    await apiGet<unknown>(`${server.base}/x`);
    expect(server.received.map(({ method, headers }) => [method, headers['accept-language']])).toEqual([
      ['POST', 'fr'],
      ['PUT', 'fr'],
      ['PATCH', 'fr'],
      ['DELETE', 'fr'],
      ['GET', 'fr'],
    ]);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
    expect(keys[1]).toMatch(/^[\da-f-]{36}$/u);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual([undefined, undefined, undefined]);
    expect(server.received[0]?.body).toBe('{"a":"é"}');
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
  });

  it('keeps the key and the version that it is given', async () => {
    server.answerJson(200, {});
    await apiSend<unknown>(
      'PUT',
      `${server.base}/x`,
      {},
      { idempotencyKey: 'same', headers: { 'If-Match': '"4"' } },
    );
    expect(server.received[0]?.headers).toMatchObject({ 'idempotency-key': 'same', 'if-match': '"4"' });
  });

  it('says of a look at what may have changed that the page makes it by itself', async () => {
    server.answer = (response) => response.writeHead(304).end();
    expect(await apiGetUnless<unknown>(`${server.base}/x`, '"4"')).toBeNull();
    expect(server.received[0]?.headers).toMatchObject({
      'x-constat-background': '1',
      'if-none-match': '"4"',
    });
    server.answerJson(200, {});
    await apiGet<unknown>(`${server.base}/x`);
    expect(server.received[1]?.headers['x-constat-background']).toBeUndefined();
  });

  it('sends a multipart form with its key', async () => {
    server.answerJson(200, { chunkIndex: 2 });
    const form = new FormData();
    form.set('audio', new Blob(['abc']), 'chunk-2.webm');
    expect(await apiForm<unknown>(`${server.base}/x`, form, { idempotencyKey: 'chunk-2' })).toEqual({
      chunkIndex: 2,
    });
    expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(server.received[0]?.headers['idempotency-key']).toBe('chunk-2');
    expect(server.received[0]?.body).toContain('filename="chunk-2.webm"');
  });
});

describe('what is server.received', () => {
  it('is undefined for an empty answer', async () => {
    server.answer = (response) => response.writeHead(204).end();
    expect(await apiSend<void>('DELETE', `${server.base}/x`)).toBeUndefined();
  });

  it.each([
    [`attachment; filename="rapport.pdf"; filename*=UTF-8''%C3%89lodie%20Roy.pdf`, 'Élodie Roy.pdf'],
    ['attachment; filename="rapport.pdf"', 'rapport.pdf'],
    ['attachment', undefined],
  ])('is a file named by %s', async (disposition, fileName) => {
    server.answer = (response) => response.writeHead(200, { 'content-disposition': disposition }).end('%PDF');
    const file = await apiBlob(`${server.base}/x`, {});
    expect(file.fileName).toBe(fileName);
    expect(await file.blob.text()).toBe('%PDF');
  });
});

describe('a failure', () => {
  it('carries the message, the code and the request of the server', async () => {
    server.answerJson(
      429,
      { message: 'Trop de tentatives.', code: 'TOO_MANY_ATTEMPTS', requestId: 'r-1' },
      { 'retry-after': '30' },
    );
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({
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
    server.answer = (response) => response.writeHead(502, 'Bad Gateway').end('<html>nginx</html>');
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({
      status: 502,
      code: 'INTERNAL',
      message: 'Bad Gateway',
    });
  });

  it('is NETWORK when nobody answers', async () => {
    server.answer = (response) => response.destroy();
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Erreur réseau',
      summary: 'Erreur réseau',
    });
  });

  it('is NETWORK when a success is no JSON, as behind a captive portal', async () => {
    server.answer = (response) => response.end('<html>Wi-Fi</html>');
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({ status: 200, code: 'NETWORK' });
  });

  it('passes an abort on as it is', async () => {
    server.answer = () => undefined;
    const abort = new AbortController();
    const pending = apiGet(`${server.base}/x`, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('asks again what was refused before a session was opened, and says nothing of that one', async () => {
    const events: string[] = [];
    const end = onSession((event) => events.push(event));
    server.answerJson(401, {
      message: 'Veuillez ouvrir une session.',
      code: 'UNAUTHENTICATED',
      requestId: 'r',
    });
    const refusal = server.answer;
    let refuse = (): void => {};
    server.answer = (response) => {
      refuse = () => refusal(response);
    };
    const asked = apiSend('PUT', `${server.base}/x`, { text: 'Zz' });
    await expect.poll(() => server.received.length).toBe(1);
    announceSession('opened');
    server.answerJson(200, { version: 2 });
    refuse();
    expect(await asked).toEqual({ version: 2 });
    end();
    expect(events).toEqual(['opened']);
    const [first, second] = server.received.map(({ method, headers, body }) => [
      method,
      headers['idempotency-key'],
      body,
    ]);
    expect(second).toEqual(first);
  });

  it('asks once more before the session is lost: another page may have renewed it meanwhile', async () => {
    claimPage('zz-user');
    const events: string[] = [];
    const end = onSession((event) => events.push(event));
    const refusal = { message: 'Veuillez ouvrir une session.', code: 'UNAUTHENTICATED', requestId: 'r' };
    let refusals = 1;
    server.answer = (response) => {
      const isRefused = refusals-- > 0;
      response
        .writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isRefused ? refusal : { version: 2 }));
    };
    const form = new FormData();
    form.set('audio', new Blob(['abc']), 'chunk-2.webm');
    expect(await apiForm<unknown>(`${server.base}/x`, form)).toEqual({ version: 2 });
    expect(events).toEqual([]);
    const [first, second] = server.received;
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    for (const sent of [first, second]) expect(sent?.body).toContain('filename="chunk-2.webm"');

    server.received = [];
    server.answerJson(401, refusal);
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([server.received.length, events]).toEqual([2, ['lost']]);

    server.received = [];
    const abort = new AbortController();
    const refuse = server.answer;
    server.answer = (response) => {
      if (server.received.length === 1) refuse(response);
      else abort.abort();
    };
    const pending = apiGet(`${server.base}/x`, { signal: abort.signal });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect([server.received.length, events]).toEqual([2, ['lost']]);

    end();
    announceSession('left');
    server.received = [];
    server.answer = refuse;
    // Nobody has signed in here: there is no session that another page could have renewed.
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.received.length).toBe(1);
  });

  it('announces a lost session, and not a wrong password', async () => {
    const events: string[] = [];
    const stop = onSession((event) => events.push(event));
    server.answerJson(401, { message: 'Incorrect', code: 'INVALID_CREDENTIALS', requestId: 'r' });
    await expect(apiSend('POST', `${server.base}/x`, {})).rejects.toMatchObject({ status: 401 });
    expect(events).toEqual([]);
    server.answerJson(401, {
      message: 'Veuillez ouvrir une session.',
      code: 'UNAUTHENTICATED',
      requestId: 'r',
    });
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    stop();
    expect(events).toEqual(['lost']);
  });
});
