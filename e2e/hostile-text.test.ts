/** What is written in a field is text wherever it is shown: it runs nothing, fetches nothing, and stands in no address. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { actOf, pagesShownBy } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { openForm } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { watch } from './support/watch-page.ts';
import { keepForm } from './support/worklist-page.ts';
import { WORDS } from './support/words.ts';

const TEXTS = {
  fr: { pages: 'Rapport final', earlier: 'Visite précédente' },
  en: { pages: 'Final report', earlier: 'Earlier visit' },
} as const;

/** A name that stands nowhere else. */
const NAME = 'Zzwoerlitz';
const SHORT = `${NAME} <img src=x onerror=zzran=1><svg onload=zzran=1>`;
const LONG = [
  SHORT,
  '<script>zzran=1</script></textarea><iframe srcdoc="<script>top.zzran=1</script>"></iframe>',
  '"><a href="javascript:zzran=1" autofocus onfocus=zzran=1>x</a> [x](javascript:zzran=1) ![](//x.invalid/y)',
  '${zzran=1} {{constructor.constructor("zzran=1")()}} (a+)+$ \u202Eabc \u001B[31m',
].join('\n');

/** Pages that show something of the physician's own. */
const PAGES = ['/', '/forms', '/profile', '/journal', '/dictation?section=section7'];

const stage = prepareStage();

/** What a page holds or has run that came from a text. */
function foundIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const planted =
      'img[src="x"], [onerror], [onload], [onfocus], iframe[srcdoc], a[href^="javascript:"], script:not([src])';
    const ran = 'zzran' in globalThis ? ['ran'] : [];
    return [...ran, ...Array.from(document.querySelectorAll(planted), ({ outerHTML }) => outerHTML)];
  });
}

/** The same texts in every place that takes one, and two visits of that worker. */
async function plant(page: Page): Promise<string> {
  const put = (url: string, data: object) => page.request.put(`${stage.url}${url}`, { data });
  const profile = (await (await page.request.get(`${stage.url}/api/profile`)).json()) as object;
  expect((await put('/api/profile', { ...profile, displayName: SHORT, address: LONG })).status()).toBe(200);
  const command = { trigger: 'zzordre', replacement: LONG, created: '2026-01-01T00:00:00.000Z' };
  expect((await put('/api/voice-commands', [command])).status()).toBe(200);
  const patient = { patientName: SHORT, patientAge: '41', diagnosis: LONG.slice(0, 200) };
  expect((await page.request.post(`${stage.url}/api/recent-patients`, { data: patient })).ok()).toBe(true);
  const formData = Object.fromEntries(
    MEDICAL_EVALUATION.fields.flatMap(({ id, kind }) =>
      kind === 'text' ? [[id, LONG]] : kind === 'line' ? [[id, SHORT]] : [],
    ),
  );
  const version = { reportTypeVersion: MEDICAL_EVALUATION.name.reportTypeVersion };
  await keepForm(stage, page, SHORT, { ...formData, dateEvaluation: '2026-01-10' }, version);
  return keepForm(stage, page, SHORT, { ...formData, dateEvaluation: '2026-03-01' }, version);
}

describe.each(languagesOf(import.meta.filename))('hostile texts, in %s', (language) => {
  const words = WORDS[language];
  const texts = TEXTS[language];

  it('in every field run and fetch nothing in lists, form, earlier visit, final pages and print', async () => {
    const page = await stage.newPage(language);
    const seen = await watch(page, stage.url);
    const addresses: string[] = [];
    const dialogs: string[] = [];
    page.on('framenavigated', (frame) => void addresses.push(frame.url()));
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const id = await plant(page);
    for (const path of PAGES) {
      await page.goto(`${stage.url}${path}`);
      await page.getByRole('main').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await foundIn(page)]).toEqual([path, []]);
      if (path === '/forms') await page.getByText(SHORT).first().waitFor();
    }

    await openForm(page, stage.url, id);
    await expect.poll(() => page.locator('[name=historiqueEvolution]').inputValue()).toContain(NAME);
    await page.getByRole('button', { name: words.print, exact: true }).first().click();
    const anyway = page.getByRole('button', { name: EXPORT_WORDS[language].printAnyway });
    const printed = await pagesShownBy(page, anyway);
    expect(printed.reading.text).toContain(NAME);
    await printed.target.close();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height: 844 });
    const preview = await actOf(page, EXPORT_WORDS[language].preview);
    const [read] = await Promise.all([page.waitForEvent('popup'), preview.click()]);
    await read.getByText(SHORT).first().waitFor();
    expect(await foundIn(read)).toEqual([]);
    await read.close();
    await page.setViewportSize({ width, height });

    await page.getByRole('button', { name: texts.earlier, exact: true }).click();
    await page.getByRole('region', { name: texts.earlier, exact: true }).getByText(SHORT).first().waitFor();
    await page.getByRole('button', { name: texts.pages }).first().click();
    await page.locator('canvas').first().waitFor();
    expect(await foundIn(page)).toEqual([]);

    expect(dialogs).toEqual([]);
    expect(seen.violations).toEqual([]);
    expect(seen.foreign()).toEqual([]);
    expect(seen.asked(new RegExp(NAME, 'iu'))).toBe(false);
    expect(addresses.filter((address) => address.includes(NAME))).toEqual([]);
    // Nothing of the server stays where a page that comes later could read it.
    const kept = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(kept).toEqual([]);
    // What is looked for would be found.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.setAttribute('href', 'javascript:zzran=1');
      document.body.append(link);
    });
    expect(await foundIn(page)).toHaveLength(1);
  });

  it('a password can be pasted, and its field says what it is', async () => {
    const page = await stage.newPage(language, null);
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.goto(stage.url);
    await page.getByRole('button', { name: words.login }).click();
    const password = page.getByRole('textbox', { name: words.password });
    expect(await password.getAttribute('type')).toBe('password');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await page.getByRole('textbox', { name: words.username }).fill('medecin');
    await page.evaluate(() => navigator.clipboard.writeText('demo-medecin'));
    await password.focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => password.inputValue()).toBe('demo-medecin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'MI Template' }).waitFor();
  });
});
