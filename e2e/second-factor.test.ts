/** Codes of an app, recovery codes and passkeys in a real browser, with an authenticator that the browser itself simulates. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import Database from 'better-sqlite3';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { overflowAt } from './support/axe.ts';
import { messageOf } from './support/fields.ts';
import { PHRASE, WITHOUT_ACCOUNTS, makeFirstAccount } from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const TEXT = {
  fr: {
    card: 'Au-delà du mot de passe',
    turnOn: 'Activer…',
    activate: 'Activer',
    app: 'Code d’une application',
    codes: 'Codes de récupération',
    download: 'Télécharger',
    kept: 'Je les ai gardés',
    left: /Codes de récupération encore bons\u{A0}: 10\./u,
    renew: 'Nouveaux codes de récupération…',
    turnOff: 'Ne plus demander de code…',
    check: 'Vérifier le code',
    addPasskey: 'Ajouter une clé d’accès…',
    passkeys: 'Clés d’accès',
    remove: /^Retirer la clé /u,
    usePasskey: 'Utiliser une clé d’accès',
    unused: /N’a pas encore servi$/u,
    used: /A servi le/u,
    stays: /^Vos clés d’accès ouvrent encore une session/u,
  },
  en: {
    card: 'Beyond the password',
    turnOn: 'Turn on…',
    activate: 'Turn on',
    app: 'Code of an app',
    codes: 'Recovery codes',
    download: 'Download',
    kept: 'I have kept them',
    left: /Recovery codes left: 10\./u,
    renew: 'New recovery codes…',
    turnOff: 'Ask for no code…',
    check: 'Check the code',
    addPasskey: 'Add a passkey…',
    passkeys: 'Passkeys',
    remove: /^Remove the passkey /u,
    usePasskey: 'Use a passkey',
    unused: /Not used yet$/u,
    used: /Last used/u,
    stays: /^Your passkeys still open a session/u,
  },
} as const;

const STEP_MS = 30_000;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXT[language];
  const words = ACCOUNTS_WORDS[language];
  const general = WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  beforeAll(async () => makeFirstAccount(await stage.newPage(language, null), stage));
  // A second try of a test finds no code, passkey or failed sign-in of the first one.
  beforeEach(() => {
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    for (const table of ['totp_seeds', 'recovery_codes', 'passkeys', 'login_attempts'])
      database.exec(`delete from ${table}`);
    database.close();
  });

  async function openSignIn(page: Page): Promise<void> {
    await page.goto(stage.url);
    await page.getByRole('button', { name: general.login }).click();
    await page.getByRole('textbox', { name: general.username }).waitFor();
  }

  async function givePassword(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: general.username }).fill('zzalix');
    await page.getByRole('textbox', { name: general.password }).fill(PHRASE);
    await page.getByRole('button', { name: general.signIn, exact: true }).click();
  }

  async function giveCode(page: Page, code: string): Promise<void> {
    await page.locator('[name=code]').fill(code);
    await page.getByRole('button', { name: text.check }).click();
  }

  /** The account's own page, signed in with the password alone. */
  async function openAccount(): Promise<Page> {
    const page = await stage.newPage(language, null);
    await openSignIn(page);
    await givePassword(page);
    await page.getByRole('heading', { name: words.reports }).waitFor();
    await page.goto(`${stage.url}/account`);
    return page;
  }

  it('a code of an app is asked for once it is confirmed, and a recovery code takes its place once', async () => {
    const page = await openAccount();
    const walk = walkStates(page);
    const card = page.getByRole('region', { name: text.card });
    await card.getByRole('button', { name: text.turnOn }).click();
    const dialog = page.getByRole('dialog', { name: text.app });
    const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    const app = new TOTP({ secret });
    await dialog.getByRole('figure').waitFor();
    const first = dialog.getByRole('textbox');
    expect(await first.getAttribute('autocomplete')).toBe('one-time-code');
    await first.fill('12');
    await dialog.getByRole('button', { name: text.activate }).click();
    await expect.poll(() => messageOf(first)).toMatch(/six/u);
    await first.fill(app.generate({ timestamp: 0 }));
    await page.keyboard.press('Enter');
    await expect.poll(() => messageOf(first)).toBe(ERRORS.TOTP_CODE_WRONG.message[language]);
    await walk.look('a wrong first code', '[role=dialog]');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await first.fill(app.generate());
    await page.keyboard.press('Enter');

    const given = page.getByRole('dialog', { name: text.codes });
    await expect.poll(() => given.getByRole('listitem').count()).toBe(10);
    await walk.look('recovery codes', '[role=dialog]');
    const codes = await given.getByRole('listitem').allTextContents();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      given.getByRole('button', { name: text.download }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    // They are what is printed.
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await given.getByRole('listitem').first().isVisible()).toBe(true);
    expect(await given.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await given.getByRole('button', { name: text.kept }).click();
    await card.getByText(text.left).waitFor();
    const renew = card.getByRole('button', { name: text.renew });
    const title = card.getByRole('heading', { name: text.card });
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.content()).not.toContain(codes[0]);
    await walk.look('a code is asked for');

    const other = await stage.newPage(language, null);
    const walkOther = walkStates(other);
    await openSignIn(other);
    await givePassword(other);
    await giveCode(other, app.generate({ timestamp: 0 }));
    const field = other.locator('[name=code]');
    await expect.poll(() => messageOf(field)).toBe(ERRORS.CODE_WRONG.message[language]);
    await walkOther.look('a wrong code');
    // A code of the app counts once: the one that confirmed it is spent.
    // As the app shows it, in two groups.
    await giveCode(other, app.generate({ timestamp: Date.now() + STEP_MS }).replace(/^.../u, '$& '));
    await other.getByRole('heading', { name: words.reports }).waitFor();
    await other.getByRole('button', { name: words.logout }).click();

    const code = codes[0] ?? '';
    await openSignIn(other);
    await givePassword(other);
    await giveCode(other, code);
    await other.getByRole('heading', { name: words.reports }).waitFor();
    await other.getByRole('button', { name: words.logout }).click();
    await openSignIn(other);
    await givePassword(other);
    for (let tries = 0; tries < 3; tries += 1) {
      // What was said of the try before still stands while this one is on its way.
      const answered = other.waitForResponse((response) =>
        response.url().endsWith('/api/auth/second-factor'),
      );
      await giveCode(other, code);
      await answered;
      await expect.poll(() => messageOf(field)).toBe(ERRORS.CODE_WRONG.message[language]);
    }
    await giveCode(other, codes[1] ?? '');
    await other.getByText(ERRORS.SIGN_IN_LAPSED.message[language]).waitFor();
    await walkOther.look('the password is asked for again');
    expect(await other.getByRole('textbox', { name: general.password }).inputValue()).toBe('');

    const question = page.getByRole('alertdialog');
    await renew.click();
    await question.getByRole('button').last().click();
    await expect.poll(() => given.getByRole('listitem').count()).toBe(10);
    expect(await given.getByRole('listitem').allTextContents()).not.toContain(codes[1]);
    await given.getByRole('button', { name: text.kept }).click();
    await card.getByRole('button', { name: text.turnOff }).click();
    await question.getByRole('button').last().click();
    await card.getByRole('button', { name: text.turnOn }).waitFor();
    expect([...walk.faults(), ...walkOther.faults()]).toEqual([]);
  });

  it('a passkey signs in without password, confirms who one is, and is removed', async () => {
    const page = await openAccount();
    const walk = walkStates(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const card = page.getByRole('region', { name: text.card });
    const rows = card.getByRole('list', { name: text.passkeys }).getByRole('listitem');
    await card.getByRole('button', { name: text.addPasskey }).click();
    await rows.first().getByText(text.unused).waitFor();
    await page.getByText(text.stays).waitFor();
    await walk.look('a passkey');
    await page.getByRole('button', { name: words.logout }).click();

    await openSignIn(page);
    await page.getByRole('button', { name: text.usePasskey }).click();
    await page.getByRole('heading', { name: words.reports }).waitFor();
    await page.goto(`${stage.url}/account`);
    await rows.first().getByText(text.used).waitFor();
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('update sessions set authenticated_at = 0');
    database.close();
    await rows.first().getByRole('button', { name: text.remove }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    const question = page.getByRole('dialog', { name: words.confirmIdentity });
    await question.getByRole('button', { name: text.usePasskey }).click();
    await question.waitFor({ state: 'detached' });
    await rows.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.logout }).click();

    await openSignIn(page);
    await page.getByRole('button', { name: text.usePasskey }).click();
    await page.getByText(ERRORS.PASSKEY_REFUSED.message[language]).first().waitFor();
    await walk.look('a passkey that was removed');
    expect(walk.faults()).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });
});
