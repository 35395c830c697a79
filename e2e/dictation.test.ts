/** The dictation page in a real browser: what is heard again, the floating button, what a crash leaves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { beginVisit, openDictation } from './support/open-dictation.ts';
import { reachTime } from './support/reach-time.ts';
import { startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { buildWav } from './support/wav.ts';

const samples = join(import.meta.dirname, '..', 'apps', 'server', 'speech', 'fixtures', 'model', 'samples');
const clip = join(samples, 'fr-03.wav');
const SPOKEN = 'patient a été opéré';

const data = mkdtempSync(join(tmpdir(), 'constat-e2e-'));
let server: RunningServer;
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser(buildWav([1, clip, 30]));
  server = await startServer(data);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await signIn(page, server.url);
  await openDictation(page, server.url);
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).waitFor();
  return page;
}

/** Records until the clip has been heard. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Démarrer l’enregistrement' }).click();
  await reachTime(page, '00:07');
}

const finalText = (page: Page) => page.getByRole('textbox', { name: 'Texte final' });

it('what was dictated can be heard again word by word, and its fields are filled by Tab', async () => {
  const page = await openPage();
  await finalText(page).fill('Suivi dans […] semaines, [amélioré|stable].');
  await finalText(page).press('Control+Home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('six');
  await page.keyboard.press('Tab');
  await page
    .getByRole('group', { name: 'Choix pour ce champ' })
    .getByRole('button', { name: 'stable' })
    .click();
  await expect.poll(() => finalText(page).inputValue()).toBe('Suivi dans six semaines, stable.');
  await finalText(page).press('Control+End');
  await record(page);
  await page.getByRole('button', { name: 'Arrêter et transcrire' }).click();
  await expect.poll(() => finalText(page).inputValue(), { timeout: 30_000 }).toContain(SPOKEN);
  expect(await finalText(page).inputValue()).toMatch(/^Suivi dans six semaines, stable\./u);
  const audio = page.waitForResponse((response) => response.url().endsWith('/chunks/0/audio'));
  const words = page.getByRole('toolbar', { name: 'Mots de la dictée' });
  await words.getByRole('button', { name: 'patient' }).first().click();
  expect((await audio).status()).toBe(200);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('a');
  await page.context().close();
});

it('a recording that a reload cut off is offered again, moves no button of the recorder, and becomes text', async () => {
  const page = await openPage();
  const start = page.getByRole('button', { name: 'Démarrer' });
  const place = await start.boundingBox();
  await record(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('n’a pas été transcrit').waitFor();
  await expect.poll(() => start.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Transcrire', exact: true }).click();
  await expect.poll(() => finalText(page).inputValue(), { timeout: 30_000 }).toContain(SPOKEN);
  await expect.poll(() => page.getByText('n’a pas été transcrit').count()).toBe(0);
  await page.context().close();
});

it('a recording of another report is named, never transcribed into this one by itself', async () => {
  const page = await openPage();
  await record(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await beginVisit(page, server.url, 'Bruno Zzautre');
  await page.goto(`${server.url}/dictation?section=section7`);
  const found = page.getByRole('region', { name: 'Enregistrements à récupérer' });
  await found.getByText(/appartient à un autre rapport.*Ilda Zzorvane/u).waitFor();
  expect(await found.getByRole('button', { name: 'Transcrire', exact: true }).count()).toBe(0);
  await found.getByRole('button', { name: 'Le déplacer ici' }).click();
  await found.getByRole('button', { name: 'Transcrire', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await found.getByText(/appartient à un autre rapport/u).waitFor();
  await found.getByRole('button', { name: 'Le déplacer ici' }).click();
  await found.getByRole('button', { name: 'Transcrire', exact: true }).click();
  await expect.poll(() => finalText(page).inputValue(), { timeout: 30_000 }).toContain(SPOKEN);
  await page.context().close();
});

it('the record key starts, pauses and goes on, wherever the focus is', async () => {
  const page = await openPage();
  await finalText(page).focus();
  await page.keyboard.press('Alt+Shift+KeyD');
  await page.getByRole('button', { name: 'Suspendre l’enregistrement' }).waitFor();
  await page.keyboard.press('Alt+Shift+KeyD');
  await page.getByRole('button', { name: 'Reprendre l’enregistrement' }).waitFor();
  await page.keyboard.down('F9');
  await page.getByRole('button', { name: 'Suspendre l’enregistrement' }).waitFor();
  await page.keyboard.up('F9');
  await page.getByRole('button', { name: 'Reprendre l’enregistrement' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('final-text');
  await page.context().close();
});

describe('the floating button', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Dicter dans le champ' });

  async function openForm(): Promise<Page> {
    const page = await browser.newPage();
    await signIn(page, server.url);
    await page.goto(`${server.url}/forms/cnesst-medical`);
    await button(page).waitFor();
    return page;
  }

  it('writes at the caret of the field that has the focus, which keeps it', async () => {
    const page = await openForm();
    const field = page.locator('[name="historiqueEvolution"]');
    await field.fill('Avant. Après.');
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
    await button(page).click();
    await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toContain(SPOKEN);
    const text = await field.inputValue();
    expect([text.startsWith('Avant. '), text.endsWith(' Après.')]).toEqual([true, true]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'historiqueEvolution',
    );
    await page.getByRole('button', { name: 'Arrêter la dictée' }).click();
    await page.context().close();
  });

  it('fades while the page scrolls, and leads to the dictation page where no field has the focus', async () => {
    const page = await openForm();
    const opacities = await button(page).evaluate(async (element) => {
      const holder = element.parentElement;
      const seen: string[] = [];
      const look = () => seen.push(holder?.classList.contains('opacity-30') === true ? 'faded' : 'whole');
      const changed = () =>
        new Promise<void>((resolve) => {
          const change = new MutationObserver(() => {
            change.disconnect();
            resolve();
          });
          if (holder !== null) change.observe(holder, { attributes: true, attributeFilter: ['class'] });
        });
      look();
      const scrolled = changed();
      window.scrollBy(0, 300);
      await scrolled;
      look();
      await changed();
      look();
      return seen;
    });
    expect(opacities).toEqual(['whole', 'faded', 'whole']);
    await page.waitForFunction(
      () => document.activeElement === document.body || document.activeElement?.id === 'main',
    );
    await button(page).click();
    await page.waitForURL(/\/dictation/u);
    const kept = await page.evaluate(() => [
      sessionStorage.getItem('dictation_return_path'),
      sessionStorage.getItem('dictation_language'),
    ]);
    expect(kept).toEqual(['/forms/cnesst-medical', 'fr']);
    await page.context().close();
  });
});

it('no page complains', () => {
  expect(browser.troubles).toEqual([]);
});
