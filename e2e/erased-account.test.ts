/** Erasing accounts in a real browser: one's own, and a colleague's. */
import { readFileSync } from 'node:fs';
import type { ErasureCertificate } from '@constat/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { countSealed, writeKept } from './support/device.ts';
import { messageOf, tabTo } from './support/fields.ts';
import {
  PHRASE,
  WITHOUT_ACCOUNTS,
  addPhysician,
  choosePassword,
  makeFirstAccount,
  signInAs,
} from './support/installation.ts';
import { languagesOf } from './support/languages.ts';
import { makeDraft } from './support/open-draft.ts';
import { SIGNABLE, signByApi } from './support/sign-by-api.ts';
import { prepareStage } from './support/stage.ts';

const ERASURE_WORDS = {
  fr: {
    own: 'Effacer mon compte…',
    ownQuestion: 'Effacer mon compte?',
    forever: 'Effacer pour toujours',
    username: 'Nom d’utilisateur',
    wrong: 'Ce n’est pas le nom d’utilisateur de ce compte.',
    last: /dernier à administrer/u,
    erased: 'Compte effacé',
    retention: 'Conservation et effacement',
    lastRun: /^Dernier passage\u00A0: \d/u,
    audioTerm: 'après 30 jours, ou avec le rapport',
    colleague: 'Effacer le compte de Dr zzbruno…',
    question: 'Effacer le compte de Dr zzbruno?',
    proofs: 'Comptes effacés',
    clean: 'Rien n’en reste',
    inTerm: '1 rapport signé ou verrouillé doit encore être conservé.',
    erasesSigned: 'Effacer aussi ces rapports avant la fin de leur durée de conservation.',
    tick: 'Cochez cette case pour effacer ce compte.',
    toPrint: /^Certificat à imprimer, effacement du /u,
  },
  en: {
    own: 'Erase my account…',
    ownQuestion: 'Erase my account?',
    forever: 'Erase forever',
    username: 'Username',
    wrong: 'This is not the username of this account.',
    last: /the last one that administers/u,
    erased: 'Account erased',
    retention: 'Retention and erasure',
    lastRun: /^Last run: \w/u,
    audioTerm: 'after 30 days, or with the report',
    colleague: 'Erase the account of Dr zzbruno…',
    question: 'Erase the account of Dr zzbruno?',
    proofs: 'Erased accounts',
    clean: 'Nothing of it is left',
    inTerm: '1 signed or locked report still has to be kept.',
    erasesSigned: 'Erase these reports too, before the end of the time for which they have to be kept.',
    tick: 'Tick this box to erase this account.',
    toPrint: /^Certificate to print, erasure of /u,
  },
} as const;

describe.each(languagesOf(import.meta.filename))('erasing accounts, in %s', (language) => {
  const words = ERASURE_WORDS[language];
  const stage = prepareStage(WITHOUT_ACCOUNTS);
  beforeAll(async () => {
    const page = await stage.newPage(language, null);
    await makeFirstAccount(page, stage);
    for (const username of ['zzbruno', 'zzclara']) {
      const admin = await stage.newPage(language, null);
      await signInAs(admin, stage, 'zzalix');
      const { address } = await addPhysician(admin, stage, username);
      await choosePassword(admin, stage, address);
    }
  });
  const open = async (username: string, path: string): Promise<Page> => {
    const page = await stage.newPage(language, null);
    await signInAs(page, stage, username);
    await page.goto(`${stage.url}${path}`);
    return page;
  };
  const typeName = (dialog: Locator, name: string) =>
    dialog.getByRole('textbox', { name: words.username }).fill(name);

  it('erases the own one by keyboard, here and on the server, and hands over the proof', async () => {
    const page = await open('zzclara', '/forms');
    await makeDraft(page, stage.url, { patientName: 'Zz Travailleuse' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await writeKept(page, { kind: 'emergency-backup', reportId: '', name: 'zz', value: 'zz' });
    expect(await countSealed(page, 'emergency-backup')).toBe(1);
    await page.goto(`${stage.url}/account`);
    await tabTo(page, page.getByRole('button', { name: words.own }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.ownQuestion });
    await dialog.getByRole('textbox', { name: words.username }).waitFor();
    await typeName(dialog, 'zzalix');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => messageOf(dialog.getByRole('textbox', { name: words.username })))
      .toBe(words.wrong);
    await typeName(dialog, 'ZZclara');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await (await download).path();
    const certificate = JSON.parse(readFileSync(file, 'utf8')) as ErasureCertificate;
    expect(certificate).toMatchObject({ askedBy: 'own', found: { rows: 0, piecesAfter: 0 } });
    expect(certificate.records).toMatchObject({ savedForms: 1 });
    await page.getByText(words.erased, { exact: true }).first().waitFor();
    await expect.poll(() => countSealed(page, 'emergency-backup')).toBe(0);
    const again = await page.request.post(`${stage.url}/api/auth/login`, {
      data: { username: 'zzclara', password: PHRASE },
    });
    expect(again.status()).toBe(401);
  });

  it('shows who runs the installation what is erased when, and when that was last done', async () => {
    const page = await open('zzalix', '/administration');
    const card = page.getByRole('region', { name: words.retention });
    await card.getByText(words.lastRun).waitFor();
    await expect.poll(() => card.getByText(words.audioTerm).count()).toBe(1);
  });

  it('does not let the last one go that administers others', async () => {
    const page = await open('zzalix', '/account');
    await page.getByRole('button', { name: words.own }).click();
    const dialog = page.getByRole('dialog', { name: words.ownQuestion });
    await dialog.getByText(words.last).waitFor();
    expect(await dialog.getByRole('button', { name: words.forever }).count()).toBe(0);
  });

  it('erases a colleague’s, with an express word for what has to be kept still, and lists the proof', async () => {
    const signer = await open('zzbruno', '/forms');
    const id = await makeDraft(signer, stage.url, SIGNABLE);
    await signByApi(signer, stage.url, id, { method: 'by-hand', password: PHRASE });
    const page = await open('zzalix', '/administration/accounts');
    await page.getByRole('button', { name: words.colleague }).click();
    const dialog = page.getByRole('dialog', { name: words.question });
    await dialog.getByText(words.inTerm).waitFor();
    await typeName(dialog, 'zzbruno');
    await dialog.getByRole('button', { name: words.forever }).click();
    await dialog.getByRole('alert').getByText(words.tick).waitFor();
    const word = dialog.getByRole('checkbox', { name: words.erasesSigned });
    await expect.poll(() => word.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: words.forever }).click();
    await dialog.waitFor({ state: 'detached' });
    const proofs = page.getByRole('region', { name: words.proofs });
    await expect.poll(() => proofs.getByText(words.clean).count()).toBe(2);
    const download = page.waitForEvent('download');
    await proofs.getByRole('link', { name: words.toPrint }).first().click();
    const html = readFileSync(await (await download).path(), 'utf8');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toContain('zzbruno');
    await expect.poll(() => page.getByRole('button', { name: words.colleague }).count()).toBe(0);
  });
});
