/**
 * A cell of the tag tree as the compiler writes it, with the column header that it names: `U{table}x{column}y{row}`.
 * Page contents are compressed and what a person typed is nowhere else over several lines, so nothing else can match.
 */
const CELL =
  /\/S \/TD(\n {2}\/P \d+ 0 R\n {2}\/A \[<<\n {4}\/O \/Table\n {4})(\/Headers \[\(U\d+x(\d+)y\d+\)\])/gu;

/**
 * Tags the first cell of every row as that row's header, which the compiler has no words for. Column and row headers
 * then apply by their scope, so the lists of column headers in the cells give way. Every edit keeps its length: offsets
 * in the file stay true.
 */
export function markRowHeaders(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const marked = text.replaceAll(CELL, (_cell, between: string, headers: string, column: string) =>
    column === '0'
      ? `/S /TH${between}${'/Scope /Row'.padEnd(headers.length)}`
      : `/S /TD${between}${' '.repeat(headers.length)}`,
  );
  return Buffer.from(marked, 'latin1');
}
