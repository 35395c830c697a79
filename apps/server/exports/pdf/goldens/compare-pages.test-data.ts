/** Two drawings of a page, compared with a tolerance. */

/** Lines from the top, a byte for each pixel: 0 is black, 255 is white. */
export interface GreyPage {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/**
 * Levels of grey, of 255, by which a pixel may differ. Letters drawn a third of a pixel further differ by 85 at most, and
 * the 16 levels of a kept page by 8 more; a letter that is gone differs by more than 100 wherever its strokes were.
 */
export const MOST_LEVELS = 96;

/**
 * Share of the pixels of a page that may differ by more: 46 of a page at 50 pixels an inch. The words of an emptied cell
 * are more; a digit that became another may be fewer, which the tests find that read the text back.
 */
export const MOST_PIXELS = 0.0002;

/** What differs between two drawings of a report, a line for each page; nothing where they agree within the tolerance. */
export function comparePages(expected: readonly GreyPage[], drawn: readonly GreyPage[]): readonly string[] {
  const count =
    expected.length === drawn.length ? [] : [`${drawn.length} pages in the place of ${expected.length}`];
  const pages = expected.slice(0, drawn.length).flatMap((page, index) => {
    const other = drawn[index];
    const found = other === undefined ? null : differenceOf(page, other);
    return found === null ? [] : [`page ${index + 1}: ${found}`];
  });
  return [...count, ...pages];
}

function differenceOf(expected: GreyPage, drawn: GreyPage): string | null {
  const { width, height } = expected;
  if (drawn.width !== width || drawn.height !== height) return 'it has another size';
  let [pixels, top, bottom] = [0, height, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (Math.abs((expected.grey[at] ?? 0) - (drawn.grey[at] ?? 0)) <= MOST_LEVELS) continue;
    const line = Math.floor(at / width);
    [pixels, top, bottom] = [pixels + 1, Math.min(top, line), line];
  }
  if (pixels <= MOST_PIXELS * width * height) return null;
  const share = (line: number): number => Math.round((100 * line) / height);
  return `${pixels} pixels differ, from ${share(top)} % to ${share(bottom)} % of its height`;
}
