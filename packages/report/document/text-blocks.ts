/** What the physician typed in a text, as paragraphs and lists. */
import type { ListBlock, ParagraphBlock } from './tree.ts';

/** A line that begins with a dash or a bullet and white space; `-5°` and `*a*` are no items. */
const ITEM = /^[^\S\n]*([-–—•*·])[^\S\n]+(?=\S)/u;
const BULLETS = new Set(['•', '·']);

/** Letters and items of a list that no page parts: it fits in what a page can leave blank. */
const WHOLE_LIST_LENGTH = 400;
const WHOLE_LIST_ITEMS = 6;

/** Letters of a paragraph that can move to the page of the list after it. */
const LEAD_IN_LENGTH = 300;

/** Paragraphs stand between blank lines; lines that begin with a dash become lists. Every line is in the blocks, in order. */
export function textAsBlocks(text: string): readonly (ParagraphBlock | ListBlock)[] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/u)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => runsOfLines(part.split('\n')).map(asBlock))
    .map((block, index, blocks) =>
      isLeadIn(block, blocks[index + 1])
        ? { ...block, keepWithNext: true }
        : isAnnounced(block, blocks[index - 1])
          ? { ...block, isWhole: true }
          : block,
    );
}

/** « Éviter : » stays with the list that it announces. */
function isLeadIn(block: ParagraphBlock | ListBlock, next: ParagraphBlock | ListBlock | undefined): boolean {
  return block.kind === 'paragraph' && next?.kind === 'list' && block.text.length <= LEAD_IN_LENGTH;
}

/** A short list after its lead-in, of a few lines to each item at most. */
function isAnnounced(
  block: ParagraphBlock | ListBlock,
  before: ParagraphBlock | ListBlock | undefined,
): block is ListBlock {
  return (
    block.kind === 'list' &&
    before !== undefined &&
    isLeadIn(before, block) &&
    block.items.length <= WHOLE_LIST_ITEMS &&
    block.items.join('').length <= WHOLE_LIST_LENGTH
  );
}

/** Neighbouring lines with the same mark, or without one. */
function runsOfLines(lines: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let previous: string | undefined;
  for (const line of lines) {
    const mark = markOf(line);
    const run = runs.at(-1);
    if (run === undefined || mark !== previous) runs.push([line]);
    else run.push(line);
    previous = mark;
  }
  return runs;
}

function markOf(line: string): ListBlock['mark'] | undefined {
  const typed = ITEM.exec(line)?.[1];
  if (typed === undefined) return undefined;
  return BULLETS.has(typed) ? '•' : '–';
}

function asBlock(lines: readonly string[]): ParagraphBlock | ListBlock {
  const mark = markOf(lines[0] ?? '');
  if (mark === undefined) return { kind: 'paragraph', text: lines.join('\n'), style: 'body' };
  return { kind: 'list', mark, items: lines.map((line) => line.replace(ITEM, '').trimEnd()) };
}
