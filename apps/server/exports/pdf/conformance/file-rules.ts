import { isDictionary, textOf, within, written } from './pdf-file.ts';
import type { PdfDictionary, PdfFile, PdfValue } from './pdf-file.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';

/** Bytes of a string and of a name at most. */
const LONGEST_STRING = 32_767;
const LONGEST_NAME = 127;
const LARGEST_INTEGER = 2 ** 31 - 1;
const FILTERS = new Set([
  '/ASCIIHexDecode',
  '/ASCII85Decode',
  '/FlateDecode',
  '/RunLengthDecode',
  '/CCITTFaxDecode',
  '/JBIG2Decode',
  '/DCTDecode',
  '/JPXDecode',
]);
/** Keys that name a stream's bytes in another file. */
const OUTSIDE_KEYS = ['/F', '/FFilter', '/FDecodeParms'];
/** Keys of graphics that lead out of the file or let a printer decide, by the clause that forbids each. */
const GRAPHICS_KEYS = ['/Alternates', '/OPI', '/PS', '/Ref', '/TR', '/HTP'];

export const FILE_RULES: readonly Rule[] = [
  {
    id: 'syntax',
    clause: 'PDF 7.5',
    checks: 'qpdf reads every object where the table says that it is',
    find: ({ warnings }) => warnings,
  },
  {
    id: 'header',
    clause: '6.1.2',
    checks: 'The file begins with %PDF-1.n, then a comment of four bytes above 127',
    find: ({ bytes }) =>
      unless(
        /^%PDF-1\.[0-7](?:\r\n|\r|\n)%[\x80-\xFF]{4}/u.test(bytes.subarray(0, 20).toString('latin1')),
        'the first lines are others',
      ),
  },
  {
    id: 'trailer-id',
    clause: '6.1.3',
    checks: 'The last trailer has an /ID of two strings',
    find: (pdf) => {
      const id = pdf.list(pdf.trailer['/ID']).map(textOf);
      return unless(
        id.length === 2 && id.every((part) => part !== undefined && part !== ''),
        'there is none',
      );
    },
  },
  {
    id: 'end-of-file',
    clause: '6.1.3',
    checks: 'Nothing follows the last %%EOF but the end of its line',
    find: ({ bytes }) => {
      const end = bytes.lastIndexOf('%%EOF');
      const after = end === -1 ? undefined : bytes.subarray(end + 5).toString('latin1');
      return unless(
        after !== undefined && /^(?:\r\n|\r|\n)?$/u.test(after),
        `${after?.length ?? 0} bytes follow`,
      );
    },
  },
  {
    id: 'no-encryption',
    clause: '6.1.3; UA 7.16',
    checks: 'The file is not encrypted',
    find: ({ trailer }) => unless(trailer['/Encrypt'] === undefined, 'the trailer has /Encrypt'),
  },
  {
    id: 'streams-inside',
    clause: '6.1.7.1',
    checks: 'No stream has its bytes in another file',
    find: (pdf) =>
      streams(pdf).flatMap(([ref, dictionary]) =>
        OUTSIDE_KEYS.filter((key) => key in dictionary).map((key) => `${ref}: ${key}`),
      ),
  },
  {
    id: 'filters',
    clause: '6.1.7.2',
    checks: 'Streams use no LZW, no Crypt and no filter that the standard does not know',
    find: (pdf) =>
      streams(pdf).flatMap(([ref, dictionary]) =>
        pdf
          .list(dictionary['/Filter'])
          .map(written)
          .filter((filter) => !FILTERS.has(filter))
          .map((filter) => `${ref}: ${filter}`),
      ),
  },
  {
    id: 'limits',
    clause: '6.1.13',
    checks: 'Strings have less than 32,768 bytes, names at most 127, integers 32 bits',
    find: (pdf) =>
      [...pdf.objects()].flatMap(([ref, value]) => {
        const broken = [...within(value)].flatMap((one) => [
          ...(one === null ? [] : brokenLimit(one)),
          ...(isDictionary(one) ? Object.keys(one).flatMap(brokenLimit) : []),
        ]);
        return broken.map((what) => `${ref}: ${what}`);
      }),
  },
  {
    id: 'graphics',
    clause: '6.2.5, 6.2.8, 6.2.9',
    checks: 'No image, form or graphics state leads out of the file, is smoothed or changes with the printer',
    find: (pdf) =>
      [...pdf.dictionaries()]
        .filter(
          ([, one]) =>
            ['/XObject', '/ExtGState'].includes(written(one['/Type'])) ||
            ['/Image', '/Form', '/PS'].includes(written(one['/Subtype'])),
        )
        .flatMap(([ref, one]) => [
          ...GRAPHICS_KEYS.filter((key) => key in one).map((key) => `${ref}: ${key}`),
          ...(one['/Interpolate'] === true ? [`${ref}: /Interpolate`] : []),
          ...(one['/Subtype'] === '/PS' ? [`${ref}: PostScript`] : []),
        ]),
  },
];

function streams(pdf: PdfFile): readonly (readonly [string, PdfDictionary])[] {
  return [...pdf.objects()].flatMap(([ref, value]) =>
    pdf.isStream(ref) && isDictionary(value) ? [[ref, value] as const] : [],
  );
}

function brokenLimit(value: PdfValue): readonly string[] {
  if (typeof value === 'number') {
    return unless(!Number.isInteger(value) || Math.abs(value) <= LARGEST_INTEGER, `the integer ${value}`);
  }
  if (typeof value !== 'string') return [];
  if (value.startsWith('/')) {
    return unless(
      Buffer.byteLength(value) - 1 <= LONGEST_NAME,
      `a name of ${Buffer.byteLength(value) - 1} bytes`,
    );
  }
  const length = lengthOfString(value);
  return unless(length <= LONGEST_STRING, `a string of ${length} bytes`);
}

/** Bytes of a string in the file at most: a text with a letter beyond ASCII may take two bytes for each, and a mark. */
function lengthOfString(value: string): number {
  if (value.startsWith('b:')) return (value.length - 2) / 2;
  if (!value.startsWith('u:')) return 0;
  return /^[\x20-\x7E]*$/u.test(value) ? value.length - 2 : 2 * (value.length - 2) + 2;
}
