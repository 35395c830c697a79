import { loadPackage } from '../../platform/installed-files.ts';
import { StartError } from '../../platform/start-error.ts';
import type { PdfCompilerName } from './pdf-compiler.ts';

/** Loads the native compiler to find out, since a binary that is there need not fit the system. Throws where it does not load. */
function loadNative(): void {
  loadPackage('@myriaddreamin/typst-ts-node-compiler');
}

/**
 * The compiler that makes the PDFs of this process; `auto` is the native one where it loads.
 * @throws StartError where the native one is asked for and does not load
 */
export function choosePdfCompiler(
  asked: PdfCompilerName | 'auto' = 'auto',
  load: () => void = loadNative,
): PdfCompilerName {
  if (asked === 'wasm') return 'wasm';
  try {
    load();
    return 'native';
  } catch (error) {
    if (asked === 'auto') return 'wasm';
    const problem = {
      fr: 'ce système n’a pas de compilateur de PDF qui lui soit propre; « auto » prend celui qui marche partout.',
      en: 'this system has no PDF compiler of its own; “auto” takes the one that works everywhere.',
    };
    throw new StartError('CONSTAT_PDF_COMPILER', problem, error);
  }
}
