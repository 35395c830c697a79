/** What the files of the compiler in WebAssembly get, so that they are what those of the native one are. */
import { createHash } from 'node:crypto';
import type { ReportDocument } from '@constat/report/document';
import { expect, test } from 'vitest';
import { CREATION_TIME, emptyReport, fullReport, realisticReport } from '../reports.test-data.ts';
import { writeAttachment } from './attached-report.ts';
import { PdfFile } from './conformance/pdf-file.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';
import { declareStandards } from './declare-standards.ts';
import { srgbProfile } from './srgb-profile.ts';

const native = await createPdfRenderer('native');
const wasm = await createPdfRenderer('wasm');

const latin1 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

test.each([
  ['without its data', '2', undefined],
  ['with its data', '3', writeAttachment({ title: 'Zz', formData: {} })],
])(
  'declares what the file of the native compiler does, and holds the same objects (%s)',
  (_how, part, attachment) => {
    const [ours, other] = [native, wasm].map(({ render }) =>
      render(fullReport('fr'), CREATION_TIME, { attachment }),
    );
    const file = latin1(other ?? Buffer.of());
    expect(file).toContain(`<pdfuaid:part>1</pdfuaid:part><pdfaid:part>${part}</pdfaid:part>`);
    const [expected, found] = [objectsOf(ours), objectsOf(other)];
    // The metadata, the colour profile and what names it are written by another hand; all else is equal.
    const isOwn = (object: string): boolean =>
      /GTS_PDFA1|\/OutputIntents|"\/N":3|\/Metadata"|^\["0 R"\]$/u.test(object);
    expect(found.filter((object) => !isOwn(object))).toEqual(expected.filter((object) => !isOwn(object)));
    expect(found.filter(isOwn)).toHaveLength(4);
  },
);

/** Every object of a file with the bytes of its stream, without its number and the numbers that it names. */
function objectsOf(bytes: Uint8Array = Buffer.of()): readonly string[] {
  const pdf = new PdfFile(bytes);
  return Array.from(pdf.objects(), ([ref, value]) => {
    const text = JSON.stringify(value).replaceAll(/"\d+ \d+ R"/gu, '"0 R"');
    const content = pdf.content(ref);
    return content === undefined ? text : `${text} ${createHash('sha256').update(content).digest('hex')}`;
  }).sort();
}

test.each([
  ['title', (document: ReportDocument) => ({ ...document, propertiesTitle: '' }), 'the title is empty'],
  ['heading', withHeadings([1, 'Un'], [2, '']), 'a heading is empty'],
  ['long heading', withHeadings([1, 'é'.repeat(16_384)]), 'a heading is too long'],
  ['skipped level', withHeadings([1, 'Un'], [3, 'Deux']), 'a level of headings is skipped'],
  ['first heading of the second level', withHeadings([2, 'Un']), 'a level of headings is skipped'],
])(
  'a document with an empty or odd %s gives no file, as from the native compiler',
  (_what, change, reason) => {
    const document = change(emptyReport('fr'));
    expect(() => native.render(document, CREATION_TIME)).toThrow(
      expect.objectContaining({ code: 'EXPORT_FAILED' }),
    );
    expect(() => wasm.render(document, CREATION_TIME)).toThrow(
      expect.objectContaining({
        code: 'EXPORT_FAILED',
        cause: new Error(`the document does not keep ua-1: ${reason}`),
      }),
    );
  },
);

function withHeadings(
  ...headings: readonly (readonly [1 | 2 | 3, string])[]
): (document: ReportDocument) => ReportDocument {
  const blocks = headings.map(([level, text]) => ({ kind: 'heading', level, text }) as const);
  return (document) => ({ ...document, blocks });
}

test('every entry of the tables of objects points at its object', () => {
  const file = latin1(wasm.render(realisticReport('fr'), CREATION_TIME));
  expect(file).toMatch(/startxref\n\d+\n%%EOF$/u);
  const tables = Array.from(file.matchAll(/startxref\n(\d+)\n/gu), ([, at]) => Number(at));
  expect(tables).toHaveLength(2);
  let entries = 0;
  for (const table of tables) {
    const text = file.slice(table, file.indexOf('trailer', table));
    for (const [, first, lines = ''] of text.matchAll(
      /^(\d+) \d+ ?\r?\n((?:\d{10} \d{5} [nf] ?\r?\n)+)/gmu,
    )) {
      for (const [index, line] of lines.trimEnd().split('\n').entries()) {
        entries += 1;
        if (!line.includes('n')) continue;
        const id = Number(first) + index;
        expect(file.slice(Number(line.slice(0, 10)))).toMatch(new RegExp(`^${id} 0 obj\n`, 'u'));
      }
    }
  }
  expect(entries).toBeGreaterThan(100);
});

test('the profile has its parts where its table says, at places that divide by four', () => {
  const profile = srgbProfile();
  expect(profile.readUInt32BE(0)).toBe(profile.length);
  const count = profile.readUInt32BE(128);
  const tags = Array.from({ length: count }, (_none, index) => {
    const at = 132 + 12 * index;
    return {
      name: profile.toString('latin1', at, at + 4),
      place: profile.readUInt32BE(at + 4),
      length: profile.readUInt32BE(at + 8),
    };
  });
  expect(tags.map(({ name }) => name).sort()).toEqual([
    'bTRC',
    'bXYZ',
    'chad',
    'cprt',
    'desc',
    'gTRC',
    'gXYZ',
    'rTRC',
    'rXYZ',
    'wtpt',
  ]);
  for (const { place, length } of tags) {
    expect(place % 4).toBe(0);
    expect(place + length).toBeLessThanOrEqual(profile.length);
  }
  // White is what the three primaries give together.
  const of = (tag: string): readonly number[] => {
    const place = tags.find(({ name }) => name === tag)?.place ?? 0;
    return [8, 12, 16].map((offset) => profile.readInt32BE(place + offset) / 65_536);
  };
  const sum = ['rXYZ', 'gXYZ', 'bXYZ']
    .map(of)
    .reduce((total, one) => total.map((value, axis) => value + (one[axis] ?? 0)));
  for (const [axis, value] of of('wtpt').entries()) expect(sum[axis]).toBeCloseTo(value, 3);
});

test('a file that is not laid out as the compiler writes it is refused', () => {
  const pdf = latin1(wasm.render(emptyReport('fr'), CREATION_TIME));
  const without = (text: string): Buffer =>
    Buffer.from(pdf.replaceAll(text, text.replaceAll(/[a-z]/giu, 'z')), 'latin1');
  expect(() => declareStandards(without('</rdf:RDF>'))).toThrow('the metadata have no end');
  expect(() => declareStandards(without('/Metadata '))).toThrow('the metadata are missing');
});
