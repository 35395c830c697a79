import type { PdfFile } from './pdf-file.ts';

/**
 * One thing that a standard asks of a file. A clause is one of ISO 19005-2 (PDF/A-2), of ISO 19005-3 where it says A-3,
 * of ISO 19005-1 where it says A-1, of ISO 14289-1 where it says UA, or of ISO 32000-1 where it says PDF.
 */
export interface Rule {
  readonly id: string;
  readonly clause: string;
  readonly checks: string;
  /** What breaks the rule, each with the object that it stands in; empty where the rule holds. */
  readonly find: (pdf: PdfFile) => readonly string[];
}

/** One finding at most. */
export function unless(holds: boolean, finding: string): readonly string[] {
  return holds ? [] : [finding];
}
