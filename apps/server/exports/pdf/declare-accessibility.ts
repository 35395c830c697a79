/** What the compiler leaves to declare: PDF/UA-1 in a PDF/A file, since it declares one standard at a time, and the title. */

import { describeSchema, PDFUA_NAMESPACE, PDFUA_SCHEMA } from './extension-schemas.ts';

const EXTENSION = describeSchema(PDFUA_SCHEMA);
const IDENTIFIER = `<pdfuaid:part xmlns:pdfuaid="${PDFUA_NAMESPACE}">1</pdfuaid:part><pdfaid:part>`;

/** A stretch of the file and what stands there instead. */
interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** A stretch of a file. */
interface Stretch {
  readonly at: number;
  readonly text: string;
}

/** A file as the compiler lays it out. */
interface Layout {
  readonly file: string;
  readonly tableAt: number;
  readonly objectAt: (id: string | undefined) => Stretch;
  readonly catalog: Stretch;
}

/**
 * The same file with the identifier of PDF/UA-1 in its metadata, its extension schema as PDF/A asks, and the title in
 * the window's bar. Only a file that has passed the checks of both standards may say so.
 * @throws Error when the file is not laid out as the compiler writes it
 */
export function declareAccessibility(pdf: Uint8Array): Uint8Array {
  const layout = readLayout(pdf);
  const metadata = layout.objectAt(last(layout.catalog.text, /\/Metadata (\d+) 0 R/gu)[1]);
  const added = [
    edit(metadata, '</rdf:Bag></pdfaExtension:schemas>', `${EXTENSION}</rdf:Bag></pdfaExtension:schemas>`),
    edit(metadata, '<pdfaid:part>', IDENTIFIER),
  ];
  const length = last(metadata.text, /\/Length (\d+)/gu);
  const grown = Number(length[1]) + added.reduce((sum, one) => sum + one.text.length - one.length, 0);
  return rewrite(layout, [...added, edit(metadata, length[0], `/Length ${grown}`), titleEdit(layout)]);
}

function titleEdit({ catalog }: Layout): Edit {
  return edit(catalog, '/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true');
}

function readLayout(pdf: Uint8Array): Layout {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const tableAt = Number(last(file.slice(file.lastIndexOf('startxref')), /startxref\n(\d+)\n/gu)[1]);
  const table = file.slice(tableAt);
  const offsets = Array.from(table.matchAll(/^(\d{10}) \d{5} [nf]/gmu), ([, offset]) => Number(offset));
  const objectAt = (id: string | undefined): Stretch => {
    const at = offsets[Number(id)];
    if (at === undefined) throw new Error('an object of the file is missing');
    return { at, text: file.slice(at, file.indexOf('\nendobj', at)) };
  };
  return { file, tableAt, objectAt, catalog: objectAt(last(table, /\/Root (\d+) 0 R/gu)[1]) };
}

function edit({ at, text }: Stretch, found: string, instead: string): Edit {
  const place = text.indexOf(found);
  if (place === -1) throw new Error('a place to declare the standard is missing');
  return { at: at + place, length: found.length, text: instead };
}

function last(text: string, pattern: RegExp): RegExpExecArray {
  const found = Array.from(text.matchAll(pattern)).at(-1);
  if (found === undefined) throw new Error('the file is not laid out as expected');
  return found;
}

/** Makes the edits and moves every offset that lies behind them. */
function rewrite({ file, tableAt }: Layout, edits: readonly Edit[]): Uint8Array {
  const inOrder = edits.toSorted((first, second) => first.at - second.at);
  const moved = (offset: number): number =>
    inOrder.reduce((sum, one) => (one.at < offset ? sum + one.text.length - one.length : sum), offset);
  let body = '';
  let done = 0;
  for (const { at, length, text } of inOrder) {
    body += file.slice(done, at) + text;
    done = at + length;
  }
  body += file.slice(done, tableAt);
  const table = file
    .slice(tableAt)
    .replaceAll(/^(\d{10})(?= \d{5} n)/gmu, (_entry, offset: string) =>
      String(moved(Number(offset))).padStart(10, '0'),
    )
    .replace(/startxref\n\d+/u, `startxref\n${moved(tableAt)}`);
  return Buffer.from(body + table, 'latin1');
}
