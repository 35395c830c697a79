import { readFileSync } from 'node:fs';
import { ownFile } from '../../platform/installed-files.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The same compiler in two builds: one for each system, and one in WebAssembly for those that have none. */
export type PdfCompilerName = 'native' | 'wasm';

/** A compiler with its template and fonts. Compiling blocks its thread. */
export interface PdfCompiler {
  /** Whether it checks and declares PDF/A and PDF/UA by itself. */
  readonly checksStandards: boolean;
  /** Each line takes some 10 kB of memory that no limit of the worker holds back; five megabytes of text have 60,000. */
  readonly mostLines: number;
  /**
   * The tagged PDF of the template; PDF/A-3a where `inputs` has an attachment, else PDF/A-2a, where it declares
   * standards. With `places` in `inputs`, which names the file of the places, it is for a screen alone and checked against
   * no standard.
   * @param inputs what the template asks for by `sys.inputs`
   * @param creationTime epoch milliseconds
   * @throws Refusal `EXPORT_FAILED`
   */
  compile(inputs: Readonly<Record<string, string>>, creationTime: number): Uint8Array;
  /** Lets go of what it keeps of the reports before the last: not needed for the answer, which need not wait for it. */
  tidy(): void;
  /** Lets go of what it keeps of the last report for the next PDF of the same one. */
  forget(): void;
  /** True once it has broken down or holds more memory than it should: it then needs a new thread. */
  isSpent(): boolean;
}

export const TEMPLATE = readFileSync(ownFile('exports/pdf/report.typ'), 'utf8');

/** A refusal whose reason goes to the log. A compiler's own messages quote the report, so they go no further. */
export function pdfFailed(reason: string): Refusal {
  return new Refusal('EXPORT_FAILED', { cause: new Error(reason) });
}

/** Why nothing is made of a template that compiles with an error, or with a warning of a font that was not found. */
export const NOT_AS_DESIGNED = 'the template did not compile without a warning';
