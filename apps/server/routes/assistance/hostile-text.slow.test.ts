import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_WHOLE } from '../../../../packages/language/drawn.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterAll(() => server.close());

/** Nearly as long as a field may be, and not a sentence of any language. */
const MOST = 199_000;
const URLS = ['/api/format-section7', '/api/format-section8', '/api/ai/distribute-section8'] as const;
const UNITS = ['(', '.', '-', '1/', 'a: ', '« ', 'a mal, avait mal, ', 'allergie au latex, '];

test.each(UNITS)('a field full of %j is answered', async (unit) => {
  const text = `x ${unit.repeat(Math.floor(MOST / Buffer.byteLength(unit)))}`;
  // Each unit by one of the three in turn, but where all is done.
  const urls = IS_WHOLE ? URLS : [URLS[UNITS.indexOf(unit) % URLS.length] ?? URLS[0]];
  for (const url of urls) {
    const answer = await client.post(url, { text, language: 'fr' });
    expect([url, answer.statusCode]).toEqual([url, 200]);
  }
});

test.each(URLS)(
  'a text over its limit is refused by %s without a word of it, and so is a body over the limit',
  async (url) => {
    for (const bytes of [200_001, 10_000_000]) {
      const answer = await client.post(url, { text: 'Zzcanari '.repeat(bytes / 9 + 1), language: 'en' });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(answer.body + server.log()).not.toContain('Zzcanari');
    }
  },
);
