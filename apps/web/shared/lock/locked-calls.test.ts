import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnsweringServer } from '../api/answering-server.test-data.ts';
import { apiGet, apiSend } from '../api/client.ts';
import { announceSession } from '../api/session-events.ts';
import { isPageLocked, setPageLocked, untilUnlocked } from './lock-state.ts';
import { setWriterToken } from './writer-token.ts';

const server = AnsweringServer.forTests();
const REFUSAL = { message: 'Verrouillée', code: 'SESSION_LOCKED', requestId: 'r' };

describe('the calls of a locked page', () => {
  beforeEach(() => {
    // The mark on the document is looked at in a browser.
    const documentElement = { toggleAttribute: () => true };
    vi.stubGlobal('document', { activeElement: null, documentElement });
  });
  afterEach(() => {
    setPageLocked(false);
    setWriterToken(null);
    vi.unstubAllGlobals();
  });

  it('are no errors: what is refused locks the page, waits, and is sent again with its key', async () => {
    server.answerJson(423, REFUSAL);
    const saved = apiSend<unknown>('POST', `${server.base}/x`, { text: 'Zz' });
    await expect.poll(isPageLocked).toBe(true);
    const read = apiGet<unknown>(`${server.base}/y`);
    server.answerJson(200, { ok: true });
    expect(server.received.length).toBe(1);
    setPageLocked(false);
    expect([await saved, await read]).toEqual([{ ok: true }, { ok: true }]);
    const [first, ...others] = server.received;
    const again = others.find(({ method }) => method === 'POST');
    expect(again).toMatchObject({ body: '{"text":"Zz"}' });
    expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('pass where they write with the token of the session, or unlock it', async () => {
    server.answerJson(200, { version: 2 });
    setPageLocked(true);
    const waiting = apiSend<unknown>('PUT', `${server.base}/x`, {}, { isWriter: true });
    await apiSend<unknown>('POST', `${server.base}/api/account/unlock`, {});
    expect(server.received.length).toBe(1);
    setWriterToken('zztoken');
    expect(await apiSend<unknown>('PUT', `${server.base}/z`, {}, { isWriter: true })).toEqual({ version: 2 });
    expect(server.received[1]?.headers['x-constat-writer']).toBe('zztoken');
    expect(server.received[0]?.headers['x-constat-writer']).toBeUndefined();
    setPageLocked(false);
    expect(await waiting).toEqual({ version: 2 });
  });

  it('are asked again at once where the page was unlocked while the refusal was on its way', async () => {
    server.answerJson(423, REFUSAL);
    const refuse = server.answer;
    let letGo = (): void => undefined;
    server.answer = (response) => {
      letGo = () => refuse(response);
    };
    const read = apiGet<unknown>(`${server.base}/x`);
    await expect.poll(() => server.received.length).toBe(1);
    setPageLocked(true);
    setPageLocked(false);
    server.answerJson(200, { ok: true });
    letGo();
    expect(await read).toEqual({ ok: true });
    expect(isPageLocked()).toBe(false);
  });

  it('are given up with their signal, and when the physician signs out instead', async () => {
    setPageLocked(true);
    const abort = new AbortController();
    const given = apiGet(`${server.base}/x`, { signal: abort.signal });
    abort.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    const left = apiGet(`${server.base}/x`);
    const waiting = untilUnlocked();
    announceSession('left');
    await expect(left).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.received).toEqual([]);
  });
});
