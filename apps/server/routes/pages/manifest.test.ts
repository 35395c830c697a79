import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../platform/security-headers.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

const WEB = path.resolve(import.meta.dirname, '../../../web');

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function manifestIn(language: string): Promise<Manifest> {
  const answer = await server.app.inject({
    url: '/manifest.webmanifest',
    headers: { 'accept-language': language },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  return answer.json<Manifest>();
}

test('the manifest is that of one application, in the language of the browser', async () => {
  const [french, english] = [await manifestIn('fr-CA,fr;q=0.9'), await manifestIn('en-CA,en;q=0.9')];
  expect(french).toMatchObject({
    id: '/',
    name: 'Constat',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(english).toEqual({ ...french, lang: 'en', description: english.description });
  expect([french.description, english.description]).toEqual([
    expect.stringContaining('évaluation médicale'),
    expect.stringContaining('medical evaluation'),
  ]);
});

test('its icons are there in the sizes that it names', async () => {
  const { icons } = await manifestIn('fr');
  for (const { src, sizes, type } of icons) {
    const file = await readFile(path.join(WEB, 'public', src));
    if (type !== 'image/png') continue;
    // The first block of a PNG says its size.
    expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  expect(icons.filter(({ type }) => type === 'image/png')).toHaveLength(3);
});

test('the pages name it, may load it, and have a colour for light and for dark', async () => {
  const page = await readFile(path.join(WEB, 'index.html'), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(contentSecurityPolicy()).toContain("manifest-src 'self'");
  const { theme_color: colour } = await manifestIn('fr');
  expect(page).toContain(`content="${colour}" media="(prefers-color-scheme: light)"`);
  expect(page).toMatch(/content="#[\da-f]{6}" media="\(prefers-color-scheme: dark\)"/u);
});
