import { saveFile } from '../../shared/save-file.ts';

/** The columns of a table, and the three lines that each begins with, for a spreadsheet to fill in. */
const EMPTY_TABLE = [
  'record;code;chapter;description_fr;description_en;percent;max;organ;measure;from;to;rate',
  'version;;;;;;;;;;;',
  'source;;;;;;;;;;;',
  'date;;;;;;;;;;;',
].join('\r\n');

/** Hands a file without any figure to the browser's downloads. */
export function downloadEmptyTable(fileName: string): void {
  saveFile(new Blob([`\uFEFF${EMPTY_TABLE}\r\n`], { type: 'text/csv' }), fileName);
}
