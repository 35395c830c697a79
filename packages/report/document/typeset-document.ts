import type { DocumentBlock, Entry, ReportDocument, ReportLanguage } from './tree.ts';
import { cleanText, typeset } from './typography.ts';

/** The document with the typography of its language in every string that is read. */
export function typesetDocument(document: ReportDocument): ReportDocument {
  const { language } = document;
  return {
    ...document,
    title: typeset(document.title, language),
    fileTitle: oneLine(cleanText(document.fileTitle)),
    runningHead: oneLine(typeset(document.runningHead, language)),
    status: typeset(document.status, language),
    author: oneLine(cleanText(document.author)),
    blocks: document.blocks.map((block) => typesetBlock(block, language)),
  };
}

function typesetBlock(block: DocumentBlock, language: ReportLanguage): DocumentBlock {
  const set = (text: string): string => typeset(text, language);
  const entries = (items: readonly Entry[]): readonly Entry[] =>
    items.map(({ label, value }) => ({ label: set(label), value: set(value) }));
  switch (block.kind) {
    case 'heading':
      return { ...block, text: set(block.text) };
    case 'paragraph':
      return { ...block, text: set(block.text) };
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
        rows: block.rows.map(({ header, cells }) => ({ header: set(header), cells: cells.map(set) })),
      };
    case 'signature':
      return { ...block, state: set(block.state), lines: entries(block.lines) };
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ').trim();
}
