import type { DocumentBlock } from '@constat/report/document';

/**
 * Whether the block at that place is a paragraph that announces what follows it, and so shares a page with its start:
 * « Les examens suivants ont été consultés. » of the form itself, and any that ends by a colon.
 */
export function isLeadIn(blocks: readonly DocumentBlock[], index: number): boolean {
  const block = blocks[index];
  const next = blocks[index + 1];
  if (block?.kind !== 'paragraph' || next === undefined) return false;
  if (/:\s*$/u.test(block.text)) return true;
  if (block.style !== 'statement') return false;
  if (next.kind !== 'heading') return true;
  // What is said of a section before its first part; « Aucune information consignée. » ends what it is said of.
  const over = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
  return over?.kind === 'heading' && over.level < next.level;
}
