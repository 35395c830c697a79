/** What is seen of a page while its data is on its way stays in its place when the data comes: a press hits what it was aimed at. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: { loading: 'Chargement...', newVisit: 'Nouvelle visite', nameOnFile: 'Nom au dossier' },
  en: { loading: 'Loading...', newVisit: 'New Visit', nameOnFile: 'Name on file' },
} as const;

/** Without these there is no page yet. */
const OF_SESSION = /\/api\/(?:auth\/|device-key|account\/(?:lock|writer))/u;
const CONTROLS = ':is(h1, h2, h3, a, button, summary, label, input, select, textarea)';

/** Writes on each control in sight where it stands. @returns how many there are */
async function rememberPlaces(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((element) => {
      const { top, height } = element.getBoundingClientRect();
      return height > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
    });
    for (const element of seen) {
      const { left, top } = element.getBoundingClientRect();
      element.setAttribute('data-test-place', `${Math.round(left)} ${Math.round(top)}`);
    }
    return seen.length;
  }, CONTROLS);
}

/** Of the remembered controls those that have moved, with where they were and where they are. */
async function movedSince(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const moved = [...document.querySelectorAll('[data-test-place]')].flatMap((element) => {
      const { left, top } = element.getBoundingClientRect();
      const before = element.getAttribute('data-test-place') ?? '';
      const now = `${Math.round(left)} ${Math.round(top)}`;
      const name = `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`;
      return now === before ? [] : [[name, `${before} → ${now}`] as const];
    });
    return Object.fromEntries(moved);
  });
}

describe.each(languagesOf(import.meta.filename))('while its data is on its way, in %s', (language) => {
  const stage = prepareStage();

  it.each(['/', '/profile', '/account', '/copies', '/administration', '/ai-test'])(
    'the page %s moves nothing that is in sight',
    async (path) => {
      const page = await stage.newPage(language);
      // However slow the machine, what waits for its place is not shown for the time that it waits.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const held: (() => void)[] = [];
        let isHeld = true;
        await page.route('**/api/**', async (route) => {
          if (isHeld && !OF_SESSION.test(route.request().url()))
            await new Promise<void>((resolve) => held.push(resolve));
          await route.continue();
        });
        await page.goto(`${stage.url}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => held.length).toBeGreaterThan(0);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await rememberPlaces(page)).toBeGreaterThan(0);
        isHeld = false;
        for (const release of held) release();
        await page.waitForLoadState('networkidle');
        await expect.poll(() => page.getByText(TEXTS[language].loading).count()).toBe(0);
        expect(await movedSince(page)).toEqual({});
        await page.unrouteAll();
      }
    },
  );

  it('the list of reports begins a visit on a phone although the reports do not come', async () => {
    const page = await stage.newPage(language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/saved-forms**', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(stage.url);
    await page.getByText(TEXTS[language].loading).first().waitFor();
    const visit = page.getByRole('heading', { name: TEXTS[language].newVisit });
    await visit.waitFor();
    const name = page.getByLabel(TEXTS[language].nameOnFile);
    await name.fill('Zztest');
    expect(await name.inputValue()).toBe('Zztest');
    release();
  });
});
