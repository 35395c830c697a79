/** What leaves the computer: off until it is allowed, said wherever something is sent, and off again once withdrawn. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeModel } from '../apps/server/assistance/fixtures/fake-model.ts';
import type { FakeModel } from '../apps/server/assistance/fixtures/fake-model.ts';
import { overflowAt } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { openDictation } from './support/open-dictation.ts';
import { OUTSIDE_ENGINE_WORDS } from './support/outside-engine-words.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';
import { WORDS } from './support/words.ts';

const SAID = {
  fr: {
    link: 'Voir les transferts',
    text: 'Texte\u{A0}: aide à la rédaction',
    speech: 'Son\u{A0}: reconnaissance vocale',
    nothing: 'Rien n’est envoyé',
    allow: 'Permettre ce transfert',
    allowed: 'Permis',
    trial: /^À l’essai/u,
    withdraw: 'Retirer la permission',
    nothingSent: 'Constat n’envoie rien hors de cet ordinateur.',
    here: (host: string) => `est un autre programme de cet ordinateur (${host})`,
    allHere: /^Rien ne part de cet ordinateur/u,
    byAdministrator: 'L’administrateur de cette installation permet et retire ces transferts.',
    notSent: /rien n’est envoyé tant que l’administrateur ne l’a pas permis/u,
    notAllowed: /n’a pas permis d’y envoyer de texte/u,
    sentTo: (host: string) =>
      `envoyé à ${host}, sans ce que la section A et le nom au dossier disent du travailleur`,
    noSound: /n’a pas permis d’y envoyer le son/u,
    soundTo: (host: string) => `Le son part à ${host}; il ne peut pas être dépouillé des noms.`,
    voice: /la voix elle-même/u,
    dictation: 'M. Zztremblay a chuté. M. Zztremblay boite.',
  },
  en: {
    link: 'See the transfers',
    text: 'Text: help with wording',
    speech: 'Audio: speech recognition',
    nothing: 'Nothing is sent',
    allow: 'Allow this transfer',
    allowed: 'Allowed',
    trial: /^For trial/u,
    withdraw: 'Withdraw the permission',
    nothingSent: 'Constat sends nothing out of this computer.',
    here: (host: string) => `is another program of this computer (${host})`,
    allHere: /^Nothing leaves this computer/u,
    byAdministrator: 'The administrator of this installation allows and withdraws these transfers.',
    notSent: /nothing is sent until the administrator allows it/u,
    notAllowed: /has not allowed text to be sent there/u,
    sentTo: (host: string) =>
      `sent to ${host}, without what section A and the name on file say of the worker`,
    noSound: /has not allowed audio to be sent there/u,
    soundTo: (host: string) => `The audio goes to ${host}; names cannot be removed from it.`,
    voice: /the voice itself/u,
    dictation: 'Mr. Zztremblay fell. Mr. Zztremblay limps.',
  },
} as const;

let model: FakeModel;
const chosen = { CONSTAT_ASSIST_URL: '', CONSTAT_SPEECH_URL: '' };
beforeAll(async () => {
  model = await startFakeModel();
  // No address of the loopback, and yet it leads to this computer.
  const url = model.url.replace('127.0.0.1', '0.0.0.0');
  Object.assign(chosen, { CONSTAT_ASSIST_URL: url, CONSTAT_SPEECH_URL: url });
});
afterAll(() => model.close());

describe.each(languagesOf(import.meta.filename))('what leaves the computer, in %s', (language) => {
  const words = SAID[language];
  const stage = prepareStage(() => ({
    CONSTAT_ASSIST_ENGINE: 'openai',
    CONSTAT_ASSIST_MODEL: 'fictif-1',
    CONSTAT_SPEECH_ENGINE: 'openai',
    ...chosen,
  }));
  const host = () => new URL(chosen.CONSTAT_ASSIST_URL).host;
  /** What a test that failed in between has left allowed. */
  const withdrawAll = async (page: Page): Promise<void> => {
    const { transfers } = (await (await page.request.get(`${stage.url}/api/transfers`)).json()) as {
      readonly transfers: readonly { readonly id: string }[];
    };
    for (const { id } of transfers) await page.request.delete(`${stage.url}/api/transfers/${id}`);
  };

  it('is nothing until the keyboard has allowed it, and nothing again once it is withdrawn', async () => {
    const page = await stage.newPage(language);
    await withdrawAll(page);
    const walk = walkStates(page);
    const look = async (state: string): Promise<void> => {
      await walk.look(state);
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflowAt(page)).toBe(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await page.goto(`${stage.url}/profile`);
    await page.getByRole('link', { name: words.link }).click();
    const text = page.getByRole('region', { name: words.text });
    const speech = page.getByRole('region', { name: words.speech });
    await text.getByText(words.nothing).waitFor();
    await speech.getByText(words.voice).waitFor();
    expect(await text.getByRole('button', { name: words.allow }).isDisabled()).toBe(true);
    await look('nothing allowed');

    for (const part of [text, speech]) {
      await part.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await part.getByText(words.allowed, { exact: true }).waitFor();
      await part.getByText(words.trial).waitFor();
      const heading = part.getByRole('heading');
      await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
    }
    await look('all allowed');

    await text.getByRole('button', { name: words.withdraw }).click();
    await text.getByText(words.nothing).waitFor();
    await speech.getByRole('button', { name: words.withdraw }).click();
    await speech.getByText(words.nothing).waitFor();
    expect(walk.faults()).toEqual([]);
  });

  it('is shown to who may not change it, with who may', async () => {
    const page = await stage.newPage(language);
    await page.route('**/api/transfers', async (route) =>
      route.fulfill({ json: { ...(await (await route.fetch()).json()), mayChange: false } }),
    );
    await page.goto(`${stage.url}/transfers`);
    await page.getByText(words.byAdministrator).waitFor();
    await page.getByText(host()).first().waitFor();
    expect([await page.getByRole('checkbox').count(), await page.getByText(words.allow).count()]).toEqual([
      0, 0,
    ]);
  });

  it('is said beside each button, refused until it is allowed, and then without the name of section A', async () => {
    const { page, field } = await stage.openReport(language, { before: withdrawAll });
    model.received.splice(0);
    if (language === 'en') await page.getByRole('button', { name: WORDS[language].reportInEnglish }).click();
    await page.getByText(words.notSent).first().waitFor();
    await field('patientName').fill('Zztremblay, Luc');
    await field('historiqueEvolution').fill(words.dictation);
    const { format, proposed } = OUTSIDE_ENGINE_WORDS[language];
    const ask = page
      .locator('#section7')
      .getByRole('button', { name: new RegExp(`^${format}(?:\\s:|$)`, 'u') })
      .first();
    await ask.click();
    await page.getByRole('region', { name: 'Notifications' }).getByText(words.notAllowed).waitFor();
    expect(model.received).toEqual([]);

    const { transfers } = (await (await page.request.get(`${stage.url}/api/transfers`)).json()) as {
      readonly transfers: readonly { readonly id: string }[];
    };
    for (const { id } of transfers)
      await page.request.put(`${stage.url}/api/transfers/${id}`, { data: { understood: true } });
    await page.reload();
    await page.getByText(words.sentTo(host())).first().waitFor();
    model.reply = ({ body }) => {
      const sent = JSON.stringify(body);
      const answer = words.dictation.replaceAll('Zztremblay', /\[NOM_\d\]/u.exec(sent)?.[0] ?? 'Zznone');
      return { content: JSON.stringify({ text: answer.replace('. ', '.\n\n') }) };
    };
    await ask.click();
    const dialog = page.getByRole('dialog', { name: proposed });
    await dialog.getByText(words.sentTo(host())).waitFor();
    expect(await dialog.innerText()).toContain('Zztremblay');
    expect(model.received.length).toBeGreaterThan(0);
    expect(JSON.stringify(model.received.map(({ body }) => body))).not.toMatch(/zztremblay/iu);
    await page.keyboard.press('Escape');
    model.received.splice(0);
    for (const { id } of transfers) await page.request.delete(`${stage.url}/api/transfers/${id}`);
  });

  it('is said on the dictation page: not allowed, then where the sound goes', async () => {
    const page = await stage.newPage(language);
    await withdrawAll(page);
    await openDictation(page, stage.url);
    await page.getByText(words.noSound).waitFor();
    const list = await page.request.get(`${stage.url}/api/transfers`);
    const { transfers } = (await list.json()) as { transfers: { id: string; kind: string }[] };
    const id = transfers.find(({ kind }) => kind === 'speech')?.id ?? '';
    await page.request.put(`${stage.url}/api/transfers/${id}`, { data: { understood: true } });
    // The page looks again by itself.
    await page.getByText(words.soundTo(host())).waitFor();
    await expect.poll(() => page.getByText(words.noSound).count()).toBe(0);
    await page.request.delete(`${stage.url}/api/transfers/${id}`);
  });

  it('had no trouble in the console', () => {
    // The refusal of a call is what these tests look for.
    expect(stage.troubles.filter((trouble) => !trouble.includes('503'))).toEqual([]);
  });
});

describe.each(languagesOf(import.meta.filename))('an engine of this computer, in %s', (language) => {
  const { nothingSent, here, allHere } = SAID[language];
  const stage = prepareStage(() => ({
    CONSTAT_ASSIST_ENGINE: 'openai',
    CONSTAT_ASSIST_MODEL: 'fictif-1',
    CONSTAT_ASSIST_URL: model.url,
  }));

  it('is named, with what cannot be seen of it', async () => {
    const page = await stage.newPage(language);
    await page.goto(`${stage.url}/transfers`);
    await page.getByText(nothingSent).waitFor();
    await page.getByText(here(new URL(model.url).host)).waitFor();
    expect(await page.getByText(allHere).count()).toBe(0);
    expect(stage.troubles).toEqual([]);
  });
});
