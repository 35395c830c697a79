import type { TableBlock } from '@constat/report/document';
import { widthsOf } from './table-widths.ts';

/**
 * The heads of the columns of cells. Where one of them does not fit on a line, « Force, côté gauche », all of them end
 * their line at the comma: neighbours that read alike look alike.
 */
export function columnHeads(table: Pick<TableBlock, 'columns' | 'widths'>): readonly string[] {
  // A bold letter is about as wide as a percent of the table.
  const letters = widthsOf(table)[1] ?? 0;
  const isLong = table.columns.some((name) => name.includes(', ') && name.length > letters);
  return table.columns.map((name) =>
    (isLong ? name.replace(', ', ',\n') : name).replaceAll('côté ', 'côté\u00A0'),
  );
}

/** The text of a cell. The one word of ours that is wider than a narrow column has a soft hyphen: « hyper-extension ». */
export function cellText(text: string): string {
  return text.replaceAll('hyperextension', 'hyper\u00ADextension');
}
