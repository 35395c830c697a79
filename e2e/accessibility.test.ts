/** Every state of every page, in both languages, light and dark: axe finds nothing, and nothing scrolls sideways at 320 px. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEndlessMotion, findInBothSchemes, findViolations, overflowAt } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { languagesOf } from './support/languages.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
import { unfoldNavigation } from './support/unfold-navigation.ts';
import { walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const FORM = '/forms/cnesst-medical';

const NAMES = {
  fr: {
    newVisit: /^Nouvelle visite/u,
    draft: /^Choisir un brouillon/u,
    notExamined: 'Non examiné',
    fold: 'Replier la navigation',
  },
  en: {
    newVisit: /^New Visit/u,
    draft: /^Select a Draft/u,
    notExamined: 'Not examined',
    fold: 'Collapse navigation',
  },
} as const;

describe.each(languagesOf(import.meta.filename))('accessibility in %s', (language) => {
  const data = mkdtempSync(join(tmpdir(), 'constat-axe-'));
  const names = NAMES[language];
  let server: RunningServer;
  let browser: TestBrowser;

  async function open(signedIn: boolean): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
    if (signedIn) {
      const answer = await page.request.post(`${server.url}/api/auth/login`, {
        data: { username: 'medecin', password: 'demo-medecin' },
      });
      expect(answer.ok()).toBe(true);
    }
    return page;
  }

  async function openForm(page: Page): Promise<void> {
    await page.goto(`${server.url}${FORM}`);
    await page.locator('#section12').waitFor({ state: 'attached' });
    await unfoldNavigation(page);
  }

  const fill = async (page: Page): Promise<void> => {
    await page.locator('[name=patientName]').fill('Ilda Zzorvane');
    await page.locator('[name=patientGender]').selectOption('female');
    await page.locator('[name=hanchesFlexionDroitActif]').fill('400');
    await page.locator('[name=hanchesExtensionDroitActif]').fill('10');
    await page.locator('[name=hanchesExtensionGaucheActif]').fill('30');
    await page.locator('[name=historiqueEvolution]').fill('Chute le 3 mars 2024.');
    await page.locator('[name=healthInsuranceNo], [name=emploi]').first().fill('Soudeuse');
  };

  beforeAll(async () => {
    browser = await openBrowser(buildWav([1]));
    server = await startServer(data);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('holds for the pages', async () => {
    const page = await open(false);
    const outside = walkStates(page);
    await page.goto(server.url);
    await page.getByRole('button', { name: WORDS[language].login }).waitFor();
    await outside.look('landing');
    await page.getByRole('button', { name: WORDS[language].login }).click();
    await page.getByRole('textbox', { name: WORDS[language].username }).waitFor();
    await outside.look('login');
    await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click();
    await outside.look('login, refused');
    expect(outside.faults()).toEqual([]);
    await page.context().close();

    const inside = await open(true);
    const walk = walkStates(inside);
    for (const path of [
      '/forms',
      '/profile',
      '/dictation',
      '/speech-test',
      '/ai-test',
      '/forms/epaule',
      '/nulle-part',
    ]) {
      await inside.goto(`${server.url}${path}`);
      await inside.locator('h1').first().waitFor();
      await inside.waitForLoadState('networkidle');
      await walk.look(path);
    }
    expect(walk.faults()).toEqual([]);
    await inside.context().close();
  });

  it('holds for the picker’s dialog', async () => {
    const page = await open(true);
    const walk = walkStates(page);
    await page.goto(`${server.url}/forms`);
    const picker = page.getByRole('button', { name: 'MI Template' });
    await picker.waitFor();
    await walk.dialog('choice', () => picker.click());
    await walk.dialog('name', async () => {
      await picker.click();
      await page.getByRole('button', { name: names.newVisit }).click();
    });
    await walk.dialog('draft', async () => {
      await picker.click();
      await page.getByRole('button', { name: names.draft }).click();
    });
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });

  it('holds for the form, empty and filled, with each of its dialogs', async () => {
    const page = await open(true);
    const walk = walkStates(page);
    await openForm(page);
    await walk.look('empty');
    await fill(page);
    await page.locator('[name=emploi]').focus();
    await walk.look('filled');
    // Once with all that stands behind a dialog; after that the dialogs alone.
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await walk.look('palette, over the form');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await walk.dialog('palette, asked', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('flexion');
    });
    await walk.dialog('palette, nothing found', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('zzqq');
    });
    await walk.dialog('help', () => page.keyboard.press('Control+/'));
    await walk.dialog('progress', () => page.keyboard.press('Alt+Shift+P'));
    await walk.dialog('save to draft', () => page.keyboard.press('Control+s'));
    for (const icon of ['copy', 'save-all', 'archive', 'files', 'history', 'eraser']) {
      await walk.dialog(icon, () => page.locator(`aside li:has(.lucide-${icon}) button`).click());
    }
    await page.getByRole('button', { name: names.notExamined }).first().click();
    await page.locator('#sectionA input[type=checkbox]').check();
    await page.locator('#section5 summary').click();
    await page.getByRole('button', { name: names.fold }).click();
    await walk.look('folded, not examined');
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });

  it('holds on the error screen', async () => {
    const page = await open(true);
    // A chunk that cannot be read is an error that the router meets while rendering.
    await page.route('**/assets/form-page*.js', (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("x")' }),
    );
    await page.goto(`${server.url}${FORM}`);
    await page.getByRole('heading', { name: /^(?:Erreur d'application|Application error)$/u }).waitFor();
    expect(await findInBothSchemes(page)).toEqual([]);
  });

  it('reflows at 320 px', async () => {
    const page = await open(true);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: Record<string, number> = {};
    for (const path of [
      '/forms',
      '/profile',
      '/dictation',
      '/speech-test',
      '/ai-test',
      '/nulle-part',
      FORM,
    ]) {
      await page.goto(`${server.url}${path}`);
      await page.locator('h1').first().waitFor();
      if (path === FORM) await page.locator('#section12').waitFor({ state: 'attached' });
      wide[path] = await overflowAt(page);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    wide['palette'] = await overflowAt(page);
    expect(Object.entries(wide).filter(([, pixels]) => pixels > 0)).toEqual([]);
  });
});

it('finds what is wrong when something is', async () => {
  const browser = await openBrowser(buildWav([1]));
  const page = await browser.newPage();
  await page.setContent(
    '<main><h1>x</h1><button style="width:10px;height:10px;padding:0"></button><button>y</button></main>',
  );
  const found = await findViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent('<p style="width: 400px">x</p>');
  const overflow = await overflowAt(page);
  await page.setContent(
    '<style>@keyframes x { to { opacity: 0 } } p { animation: x 1s infinite }</style><p>x</p>',
  );
  const moving = await findEndlessMotion(page);
  await browser.close();
  expect(moving).toHaveLength(1);
  expect(found.join()).toContain('button-name');
  expect(found.join()).toContain('target-size');
  expect(overflow).toBeGreaterThan(0);
});
