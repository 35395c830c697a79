/** The report as @react-pdf/renderer makes it: one job at a time, in a worker like our own renderer. */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { blocksFor } from '@constat/report/document';
import type { DocumentBlock, Entry, ReportDocument } from '@constat/report/document';
import { Document, Font, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { createElement as make } from 'react';
import type { ReactElement } from 'react';

const require = createRequire(import.meta.url);
const family = (name: string, file: string): void =>
  Font.register({ family: name, src: require.resolve(`@expo-google-fonts/${file}`) });
family('Serif', 'source-serif-4/400Regular/SourceSerif4_400Regular.ttf');
family('Italic', 'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf');
family('Sans', 'source-sans-3/400Regular/SourceSans3_400Regular.ttf');
family('Bold', 'source-sans-3/700Bold/SourceSans3_700Bold.ttf');

const STYLE = StyleSheet.create({
  page: { fontFamily: 'Serif', fontSize: 10.5, paddingVertical: 64, paddingHorizontal: 65 },
  margin: { position: 'absolute', left: 65, right: 65, fontFamily: 'Sans', fontSize: 8.5 },
  heading: { fontFamily: 'Bold', marginTop: 10, marginBottom: 5 },
  paragraph: { marginBottom: 6 },
  plain: { fontSize: 10.5 },
  statement: { fontFamily: 'Italic', marginBottom: 6 },
  row: { flexDirection: 'row' },
  label: { width: '38%', fontFamily: 'Sans', fontSize: 9.5 },
  cell: { flex: 1, border: '0.5pt solid #969696', padding: 4, fontSize: 9.5 },
});
const SIZES = { 1: 14.5, 2: 12.5, 3: 11, 4: 10 } as const;

function text(content: string, style: (typeof STYLE)[keyof typeof STYLE] = STYLE.plain): ReactElement {
  return make(Text, { style }, content);
}

function row(cells: readonly string[]): ReactElement {
  return make(View, { style: STYLE.row, wrap: false }, ...cells.map((cell) => text(cell, STYLE.cell)));
}

function entry({ label, value }: Entry): ReactElement {
  return make(View, { style: STYLE.row }, text(label, STYLE.label), text(value));
}

function element(block: DocumentBlock): ReactElement {
  switch (block.kind) {
    case 'heading':
      return make(
        Text,
        { style: [STYLE.heading, { fontSize: SIZES[block.level] }], minPresenceAhead: 40 },
        block.text,
      );
    case 'paragraph':
      return text(block.text, block.style === 'statement' ? STYLE.statement : STYLE.paragraph);
    case 'list':
      return make(View, {}, ...block.items.map((item) => text(`${block.mark} ${item}`)));
    case 'entries':
      return make(View, {}, ...block.entries.map(entry));
    case 'checkboxes':
      return make(
        View,
        {},
        ...block.items.map(({ label, checked }) => text(`${checked ? 'x' : 'o'} ${label}`)),
      );
    case 'table':
      return make(
        View,
        {},
        row([block.corner, ...block.columns]),
        ...block.rows.map(({ header, cells }) => row([header, ...cells])),
      );
    case 'signature':
      return make(View, { wrap: false }, text(block.state), ...block.lines.map(entry));
  }
}

async function render(document: ReportDocument): Promise<number> {
  const head = make(
    View,
    { fixed: true, style: [STYLE.margin, { top: 30 }] },
    make(Text, {
      render: ({ pageNumber, totalPages }) => `${document.runningHead} ${pageNumber}/${totalPages}`,
    }),
  );
  const page = make(
    Page,
    { size: 'LETTER', style: STYLE.page },
    head,
    ...blocksFor(document, 'pdf').map(element),
  );
  const { title, author, language } = document;
  return (await renderToBuffer(make(Document, { title, author, language }, page))).length;
}

parentPort?.on('message', (document: ReportDocument) => {
  void render(document).then((length) => parentPort?.postMessage(length, []));
});
