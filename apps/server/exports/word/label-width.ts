/** Widths of letters in thousandths of their size, by kind, as in common fonts without serifs; wide rather than narrow. */
const NARROW = 300;
const COMMON = 560;
const WIDE = 780;

/**
 * About how wide a text is on one line.
 * @param size of the letters, in half-points
 * @returns twips
 */
export function labelWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (/[\s.,:;'’!|()[\]ijltfrI/-]/u.test(letter)) width += NARROW;
    else width += /[mwMW%@—]|\p{Lu}/u.test(letter) ? WIDE : COMMON;
  }
  // A half-point is ten twips.
  return (width / 1000) * size * 10;
}
