import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { caseReport, readCase } from '../case-reports.test-data.ts';
import { CREATION_TIME, emptyReport } from '../reports.test-data.ts';
import { readAttachedReport, writeAttachment } from './attached-report.ts';
import { conformanceFindings } from './conformance/check-conformance.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const { render } = await createPdfRenderer('native');
const { formData, meta, title } = readCase('02-fr-F-fracture-cheville');
const report = {
  title,
  formData: { ...formData, emploi: 'endstream << /EmbeddedFile >> stream\n é 😀' },
  meta,
};
const pdf = render(caseReport('02-fr-F-fracture-cheville'), CREATION_TIME, {
  attachment: writeAttachment(report),
});

test('a report comes back out of its PDF as it went in, to the same bytes again', () => {
  expect(readAttachedReport(pdf)).toEqual(report);
  const again = render(caseReport('02-fr-F-fracture-cheville'), CREATION_TIME, {
    attachment: writeAttachment(report),
  });
  expect(Buffer.from(again).equals(pdf)).toBe(true);
});

test('a PDF with its report is PDF/A-3a and PDF/UA-1, and says what the attached file is to it', () => {
  const file = Buffer.from(pdf).toString('latin1');
  expect(file).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/u);
  expect(file).toContain('>1</pdfuaid:part>');
  expect(file).toContain('/AFRelationship /Source');
  expect(file).toContain('constat-report.json');
  expect(conformanceFindings(pdf)).toEqual([]);
});

function hasQpdf(): boolean {
  try {
    return execFileSync('qpdf', ['--version'], { encoding: 'utf8', stdio: 'pipe' }) !== '';
  } catch {
    return false;
  }
}

test.skipIf(!hasQpdf())('qpdf finds the attachment, byte for byte, and nothing wrong', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'constat-pdf-'));
  try {
    const file = path.join(directory, 'report.pdf');
    writeFileSync(file, pdf);
    const run = (...options: string[]): string =>
      execFileSync('qpdf', [...options, file], { encoding: 'utf8' });
    expect(run('--check')).toContain('No syntax or stream encoding errors');
    expect(run('--list-attachments')).toContain('constat-report.json');
    expect(run('--show-attachment=constat-report.json')).toBe(writeAttachment(report));
    // Written anew by another program, its objects packed in streams.
    const packed = path.join(directory, 'packed.pdf');
    execFileSync('qpdf', ['--object-streams=generate', file, packed]);
    expect(readAttachedReport(readFileSync(packed))).toEqual(report);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test.each([
  ['no attachment', render(emptyReport('fr'), CREATION_TIME)],
  ['no PDF', new TextEncoder().encode('<< /EmbeddedFile >> stream\n')],
  ['nothing', new Uint8Array()],
  ['another program’s file', embedded(deflateSync('{"format":"other","formData":{}}'))],
  ['no JSON', embedded(deflateSync('{'))],
  ['a broken stream', embedded(Buffer.from('not deflated'))],
  ['a bomb', embedded(deflateSync(Buffer.alloc(50_000_000, ' ')))],
  ['a list', embedded(deflateSync('[]'))],
])('%s gives no report', (_name, bytes) => {
  expect(readAttachedReport(bytes)).toBeUndefined();
});

const PDF = Buffer.from('%PDF-1.7\n');

test('a report is found among other attachments, and in a file whose streams lie open', () => {
  const own = writeAttachment(report);
  expect(
    readAttachedReport(Buffer.concat([PDF, embedded(deflateSync('{}')), embedded(deflateSync(own))])),
  ).toEqual(report);
  const open = writeAttachment({ title: 'a', formData: {} });
  expect(
    readAttachedReport(
      Buffer.from(`${PDF.toString()}1 0 obj << /Type /EmbeddedFile >> stream\r\n${open}\nendstream`),
    ),
  ).toEqual({
    title: 'a',
    formData: {},
  });
});

function embedded(stream: Buffer): Buffer {
  const head = `9 0 obj\n<< /Length ${stream.length} /Type /EmbeddedFile /Filter /FlateDecode /Params << /Size 3 >> >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), stream, Buffer.from('\nendstream\nendobj\n')]);
}

test('a file that only speaks of embedded files, over and over, is read to its end', () => {
  const file = Buffer.from(`%PDF-1.7\n${'1 0 obj << /EmbeddedFile '.repeat(100_000)}`, 'latin1');
  expect(readAttachedReport(file)).toBeUndefined();
});
