import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { NOT_AS_DESIGNED, pdfFailed, TEMPLATE } from './pdf-compiler.ts';
import type { PdfCompiler } from './pdf-compiler.ts';

/** Characters of a report whose layout is kept for its next PDF: a preview is often printed, then exported. */
const MOST_KEPT = 1_000_000;

/** The compiler built for this system. Importing this file fails where there is none. */
export function createNativeCompiler(fonts: readonly Buffer[]): PdfCompiler {
  // No file can be read through a workspace that does not exist.
  const compiler = NodeCompiler.create({ workspace: '/nonexistent', fontArgs: [{ fontBlobs: [...fonts] }] });

  /** Age in reports from which layouts are let go of; null once they are. */
  let untidyFrom: 0 | 1 | null = null;

  function tidy(): void {
    if (untidyFrom !== null) compiler.evictCache(untidyFrom);
    untidyFrom = null;
  }

  /** The last content that has passed the check of PDF/UA. */
  let accessible: string | null = null;

  function compile(inputs: Readonly<Record<string, string>>, creationTime: number): Uint8Array {
    const compiled = compiler.compile({ mainFileContent: TEMPLATE, inputs, resetRead: true });
    const { result } = compiled;
    // A warning tells of a font that was not found, or of a page that does not settle: the PDF would not be as designed.
    if (compiled.hasError() || compiled.takeWarnings() !== null || result === null) {
      throw pdfFailed(NOT_AS_DESIGNED);
    }
    const creationTimestamp = Math.floor(creationTime / 1000);
    if ('places' in inputs) return compiler.pdf(result, { pdfTags: false, creationTimestamp });
    const write = (pdfStandard: 'ua-1' | 'a-2a' | 'a-3a'): Uint8Array => {
      try {
        return compiler.pdf(result, { pdfStandard, creationTimestamp });
      } catch {
        throw pdfFailed(`the document does not keep ${pdfStandard}`);
      }
    };
    // The same content needs no second check.
    const content = JSON.stringify(inputs);
    if (content !== accessible) write('ua-1');
    accessible = content.length <= MOST_KEPT ? content : null;
    return write('attachment' in inputs ? 'a-3a' : 'a-2a');
  }

  return {
    checksStandards: true,
    mostLines: 120_000,
    compile(inputs, creationTime) {
      tidy();
      const isKept = Object.values(inputs).join('').length <= MOST_KEPT;
      // What is kept of the report before must not stand beside a large one.
      if (!isKept) compiler.evictCache(0);
      try {
        return compile(inputs, creationTime);
      } finally {
        untidyFrom = isKept ? 1 : 0;
      }
    },
    tidy,
    forget() {
      accessible = null;
      untidyFrom = null;
      compiler.evictCache(0);
    },
    isSpent: () => false,
  };
}
