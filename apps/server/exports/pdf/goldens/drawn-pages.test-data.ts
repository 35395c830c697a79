/** Pages as poppler draws them, and as they are kept. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workshop } from '../../../signatures/signatures.test-data.ts';
import { readPng } from '../../../signing/handwritten/read-png.ts';
import { pngHeader, pngLines, pngOf } from '../../../signing/handwritten/signatures.test-data.ts';
import type { GreyPage } from './compare-pages.test-data.ts';

const FOLDER = path.join(import.meta.dirname, 'pages');
/** Pixels an inch: a line of text is seven pixels high, and a kept page takes some 14 kB. */
const RESOLUTION = '50';
/** What poppler writes: `P5`, the two sides, the greatest level, then the pixels. */
const PGM = /^P5\s+(\d+)\s+(\d+)\s+255\s/u;
/** Kept pages have 16 levels of grey. */
const LEVEL = 17;

/** The pages of a PDF in grey. */
export function drawPages(workshop: Workshop, pdf: Uint8Array): readonly GreyPage[] {
  const prefix = 'drawn-';
  const drawn = (): readonly string[] =>
    readdirSync(workshop.folder)
      .filter((name) => name.startsWith(prefix))
      .toSorted();
  for (const name of drawn()) rmSync(path.join(workshop.folder, name));
  workshop.succeed('pdftoppm', '-gray', '-r', RESOLUTION, workshop.write('report.pdf', pdf), 'drawn');
  return drawn().map((name) => {
    const file = Buffer.from(workshop.read(name));
    const [head, width, height] = PGM.exec(file.toString('latin1', 0, 40)) ?? [];
    if (head === undefined) throw new Error(`${name} is no picture in grey`);
    return { width: Number(width), height: Number(height), grey: file.subarray(head.length) };
  });
}

/** The kept pages of a report, in their order. */
export function readKeptPages(report: string): readonly GreyPage[] {
  return namesOf(report).map((name) => {
    const { width, height, rgb } = readPng(readFileSync(path.join(FOLDER, name)));
    return { width, height, grey: Uint8Array.from({ length: width * height }, (_, at) => rgb[3 * at] ?? 0) };
  });
}

/** Keeps pages in the place of those that were kept of that report. */
export function keepPages(report: string, pages: readonly GreyPage[]): void {
  for (const name of namesOf(report)) rmSync(path.join(FOLDER, name));
  for (const [index, page] of pages.entries()) {
    const number = String(index + 1).padStart(2, '0');
    writeFileSync(path.join(FOLDER, `${report}-${number}.png`), writePage(page));
  }
}

function namesOf(report: string): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${report}-`))
    .toSorted();
}

function writePage({ width, height, grey }: GreyPage): Buffer {
  const level = (at: number): number => Math.round((grey[at] ?? 255) / LEVEL);
  const lines = Array.from({ length: height }, (_line, y) => [
    0,
    ...Array.from({ length: Math.ceil(width / 2) }, (_pair, pair) => {
      const at = y * width + 2 * pair;
      return 16 * level(at) + (2 * pair + 1 < width ? level(at + 1) : 0);
    }),
  ]);
  return pngOf(pngHeader(width, height, [4, 0]), pngLines(lines));
}
