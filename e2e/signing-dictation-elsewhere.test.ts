/** A dictation at one computer holds the signature at another back; what is left of one is given up expressly. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { makeDraft, openForm } from './support/open-draft.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { SIGNABLE, fillSigner, signingOf } from './support/sign-by-api.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav, risingTone } from './support/wav.ts';

const stage = prepareSpeakingStage(buildWav([risingTone(60)]));
const TEXTS = {
  fr: {
    act: 'Signer et verrouiller',
    elsewhere: /^Une dictée est en cours dans un autre onglet ou sur un autre ordinateur/u,
    refused: /Rien n’a été signé/u,
    ended: 'La dictée est terminée. Relisez ce qu’elle a écrit, puis signez.',
    left: /^Je signe sans ce qui en reste/u,
    byAccount: 'Signer avec mon compte',
    reason: /^Raison de le laisser ainsi/u,
    assent: /^Je suis l’auteur de ce rapport/u,
    password: 'Mot de passe de votre compte',
    tick: /^Terminez cette dictée, ou cochez cette case/u,
    signed: /^Signé le /u,
  },
  en: {
    act: 'Sign and lock',
    elsewhere: /^Dictation is under way in another tab or on another computer/u,
    refused: /Nothing was signed/u,
    ended: 'The dictation has ended. Read what it wrote, then sign.',
    left: /^I sign without what is left of it/u,
    byAccount: 'Sign with my account',
    reason: /^Reason to leave it so/u,
    assent: /^I am the author of this report/u,
    password: 'Password of your account',
    tick: /^Finish this dictation, or tick this box/u,
    signed: /^Signed on /u,
  },
} as const;

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const texts = TEXTS[language];
  const strip = STRIP_WORDS[language];

  /** The dialog that signs a report, at another computer of its physician. */
  async function openSigning(id: string): Promise<{ page: Page; dialog: Locator; sign: Locator }> {
    const page = await stage.newPage(language);
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}&view=review`);
    await page.getByRole('main').getByRole('button', { name: texts.act, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: texts.act });
    return { page, dialog, sign: dialog.getByRole('button', { name: texts.act }) };
  }

  it('a report is not signed while it is dictated at another computer', async () => {
    const page = await stage.newPage(language);
    await scriptSpeech(page);
    const id = await makeDraft(page, stage.url, SIGNABLE);
    await openForm(page, stage.url, id);
    await page.locator('[name="emploi"]').click();
    await page.getByRole('button', { name: strip.dictate }).click();
    const dictation = page.getByRole('region', { name: strip.strip });
    await dictation.getByText(/^00:(?:0[2-9]|[1-5]\d)$/u).waitFor();
    await expect.poll(async () => (await signingOf(page, stage.url, id)).dictation).toBe('under-way');

    const { dialog, sign } = await openSigning(id);
    await dialog.getByText(texts.elsewhere).waitFor();
    await sign.click();
    await dialog.getByRole('alert').filter({ hasText: texts.refused }).waitFor();
    await dictation.getByRole('button', { name: strip.stop }).click();
    await dialog.getByText(texts.ended).waitFor();
    const { signing, dictation: left } = await signingOf(page, stage.url, id);
    expect([signing, left]).toEqual([null, null]);
  });

  it('what is left of a dictation goes with the signature only where that is said expressly', async () => {
    const other = await stage.newPage(language);
    await fillSigner(other, stage.url);
    const id = await makeDraft(other, stage.url, SIGNABLE);
    const recording = `${stage.url}/api/recordings/${randomUUID()}`;
    const told = { reportId: randomUUID(), formId: id, note: '' };
    expect((await other.request.put(`${recording}/session`, { data: told })).ok()).toBe(true);
    const headers = { 'content-type': 'application/octet-stream' };
    const part = await other.request.put(`${recording}/parts/0`, { data: Buffer.from('Zz'), headers });
    expect(part.ok()).toBe(true);
    const rows = new Database(join(stage.dataDirectory, 'constat.db'));
    rows.prepare('update recording_streams set touched_at = 0 where saved_form_id = ?').run(id);
    rows.close();

    const { dialog, sign } = await openSigning(id);
    await dialog.getByRole('radio', { name: texts.byAccount }).check();
    for (const reason of await dialog.getByRole('textbox', { name: texts.reason }).all())
      await reason.fill('Voulu, pour cet essai.');
    await dialog.getByRole('checkbox', { name: texts.assent }).check();
    await dialog.getByLabel(texts.password, { exact: false }).first().fill('demo-medecin');
    await sign.click();
    await dialog.getByText(texts.tick).waitFor();
    const givesUp = dialog.getByRole('checkbox', { name: texts.left });
    await expect.poll(() => givesUp.evaluate((one) => one === document.activeElement)).toBe(true);
    await givesUp.check();
    await sign.click();
    await dialog.getByRole('heading', { name: texts.signed }).waitFor();
  });
});
