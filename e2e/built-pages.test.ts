/** What is sent to every browser: nothing secret, no sources, no tests; and nothing that lies beside it. */
import { once } from 'node:events';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { firstLoadOf } from '../scripts/build/first-load.ts';
import { prepareStage } from './support/stage.ts';

const DIST = join(import.meta.dirname, '..', 'apps', 'web', 'dist');
const TEXT = /\.(?:js|mjs|css|html|svg|json)$/u;

/** What no built page may hold, by what it would be. */
const FORBIDDEN = {
  'a key or a token': /-----BEGIN |\bsk-[\w-]{20,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bnpm_\w{36}/u,
  'a setting of the server': /CONSTAT_(?:KEY|SPEECH_KEY|ASSIST_KEY|TLS_KEY)\s*[=:]\s*["'`]?\w/u,
  'a password of a sample account': /demo-(?:medecin|developpeur)/u,
  'a map of the sources': /sourceMappingURL=|"sourcesContent"/u,
  'a test': /\bvitest\b|fast-check|playwright|axe-core|\.test\.tsx?\b|\.test-data\b/u,
  'a path of the machine that built it': /\/home\/\w|\/Users\/\w|\/root\/|file:\/\/\/[a-z]/iu,
};

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(DIST, file)).isFile(),
);

describe('the built pages', () => {
  it.each(Object.entries(FORBIDDEN))('hold no %s', (_what, mark) => {
    const texts = files.filter((file) => TEXT.test(file));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((file) => mark.test(readFileSync(join(DIST, file), 'utf8')))).toEqual([]);
  });

  it('are scripts, styles, fonts and pictures alone', () => {
    const known =
      /^(?:index\.html|favicon\.svg|icon-(?:maskable-)?(?:192|512)\.png|\.sources|\.vite\/manifest\.json|assets\/[\w~.-]+\.(?:m?js|css|woff2?|svg))$/u;
    expect(files.map((file) => file.replaceAll('\\', '/')).filter((file) => !known.test(file))).toEqual([]);
  });
});

/** What each file of the build imports before it runs, by the names of the manifest. */
type Imports = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/** The files that would need themselves to have run before they run, by a way that comes back to them. */
function filesInCircles(manifest: Imports): readonly string[] {
  return Object.keys(manifest).filter((file) => {
    const needed = new Set<string>();
    const follow = (each: string): void => {
      for (const imported of manifest[each]?.imports ?? []) {
        if (needed.has(imported)) continue;
        needed.add(imported);
        follow(imported);
      }
    };
    follow(file);
    return needed.has(file);
  });
}

describe('the files of the built pages', () => {
  it('never import each other in a circle, in which one would run before what it needs', () => {
    const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Imports;
    expect(Object.keys(manifest).length).toBeGreaterThan(50);
    expect(filesInCircles(manifest)).toEqual([]);
  });
});

describe('what a page loads first', () => {
  /** Kilobytes of gzip: what it is and some more, so that what is joined to it by mistake is seen. */
  it.each([
    ['landing', 126],
    ['worklist', 190],
    ['form', 265],
    ['dictation', 435],
  ] as const)('is small for the %s: at most %d kB', (screen, most) => {
    const { gzip, files: loaded } = firstLoadOf(screen, DIST);
    const named = loaded.map(({ file, gzip: size }) => `${size.toFixed(1)} ${file}`);
    // What it fetches is shown where it is too much.
    expect(gzip > most ? named : []).toEqual([]);
  });
});

describe('beside the pages', () => {
  const stage = prepareStage();

  it.each([
    '/.vite/manifest.json',
    '/.sources',
    '/.git/config',
    '/.env',
    '/package.json',
    '/main.tsx',
    '/assets/',
    '/assets',
    '/metrics',
    '/docs',
    '/debug',
    '/server-status',
  ])('nothing of %s is sent', async (path) => {
    const page = await stage.newPage(null, null);
    const answer = await page.request.get(`${stage.url}${path}`);
    // An unknown address is the page, which says so; what could be a file is missing.
    const isPage = (await answer.text()).includes('<div id="root">');
    expect([path, answer.status() === 404 || isPage]).toEqual([path, true]);
  });

  it('a request is not sent back to who traces it', async () => {
    const asked = request(stage.url, { method: 'TRACE', headers: { 'x-canary': 'CANARI' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).not.toContain('CANARI');
  });
});
