/** The pages as they are drawn, beside those that were looked at and kept. */
import type { DocumentBlock, ReportDocument } from '@constat/report/document';
import { afterAll, describe, expect, test } from 'vitest';
import { createWorkshop } from '../../../signatures/signatures.test-data.ts';
import { CREATION_TIME } from '../../reports.test-data.ts';
import { createPdfRenderer } from '../create-pdf-renderer.ts';
import { comparePages } from './compare-pages.test-data.ts';
import type { GreyPage } from './compare-pages.test-data.ts';
import { drawPages, readKeptPages } from './drawn-pages.test-data.ts';
import { GOLDEN_REPORTS } from './golden-reports.test-data.ts';

const workshop = createWorkshop();
afterAll(() => workshop.remove());
const { render } = await createPdfRenderer('native');
const draw = (document: ReportDocument): readonly GreyPage[] =>
  drawPages(workshop, render(document, CREATION_TIME));

test.each(Object.keys(GOLDEN_REPORTS))('the pages of the report « %s » are those that were kept', (name) => {
  const kept = readKeptPages(name);
  expect(kept.length).toBeGreaterThan(0);
  const differences = comparePages(kept, draw(GOLDEN_REPORTS[name]!()));
  expect(differences, 'look at the pages, then keep them with `npm run goldens`').toEqual([]);
});

describe('the comparison', () => {
  const kept = readKeptPages('signed');
  const page = kept[3]!;
  const report = GOLDEN_REPORTS['signed']!();
  const changed = (change: (block: DocumentBlock) => DocumentBlock): readonly GreyPage[] =>
    draw({ ...report, blocks: report.blocks.map(change) });
  /** The page with another grey in each place, by the place. */
  const repainted = (grey: (at: number) => number): readonly string[] =>
    comparePages([page], [{ ...page, grey: page.grey.map((_grey, at) => grey(at)) }]);
  const at = (place: number): number => page.grey[place] ?? 255;

  test('finds a lost row of a table, on its page and on those whose place it changes', () => {
    const pages = changed((block) =>
      block.kind === 'table' && block.rows.some(({ header }) => header === 'Babinski')
        ? { ...block, rows: block.rows.filter(({ header }) => header !== 'Babinski') }
        : block,
    );
    expect(comparePages(kept, pages)).toEqual([
      '5 pages in the place of 6',
      expect.stringMatching(/^page 4: \d{3,} pixels differ, from \d+ % to \d+ % of its height$/u),
      expect.stringMatching(/^page 5: /u),
    ]);
  });

  test('finds an emptied cell, on its page alone', () => {
    const pages = changed((block) =>
      block.kind === 'table'
        ? {
            ...block,
            rows: block.rows.map((row) =>
              row.header === 'Babinski' ? { ...row, cells: ['', ...row.cells.slice(1)] } : row,
            ),
          }
        : block,
    );
    expect(comparePages(kept, pages)).toEqual([expect.stringMatching(/^page 4: /u)]);
  });

  test('finds a missing page, one too many, and another size of paper', () => {
    expect(comparePages(kept, kept.slice(1))[0]).toBe(
      `${kept.length - 1} pages in the place of ${kept.length}`,
    );
    expect(comparePages(kept, [...kept, page])).toEqual([
      `${kept.length + 1} pages in the place of ${kept.length}`,
    ]);
    expect(comparePages([page], [{ ...page, width: page.height, height: page.width }])).toEqual([
      'page 1: it has another size',
    ]);
  });

  test('finds a line that moved by a pixel', () => {
    const lines = Array.from(
      { length: page.height },
      (_line, y) =>
        page.grey.subarray(y * page.width, (y + 1) * page.width).filter((grey) => grey < 128).length,
    );
    // The line of text at the end of the page, above its foot.
    const end = lines.findLastIndex((ink, y) => ink > 20 && y < 0.9 * page.height);
    const moves = (y: number): boolean => y > end - 8 && y <= end + 1;
    const moved = repainted((place) =>
      at(moves(Math.floor(place / page.width)) ? place - page.width : place),
    );
    expect(moved).toEqual([expect.stringMatching(/^page 1: \d+ pixels differ/u)]);
  });

  test('lets edges be smoothed otherwise: every letter a third of a pixel further', () => {
    expect(repainted((place) => Math.round((2 * at(place) + at(place - 1)) / 3))).toEqual([]);
  });
});
