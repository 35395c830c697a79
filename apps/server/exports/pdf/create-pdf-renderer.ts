import { PLACES_FILE_NAME } from '@constat/contract/final-pages';
import type { ReportDocument } from '@constat/report/document';
import { documentStrings } from '@constat/report/document/reading';
import { Refusal } from '../../platform/refusal.ts';
import { ATTACHMENT_NAME } from './attached-report.ts';
import { declareAccessibility } from './declare-accessibility.ts';
import { declareStandards } from './declare-standards.ts';
import { findBrokenHeading } from './find-broken-heading.ts';
import { createGlyphCheck } from './find-missing-glyphs.ts';
import { readFonts } from './fonts.ts';
import { markRowHeaders } from './mark-row-headers.ts';
import { pdfFailed } from './pdf-compiler.ts';
import type { PdfCompiler, PdfCompilerName } from './pdf-compiler.ts';
import type { PdfOptions } from './pdf-options.ts';
import { prepareDocument } from './prepare-document.ts';

/**
 * Renders a document as a tagged PDF that declares PDF/A-2a (or A-3a) and PDF/UA-1. Of the native compiler, every file
 * has passed its own check of both. The one in WebAssembly has none: its file has the same objects of the same template,
 * and what a document could bring in is checked before. The same document, time, options and compiler give the same bytes.
 * Throws `EXPORT_GLYPH_MISSING` with the code points that no font holds, `EXPORT_FAILED` on anything else; no error
 * carries a word of the report.
 * @param creationTime epoch milliseconds
 */
export type RenderPdf = (document: ReportDocument, creationTime: number, options?: PdfOptions) => Uint8Array;

export interface PdfRenderer {
  readonly render: RenderPdf;
  /** Lets go of what is kept of the reports before the last; call it once the file is on its way. */
  readonly tidy: () => void;
  /** Lets go of what is kept of the last report. */
  readonly forget: () => void;
  /** True once it needs a new thread. */
  readonly isSpent: () => boolean;
}

/** Holds the compiler and its fonts. Rendering blocks its thread: call it in a worker. */
export async function createPdfRenderer(name: PdfCompilerName): Promise<PdfRenderer> {
  const fonts = readFonts();
  const { findMissing, nameMissing } = createGlyphCheck(fonts);
  const compiler = await loadCompiler(name, fonts);
  return {
    render: (document, creationTime, options = {}) => {
      const { nameMissingGlyphs = false } = options;
      const printed = nameMissingGlyphs ? nameMissing(document) : document;
      const missing = nameMissingGlyphs ? [] : findMissing(document);
      if (missing.length > 0) throw new Refusal('EXPORT_GLYPH_MISSING', { fields: missing });
      return render(compiler, printed, creationTime, options);
    },
    tidy: () => compiler.tidy(),
    forget: () => compiler.forget(),
    isSpent: () => compiler.isSpent(),
  };
}

/** A system without a native compiler cannot even load its code. */
async function loadCompiler(name: PdfCompilerName, fonts: readonly Buffer[]): Promise<PdfCompiler> {
  if (name === 'native') return (await import('./native-compiler.ts')).createNativeCompiler(fonts);
  return (await import('./wasm-compiler.ts')).createWasmCompiler(fonts);
}

function render(
  compiler: PdfCompiler,
  document: ReportDocument,
  creationTime: number,
  { attachment, marksPlaces = false }: PdfOptions,
): Uint8Array {
  const lines = documentStrings(document, 'pdf').reduce((sum, text) => sum + text.split('\n').length, 0);
  if (lines > compiler.mostLines) throw pdfFailed('the report has more lines than a PDF can be made of');
  const doc = prepareDocument(document);
  if (marksPlaces) return compiler.compile({ doc, places: PLACES_FILE_NAME }, creationTime);
  const inputs = attachment === undefined ? { doc } : { doc, attachment, attachmentName: ATTACHMENT_NAME };
  const broken = compiler.checksStandards ? undefined : findBrokenHeading(document);
  if (broken !== undefined) throw pdfFailed(`the document does not keep ua-1: ${broken}`);
  const pdf = markRowHeaders(compiler.compile(inputs, creationTime));
  return compiler.checksStandards ? declareAccessibility(pdf) : declareStandards(pdf);
}
