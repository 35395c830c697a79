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
import { findBrowser } from '../../e2e/support/find-browser.ts';
import { startServer } from '../../e2e/support/server.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import { LIBRARIES, serveLibraryPages } from './library-pages.ts';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import { LAST_FIELD, TYPED_FIELD, filledReport } from '../form-libraries/filled-report.ts';
import type { Aim, Figure } from '../measure.ts';
import { measureLoads, measureTyping } from './measure-typing.ts';
import type { OpenPage, TypingFigures } from './measure-typing.ts';

type Kind = keyof TypingFigures;

/** The figures and their aims; that the form can be used soon is asked beside Formik alone, within 1.2 times its time. */
const KINDS: Readonly<Record<Kind, Pick<Figure, 'name' | 'unit' | 'aim'> & { readonly besideFormik?: Aim }>> =
  {
    script: { name: 'script a key', unit: 'ms', aim: { atMost: 1 } },
    frame: { name: 'key to frame at 4×, p95', unit: 'ms', aim: { atMost: 50 } },
    usable: { name: 'form can be used', unit: 'ms', besideFormik: { timesBetter: 1 / 1.2 } },
    elements: { name: 'elements of the page', unit: '' },
  };

/** The reports that are measured: the parts of the examination that are open in each, and what is told of it. */
const REPORTS: readonly {
  readonly name: string;
  readonly regions: readonly RegionId[];
  readonly wanted: readonly Kind[];
}[] = [
  {
    name: 'every region',
    regions: MEDICAL_EVALUATION.regions.map(({ id }) => id),
    wanted: ['script', 'frame'],
  },
  { name: 'usual regions', regions: MEDICAL_EVALUATION.usualRegions, wanted: ['usable', 'elements'] },
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

/** Each figure beside each library that shows the same catalogue on a bare page. */
function figuresOf(
  report: string,
  [own, ...others]: readonly TypingFigures[],
  wanted: readonly Kind[],
): readonly Figure[] {
  if (own === undefined) throw new Error('nothing was measured');
  return wanted.flatMap((kind) => {
    const { besideFormik, aim, ...about } = KINDS[kind];
    return others.map((other, index): Figure => {
      const library = LIBRARIES[index] ?? '';
      return {
        ...about,
        name: `${about.name}, ${report}`,
        ours: own[kind],
        peer: { name: library, values: other[kind] },
        // Once is enough for an aim that no peer takes part in.
        ...(index === 0 && aim !== undefined && { aim }),
        ...(besideFormik !== undefined && library === 'formik' && { aim: besideFormik }),
      };
    });
  });
}

export async function benchForm(): Promise<readonly Figure[]> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'constat-bench-form-'));
  const server = await startServer(data, { CONSTAT_SPEECH_ENGINE: 'off' });
  const pages = await serveLibraryPages();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
  const addresses = { own: server.url, libraries: pages.url };
  const figures: Figure[] = [];
  try {
    for (const { name, regions, wanted } of REPORTS) {
      const fields = Object.keys(filledReport(regions)).length;
      const measured = await measureReport(browser, addresses, regions);
      figures.push(...figuresOf(`${fields} fields, ${name}`, measured, wanted));
    }
    return figures;
  } finally {
    await browser.close();
    await pages.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Constat's figures, then those of each library. */
async function measureReport(
  browser: Browser,
  addresses: { readonly own: string; readonly libraries: string },
  regions: readonly RegionId[],
): Promise<readonly TypingFigures[]> {
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
  const typed = await measureTyping(pages);
  for (const { page } of pages) await page.close();
  return typed.map((figures, index) => ({ ...figures, usable: loads[index] ?? [] }));
}
