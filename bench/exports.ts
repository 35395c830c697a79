/** Time of each export of one realistic report, beside the same report printed by a browser that is already running. */
import { chromium } from 'playwright-core';
import { createExportService } from '../apps/server/exports/export-service.ts';
import type { ExportJob } from '../apps/server/exports/export-service.ts';
import { CREATION_TIME, realisticReport } from '../apps/server/exports/reports.test-data.ts';
import { findBrowser } from '../e2e/support/find-browser.ts';

const WARM_UP = 5;
const ROUNDS = 20;

export interface ExportBenchResult {
  /** Median milliseconds, through the worker. */
  readonly ours: Readonly<Record<ExportJob['format'], number>>;
  /** Median milliseconds of Chromium's own print to PDF of our print page. */
  readonly browserPdf: number;
  /** Our PDF divided by the browser's, turn about in the same run. */
  readonly ratio: number;
}

export async function benchExports(): Promise<ExportBenchResult> {
  const service = createExportService();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const job = { document: realisticReport('fr'), creationTime: CREATION_TIME };
    const render = (format: ExportJob['format']) => service.render({ ...job, format });
    const { bytes } = await render('html');
    const html = new TextDecoder().decode(bytes);
    const byBrowser = async () => {
      await page.setContent(html);
      return page.pdf({ preferCSSPageSize: true, tagged: true });
    };
    const works = {
      pdf: () => render('pdf'),
      browserPdf: byBrowser,
      docx: () => render('docx'),
      html: () => render('html'),
    };
    const times = {
      pdf: [] as number[],
      browserPdf: [] as number[],
      docx: [] as number[],
      html: [] as number[],
    };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const name of ['pdf', 'browserPdf', 'docx', 'html'] as const) {
        const spent = await milliseconds(works[name]);
        if (round >= 0) times[name].push(spent);
      }
    }
    const ours = { pdf: median(times.pdf), docx: median(times.docx), html: median(times.html) };
    const browserPdf = median(times.browserPdf);
    const result = { ours, browserPdf, ratio: ours.pdf / browserPdf };
    console.log(`one report, ${ROUNDS} rounds, median milliseconds:`);
    console.log(`  PDF           ${ours.pdf.toFixed(1)}`);
    console.log(`  Word          ${ours.docx.toFixed(1)}`);
    console.log(`  print page    ${ours.html.toFixed(1)}`);
    console.log(`  browser’s PDF ${browserPdf.toFixed(1)}`);
    console.log(`  ratio         ${result.ratio.toFixed(2)}`);
    return result;
  } finally {
    await browser.close();
    await service.close();
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
