/**
 * The colour profile of sRGB (IEC 61966-2-1), written by the rules of ICC.1:2004-10: what a PDF/A names as the colours
 * that it is meant for.
 */

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
/** Version 4.2.0, as PDF 1.7 knows it. */
const VERSION = 0x04_20_00_00;
/** The white of the profile's connection space, D50. */
const WHITE = [0.9642, 1, 0.8249];
/** The primaries of sRGB in that space, adapted from D65 by Bradford's method, and the matrix of that adaptation. */
const [RED, GREEN, BLUE] = [
  [0.436041, 0.222485, 0.01392],
  [0.385113, 0.716905, 0.097067],
  [0.143046, 0.06061, 0.713913],
] as const;
const ADAPTATION = [
  1.047886, 0.022919, -0.050216, 0.029582, 0.990484, -0.017079, -0.009252, 0.015073, 0.751678,
];
/** Exponent, then a, b, c and d of the curve: (aX + b) to the exponent from d on, cX below. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
/** The kind of a curve of those five numbers. */
const CURVE_KIND = 3;

const DESCRIPTION = 'sRGB IEC61966-2.1';
const COPYRIGHT = 'No copyright, use freely';

/** The bytes of the profile, the same each time. */
export function srgbProfile(): Buffer {
  const curve = Buffer.concat([typeOf('para'), uint32(CURVE_KIND * 0x1_0000), ...CURVE.map(fixed)]);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', text(DESCRIPTION)],
    ['cprt', text(COPYRIGHT)],
    ['wtpt', xyz(WHITE)],
    ['chad', Buffer.concat([typeOf('sf32'), ...ADAPTATION.map(fixed)])],
    ['rXYZ', xyz(RED)],
    ['gXYZ', xyz(GREEN)],
    ['bXYZ', xyz(BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table: Buffer[] = [uint32(tags.length)];
  const data: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let at = HEADER_BYTES + 4 + TAG_BYTES * tags.length;
  for (const [signature, content] of tags) {
    const place = places.get(content) ?? at;
    table.push(Buffer.from(signature, 'latin1'), uint32(place), uint32(content.length));
    if (places.has(content)) continue;
    places.set(content, at);
    const padding = Buffer.alloc(-content.length & 3);
    data.push(content, padding);
    at += content.length + padding.length;
  }
  return Buffer.concat([header(at), ...table, ...data]);
}

function header(size: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(VERSION, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  // The first of January 2026; the file that holds the profile has a date of its own.
  for (const [index, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + 2 * index);
  bytes.write('acsp', 36, 'latin1');
  Buffer.concat(WHITE.map(fixed)).copy(bytes, 68);
  return bytes;
}

/** A text in one language, in UTF-16. */
function text(value: string): Buffer {
  const letters = Buffer.from(value, 'utf16le').swap16();
  const [records, recordBytes, firstAt] = [1, 12, 28];
  return Buffer.concat([
    typeOf('mluc'),
    uint32(records),
    uint32(recordBytes),
    Buffer.from('enUS', 'latin1'),
    uint32(letters.length),
    uint32(firstAt),
    letters,
  ]);
}

function xyz(values: readonly number[]): Buffer {
  return Buffer.concat([typeOf('XYZ '), ...values.map(fixed)]);
}

function typeOf(signature: string): Buffer {
  return Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.alloc(4)]);
}

/** A number in 16 bits before the point and 16 behind it. */
function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
