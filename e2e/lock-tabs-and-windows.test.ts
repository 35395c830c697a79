/** The lock over several tabs and windows of a browser: all are covered and opened together, and use of one is use of all. */
import { describe, expect, it } from 'vitest';
import { pagesShownBy } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { LOCK_WORDS } from './support/lock-words.ts';
import { coverOf, holdClock } from './support/locked-page.ts';
import { makeDraft, openForm } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';

const WORKER = 'Ilda Zzorvane';

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = LOCK_WORDS[language];
  const stage = prepareStage();

  it('locks and unlocks every tab, stays locked over a reload, and shows nothing before', async () => {
    const page = await stage.newPage(language);
    const id = await makeDraft(page, stage.url, { patientName: WORKER });
    await openForm(page, stage.url, id);
    const other = await page.context().newPage();
    await other.goto(`${stage.url}/forms`);
    await other.getByText(WORKER).first().waitFor();
    await other.getByRole('button', { name: words.lock, exact: true }).click();
    await coverOf(other, language);
    const { unlock, isGone } = await coverOf(page, language);

    const shown: string[] = [];
    other.on('framenavigated', () => shown.push('navigated'));
    await other.exposeFunction('zzshown', (text: string) => shown.push(text));
    await other.addInitScript(() => {
      const tell = (): void => {
        const { zzshown } = globalThis as unknown as { readonly zzshown: (text: string) => void };
        zzshown(document.body?.innerText ?? '');
        requestAnimationFrame(tell);
      };
      requestAnimationFrame(tell);
    });
    await other.reload();
    const reloaded = await coverOf(other, language);
    await expect.poll(() => shown.length).toBeGreaterThan(2);
    expect(shown.join('\n')).not.toContain('Zzorvane');

    await unlock();
    await isGone();
    await reloaded.isGone();
    await other.getByText(WORKER).first().waitFor();
    expect(await page.locator('[name="patientName"]').inputValue()).toBe(WORKER);
    expect(stage.troubles).toEqual([]);
  });

  it('a tab in use keeps an idle one open', async () => {
    const page = await stage.newPage(language);
    // The clock is that of all pages of the browser.
    const { idle } = await holdClock(page);
    await page.goto(`${stage.url}/forms`);
    const other = await page.context().newPage();
    await other.goto(`${stage.url}/profile`);
    await other.getByRole('button', { name: words.lock, exact: true }).waitFor();
    for (let times = 0; times < 3; times += 1) {
      await page.clock.fastForward(10 * 60_000);
      await page.evaluate(() => {
        const heard = new Promise((resolve) => {
          new BroadcastChannel('constat-lock').addEventListener('message', resolve, { once: true });
        });
        Object.assign(globalThis, { zzheard: heard });
      });
      await other.mouse.move(20 + times, 20);
      await page.evaluate(() => (globalThis as unknown as { readonly zzheard: Promise<unknown> }).zzheard);
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await page.request.get(`${stage.url}/api/auth/me`)).status()).toBe(200);
    await idle();
    await coverOf(page, language);
    await coverOf(other, language);
  });

  it('a window with the report is use while it is read, and is closed by the lock, and with its page', async () => {
    const page = await stage.newPage(language);
    const id = await makeDraft(page, stage.url, { patientName: WORKER, emploi: 'Zzimprimé' });
    const { idle } = await holdClock(page);
    await openForm(page, stage.url, id);
    const preview = page.getByRole('button', { name: words.preview, exact: true }).first();
    // As a text: the browser’s own viewer of PDF tells of nothing that is done in it.
    await page.setViewportSize({ width: 390, height: 844 });
    const [report] = await Promise.all([page.waitForEvent('popup'), preview.click()]);
    await report.getByText('Zzimprimé').first().waitFor();
    let isTold = false;
    const told = page.waitForRequest(/\/api\/account\/lock$/u).then(() => (isTold = true));
    await page.clock.fastForward(10 * 60_000);
    await expect
      .poll(async () => {
        await report.mouse.move(30, 30 + Math.random() * 100);
        return isTold;
      })
      .toBe(true);
    await told;
    await page.clock.fastForward(10 * 60_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const closed = report.waitForEvent('close');
    await idle();
    const { unlock, isGone } = await coverOf(page, language);
    await closed;
    await unlock();
    await isGone();
    await page.setViewportSize({ width: 1440, height: 900 });
    const { target: pages, reading } = await pagesShownBy(page, preview);
    expect(reading.text).toContain('Zzimprimé');
    const shut = pages.waitForEvent('close');
    await page.getByRole('button', { name: words.lock, exact: true }).first().click();
    const cover = await coverOf(page, language);
    await shut;
    await cover.unlock();
    await cover.isGone();
    const { target: another } = await pagesShownBy(page, preview);
    await Promise.all([another.waitForEvent('close'), page.reload()]);
  });
});
