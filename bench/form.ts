/**
 * The filled report form while one types: script time per key, keydown to frame, elements, time to a usable form; beside
 * it, in the same run and browser, the same catalogue with the usual form libraries on bare pages.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { newReportMeta } from '@constat/report/rules';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { startServer } from '../e2e/support/server.ts';
import { buildWeb } from '../scripts/build-web.ts';
import { LIBRARIES, serveLibraryPages } from './form-pages.ts';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import { LAST_FIELD, TYPED_FIELD, filledReport } from './form-libraries/filled-report.ts';
import { measureLoads, measureTyping } from './typing.ts';
import type { OpenPage, TypingFigures } from './typing.ts';

/**
 * Aims: milliseconds of script per key, and from keydown to frame at a CPU slowed four times; times of the plain form with
 * Formik until the form is usable.
 */
const AIMS = { script: 1, frame: 50, usable: 1.2 } as const;

/** The reports that are measured: the parts of the examination that are open in each. */
const REPORTS: readonly { readonly name: string; readonly regions: readonly RegionId[] }[] = [
  { name: 'every region', regions: MEDICAL_EVALUATION.regions.map(({ id }) => id) },
  { name: 'the usual regions', regions: MEDICAL_EVALUATION.usualRegions },
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

function selectorOf(id: string, isSurvey: boolean): string {
  const control = ':is(input, textarea, select)';
  return isSurvey ? `[data-name="${id}"] ${control}` : `${control}[name="${id}"]`;
}

/** A page that goes on with a filled report in which these parts of the examination are open. */
async function openOwnForm(browser: Browser, url: string, regions: readonly RegionId[]): Promise<Page> {
  const page = await browser.newPage({ locale: 'fr-CA', viewport: { width: 1440, height: 900 } });
  const signIn = await page.request.post(`${url}/api/auth/login`, {
    data: { username: 'medecin', password: 'demo-medecin' },
  });
  if (!signIn.ok()) throw new Error(`sign-in answered ${signIn.status()}`);
  const saved = await page.request.post(`${url}/api/saved-forms`, {
    data: {
      title: 'Rapport rempli',
      formType: 'draft',
      retentionDays: 7,
      ...MEDICAL_EVALUATION.name,
      formData: filledReport(regions),
      meta: newReportMeta(MEDICAL_EVALUATION, 'fr', regions),
    },
  });
  if (!saved.ok()) throw new Error(`the save answered ${saved.status()}`);
  const { id } = (await saved.json()) as { readonly id: string };
  await page.goto(`${url}/forms/cnesst-medical?draft=${id}`);
  await page.waitForURL(/cnesst-medical$/u);
  // From here on a load of the page is what a physician meets who goes on with a report.
  return page;
}

function line(name: string, figures: TypingFigures, own: TypingFigures | null): string {
  const beside = (value: number, base: number | undefined): string =>
    base === undefined ? '' : ` (×${(value / base).toFixed(1)})`;
  return [
    name.padEnd(14),
    `script/key ${figures.script.toFixed(2)} ms${beside(figures.script, own?.script)}`,
    `main thread/key ${figures.thread.toFixed(2)} ms${beside(figures.thread, own?.thread)}`,
    `key→frame p95 at 4× ${figures.frame.toFixed(0)} ms${beside(figures.frame, own?.frame)}`,
    `elements ${figures.elements}${beside(figures.elements, own?.elements)}`,
    `usable after ${figures.usable.toFixed(0)} ms${beside(figures.usable, own?.usable)}`,
  ].join(' · ');
}

/** Prints Constat's figures with their aims, then each library's with its ratio to them, for each of the reports. */
export async function benchForm(): Promise<void> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'constat-bench-form-'));
  const server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'off' });
  const pages = await serveLibraryPages();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
  try {
    for (const { name, regions } of REPORTS) {
      console.log(
        `${name}: ${Object.keys(filledReport(regions)).length} fields, all filled, all sections open`,
      );
      await measureReport(browser, { own: server.url, libraries: pages.url }, regions);
    }
    console.log(
      `aims: script/key ≤ ${AIMS.script} ms, key→frame p95 ≤ ${AIMS.frame} ms; with the usual regions usable ≤ ${AIMS.usable} × formik`,
    );
  } finally {
    await browser.close();
    await pages.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureReport(
  browser: Browser,
  addresses: { readonly own: string; readonly libraries: string },
  regions: readonly RegionId[],
): Promise<void> {
  const viewport = { width: 1440, height: 900 };
  const pages: OpenPage[] = [
    {
      page: await openOwnForm(browser, addresses.own, regions),
      typed: {
        url: `${addresses.own}/forms/cnesst-medical`,
        typed: selectorOf(TYPED_FIELD, false),
        last: selectorOf(LAST_FIELD, false),
      },
    },
  ];
  for (const name of LIBRARIES) {
    const isSurvey = name === 'surveyjs';
    pages.push({
      page: await browser.newPage({ viewport }),
      typed: {
        url: `${addresses.libraries}/${name}.html?regions=${regions.join(',')}`,
        typed: selectorOf(TYPED_FIELD, isSurvey),
        last: selectorOf(LAST_FIELD, isSurvey),
      },
    });
  }
  const loads = await measureLoads(pages);
  let own: TypingFigures | null = null;
  for (const [index, name] of ['Constat', ...LIBRARIES].entries()) {
    const page = pages[index];
    const usable = loads[index];
    if (page === undefined || usable === undefined) throw new Error(`${name} was not measured`);
    const figures = { ...(await measureTyping(page)), usable };
    await page.page.close();
    const ratio =
      name === 'formik' && own !== null ? ` · Constat usable ×${(own.usable / usable).toFixed(2)}` : '';
    console.log(line(name, figures, own) + ratio);
    own ??= figures;
  }
}
