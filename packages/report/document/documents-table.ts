import type { ReportField } from '../catalogue/index.ts';
import { dateInWords, textOf } from '../rules/index.ts';
import { readDocuments } from '../rules/documents/index.ts';
import type { Answers } from './format-value.ts';
import { NOTHING_RECORDED_CELL } from './tree.ts';
import type { TableBlock } from './tree.ts';
import { cleanText } from './typography.ts';
import { wording } from './wording.ts';

/** Of the date, the author, the kind and the pages, in percent. */
const WIDTHS = [21, 28, 39, 12];

/** The documents of a field as a table of four columns, dates in words; none where there is no document. */
export function documentsTable(field: ReportField, { data, language }: Answers): readonly TableBlock[] {
  const documents = readDocuments(cleanText(textOf(data, field.id)));
  if (documents.length === 0) return [];
  const cell = (text: string): string => text || NOTHING_RECORDED_CELL;
  return [
    {
      kind: 'table',
      widths: WIDTHS,
      caption: field.label[language],
      corner: wording('date', language),
      columns: [
        wording('author', language),
        wording('documentKind', language),
        wording('documentPage', language),
      ],
      rows: documents.map(({ date, author, kind, page }) => ({
        header: cell(dateInWords(date, language) ?? date),
        cells: [cell(author), cell(kind), cell(page)],
      })),
    },
  ];
}
