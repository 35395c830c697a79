import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

const PAGE =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script>';

let server: TestServer;
let pagesDirectory: string;
beforeEach(async () => {
  pagesDirectory = await mkdtemp(path.join(tmpdir(), 'constat-pages-'));
  await mkdir(path.join(pagesDirectory, 'assets'));
  await writeFile(path.join(pagesDirectory, 'index.html'), PAGE);
  await writeFile(path.join(pagesDirectory, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(pagesDirectory, 'assets', 'index-abc123.js'), 'export {};');
  await writeFile(path.join(pagesDirectory, '.secret'), 'CANARI');
  server = await buildServer({ pagesDirectory });
});
afterEach(async () => {
  await server.close();
  await rm(pagesDirectory, { recursive: true, force: true });
});

test.each([
  '/',
  '/login',
  '/forms/cnesst-medical?visit=new&name=Zz',
  '/forms/a.b',
  '/index.html',
  '/assets/',
])('%s is the page, with a nonce of that answer alone', async (url) => {
  const [first, second] = [await server.app.inject(url), await server.app.inject(url)];
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.headers['cache-control']).toBe('no-store');
  const nonce = /nonce="([\w-]{22})"/u.exec(first.body)?.[1] ?? '';
  expect(first.body).toBe(PAGE.replaceAll('__CSP_NONCE__', nonce));
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`);
  expect(second.body).not.toContain(nonce);
});

test('what the build has named by its content is kept for a year, the rest is asked for again', async () => {
  const asset = await server.app.inject('/assets/index-abc123.js');
  expect([asset.statusCode, asset.body]).toEqual([200, 'export {};']);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
  const icon = await server.app.inject('/favicon.svg');
  expect([icon.statusCode, icon.headers['cache-control'], icon.headers['content-type']]).toEqual([
    200,
    'no-cache',
    'image/svg+xml',
  ]);
});

test('a missing asset is 404 and not kept', async () => {
  const answer = await server.app.inject('/assets/none.js');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each([
  '/.secret',
  '/assets/../.secret',
  '/assets/..%2f.secret',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%2e%2e%5c.secret',
])('%s gives nothing of the disk', async (url) => {
  const answer = await server.app.inject(url);
  expect(answer.body).not.toMatch(/CANARI|root:/u);
});

test('without a build, the page says what to do', async () => {
  await rm(path.join(pagesDirectory, 'index.html'));
  const answer = await server.app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm start');
});

test('a page is told whether the launcher has started the server', async () => {
  await writeFile(path.join(pagesDirectory, 'index.html'), '<meta content="__LAUNCHED__">');
  expect((await server.app.inject('/')).body).toBe('<meta content="no">');
  const launched = await buildServer({ pagesDirectory, env: { CONSTAT_LAUNCHER: 'launcher-of-a-test' } });
  expect((await launched.app.inject('/')).body).toBe('<meta content="yes">');
  await launched.close();
});

test('there is no writing to a page', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/login', payload: {} });
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});
