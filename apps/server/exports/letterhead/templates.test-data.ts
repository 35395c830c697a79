/** Letterheads as physicians make them: nobody and nothing in them exists. */
import type { LetterheadValues } from '@constat/report/document';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { crc32, deflateSync } from 'node:zlib';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { FileChild, ISectionOptions } from 'docx';

/** A blue square of 64 pixels, as a PNG. */
export const LOGO = png(64, [0x1f, 0x5f, 0x8b]);

/** What the report of a fictional worker says in a letterhead. */
export const LETTERHEAD_VALUES: LetterheadValues = {
  title: 'Rapport d’évaluation médicale',
  file: '99-0417',
  worker: 'Ilda Zzorvane',
  day: '2025-02-10',
  physician: 'Camille Zzexpert',
  licence: '99901',
  specialty: '',
  address: '200, avenue du Gabarit\nVille-Fictive',
  phone: '514 555-0199',
  email: 'camille.zzexpert@example.invalid',
  state: 'Version de travail',
  runningHead: '99-0417 – Ilda Zzorvane – 2025-02-10',
  pageLabel: 'Page {page} de {pages}',
};

export interface TemplateOptions {
  readonly children?: readonly FileChild[];
  readonly page?: NonNullable<ISectionOptions['properties']>['page'];
}

/** A letterhead with a logo in its header, a footer with page numbers and margins of its own. */
export async function buildTemplate({ children, page }: TemplateOptions = {}): Promise<Uint8Array> {
  const file = new Document({
    creator: 'Clinique Zz',
    title: 'Papier à lettres',
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 21 }, paragraph: { spacing: { after: 0 } } },
        heading1: { run: { font: 'Georgia', size: 30, color: '8B1F1F', bold: true } },
      },
    },
    sections: [
      {
        properties: {
          page: page ?? {
            size: { width: 12_240, height: 15_840 },
            margin: { left: 2_400, right: 1_700, top: 2_600, bottom: 1_900, header: 500, footer: 500 },
          },
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                children: [
                  new ImageRun({ type: 'png', data: LOGO, transformation: { width: 48, height: 48 } }),
                  new TextRun({ text: '  Clinique Zz d’orthopédie', bold: true, color: '1F5F8B' }),
                ],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun('1, rue du Modèle — '),
                  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [...(children ?? [line('Confidentiel'), line('{{rapport}}'), line('Fin du modèle')])],
      },
    ],
  });
  return Packer.pack(file, 'uint8array');
}

/** A paragraph of runs, each in a look of its own as Word cuts them. */
export function line(...runs: readonly string[]): Paragraph {
  return new Paragraph({
    children: runs.map((text, index) => new TextRun({ text, bold: index % 2 === 1 })),
  });
}

export function heading(text: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });
}

/** A table of one cell. */
export function cell(width: number, ...children: readonly Paragraph[]): Table {
  return new Table({
    columnWidths: [width],
    rows: [
      new TableRow({
        children: [new TableCell({ width: { size: width, type: WidthType.DXA }, children: [...children] })],
      }),
    ],
  });
}

/** The package with a part changed, added or, for `null`, left out. */
export function withPart(
  bytes: Uint8Array,
  name: string,
  change: (xml: string) => string | null,
): Uint8Array {
  const files = unzipSync(bytes);
  const changed = change(strFromU8(files[name] ?? new Uint8Array()));
  const others = Object.fromEntries(Object.entries(files).filter(([other]) => other !== name));
  return zipSync(changed === null ? others : { ...others, [name]: strToU8(changed) });
}

function png(size: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: size }, () => [red, green, blue]).flat()]);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.byteLength, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
