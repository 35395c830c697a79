import type { FieldId } from '@constat/report/catalogue';
import { isBlankDocument, readDocuments, writeDocuments } from '@constat/report/rules/documents';
import type { ReviewedDocument } from '@constat/report/rules/documents';
import { useState } from 'react';
import { useAnswer, useReportScreen, useReportState } from '../report-context.tsx';
import { useChoose } from '../table/use-choose.ts';

/** A document as it is being written: with the spaces of whoever types, and blank at first. */
interface Row {
  readonly id: string;
  readonly document: ReviewedDocument;
}

interface Rows {
  readonly rows: readonly Row[];
  readonly change: (id: string, part: keyof ReviewedDocument, text: string) => void;
  /** Adds a blank row after that one, or at the end, and gives its id; a blank one at the end is taken instead. */
  readonly add: (after?: string) => string;
  /** Returns what puts the document back among those that are there then. */
  readonly remove: (id: string) => () => void;
}

const BLANK: ReviewedDocument = { date: '', author: '', kind: '', page: '' };

let lastId = 0;

function newRow(document: ReviewedDocument): Row {
  lastId += 1;
  return { id: `document-${lastId}`, document };
}

/**
 * The rows of a field that holds documents. They follow its text wherever that is changed from; while it is what they
 * make, they stay as they are typed.
 */
export function useDocumentRows(field: FieldId): Rows {
  const { report } = useReportScreen();
  const choose = useChoose();
  const text = useAnswer(field);
  const generation = useReportState((state) => state.generation);
  const read = (): { text: string; generation: number; rows: readonly Row[] } => ({
    text,
    generation,
    rows: readDocuments(text).map(newRow),
  });
  const [shown, setShown] = useState(read);
  const present = shown.text === text && shown.generation === generation ? shown : read();
  if (present !== shown) setShown(present);
  const { rows } = present;

  const show = (next: readonly Row[]): void => {
    const written = writeDocuments(next.map(({ document }) => document));
    setShown({ text: written, generation, rows: next });
    if (written !== text) choose(field, written);
  };
  return {
    rows,
    change(id, part, value) {
      show(
        rows.map((row) => (row.id === id ? { ...row, document: { ...row.document, [part]: value } } : row)),
      );
    },
    add(after) {
      const at = after === undefined ? rows.length : rows.findIndex(({ id }) => id === after) + 1;
      const next = rows[after === undefined ? at - 1 : at];
      if (next !== undefined && isBlankDocument(next.document)) return next.id;
      const added = newRow(BLANK);
      show(rows.toSpliced(at, 0, added));
      return added.id;
    },
    remove(id) {
      const held = rows.filter(({ document }) => !isBlankDocument(document));
      const at = held.findIndex((row) => row.id === id);
      const removed = held.slice(at, at + 1).map(({ document }) => document);
      show(rows.filter((row) => row.id !== id));
      return () => {
        const others = readDocuments(report.get(field));
        choose(field, writeDocuments(others.toSpliced(at, 0, ...removed)));
      };
    },
  };
}
