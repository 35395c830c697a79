import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReportDocument, ReportLanguage } from '@constat/report/document';
import { documentStrings } from '@constat/report/document';
import { describe, expect, test, vi } from 'vitest';
import { IS_WHOLE } from '../../../../packages/language/drawn.test-data.ts';
import { CASE_IDS, caseReport, readCase } from '../case-reports.test-data.ts';
import { createExportService } from '../export-service.ts';
import { readPdf, visible } from '../read-back.test-data.ts';
import {
  CREATION_TIME,
  crowdedReport,
  emptyReport,
  fullReport,
  hostileReport,
  longReport,
  overleafReport,
  realisticReport,
} from '../reports.test-data.ts';
import { WARM_UP_JOB } from '../render-job.ts';
import { readAttachedReport, writeAttachment } from './attached-report.ts';
import { conformanceFindings } from './conformance/check-conformance.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const native = await createPdfRenderer('native');
const wasm = await createPdfRenderer('wasm');

const REPORTS: Readonly<Record<string, (language: ReportLanguage) => ReportDocument>> = {
  'warm-up': () => WARM_UP_JOB.document,
  empty: emptyReport,
  ...Object.fromEntries(CASE_IDS.map((id) => [id, (language: ReportLanguage) => caseReport(id, language)])),
  realistic: realisticReport,
  full: fullReport,
  hostile: hostileReport,
  crowded: crowdedReport,
  overleaf: overleafReport,
  long: longReport,
};

const latin1 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');
const count = (pdf: Uint8Array, part: string): number => latin1(pdf).split(part).length - 1;

function withText(text: string): ReportDocument {
  return { ...emptyReport('fr'), blocks: [{ kind: 'paragraph', text, style: 'body' }] };
}

/** Every report in one language, French and English in turn, the realistic one in both; all in both where all is done. */
function languagesOf(name: string): readonly ReportLanguage[] {
  if (IS_WHOLE || name === 'realistic') return ['fr', 'en'];
  return Object.keys(REPORTS).indexOf(name) % 2 === 0 ? ['fr'] : ['en'];
}

describe.each(Object.entries(REPORTS))('%s report', (name, build) => {
  test.each(languagesOf(name))(
    'has the same pages, drawn alike within them, and the same tags from both compilers (%s)',
    async (language) => {
      const document = build(language);
      const [ours, other] = [native.render(document, CREATION_TIME), wasm.render(document, CREATION_TIME)];
      for (const file of [ours, other]) expect(conformanceFindings(file)).toEqual([]);
      const [expected, found] = [await readPdf(ours), await readPdf(other)];
      expect(found.pages).toHaveLength(expected.pages.length);
      expect(found).toEqual(expected);
      expect(found.outside).toEqual([]);
      for (const part of [
        '/Scope /Row',
        '/Scope /Column',
        '/S /TH',
        '/S /TD',
        '/Alt ',
        '/DisplayDocTitle true',
      ])
        expect([part, count(other, part)]).toEqual([part, count(ours, part)]);
    },
  );
});

test('the same report and time give the same bytes, another time others, whatever the time of the machine', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  try {
    const render = (time: number): Buffer => Buffer.from(wasm.render(realisticReport('fr'), time));
    const first = render(CREATION_TIME);
    vi.setSystemTime(CREATION_TIME + 86_400_000);
    expect(render(CREATION_TIME).equals(first)).toBe(true);
    expect(render(CREATION_TIME + 60_000).equals(first)).toBe(false);
    expect(latin1(first)).toContain('/CreationDate (D:20250211153000Z)');
  } finally {
    vi.useRealTimers();
  }
});

test('a report comes back out of its PDF as it went in', () => {
  const { formData, meta, title } = readCase('02-fr-F-fracture-cheville');
  const report = {
    title,
    formData: { ...formData, emploi: 'endstream << /EmbeddedFile >> stream\n é 😀' },
    meta,
  };
  const pdf = wasm.render(fullReport('fr'), CREATION_TIME, { attachment: writeAttachment(report) });
  expect(readAttachedReport(pdf)).toEqual(report);
});

test('characters without a glyph are refused, or named when the physician goes on', async () => {
  const document = withText('avant 中 après');
  expect(() => wasm.render(document, CREATION_TIME)).toThrow(
    expect.objectContaining({ code: 'EXPORT_GLYPH_MISSING', fields: ['U+4E2D'] }),
  );
  const { text } = await readPdf(wasm.render(document, CREATION_TIME, { nameMissingGlyphs: true }));
  expect(text).toContain('avant [U+4E2D] après');
});

test('every script that the fonts hold is printed and read back', async () => {
  const document = withText('☐☑☒ ≥ ½ → −5° Ελληνικά Кириллица שלום مرحبا 😀 🧑\u200D⚕\uFE0F 👍🏽 ❤\uFE0F');
  const { text } = await readPdf(wasm.render(document, CREATION_TIME));
  expect(visible(text)).toBe(visible(documentStrings(document, 'pdf').join('')));
});

test('more lines than the compiler holds give no file, and harm nothing', async () => {
  const { render } = await createPdfRenderer('wasm');
  const blocks = Array.from({ length: 30_001 }, () => ({
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
  expect(render(realisticReport('fr'), CREATION_TIME).length).toBeGreaterThan(0);
});

test('a thread whose memory a report has filled is given up, and the next report gets another', async () => {
  const service = createExportService({ pdfCompiler: 'wasm' });
  const crowd = Array.from({ length: 3 }, () => crowdedReport('en').blocks).flat();
  const document = { ...emptyReport('en'), blocks: crowd };
  try {
    for (const each of [document, realisticReport('en')]) {
      const { bytes } = await service.render({
        ownerId: 'zz',
        format: 'pdf',
        document: each,
        creationTime: CREATION_TIME,
      });
      expect(bytes.length).toBeGreaterThan(0);
    }
  } finally {
    await service.close();
  }
});

test('nothing of what the compiler would write to the console is written', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    wasm.render(hostileReport('en'), CREATION_TIME);
    expect(written).not.toHaveBeenCalled();
  } finally {
    written.mockRestore();
  }
});

function isInstalled(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!isInstalled('qpdf'))('qpdf finds nothing wrong, and the attachment', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'constat-pdf-'));
  try {
    const file = path.join(directory, 'report.pdf');
    const attachment = writeAttachment({ title: 'Zz', formData: {} });
    writeFileSync(file, wasm.render(fullReport('fr'), CREATION_TIME, { attachment }));
    const run = (option: string): string => execFileSync('qpdf', [option, file], { encoding: 'utf8' });
    expect(run('--check')).toContain('No syntax or stream encoding errors');
    expect(run('--show-attachment=constat-report.json')).toBe(attachment);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('the export service makes PDFs with the compiler that it is given', async () => {
  const service = createExportService({ pdfCompiler: 'wasm' });
  try {
    const job = {
      ownerId: 'zz',
      format: 'pdf',
      document: realisticReport('en'),
      creationTime: CREATION_TIME,
    } as const;
    const { bytes } = await service.render(job);
    expect(service.pdfCompiler).toBe('wasm');
    expect(Buffer.from(bytes).equals(wasm.render(job.document, CREATION_TIME))).toBe(true);
  } finally {
    await service.close();
  }
});
