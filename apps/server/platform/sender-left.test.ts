import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTemplate } from '../exports/letterhead/templates.test-data.ts';
import { createParsers } from '../parsing/create-parsers.ts';
import type { Parsers } from '../parsing/create-parsers.ts';
import { TROUBLE } from '../parsing/fixtures/trouble.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

const parsers = createParsers({
  program: new URL('../parsing/fixtures/fragile-parser.ts', import.meta.url),
  // What hangs is never given up by itself.
  limitSeconds: () => 3_600,
});
let begun = false;
const watched: Parsers = {
  ...parsers,
  read(kind, input, reader) {
    begun = true;
    return parsers.read(kind, input, reader);
  },
};
let server: TestServer;
beforeAll(async () => {
  server = await buildServer({ parsers: watched });
});
afterAll(async () => {
  await server.close();
  await parsers.close();
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a file whose sender leaves keeps nobody else waiting, and is no error of the server', async () => {
  const url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/profile/letterhead`;
  const [hostile, other] = [await server.signUp(), await server.signUp()];
  const put = (cookie: string, body: Uint8Array, signal?: AbortSignal) =>
    fetch(url, {
      method: 'PUT',
      headers: { cookie, 'content-type': DOCX },
      body: new Uint8Array(body),
      ...(signal !== undefined && { signal }),
    });
  const leaving = new AbortController();
  const endless = put(hostile.cookie, Uint8Array.of(TROUBLE.hang), leaving.signal);
  await expect.poll(() => begun).toBe(true);
  leaving.abort();
  await expect(endless).rejects.toThrow('aborted');
  expect((await put(other.cookie, await buildTemplate())).status).toBe(200);
  expect(server.log()).not.toMatch(/"status":5/u);
});
