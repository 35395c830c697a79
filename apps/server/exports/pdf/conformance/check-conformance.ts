/** What this project's own rules find in a PDF of those that PDF/A-2a, PDF/A-3a and PDF/UA-1 have. */
import { COLOUR_RULES } from './colour-rules.ts';
import { EMBEDDED_RULES } from './embedded-rules.ts';
import { FILE_RULES } from './file-rules.ts';
import { FONT_RULES } from './font-rules.ts';
import { INTERACTION_RULES } from './interaction-rules.ts';
import { METADATA_RULES } from './metadata-rules.ts';
import { PdfFile } from './pdf-file.ts';
import type { Rule } from './rule.ts';
import { STRUCTURE_RULES } from './structure-rules.ts';
import { TABLE_RULES } from './table-rules.ts';

export const RULES: readonly Rule[] = [
  ...FILE_RULES,
  ...METADATA_RULES,
  ...INTERACTION_RULES,
  ...EMBEDDED_RULES,
  ...COLOUR_RULES,
  ...FONT_RULES,
  ...STRUCTURE_RULES,
  ...TABLE_RULES,
];

/** What was found by one rule. */
export interface RuleResult {
  readonly id: string;
  readonly clause: string;
  readonly checks: string;
  readonly findings: readonly string[];
}

/**
 * Checks a PDF, signed or not. A file without findings keeps the rules that are here: these are not all rules of the
 * standards, so it may declare them and is not certified. Needs qpdf.
 * @throws Error where qpdf is missing or cannot read the file
 */
export function checkConformance(file: Uint8Array): readonly RuleResult[] {
  const pdf = new PdfFile(file);
  return RULES.map(({ id, clause, checks, find }) => ({ id, clause, checks, findings: find(pdf) }));
}

/** Only what was found, `rule: finding` each; empty for a file that keeps every rule. */
export function conformanceFindings(file: Uint8Array): readonly string[] {
  return checkConformance(file).flatMap(({ id, findings }) => findings.map((finding) => `${id}: ${finding}`));
}
