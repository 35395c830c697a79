import { DRAWN_SIGNATURE, HANDWRITTEN_SIGNATURE_SIDE } from '@constat/contract/limits';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { readHandwritten } from './read-handwritten.ts';
import { readPng } from './read-png.ts';
import { drawing, inkPng, pngChunk, pngHeader, pngLines, pngOf } from './signatures.test-data.ts';

const codeOf = (file: Uint8Array): string => {
  try {
    readHandwritten(file);
  } catch (error) {
    return error instanceof Refusal ? error.code : 'broken';
  }
  return 'taken';
};

/** The pixels of a PNG of some lines, as six hexadecimal digits each. */
const pixels = (file: Buffer): string[] => readPng(file).rgb.toString('hex').match(/.{6}/gu) ?? [];

test.each([
  ['black and white', pngOf(pngHeader(3, 1, [1, 0]), pngLines([[0, 64]])), ['000000', 'ffffff', '000000']],
  ['four greys', pngOf(pngHeader(3, 1, [2, 0]), pngLines([[0, 24]])), ['000000', '555555', 'aaaaaa']],
  [
    'grey of 16 bits',
    pngOf(pngHeader(2, 1, [16, 0]), pngLines([[0, 0x12, 0x34, 0xff, 0xff]])),
    ['121212', 'ffffff'],
  ],
  ['grey that is clear', pngOf(pngHeader(2, 1, [8, 4]), pngLines([[0, 0, 255, 0, 0]])), ['000000', 'ffffff']],
  ['colour that is half clear', pngOf(pngHeader(1, 1, [8, 6]), pngLines([[0, 0, 0, 255, 127]])), ['8080ff']],
  [
    'a palette with a clear entry',
    pngOf(
      pngHeader(3, 1, [4, 3]),
      pngChunk('PLTE', Buffer.from([1, 2, 3, 10, 20, 30, 9, 9, 9])),
      pngChunk('tRNS', Buffer.from([255, 255, 0])),
      pngLines([[0, 0x01, 0x20]]),
    ),
    ['010203', '0a141e', 'ffffff'],
  ],
])('a picture in %s is read, and laid on white', (_name, file, expected) => {
  expect(pixels(file)).toEqual(expected);
});

test('each filter of PNG is undone', () => {
  const grey = (lines: readonly number[][]) => pngOf(pngHeader(2, lines.length, [8, 0]), pngLines(lines));
  // None, sub, up, average and Paeth, each over the line above.
  const lines = [
    [0, 10, 20],
    [1, 5, 5],
    [2, 1, 1],
    [3, 1, 1],
    [4, 2, 2],
  ];
  const expected = [10, 20, 5, 10, 6, 11, 4, 8, 6, 10];
  expect(pixels(grey(lines)).map((pixel) => Number.parseInt(pixel.slice(0, 2), 16))).toEqual(expected);
  expect(codeOf(grey([[5, 1, 1]]))).toBe('HANDWRITTEN_SIGNATURE_INVALID');
});

test('of a picture nothing stays but its ink: neither margins nor what else the file says', () => {
  const { format, content, width, height } = readHandwritten(inkPng('Zz secret'));
  expect([format, width]).toEqual(['png', 160]);
  expect(height).toBeGreaterThan(45);
  expect(height).toBeLessThan(60);
  expect(Buffer.from(content).includes('Zz secret')).toBe(false);
  const again = readPng(Buffer.from(content));
  expect([again.width, again.height]).toEqual([width, height]);
  expect(again.rgb.includes(Buffer.from([20, 40, 140]))).toBe(true);
  // What was read is read again as it is: an archive can be imported.
  expect(Buffer.from(readHandwritten(content).content).equals(Buffer.from(content))).toBe(true);
});

test('of a drawing nothing stays but its points', () => {
  const { format, content, width, height } = readHandwritten(drawing());
  expect(format).toBe('svg');
  const text = Buffer.from(content).toString();
  expect(text).toContain(`viewBox="0 0 ${width} ${height}"`);
  // The ink begins at the edge, and a dot has a length.
  expect(text).toContain('d="M8 118L88 8L148 178L238 38L328 158L508 98M548 18L549 18"');
  expect(Buffer.from(readHandwritten(content).content).toString()).toBe(text);
});

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
const PATH = '<path d="M100 200L300 90"/>';

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('Zz')],
  ['the mark of a PNG alone', pngOf()],
  ['a PNG that was cut', inkPng().subarray(0, 300)],
  ['a PNG with a changed byte', inkPng().fill(7, 60, 61)],
  ['a PNG with interlacing', pngOf(pngHeader(1, 1, [8, 0, 1]), pngLines([[0, 0]]))],
  ['a PNG without a side', pngOf(pngHeader(0, 1, [8, 0]), pngLines([[0]]))],
  ['a PNG of a kind that there is not', pngOf(pngHeader(1, 1, [4, 2]), pngLines([[0, 0]]))],
  ['too few lines', pngOf(pngHeader(1, 2, [8, 0]), pngLines([[0, 0]]))],
  ['a palette that is too short', pngOf(pngHeader(1, 1, [8, 3]), pngLines([[0, 1]]))],
  ['a script', svg(`<script>alert(1)</script>${PATH}`)],
  ['a script in an event', Buffer.from(drawing().toString().replace('<path', '<path onload="alert(1)"'))],
  ['a picture from elsewhere', svg(`<image href="http://127.0.0.1/x.png"/>${PATH}`)],
  ['a style', svg(`<style>@import url(x)</style>${PATH}`)],
  ['an entity', Buffer.from(`<!DOCTYPE a [<!ENTITY b "c">]>${drawing().toString()}`)],
  ['a curve', drawing('M100 200C1 2 3 4 5 6')],
  ['a number without end', drawing(`M100 200L${'9'.repeat(400)} 1`)],
  ['a path that begins with a line', drawing('L100 200M1 1')],
])('%s is refused', (_name, file) => {
  expect(codeOf(file)).toBe('HANDWRITTEN_SIGNATURE_INVALID');
});

test('what is too large, too long or blank is refused as that', () => {
  const wide = pngOf(pngHeader(HANDWRITTEN_SIGNATURE_SIDE + 1, 1, [8, 0]), pngLines([[0]]));
  expect(codeOf(wide)).toBe('HANDWRITTEN_SIGNATURE_TOO_LARGE');
  const strokes = Array.from({ length: DRAWN_SIGNATURE.strokes + 1 }, (_stroke, at) => `M${at} 1L${at} 90`);
  expect(codeOf(drawing(strokes.join('')))).toBe('HANDWRITTEN_SIGNATURE_TOO_LONG');
  const points = 'L100 200L300 90'.repeat(DRAWN_SIGNATURE.points / 2);
  expect(codeOf(drawing(`M1 1${points}`))).toBe('HANDWRITTEN_SIGNATURE_TOO_LONG');
  expect(codeOf(drawing('M500 200L503 201'))).toBe('HANDWRITTEN_SIGNATURE_BLANK');
  const white = Array.from({ length: 20 }, () => [0, ...Array<number>(20).fill(255)]);
  expect(codeOf(pngOf(pngHeader(20, 20, [8, 0]), pngLines(white)))).toBe('HANDWRITTEN_SIGNATURE_BLANK');
});

test('a file of a few bytes that unpacks to more than its size says takes no memory', () => {
  const bomb = pngChunk('IDAT', Buffer.from([]));
  expect(codeOf(pngOf(pngHeader(10, 10, [8, 0]), bomb))).toBe('HANDWRITTEN_SIGNATURE_INVALID');
  const long = pngLines([Array<number>(5_000_000).fill(0)]);
  expect(codeOf(pngOf(pngHeader(10, 10, [8, 0]), long))).toBe('HANDWRITTEN_SIGNATURE_INVALID');
});
