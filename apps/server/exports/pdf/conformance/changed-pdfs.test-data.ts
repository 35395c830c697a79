/** PDFs that keep every rule, and ways to change one thing in them. */
import type { ReportDocument } from '@constat/report/document';
import { CREATION_TIME, emptyReport } from '../../reports.test-data.ts';
import { createPdfRenderer } from '../create-pdf-renderer.ts';
import { edited } from './edited-pdf.test-data.ts';
import type { EditedPdf, Loose } from './edited-pdf.test-data.ts';

const DOCUMENT: ReportDocument = {
  ...emptyReport('fr'),
  blocks: [
    { kind: 'heading', level: 1, text: 'Un' },
    { kind: 'paragraph', text: 'Deux', style: 'body' },
    { kind: 'list', mark: '•', items: ['Trois', 'Quatre'] },
    { kind: 'heading', level: 2, text: 'Cinq' },
    {
      kind: 'table',
      caption: 'Six',
      corner: '',
      columns: ['Droit', 'Gauche'],
      rows: [
        { header: 'Flexion', cells: ['60', '50'] },
        { header: 'Extension', cells: ['30', '20'] },
      ],
    },
  ],
};

const { render } = await createPdfRenderer('native');
export const plain = render(DOCUMENT, CREATION_TIME);
export const attached = render(DOCUMENT, CREATION_TIME, { attachment: '{}' });

/** With a field as a signature has it: without size, in a Form of the structure. */
export const withField = edited(plain, (pdf) => {
  const root = pdf.at(pdf.catalog['/StructTreeRoot']);
  const page = pdf.first((one) => one['/Type'] === '/Page');
  const document = pdf.element('/Document');
  const form = pdf.add({ '/Type': '/StructElem', '/S': '/Form', '/P': pdf.refOf(document) });
  const field = pdf.add({
    '/Type': '/Annot',
    '/Subtype': '/Widget',
    '/FT': '/Sig',
    '/T': 'u:Signature',
    '/TU': 'u:Signature',
    '/F': 132,
    '/Rect': [0, 0, 0, 0],
    '/P': pdf.refOf(page),
    '/StructParent': 99,
  });
  pdf.at(form)['/K'] = { '/Type': '/OBJR', '/Obj': field, '/Pg': pdf.refOf(page) };
  document['/K'].push(form);
  root['/ParentTree']['/Nums'].push(99, form);
  page['/Annots'] = [field];
  page['/Tabs'] = '/S';
  pdf.catalog['/AcroForm'] = { '/Fields': [field], '/SigFlags': 3 };
});

export const bytes = (file: Uint8Array, from: string, to: string): Buffer => {
  const text = Buffer.from(file).toString('latin1');
  const at = text.lastIndexOf(from);
  if (at === -1) throw new Error(`no ${from}`);
  return Buffer.from(text.slice(0, at) + to + text.slice(at + from.length), 'latin1');
};
export const object =
  (change: (pdf: EditedPdf) => void, file: Uint8Array = withField) =>
  (): Buffer =>
    edited(file, change);
export const metadata = (from: string | RegExp, to: string): (() => Buffer) =>
  object((pdf) => pdf.rewrite(pdf.catalog['/Metadata'], (xml) => xml.replace(from, to)));
export const content = (change: (text: string) => string): (() => Buffer) =>
  object((pdf) => {
    const page = pdf.first((one) => one['/Type'] === '/Page');
    const ref = pdf.add({}, '/Span << /MCID 900 >> BDC EMC');
    pdf.rewrite(ref, change);
    page['/Contents'] = [page['/Contents'], ref].flat();
  });
export const widget = (change: (field: Loose) => void): (() => Buffer) =>
  object((pdf) => change(pdf.first((one) => one['/Subtype'] === '/Widget')));
export const element = (type: string, change: (one: Loose, pdf: EditedPdf) => void): (() => Buffer) =>
  object((pdf) => change(pdf.element(type), pdf));
export const attributes = (one: Loose, owner: string): Loose =>
  one['/A'].find((each: Loose) => each['/O'] === owner);
export const action = (dictionary: Loose): (() => Buffer) =>
  object((pdf) => {
    pdf.catalog['/OpenAction'] = dictionary;
  });
export const catalog = (change: (one: Loose) => void): (() => Buffer) => object((pdf) => change(pdf.catalog));
export const file = (change: (one: Loose) => void): (() => Buffer) =>
  object((pdf) => change(pdf.first((one) => one['/Type'] === '/Filespec')), attached);

/** With an object more, which the catalogue names. */
export const extra = (value: Loose, data?: string): (() => Buffer) =>
  object((pdf) => {
    pdf.catalog['/Zz'] = pdf.add(value, data);
  });
