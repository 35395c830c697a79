/** What this project's own rules find in a Word document: its package, and the parts of Word in it. */
import { PACKAGE_RULES } from './package-rules.ts';
import { WordFile } from './word-file.ts';
import { ELEMENT_RULES } from './word-rules.ts';
import type { WordRule } from './word-rules.ts';

export const WORD_RULES: readonly WordRule[] = [...PACKAGE_RULES, ...ELEMENT_RULES];

/**
 * What is wrong in a .docx, `rule: finding` each, and no finding twice; empty for a file that keeps every rule. A
 * finding names part and element, no place: what a letterhead had before stands among those of the document made of it.
 * @throws Error for what is no ZIP archive
 */
export function wordFindings(bytes: Uint8Array): readonly string[] {
  const file = new WordFile(bytes);
  return [...new Set(WORD_RULES.flatMap(({ id, find }) => find(file).map((finding) => `${id}: ${finding}`)))];
}
