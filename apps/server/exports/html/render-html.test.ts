import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { caseReport } from '../case-reports.test-data.ts';
import { emptyReport, fullReport, hostileReport } from '../reports.test-data.ts';
import { cssString } from './escape-html.ts';
import { renderHtml } from './render-html.ts';

test('loads and runs nothing: its one style is allowed by its hash', () => {
  const { html, contentSecurityPolicy } = renderHtml(hostileReport('fr'));
  const style = html.slice(html.indexOf('<style>') + '<style>'.length, html.indexOf('</style>'));
  const hash = createHash('sha256').update(style).digest('base64');
  expect(contentSecurityPolicy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  );
  expect(html).toContain(contentSecurityPolicy.replaceAll("'", '&#39;'));
  expect(style).not.toMatch(/url\(|@import/u);
});

test('holds no element or attribute that a person could have typed', () => {
  const { html } = renderHtml(hostileReport('fr'));
  const tags = new Set(Array.from(html.matchAll(/<([a-z]\w*)/giu), ([, name]) => name ?? ''));
  expect([...tags].sort()).toEqual(
    'body br dd div dl dt h1 h2 h3 h4 h5 head html li main meta p section span style sup table tbody td th thead title tr ul'
      .split(' ')
      .filter((tag) => tags.has(tag)),
  );
  const attributes = new Set(
    Array.from(
      html.matchAll(/<[a-z]\w*((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/giu),
      ([, list]) => list ?? '',
    ).flatMap((list) => Array.from(list.matchAll(/([\w-]+)="/gu), ([, name]) => name)),
  );
  for (const name of attributes)
    expect([
      'lang',
      'charset',
      'http-equiv',
      'content',
      'name',
      'class',
      'dir',
      'scope',
      'aria-label',
    ]).toContain(name);
});

test('is in the language of the report, with a header row and row headers in every table', () => {
  const { html } = renderHtml(fullReport('en'));
  expect(html).toContain('<html lang="en-CA">');
  const tables = html.split('<table').slice(1);
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) expect(table).toMatch(/<thead><tr><th scope="col">.*<th scope="row">/su);
});

test('an empty value is a line to fill in', () => {
  expect(renderHtml(emptyReport('fr')).html).toContain('<dd class="blank" dir="auto"></dd>');
});

test('a CSS string holds nothing that could end it', () => {
  expect(cssString('a"b\\</style>é')).toBe(String.raw`"a\22 b\5c \3c \2f style\3e \e9 "`);
});

test('the last words of the report and the place to sign are kept on one page', () => {
  const { html } = renderHtml(caseReport('02-fr-F-fracture-cheville'));
  const kept = html.slice(html.lastIndexOf('<div class="kept">'), html.lastIndexOf('</div>'));
  expect(kept).toMatch(/Éviter.*escaliers fréquents.*<h2>Signature<\/h2>.*<section class="signature">/su);
});

test('every page of a print names the file and counts the pages', () => {
  const { html } = renderHtml(caseReport('01-fr-F-entorse-lombaire'));
  const [top, bottom] = [/@top-right \{([^}]*)\}/u, /@bottom-right \{([^}]*)\}/u].map(
    (box) => box.exec(html)?.[1],
  );
  expect(html).toContain(
    `@top-left { content: ${cssString('999000101 – Ilda Zzorvane – 11\u00A0février 2025')}`,
  );
  expect(top).toContain('counter(page) " de " counter(pages)');
  expect(bottom).toContain(cssString('Version de travail'));
});
