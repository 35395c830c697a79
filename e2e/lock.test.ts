/** The lock: a page that nobody uses is covered with every other one, and opens where it was left. */
import { describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
import { pagesShownBy } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { LOCK_WORDS } from './support/lock-words.ts';
import { coverOf, holdClock, readableOf } from './support/locked-page.ts';
import { draftIn, makeDraft, openDraft, openForm } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';

const WORKER = 'Ilda Zzorvane';

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = LOCK_WORDS[language];
  const stage = prepareStage();

  it('covers an idle page, saves what was typed right before, and opens where one was', async () => {
    const page = await stage.newPage(language);
    const id = await makeDraft(page, stage.url, { patientName: WORKER });
    const { idle } = await holdClock(page);
    await openForm(page, stage.url, id);
    const draft = draftIn(stage, language, page, id);
    const beside = await stage.newPage(language);
    await draft.field('impactAvq').fill('Zzavant');
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await idle();
    const { dialog, password, unlock, isGone } = await coverOf(page, language);
    expect((await saved).headers()).toMatchObject({ 'x-constat-background': '1' });
    await expect
      .poll(async () => (await beside.request.get(`${stage.url}/api/saved-forms/${id}`)).text())
      .toContain('Zzavant');
    expect((await page.request.get(`${stage.url}/api/saved-forms/${id}`)).status()).toBe(423);
    const readable = await readableOf(page);
    expect(readable).not.toMatch(/Zzorvane|Zzavant/u);
    expect(readable).toContain(words.title);

    // The keyboard reaches the cover alone, and no key of the page beneath does anything.
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
    for (const key of ['Escape', 'Escape', 'Escape', 'Control+k', 'Control+s'])
      await page.keyboard.press(key);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await dialog.evaluate(
        (cover) => document.activeElement === document.body || cover.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
    }
    await unlock('wrong');
    await dialog.getByText(words.wrong).waitFor();
    expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
    await unlock();
    await isGone();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('impactAvq');
    await page.keyboard.press('End');
    await page.keyboard.type(' Zzaprès');
    await draft.holds('impactAvq', 'Zzavant Zzaprès');
    expect(stage.troubles).toEqual([]);
  });

  it('is readable, and fits a phone, whatever it says', async () => {
    const { page } = await openDraft(stage, language);
    const walk = walkStates(page);
    await page.getByRole('button', { name: words.lock, exact: true }).first().click();
    const { dialog, unlock, isGone } = await coverOf(page, language);
    await walk.look('locked');
    for (let tries = 0; tries < 6; tries += 1) {
      await unlock('wrong');
      await dialog.getByText(tries < 5 ? words.wrong : words.slowed).waitFor();
    }
    await walk.look('slowed');
    await page.setViewportSize({ width: 320, height: 480 });
    expect(await overflowAt(page)).toBe(0);
    await dialog.getByText(words.again).waitFor();
    await page.route('**/api/account/unlock', (route) => route.abort());
    await unlock();
    await dialog.getByText(words.away).waitFor();
    await walk.look('no server');
    await page.unroute('**/api/account/unlock');
    const refusal = { message: 'Zz', code: 'TOO_MANY_REQUESTS', requestId: 'zz' };
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 429, json: refusal }));
    await dialog.getByRole('button', { name: words.signOut }).click();
    await dialog.getByText(words.notSignedOut).waitFor();
    await walk.look('not signed out');
    await unlock();
    await isGone();
    expect(walk.faults()).toEqual([]);
  });

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
    expect(shown.length).toBeGreaterThan(2);
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

  it('covers itself without a server, which alone opens it, over a reload too', async () => {
    const page = await stage.newPage(language);
    const id = await makeDraft(page, stage.url, { patientName: WORKER });
    const { idle } = await holdClock(page);
    await openForm(page, stage.url, id);
    const draft = draftIn(stage, language, page, id);
    const isLockCall = /\/api\/account\/(?:un)?lock$/u;
    await page.route('**/api/**', (route) => route.abort());
    await draft.field('impactAvq').fill('Zzsans serveur');
    await idle();
    const cover = await coverOf(page, language);
    expect(await readableOf(page)).not.toMatch(/Zzorvane|Zzsans/u);
    await cover.unlock();
    await cover.dialog.getByText(words.away).waitFor();

    // The server is there again, but has not heard of the lock when the page is loaded anew.
    await page.unroute('**/api/**');
    let isHeard = false;
    await page.route(isLockCall, async (route) => {
      if (isHeard) await route.continue();
      else await route.abort();
    });
    await page.reload();
    const again = await coverOf(page, language);
    expect(await readableOf(page)).not.toContain('Zzorvane');
    isHeard = true;
    await again.unlock();
    await again.isGone();
    await draft.shows('impactAvq', 'Zzsans serveur');
    await draft.holds('impactAvq', 'Zzsans serveur');
  });

  it('signs out from the cover, and asks anew for a session that has ended', async () => {
    const first = await openDraft(stage, language);
    const saved = first.page.waitForResponse((response) => response.request().method() === 'PUT');
    await first.field('emploi').fill('Zzà l’instant');
    await first.field('emploi').press('Alt+Shift+L');
    const cover = await coverOf(first.page, language);
    // It was typed before, and is sent beneath the cover.
    expect((await saved).status()).toBe(200);
    expect((await saved).request().headers()['x-constat-writer']).toMatch(/\S{20}/u);
    expect(await (await saved).text()).not.toContain('instant');
    await first.page.request.post(`${stage.url}/api/auth/logout`);
    await cover.unlock();
    const over = first.page.getByRole('dialog', { name: words.over });
    await over.getByRole('textbox', { name: words.password }).fill('demo-medecin');
    await first.page.keyboard.press('Enter');
    await over.waitFor({ state: 'detached' });
    await first.shows('emploi', 'Zzà l’instant');
    await first.field('emploi').fill('Zzensuite');
    await first.holds('emploi', 'Zzensuite');

    await first.page.getByRole('button', { name: words.lock, exact: true }).first().click();
    const { dialog } = await coverOf(first.page, language);
    await dialog.getByRole('button', { name: words.signOut }).click();
    await dialog.waitFor({ state: 'detached' });
    await first.page.waitForURL(`${stage.url}/`);
    await first.page.reload();
    expect(await first.page.getByRole('dialog').count()).toBe(0);
    expect((await first.page.request.get(`${stage.url}/api/auth/me`)).status()).toBe(401);
  });
});
