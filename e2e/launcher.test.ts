/** Constat on a person's own computer: the first choice, and the way out, with the real launcher and a real browser. */
import { rmSync } from 'node:fs';
import { ERRORS } from '@constat/contract/errors';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchIn, nextOpened, prepareHome } from '../apps/launcher/launched.test-data.ts';
import type { Home, Launched } from '../apps/launcher/launched.test-data.ts';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { findViolations } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import type { TestBrowser } from './support/browser.ts';
import { PHRASE } from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav } from './support/wav.ts';
import { WORDS } from './support/words.ts';
import { WORKLIST_WORDS } from './support/worklist-words.ts';

const LAUNCHER_WORDS = {
  fr: {
    welcome: 'Bienvenue dans Constat',
    try: 'Essayer la démonstration',
    use: 'Utiliser le compte medecin',
    quit: 'Quitter Constat',
    question: 'Quitter Constat?',
    cancel: 'Annuler',
    saved: 'Tout est enregistré.',
    stays: 'Ce qui est enregistré reste sur cet ordinateur.',
    unsaved: '1 rapport n’est pas encore enregistré en entier.',
    closed: 'Constat est fermé.',
    mayClose: 'Vous pouvez fermer cette fenêtre.',
  },
  en: {
    welcome: 'Welcome to Constat',
    try: 'Try the demonstration',
    use: 'Use the account medecin',
    quit: 'Quit Constat',
    question: 'Quit Constat?',
    cancel: 'Cancel',
    saved: 'Everything is saved.',
    stays: 'What is saved stays on this computer.',
    unsaved: '1 report is not wholly saved yet.',
    closed: 'Constat is closed.',
    mayClose: 'You can close this window.',
  },
} as const;

describe('while something is dictated', () => {
  const words = LAUNCHER_WORDS.fr;
  // A server that says to its pages that a launcher has started it, and has none that it could end with.
  const stage = prepareStage(
    { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_LAUNCHER: 'launcher-of-a-test', CONSTAT_DEMO: 'on' },
    buildWav([60]),
  );

  it('the question stops it first; a server that does not end says so, and the pages stay', async () => {
    const { page, field } = await stage.openReport('fr');
    await field('historiqueEvolution').click();
    await page.getByRole('button', { name: STRIP_WORDS.fr.dictate }).click();
    const strip = page.getByRole('region', { name: STRIP_WORDS.fr.strip });
    await strip.getByRole('button', { name: STRIP_WORDS.fr.stop }).waitFor();
    await page.getByRole('button', { name: words.quit }).first().click();
    const question = page.getByRole('alertdialog', { name: words.question });
    const quit = question.getByRole('button', { name: words.quit });
    const stop = question.getByRole('button', { name: 'Arrêter la dictée' });
    await stop.waitFor();
    expect(await quit.count()).toBe(0);
    await stop.click();
    await quit.and(page.locator(':not([aria-disabled])')).click();
    await question.getByText(ERRORS.NOT_FOUND.message.fr).waitFor();
    await question.getByRole('button', { name: words.cancel }).click();
    await field('emploi').waitFor();
  });
});

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser(buildWav([1]));
});
afterAll(() => browser.close());

describe.each(languagesOf(import.meta.filename))('on a person’s own computer, in %s', (language) => {
  const words = LAUNCHER_WORDS[language];
  const locale = language === 'fr' ? 'fr-CA' : 'en-CA';

  /** Opens Constat as a double click does, in a home of its own, until the test ends. */
  async function withLauncher(
    act: (tools: {
      readonly home: Home;
      readonly page: Page;
      /** Starts Constat again; opens the page at its address. */
      readonly start: () => Promise<Launched>;
      readonly question: Locator;
      readonly closes: (page: Page) => Promise<void>;
    }) => Promise<void>,
  ): Promise<void> {
    const home = prepareHome();
    const started: Launched[] = [];
    const page = await browser.newPage({ locale });
    await page.addInitScript((chosen) => localStorage.setItem('constat_language', chosen), language);
    const start = async (): Promise<Launched> => {
      const launched = launchIn(home);
      started.push(launched);
      await page.goto(await nextOpened(home, started.length - 1));
      return launched;
    };
    const closes = async (one: Page): Promise<void> => {
      await one.getByRole('heading', { name: words.closed }).waitFor();
      await one.getByText(words.mayClose).waitFor();
    };
    try {
      await act({
        home,
        page,
        start,
        closes,
        question: page.getByRole('alertdialog', { name: words.question }),
      });
    } finally {
      await page.context().close();
      for (const { process, ended } of started) {
        process.kill('SIGTERM');
        await ended;
      }
      rmSync(home.folder, { recursive: true, force: true });
    }
  }

  it('begins with a choice; the demonstration is quit with a report under way, which is there afterwards', async () => {
    await withLauncher(async ({ page, start, question, closes }) => {
      const launched = await start();
      await page.getByRole('heading', { name: words.welcome }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: words.try }).click();
      await page.getByRole('button', { name: words.use }).click();
      await page.getByRole('button', { name: WORDS[language].signIn, exact: true }).click();
      await page.getByRole('button', { name: 'MI Template' }).waitFor();
      const { origin } = new URL(page.url());
      const other = await page.context().newPage();
      await other.goto(`${origin}/profile`);
      await other.getByRole('button', { name: words.quit }).first().waitFor();

      await page.goto(`${origin}/forms/cnesst-medical?visit=new&name=Ilda+Zzorvane`);
      await page.locator('[name=emploi]').fill('Zzsoudeuse');
      const quit = page.getByRole('button', { name: words.quit }).first();
      await quit.click();
      await question.getByText(words.unsaved).waitFor();
      expect(await findViolations(page, ['[role=alertdialog]'])).toEqual([]);
      await question.getByRole('button', { name: words.cancel }).click();
      await question.waitFor({ state: 'detached' });
      expect(launched.process.exitCode).toBeNull();
      await quit.click();
      await question.getByText(words.unsaved).waitFor();
      await question.getByRole('button', { name: words.quit }).click();
      await closes(page);
      await closes(other);
      expect(await findViolations(page)).toEqual([]);
      expect(await launched.ended).toBe(0);
      await other.close();

      await start();
      expect(new URL(page.url()).origin).toBe(origin);
      const device = page.getByRole('region', { name: WORKLIST_WORDS[language].onThisDevice });
      await device.getByText('Ilda Zzorvane').first().waitFor();
    });
  });

  it('begins with a choice; an account of one’s own asks for no address, and Constat is quit from the sign-in page', async () => {
    await withLauncher(async ({ page, start, question, closes }) => {
      const launched = await start();
      const accounts = ACCOUNTS_WORDS[language];
      await page.getByRole('link', { name: accounts.create }).click();
      await page.locator('[name=displayName]').fill('Dre Alix Zz');
      expect(await page.getByRole('textbox', { name: accounts.address }).count()).toBe(0);
      await page.locator('[name=username]').fill('zzalix');
      await page.locator('[name=newPassword]').fill(PHRASE);
      await page.locator('[name=repeated]').fill(PHRASE);
      await page.getByRole('button', { name: accounts.create }).click();
      await page.getByRole('list', { name: accounts.recoveryCode }).waitFor();
      await page.getByRole('button', { name: accounts.later }).click();
      await page.getByRole('heading', { name: accounts.reports }).waitFor();
      await page.getByRole('button', { name: words.quit }).first().click();
      await question.getByText(words.saved).waitFor();
      await question.getByRole('button', { name: words.cancel }).click();
      await question.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: accounts.logout }).click();
      await page.getByRole('button', { name: WORDS[language].login }).click();
      await page.getByRole('textbox', { name: WORDS[language].username }).waitFor();
      // The demonstration was not chosen, and is not offered.
      expect(await page.getByRole('button', { name: words.use }).count()).toBe(0);
      await page.getByRole('button', { name: words.quit }).click();
      await question.getByText(words.stays).waitFor();
      await question.getByRole('button', { name: words.quit }).click();
      await closes(page);
      expect(await launched.ended).toBe(0);
    });
  });
});
