/** A block that is to stand on a page: how high it is, and whether it may not be the last on one. */
export interface MeasuredBlock {
  readonly height: number;
  readonly keeps?: boolean;
}

/**
 * Which blocks stand on which page, in order; a block higher than a page has one for itself.
 * @param room of a page by its number from 0; all lengths in one unit
 * @returns for each page the place of its first block and of the one after its last
 */
export function paginate(
  blocks: readonly MeasuredBlock[],
  room: (page: number) => number,
): readonly (readonly [from: number, to: number])[] {
  const pages: [number, number][] = [];
  let from = 0;
  let used = 0;
  blocks.forEach(({ height }, index) => {
    used += height;
    if (index === from || used <= room(pages.length)) return;
    // What stays with the block goes over with it, unless that is the whole page.
    let cut = index;
    while (cut > from && blocks[cut - 1]?.keeps === true) cut -= 1;
    if (cut === from) cut = index;
    pages.push([from, cut]);
    from = cut;
    used = blocks.slice(from, index + 1).reduce((sum, block) => sum + block.height, 0);
  });
  pages.push([from, blocks.length]);
  return pages;
}
