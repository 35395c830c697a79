import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { blocksFor } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import { Refusal } from '../../platform/refusal.ts';
import { createGlyphCheck } from './find-missing-glyphs.ts';
import { readFonts } from './fonts.ts';
import { markRowHeaders } from './mark-row-headers.ts';

const TEMPLATE = readFileSync(new URL('report.typ', import.meta.url), 'utf8');

/** PDF/A-2a for the archives; PDF/UA-1 holds the same template to what a screen reader needs, and is compiled as a check. */
type PdfStandard = 'a-2a' | 'ua-1';

/**
 * Renders a document as a tagged PDF. The same document and time give the same bytes.
 * Throws `EXPORT_GLYPH_MISSING` with the code points that no font holds, `EXPORT_FAILED` on anything else; no error
 * carries a word of the report.
 */
export type RenderPdf = (
  document: ReportDocument,
  creationTime: number,
  standard?: PdfStandard,
) => Uint8Array;

/** Holds the compiler and its fonts. Rendering blocks its thread: call it in a worker. */
export function createPdfRenderer(): RenderPdf {
  const fonts = readFonts();
  const findMissingGlyphs = createGlyphCheck(fonts);
  // No file can be read through a workspace that does not exist.
  const compiler = NodeCompiler.create({ workspace: '/nonexistent', fontArgs: [{ fontBlobs: [...fonts] }] });
  return (document, creationTime, standard = 'a-2a') => {
    const missing = findMissingGlyphs(document);
    if (missing.length > 0) throw new Refusal('EXPORT_GLYPH_MISSING', { fields: missing });
    try {
      return render(compiler, document, creationTime, standard);
    } finally {
      compiler.evictCache(0);
    }
  };
}

function render(
  compiler: NodeCompiler,
  document: ReportDocument,
  creationTime: number,
  standard: PdfStandard,
): Uint8Array {
  const doc = JSON.stringify({ ...document, blocks: blocksFor(document, 'pdf') });
  const compiled = compiler.compile({ mainFileContent: TEMPLATE, inputs: { doc }, resetRead: true });
  // A warning tells of a font that was not found, or of a page that does not settle: the PDF would not be as designed.
  if (compiled.hasError() || compiled.takeWarnings() !== null || compiled.result === null) {
    throw failed('the template did not compile without a warning');
  }
  try {
    const options = { pdfStandard: standard, creationTimestamp: Math.floor(creationTime / 1000) };
    return markRowHeaders(compiler.pdf(compiled.result, options));
  } catch {
    throw failed(`the document does not keep ${standard}`);
  }
}

/** The compiler's own messages quote the report, so they go no further. */
function failed(reason: string): Refusal {
  return new Refusal('EXPORT_FAILED', { cause: new Error(reason) });
}
