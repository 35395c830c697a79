import type { DocumentBlock, Entry, ReportDocument } from './tree.ts';

/** The same document with every string of its body and of the heads of its pages passed through `set`. */
export function mapDocument(document: ReportDocument, set: (text: string) => string): ReportDocument {
  return {
    ...document,
    title: set(document.title),
    runningHead: set(document.runningHead),
    status: set(document.status),
    blocks: document.blocks.map((block) => mapBlock(block, set)),
  };
}

function mapBlock(block: DocumentBlock, set: (text: string) => string): DocumentBlock {
  const entries = (items: readonly Entry[]): readonly Entry[] =>
    items.map((item) => ({ ...item, label: set(item.label), value: set(item.value) }));
  switch (block.kind) {
    case 'heading':
      return { ...block, text: set(block.text) };
    case 'paragraph':
      return { ...block, text: set(block.text) };
    case 'list':
      return { ...block, items: block.items.map(set) };
    case 'entries':
      return { ...block, entries: entries(block.entries) };
    case 'checkboxes':
      return { ...block, items: block.items.map((item) => ({ ...item, label: set(item.label) })) };
    case 'table':
      return {
        ...block,
        caption: set(block.caption),
        corner: set(block.corner),
        columns: block.columns.map(set),
        rows: block.rows.map((row) => ({ ...row, header: set(row.header), cells: row.cells.map(set) })),
      };
    case 'signature':
      return { ...block, state: set(block.state), lines: entries(block.lines) };
  }
}
