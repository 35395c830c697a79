import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTemplate } from '../../exports/letterhead/templates.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** What RFC 6266 allows, with both names in letters that no header takes for its own. */
const DISPOSITION = /^attachment; filename="(?<plain>[\w. -]+)"; filename\*=UTF-8''[\w.%~-]+$/u;
/** Names that lead elsewhere, end a line or a text, turn the reading round, or that a system keeps for itself. */
const NAMES = [
  '../../../etc/cron.d/zz',
  '..\\..\\windows\\zz',
  '%2e%2e%2fzz',
  '....//zz',
  '/etc/passwd',
  'C:\\zz',
  'zz\u0000.exe',
  'zz\r\nX-Injected: 1',
  'zz"; filename="other',
  'cod\u202Eexe',
  'CON',
  'NUL',
  '-rf',
  '~',
  '$(id)`id`;id|id',
  '<b>zz</b>',
  'z'.repeat(200),
];

let server: TestServer;
let client: TestClient;
let template: Buffer;
beforeAll(async () => {
  server = await buildServer();
  client = await server.signUp();
  template = Buffer.from(await buildTemplate());
});
afterAll(() => server.close());

test.each(NAMES)('the file name %j stays a name: no place, no header and no other file', async (name) => {
  const upload = await client.send({
    method: 'PUT',
    url: `/api/profile/letterhead?fileName=${encodeURIComponent(`${name}.docx`)}`,
    headers: { 'content-type': DOCX },
    payload: template,
  });
  const { fileName } = upload.json<{ letterhead: { fileName: string } }>().letterhead;
  expect(fileName).not.toMatch(/[/\\\p{C}<>:"|?*]/u);
  expect(fileName.length).toBeLessThanOrEqual(120);
  const file = await client.get('/api/profile/letterhead/file');
  const plain = DISPOSITION.exec(String(file.headers['content-disposition']))?.groups?.['plain'];
  expect(plain).toMatch(/\.docx$/u);
  expect(file.headers).not.toHaveProperty('x-injected');
  expect(await client.get('/api/profile/letterhead')).toMatchObject({ statusCode: 200 });
  const exported = await client.post('/api/exports/html', {
    formData: {},
    title: name.slice(0, 90).replaceAll('\u0000', ''),
  });
  expect(exported.headers['content-disposition']).toMatch(
    /^inline; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/u,
  );
});

test('no file of the data directory has a name that somebody gave', async () => {
  const names = (await readdir(server.dataDir, { recursive: true })).toSorted();
  expect(
    names.filter(
      (name) => !/^(?:constat\.(?:db(?:-wal|-shm|-lock)?|key|reserve)|incoming|copies)$/u.test(name),
    ),
  ).toEqual([]);
});

test('a name of five thousand letters is refused', async () => {
  const url = `/api/profile/letterhead?fileName=${'z'.repeat(5_000)}.docx`;
  const answer = await client.send({
    method: 'PUT',
    url,
    headers: { 'content-type': DOCX },
    payload: template,
  });
  expect(answer.statusCode).toBe(400);
});
