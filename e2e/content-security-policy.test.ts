/** What the pages run and fetch, in a real browser: their own scripts, from their own server, and nothing else. */
import { describe, expect, it } from 'vitest';
import { pagesShownBy } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { openDictation } from './support/open-dictation.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { watch } from './support/watch-page.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: { pages: 'Rapport final', record: 'Démarrer l’enregistrement' },
  en: { pages: 'Final report', record: 'Start recording' },
} as const;

/** Every page of the product, but for those of the one report that is opened below. */
const PAGES = [
  '/',
  '/forms',
  '/forms/cnesst-medical?visit=new&name=Ilda%20Zzorvane',
  '/forms/unknown',
  '/dictation?section=section7',
  '/dictation?section=section8',
  '/dictation?section=section11',
  '/dictation-whisper',
  '/speech-test',
  '/ai-test',
  '/profile',
  '/copies',
  '/journal',
  '/journal/installation',
  '/verify',
  '/administration',
  '/no-such-page',
];

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('the pages in %s', (language) => {
  const texts = TEXTS[language];
  const words = WORDS[language];

  it('keep to their own server and their own scripts on every page', async () => {
    const page = await stage.newPage(language, null);
    const seen = await watch(page, stage.url);
    await page.goto(stage.url);
    await page.getByRole('button', { name: words.login }).click();
    await page.getByRole('textbox', { name: words.username }).fill('medecin');
    await page.getByRole('textbox', { name: words.password }).fill('demo-medecin');
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await page.getByRole('button', { name: 'MI Template' }).waitFor();
    for (const path of PAGES) {
      await page.goto(`${stage.url}${path}`);
      await page.getByRole('main').first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(seen.count()).toBeGreaterThan(200);
    expect(seen.foreign()).toEqual([]);
    expect(seen.violations).toEqual([]);
  });

  it('draw the final pages, print and record under the same rules', async () => {
    const { page, field } = await stage.openReport(language);
    const seen = await watch(page, stage.url);
    await page.reload();
    await field('emploi').fill('Préposée');
    await page.getByRole('button', { name: words.print, exact: true }).first().click();
    const anyway = page.getByRole('button', { name: EXPORT_WORDS[language].printAnyway });
    const { target, reading } = await pagesShownBy(page, anyway);
    expect(reading.text).toContain('Ilda Zzorvane');
    await target.close();
    await page.getByRole('button', { name: texts.pages }).first().click();
    await page.locator('canvas').first().waitFor();
    await openDictation(page, stage.url);
    await page.getByRole('button', { name: texts.record }).click();
    // The loudness is measured in a worklet from the first part on.
    await expect.poll(() => seen.asked(/\/parts\/2\?/u)).toBe(true);
    expect(seen.foreign()).toEqual([]);
    expect(seen.violations).toEqual([]);
  });
});

describe('what is planted in a page', () => {
  it('becomes neither markup nor code, and starts no thread', async () => {
    const page = await stage.newPage('fr');
    const seen = await watch(page, stage.url);
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('button', { name: 'MI Template' }).waitFor();
    const attempts = await page.evaluate(async () => {
      // What the driver itself runs may make code of text; what follows a pause is the page's.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      const attempt = (act: () => unknown): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const threads = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const pass = { createHTML: (text: string) => text };
      return {
        markup: attempt(() => (document.body.innerHTML = '<img src=x onerror="document.title=1">')),
        after: attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>')),
        code: attempt(() => Reflect.construct(Function, ['document.title = 1'])),
        script: attempt(() => (document.createElement('script').src = '/assets/planted.js')),
        thread: attempt(() => new Worker('/api/openapi.json')),
        policy: attempt(() => threads.trustedTypes.createPolicy('planted', pass)),
        // A default policy would pass what every other place is given.
        fallback: attempt(() => threads.trustedTypes.createPolicy('default', pass)),
      };
    });
    expect(Object.entries(attempts).filter(([, outcome]) => outcome === 'done')).toEqual([]);
    expect(await page.getByText('planted').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'MI Template' }).count()).toBe(1);
    await expect.poll(() => seen.violations.length).toBeGreaterThanOrEqual(7);
  });

  it('has the features of the browser that the pages use, and no others', async () => {
    const page = await stage.newPage('fr');
    await page.goto(stage.url);
    const allowed = await page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }).featurePolicy
        .allowedFeatures()
        .filter((feature) => !feature.startsWith('ch-'))
        .toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(allowed).toEqual([
      'autoplay',
      'clipboard-write',
      'cross-origin-isolated',
      'hid',
      'local-network',
      'local-network-access',
      'loopback-network',
      'media-playback-while-not-visible',
      'microphone',
      'on-device-speech-recognition',
      'publickey-credentials-create',
      'publickey-credentials-get',
    ]);
  });
});

describe('an answer to a call that is opened in a window', () => {
  it('is shown as text without anything of this origin', async () => {
    const page = await stage.newPage('fr');
    await page.goto(`${stage.url}/api/auth/me`);
    expect(await page.evaluate(() => window.origin)).toBe('null');
    expect(
      await page.evaluate(() => {
        try {
          return localStorage.length;
        } catch {
          return 'refused';
        }
      }),
    ).toBe('refused');
  });
});
