/** A locked page of somebody's own account is opened by a passkey, which the browser itself simulates. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS_WORDS } from './support/accounts-words.ts';
import { WITHOUT_ACCOUNTS, makeFirstAccount, signInAs } from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { LOCK_WORDS } from './support/lock-words.ts';
import { coverOf } from './support/locked-page.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = LOCK_WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  beforeAll(async () => makeFirstAccount(await stage.newPage(language, null), stage));

  it('offers a passkey where the account has one, with the name of whose session it is', async () => {
    const page = await stage.newPage(language, null);
    const walk = walkStates(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // That of a first try was made by an authenticator that is gone.
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('delete from passkeys');
    database.close();
    await signInAs(page, stage, 'zzalix');
    await page.goto(`${stage.url}/account`);
    const lock = page.getByRole('button', { name: words.lock, exact: true });
    await lock.click();
    const without = await coverOf(page, language);
    await without.dialog.getByText('Dre Alix Zz').waitFor();
    expect(await without.dialog.getByRole('button', { name: words.passkey }).count()).toBe(0);
    await without.unlock('une phrase bien longue');
    await without.isGone();

    await page.getByRole('button', { name: words.addPasskey }).click();
    await page.getByText(words.unused).waitFor();
    await lock.click();
    const { dialog, isGone } = await coverOf(page, language);
    const passkey = dialog.getByRole('button', { name: words.passkey });
    await passkey.waitFor();
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await passkey.click();
    await dialog.getByRole('alert').filter({ hasText: words.passkeyUnused }).waitFor();
    await walk.look('a passkey that was not used');
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await passkey.press('Enter');
    await isGone();
    await page.getByRole('heading', { name: ACCOUNTS_WORDS[language].sessions }).waitFor();

    // A page that was loaded while it was locked knows whose session it is, and of the passkey, from the server.
    await lock.click();
    await coverOf(page, language);
    await page.reload();
    const reloaded = await coverOf(page, language);
    await reloaded.dialog.getByText('Dre Alix Zz').waitFor();
    await reloaded.dialog.getByRole('button', { name: words.passkey }).click();
    await reloaded.isGone();
    await page.getByRole('heading', { name: ACCOUNTS_WORDS[language].sessions }).waitFor();
    expect(walk.faults()).toEqual([]);
  });
});
