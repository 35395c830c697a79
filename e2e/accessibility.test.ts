/** Every state of every page, in both languages, light and dark: axe finds nothing, and nothing scrolls sideways at 320 px. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, overflowAt } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { buildWav } from './support/wav.ts';
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

describe.each(['fr', 'en'] as const)('accessibility in %s', (language) => {
  const data = mkdtempSync(join(tmpdir(), 'constat-axe-'));
  const names = NAMES[language];
  let server: RunningServer;
  let browser: TestBrowser;

  async function open(scheme: 'light' | 'dark', signedIn: boolean): Promise<Page> {
    const page = await browser.newPage({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
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
  }

  /** Opens a dialog, looks at it, and closes it with Escape. */
  async function lookAtDialog(page: Page, show: () => Promise<unknown>): Promise<readonly string[]> {
    await show();
    const dialog = page.locator('[role=dialog], [role=alertdialog]');
    await dialog.waitFor();
    const found = await findViolations(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return found;
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

  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    it('holds for the pages', async () => {
      const page = await open(scheme, false);
      const found: Record<string, readonly string[]> = {};
      await page.goto(server.url);
      await page.getByRole('button', { name: WORDS[language].login }).waitFor();
      found['landing'] = await findViolations(page);
      await page.getByRole('button', { name: WORDS[language].login }).click();
      await page.getByRole('textbox', { name: WORDS[language].username }).waitFor();
      found['login'] = await findViolations(page);
      await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click();
      found['login, refused'] = await findViolations(page);
      await page.context().close();

      const inside = await open(scheme, true);
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
        found[path] = await findViolations(inside);
      }
      expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
    });

    it('holds for the picker’s dialog', async () => {
      const page = await open(scheme, true);
      await page.goto(`${server.url}/forms`);
      const picker = page.getByRole('button', { name: 'MI Template' });
      await picker.waitFor();
      const found = {
        choice: await lookAtDialog(page, () => picker.click()),
        name: await lookAtDialog(page, async () => {
          await picker.click();
          await page.getByRole('button', { name: names.newVisit }).click();
        }),
        draft: await lookAtDialog(page, async () => {
          await picker.click();
          await page.getByRole('button', { name: names.draft }).click();
        }),
      };
      expect(found).toEqual({ choice: [], name: [], draft: [] });
    });

    it('holds for the form, empty and filled, with each of its dialogs', async () => {
      const page = await open(scheme, true);
      await openForm(page);
      const found: Record<string, readonly string[]> = { empty: await findViolations(page) };
      await fill(page);
      await page.locator('[name=emploi]').focus();
      found['filled'] = await findViolations(page);
      found['palette'] = await lookAtDialog(page, () => page.keyboard.press('Control+k'));
      found['palette, asked'] = await lookAtDialog(page, async () => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('flexion');
      });
      found['help'] = await lookAtDialog(page, () => page.keyboard.press('Control+/'));
      found['progress'] = await lookAtDialog(page, () => page.keyboard.press('Alt+Shift+P'));
      found['save to draft'] = await lookAtDialog(page, () => page.keyboard.press('Control+s'));
      for (const icon of ['copy', 'save-all', 'archive', 'files', 'history', 'eraser']) {
        found[icon] = await lookAtDialog(page, () =>
          page.locator(`aside li:has(.lucide-${icon}) button`).click(),
        );
      }
      await page.getByRole('button', { name: names.notExamined }).first().click();
      await page.locator('#sectionA input[type=checkbox]').check();
      await page.locator('#section5 summary').click();
      await page.getByRole('button', { name: names.fold }).click();
      found['folded, not examined'] = await findViolations(page);
      expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
    });
  });

  it('holds on the error screen', async () => {
    const page = await open('light', true);
    // A chunk that cannot be read is an error that the router meets while rendering.
    await page.route('**/assets/form-page*.js', (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("x")' }),
    );
    await page.goto(`${server.url}${FORM}`);
    await page.getByRole('heading', { name: /^(?:Erreur d'application|Application error)$/u }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('reflows at 320 px', async () => {
    const page = await open('light', true);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: Record<string, number> = {};
    for (const path of ['/forms', '/profile', '/dictation', '/nulle-part', FORM]) {
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
  await browser.close();
  expect(found.join()).toContain('button-name');
  expect(found.join()).toContain('target-size');
  expect(overflow).toBeGreaterThan(0);
});
