import { afterEach, describe, expect, it } from 'vitest';
import { AnsweringServer } from './answering-server.test-data.ts';
import { apiGet, apiSend } from './client.ts';
import { claimBuild, onPagesChanged, pagesChanged } from './pages-version.ts';

const server = AnsweringServer.forTests();

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
    server.answerJson(200, {}, SERVER);
    const told = await timesTold(async () => {
      expect(pagesChanged()).toBe(false);
      await apiGet(`${server.base}/x`);
      expect(pagesChanged()).toBe(true);
      await apiGet(`${server.base}/x`);
    });
    expect(told).toBe(1);
    expect(server.received.map(({ headers }) => headers['x-constat-pages'])).toEqual([
      'index-Older.js',
      'index-Older.js',
    ]);
  });

  it.each([500, 401])('is told by a refusal of status %d that names it', async (status) => {
    claimBuild('index-Older.js');
    server.answerJson(status, { message: 'Non', code: 'INTERNAL', requestId: 'r' }, SERVER);
    await expect(apiGet(`${server.base}/x`)).rejects.toMatchObject({ status });
    expect(pagesChanged()).toBe(true);
  });

  it('is told by a refused save, even where something on the way has dropped the header', async () => {
    claimBuild('index-Older.js');
    server.answerJson(409, { message: 'Rechargez', code: 'PAGES_CHANGED', requestId: 'r' });
    const told = await timesTold(async () => {
      await expect(apiSend('PUT', `${server.base}/x`, {})).rejects.toMatchObject({ code: 'PAGES_CHANGED' });
    });
    expect([told, pagesChanged()]).toEqual([1, true]);
  });

  it.each([
    ['the same build', 'index-Newer.js', SERVER],
    ['a server that names none', 'index-Newer.js', {}],
    ['a page of no build, as in development', null, SERVER],
  ])('is not told with %s', async (_what, own, headers) => {
    claimBuild(own);
    server.answerJson(200, {}, headers);
    await apiGet(`${server.base}/x`);
    expect(pagesChanged()).toBe(false);
    expect(server.received[0]?.headers['x-constat-pages']).toBe(own ?? undefined);
  });
});
