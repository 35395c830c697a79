/** Sign-in by an identity provider in a real browser, at the provider's own pages. */
import { ERRORS } from '@constat/contract/errors';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT, newSigningKey, startProvider } from '../apps/server/testing/identity-provider.ts';
import type { TestProvider } from '../apps/server/testing/identity-provider.ts';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { overflowAt } from './support/axe.ts';
import {
  PHRASE,
  WITHOUT_ACCOUNTS,
  addPhysician,
  makeFirstAccount,
  signInAs,
} from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { LOCK_WORDS } from './support/lock-words.ts';
import { coverOf } from './support/locked-page.ts';
import { makeDraft } from './support/open-draft.ts';
import { SIGNABLE, fillSigner, signingOf } from './support/sign-by-api.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const CLINIC = 'Clinique Zz';
const TEXT = {
  fr: {
    card: 'Au-delà du mot de passe',
    link: `Lier à ${CLINIC}…`,
    unlink: 'Délier…',
    unlinkNow: 'Délier',
    unused: /N’a pas encore servi$/u,
    used: /A servi le/u,
    signIn: `Se connecter avec ${CLINIC}`,
    use: `Utiliser ${CLINIC}`,
    invited: `Utiliser ${CLINIC}, sans mot de passe`,
    waiting: `La fenêtre de ${CLINIC} est ouverte`,
    sign: 'Signer et verrouiller',
    account: 'Signer avec mon compte',
    assent: /^Je suis l’auteur de ce rapport/u,
    reason: /^Raison de le laisser ainsi/u,
    signed: /^Signé le /u,
  },
  en: {
    card: 'Beyond the password',
    link: `Link to ${CLINIC}…`,
    unlink: 'Unlink…',
    unlinkNow: 'Unlink',
    unused: /Not used yet$/u,
    used: /Last used on/u,
    signIn: `Sign in with ${CLINIC}`,
    use: `Use ${CLINIC}`,
    invited: `Use ${CLINIC}, without a password`,
    waiting: `The window of ${CLINIC} is open`,
    sign: 'Sign and lock',
    account: 'Sign with my account',
    assent: /^I am the author of this report/u,
    reason: /^Reason to leave it so/u,
    signed: /^Signed on /u,
  },
} as const;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXT[language];
  const words = ACCOUNTS_WORDS[language];
  let provider: TestProvider;
  beforeAll(async () => {
    const redirectUris = () => [`${stage.url}/identity`];
    provider = await startProvider({ key: newSigningKey(), redirectUris });
  });
  afterAll(() => provider.close());
  const stage = prepareStage(() => ({
    ...WITHOUT_ACCOUNTS,
    CONSTAT_OIDC_ISSUER: provider.issuer,
    CONSTAT_OIDC_CLIENT_ID: CLIENT.id,
    CONSTAT_OIDC_CLIENT_SECRET: CLIENT.secret,
    CONSTAT_OIDC_NAME: CLINIC,
  }));
  beforeAll(async () => makeFirstAccount(await stage.newPage(language, null), stage));

  /** The window of the provider that a press on that button opens. */
  async function openProvider(page: Page, name: string): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name, exact: true }).click();
    const shown = await opened;
    await shown.locator('[name=login]').waitFor();
    return shown;
  }

  /** Says at the provider who one is; its window leads back and closes. */
  async function proveAs(page: Page, name: string, login: string): Promise<void> {
    const shown = await openProvider(page, name);
    await shown.locator('[name=login]').fill(login);
    await shown.locator('[name=password]').fill('zz');
    const closed = shown.waitForEvent('close');
    await shown.locator('[type=submit]').click();
    await closed;
  }

  it('an account is linked, signs in by it, unlocks and confirms who one is, and is unlinked', async () => {
    const login = `zz-alix-${crypto.randomUUID()}`;
    const page = await stage.newPage(language, null);
    const walk = walkStates(page);
    await signInAs(page, stage, 'zzalix');
    await page.goto(`${stage.url}/account`);
    const card = page.getByRole('region', { name: text.card });
    await card.getByRole('button').first().waitFor();
    // A first try of this test has left it linked.
    const link = card.getByRole('button', { name: text.link });
    const unlink = card.getByRole('button', { name: text.unlink });
    await link.or(unlink).waitFor();
    if (await unlink.isVisible()) {
      await unlink.click();
      await page.getByRole('button', { name: text.unlinkNow, exact: true }).click();
    }
    await link.waitFor();
    await walk.look('an account that is not linked');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await overflowAt(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await proveAs(page, text.link, login);
    await card.getByText(text.unused).waitFor();
    await walk.look('a linked account');

    await page.getByRole('button', { name: LOCK_WORDS[language].lock, exact: true }).click();
    const cover = await coverOf(page, language);
    await cover.dialog.getByRole('button', { name: text.use }).waitFor();
    await walk.look('a locked page of a linked account');
    await proveAs(page, text.use, login);
    await cover.isGone();
    await page.getByRole('button', { name: words.logout }).click();

    await page.goto(stage.url);
    await page.getByRole('button', { name: WORDS[language].login }).click();
    await page.getByRole('button', { name: text.signIn }).waitFor();
    await walk.look('the sign-in with an identity provider');
    const givenUp = await openProvider(page, text.signIn);
    await page.getByText(text.waiting).waitFor();
    await walk.look('the window of the provider is open');
    await givenUp.close();
    // Somebody whom no account is linked to.
    await proveAs(page, text.signIn, 'zz-personne');
    await page.getByRole('alert').filter({ hasText: ERRORS.IDENTITY_NOT_LINKED.message[language] }).waitFor();
    await proveAs(page, text.signIn, login);
    await page.getByRole('heading', { name: words.reports }).waitFor();

    await page.goto(`${stage.url}/account`);
    await card.getByText(text.used).waitFor();
    await card.getByRole('button', { name: text.unlink }).click();
    await page.getByRole('button', { name: text.unlinkNow, exact: true }).click();
    await link.waitFor();
    expect(walk.faults()).toEqual([]);
  });

  it('an invitation is accepted and a report signed by it, and a provider that is down is said', async () => {
    const page = await stage.newPage(language, null);
    await signInAs(page, stage, 'zzalix');
    const { address } = await addPhysician(page, stage, 'zznouveau');
    const invited = await stage.newPage(language, null);
    const signs = walkStates(invited);
    await invited.goto(address);
    const login = `zz-nouveau-${crypto.randomUUID()}`;
    await proveAs(invited, text.invited, login);
    await invited.getByRole('heading', { name: words.reports }).waitFor();

    // It signs by what it has.
    await fillSigner(invited, stage.url);
    const id = await makeDraft(invited, stage.url, { ...SIGNABLE, mandatDiagnostic: true });
    await invited.goto(`${stage.url}/forms/cnesst-medical?draft=${id}&view=review`);
    await invited.getByRole('main').getByRole('button', { name: text.sign }).click();
    const dialog = invited.getByRole('dialog', { name: text.sign });
    await dialog.getByRole('radio', { name: text.account }).check();
    for (const reason of await dialog.getByRole('textbox', { name: text.reason }).all())
      await reason.fill('Zz voulu.');
    await dialog.getByRole('button', { name: text.use }).click();
    // Nobody is asked who they are for a form that is not filled in.
    await expect
      .poll(() => dialog.getByRole('checkbox', { name: text.assent }).getAttribute('aria-invalid'))
      .toBe('true');
    await dialog.getByRole('checkbox', { name: text.assent }).check();
    await signs.look('a signature by the provider', '[role=dialog]');
    await proveAs(invited, text.use, login);
    await dialog.getByRole('heading', { name: text.signed }).waitFor();
    expect((await signingOf(invited, stage.url, id)).signing?.state).toBe('signed');

    // It has no password, and cannot be left without a way in.
    await invited.goto(`${stage.url}/account`);
    await invited.getByRole('button', { name: text.unlink }).click();
    await invited.getByRole('button', { name: text.unlinkNow, exact: true }).click();
    await invited.getByRole('alert').filter({ hasText: ERRORS.LAST_WAY_IN.message[language] }).waitFor();

    const signedOut = await stage.newPage(language, null);
    await signedOut.goto(stage.url);
    await signedOut.getByRole('button', { name: WORDS[language].login }).click();
    const port = Number(new URL(provider.issuer).port);
    await provider.close();
    try {
      // Nobody has asked for it since the server has started.
      await stage.restart();
      await signedOut.getByRole('button', { name: text.signIn }).click();
      const told = signedOut
        .getByRole('alert')
        .filter({ hasText: ERRORS.IDENTITY_PROVIDER_FAILED.message[language] });
      await told.waitFor();
      await signedOut.getByRole('textbox', { name: WORDS[language].username }).fill('zzalix');
      await signedOut.getByRole('textbox', { name: WORDS[language].password }).fill(PHRASE);
      await signedOut.getByRole('button', { name: WORDS[language].signIn, exact: true }).click();
      await signedOut.getByRole('heading', { name: words.reports }).waitFor();
    } finally {
      provider = await startProvider({
        port,
        key: newSigningKey(),
        redirectUris: () => [`${stage.url}/identity`],
      });
    }
    expect(signs.faults()).toEqual([]);
  });
});
