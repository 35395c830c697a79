/**
 * Letters to insert, delete or replace to turn one text into the other; one more than `most` where there are more.
 * @param most above it the count does not matter
 */
export function countDifferences(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(one).entries()) {
    let diagonal = row[0] ?? 0;
    row[0] = line + 1;
    for (let column = 1; column <= other.length; column += 1) {
      const above = row[column] ?? 0;
      const cost = letter === other[column - 1] ? 0 : 1;
      row[column] = Math.min(above + 1, (row[column - 1] ?? 0) + 1, diagonal + cost);
      diagonal = above;
    }
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}
