import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blocksFor, documentStrings } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf, visible, withoutSpace } from '../read-back.test-data.ts';
import {
  CREATION_TIME,
  crowdedReport,
  emptyReport,
  fullReport,
  overleafReport,
  realisticReport,
} from '../reports.test-data.ts';
import { WARM_UP_JOB } from '../render-job.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const { render } = await createPdfRenderer('native');

function withText(text: string): ReportDocument {
  return { ...emptyReport('fr'), blocks: [{ kind: 'paragraph', text, style: 'body' }] };
}

test('the job that warms a worker up gives a file', () => {
  expect(render(WARM_UP_JOB.document, CREATION_TIME).length).toBeGreaterThan(0);
});

test('the same report and time give the same bytes, another time others', () => {
  const first = render(realisticReport('fr'), CREATION_TIME);
  expect(Buffer.from(render(realisticReport('fr'), CREATION_TIME)).equals(first)).toBe(true);
  expect(Buffer.from(render(realisticReport('fr'), CREATION_TIME + 60_000)).equals(first)).toBe(false);
});

test.each(['fr', 'en'] as const)('is tagged, titled and in its language (%s)', async (language) => {
  const document = fullReport(language);
  const { roles, title, language: told, isMarked } = await readPdf(render(document, CREATION_TIME));
  expect({ title, told, isMarked }).toEqual({
    title: document.propertiesTitle,
    told: `${language}-CA`,
    isMarked: true,
  });
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'H4', 'P', 'Table', 'TR', 'TH', 'TD']));
  const tables = blocksFor(document, 'pdf').filter((block) => block.kind === 'table');
  const count = (role: string): number => roles.filter((one) => one === role).length;
  expect(count('Table')).toBe(tables.length);
  expect(count('TH')).toBe(
    tables.reduce((sum, { columns, rows }) => sum + 1 + columns.length + rows.length, 0),
  );
  expect(count('TD')).toBe(tables.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0));
});

test('more lines than the memory of the machine would hold give no file', () => {
  const blocks = Array.from({ length: 65_000 }, () => ({
    kind: 'paragraph' as const,
    text: 'a\nb',
    style: 'body' as const,
  }));
  expect(() => render({ ...emptyReport('fr'), blocks }, CREATION_TIME)).toThrow(
    expect.objectContaining({
      code: 'EXPORT_FAILED',
      cause: new Error('the report has more lines than a PDF can be made of'),
    }),
  );
});

test('a document that fails the check of either standard gives no file', () => {
  const heading = (level: 1 | 3) => ({ kind: 'heading', level, text: 'Titre' }) as const;
  const skipping = { ...emptyReport('fr'), blocks: [heading(1), heading(3)] };
  expect(() => render(skipping, CREATION_TIME)).toThrow(
    expect.objectContaining({
      code: 'EXPORT_FAILED',
      cause: new Error('the document does not keep ua-1'),
    }),
  );
});

test('nothing is lost from cells and lines that hold far too much', async () => {
  const document = crowdedReport('en');
  const letters = (text: string): string => Array.from(withoutSpace(text)).sort().join('');
  const { text } = await readPdf(render(document, CREATION_TIME));
  expect(letters(text)).toBe(letters(documentStrings(document, 'pdf').join('')));
});

test('declares PDF/A-2a and PDF/UA-1, with the schema of the second for the first', () => {
  const file = Buffer.from(render(emptyReport('fr'), CREATION_TIME)).toString('latin1');
  expect(file).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/u);
  expect(file).toContain('<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>');
  expect(file).toContain('<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/<');
  expect(file).toMatch(/\/ViewerPreferences <<\n\s+\/DisplayDocTitle true/u);
  expect(file.match(/<pdfuaid:part /gu)).toHaveLength(1);
});

test('every entry of the table of objects points at its object', () => {
  const file = Buffer.from(render(realisticReport('fr'), CREATION_TIME)).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n?$/u.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const entries = Array.from(file.slice(start).matchAll(/^(\d{10}) \d{5} ([nf])/gmu));
  expect(entries.length).toBeGreaterThan(100);
  for (const [id, [, offset, state]] of entries.entries())
    if (state === 'n') expect(file.slice(Number(offset))).toMatch(new RegExp(`^${id} 0 obj\\n`, 'u'));
});

describe('characters without a glyph', () => {
  test.each([
    ['中', ['U+4E2D']],
    ['語\u{1F9D1}\u200D\u{1F373}漢', ['U+8A9E', 'U+6F22']],
    ['\uE000 a \uE000 b \u{10FFFF}', ['U+E000', 'U+10FFFF']],
    // Fonts draw these two, and give them no meaning.
    ['\uF400 a \uF6C5', ['U+F400', 'U+F6C5']],
  ])('%j is refused, and named', (text, fields) => {
    expect(() => render(withText(text), CREATION_TIME)).toThrow(
      expect.objectContaining({ code: 'EXPORT_GLYPH_MISSING', fields }),
    );
  });

  test('is found in the head of the pages too', () => {
    expect(() => render({ ...withText('a'), runningHead: '中' }, CREATION_TIME)).toThrow(
      expect.objectContaining({ code: 'EXPORT_GLYPH_MISSING', fields: ['U+4E2D'] }),
    );
  });

  test.each([
    '☐☑☒ ≥ ≤ ± ½ → −5° “ ” « » … – — œ Œ ŷ ẞ',
    'a\u200B\u00AD\uFE0Fb',
    'Ελληνικά Кириллица שלום مرحبا',
    '😀 🧑\u200D⚕\uFE0F 👍🏽 ❤\uFE0F 1\uFE0F\u20E3',
  ])('%j is printed and read back', async (text) => {
    const document = withText(text);
    const { text: read } = await readPdf(render(document, CREATION_TIME));
    expect(visible(read)).toBe(visible(documentStrings(document, 'pdf').join('')));
  });
});

test('a character without a glyph is named in its place when the physician goes on', async () => {
  const document = { ...withText('avant 中\u0301 après'), runningHead: '漢' };
  const { text } = await readPdf(render(document, CREATION_TIME, { nameMissingGlyphs: true }));
  expect(withoutSpace(text)).toBe(withoutSpace(`${document.title} avant [U+4E2D][U+0301] après`));
});

test('letters with marks of their own are not refused', () => {
  expect(render(withText('q\u0327\u0301\u0323'), CREATION_TIME).length).toBeGreaterThan(0);
});

test('a long right-to-left line keeps every word whole', async () => {
  const words = 'שלום עולם طبيب مريض'.split(' ');
  const { text } = await readPdf(render(withText(words.join(' ')), CREATION_TIME));
  for (const word of words) expect(text).toContain(word);
});

function isInstalled(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Poppler's tools answer --version with an exit code of their own.
    return error instanceof Error && 'code' in error ? error.code !== 'ENOENT' : true;
  }
}

describe('as other programs see it', () => {
  let directory = '';
  let file = '';
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'constat-pdf-'));
    file = path.join(directory, 'report.pdf');
    writeFileSync(file, render(fullReport('fr'), CREATION_TIME));
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  test.skipIf(!isInstalled('qpdf'))('qpdf finds nothing wrong', () => {
    expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors',
    );
  });

  test.skipIf(!isInstalled('pdfinfo'))('pdfinfo finds tags, title and the time of creation', () => {
    const info = execFileSync('pdfinfo', [file], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8' },
    });
    expect(info).toMatch(/^Tagged:\s+yes$/mu);
    expect(info).toMatch(/^Title:\s+Rapport d’évaluation médicale – /mu);
    expect(info).toMatch(/^CreationDate:\s+Tue Feb 11 15:30:00 2025/mu);
    expect(info).toMatch(/^Metadata Stream:\s+yes$/mu);
    expect(info).toMatch(/^Encrypted:\s+no$/mu);
    expect(info).toMatch(/^Page size:\s+612 x 792 pts \(letter\)$/mu);
  });

  test.skipIf(!isInstalled('pdfinfo'))('pdfinfo reads cells that go on overleaf whole and in order', () => {
    const overleaf = path.join(directory, 'overleaf.pdf');
    const document = overleafReport('fr');
    writeFileSync(overleaf, render(document, CREATION_TIME));
    const tree = execFileSync('pdfinfo', ['-struct-text', '-enc', 'UTF-8', overleaf], {
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2e8,
    });
    const pieces = Array.from(tree.matchAll(/^ +"(.*)"$/gmu), ([, piece]) => piece ?? '').join('');
    expect(withoutSpace(pieces)).toBe(withoutSpace(documentStrings(document, 'pdf').join('')));
  });

  test.skipIf(!isInstalled('pdffonts'))('pdffonts finds every font embedded, with its map to text', () => {
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/\byes\s+yes\s+yes\s/u);
  });
});
