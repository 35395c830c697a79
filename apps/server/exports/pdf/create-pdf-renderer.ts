import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportDocument } from '@constat/report/document';
import { documentStrings } from '@constat/report/document/reading';
import { Refusal } from '../../platform/refusal.ts';
import { ATTACHMENT_NAME } from './attached-report.ts';
import { declareAccessibility } from './declare-accessibility.ts';
import { createGlyphCheck } from './find-missing-glyphs.ts';
import { readFonts } from './fonts.ts';
import { markRowHeaders } from './mark-row-headers.ts';
import type { PdfOptions } from './pdf-options.ts';
import { prepareDocument } from './prepare-document.ts';

/** Each line takes some 10 kB of memory that no limit of the worker holds back; five megabytes of text have half as many. */
const MOST_LINES = 120_000;

const TEMPLATE = readFileSync(new URL('report.typ', import.meta.url), 'utf8');

/**
 * Renders a document as a tagged PDF that is PDF/A-2a (or A-3a) and PDF/UA-1: every file has passed the compiler's own
 * check of both. The same document, time and options give the same bytes.
 * Throws `EXPORT_GLYPH_MISSING` with the code points that no font holds, `EXPORT_FAILED` on anything else; no error
 * carries a word of the report.
 * @param creationTime epoch milliseconds
 */
export type RenderPdf = (document: ReportDocument, creationTime: number, options?: PdfOptions) => Uint8Array;

/** Holds the compiler and its fonts. Rendering blocks its thread: call it in a worker. */
export function createPdfRenderer(): RenderPdf {
  const fonts = readFonts();
  const { findMissing, nameMissing } = createGlyphCheck(fonts);
  // No file can be read through a workspace that does not exist.
  const compiler = NodeCompiler.create({ workspace: '/nonexistent', fontArgs: [{ fontBlobs: [...fonts] }] });
  return (document, creationTime, { attachment, nameMissingGlyphs = false } = {}) => {
    const printed = nameMissingGlyphs ? nameMissing(document) : document;
    const missing = nameMissingGlyphs ? [] : findMissing(document);
    if (missing.length > 0) throw new Refusal('EXPORT_GLYPH_MISSING', { fields: missing });
    try {
      return render(compiler, printed, creationTime, attachment);
    } finally {
      compiler.evictCache(0);
    }
  };
}

function render(
  compiler: NodeCompiler,
  document: ReportDocument,
  creationTime: number,
  attachment: string | undefined,
): Uint8Array {
  const lines = documentStrings(document, 'pdf').reduce((sum, text) => sum + text.split('\n').length, 0);
  if (lines > MOST_LINES) throw failed('the report has more lines than a PDF can be made of');
  const doc = prepareDocument(document);
  const inputs = attachment === undefined ? { doc } : { doc, attachment, attachmentName: ATTACHMENT_NAME };
  const compiled = compiler.compile({ mainFileContent: TEMPLATE, inputs, resetRead: true });
  const { result } = compiled;
  // A warning tells of a font that was not found, or of a page that does not settle: the PDF would not be as designed.
  if (compiled.hasError() || compiled.takeWarnings() !== null || result === null) {
    throw failed('the template did not compile without a warning');
  }
  const archive = attachment === undefined ? 'a-2a' : 'a-3a';
  const write = (pdfStandard: 'ua-1' | 'a-2a' | 'a-3a'): Uint8Array => {
    try {
      return compiler.pdf(result, { pdfStandard, creationTimestamp: Math.floor(creationTime / 1000) });
    } catch {
      throw failed(`the document does not keep ${pdfStandard}`);
    }
  };
  write('ua-1');
  return declareAccessibility(markRowHeaders(write(archive)));
}

/** The compiler's own messages quote the report, so they go no further. */
function failed(reason: string): Refusal {
  return new Refusal('EXPORT_FAILED', { cause: new Error(reason) });
}
