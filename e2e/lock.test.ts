/** The lock: a page that nobody uses is covered, and opens where it was left. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
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
    await expect
      .poll(async () => (await page.request.get(`${stage.url}/api/saved-forms/${id}`)).status())
      .toBe(423);
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
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
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
    // A second try is not slowed by the wrong passwords of the first one.
    const database = new Database(join(stage.dataDirectory, 'constat.db'));
    database.exec('delete from login_attempts');
    database.close();
    const { page } = await openDraft(stage, language);
    const walk = walkStates(page);
    await page.getByRole('button', { name: words.lock, exact: true }).first().click();
    const { dialog, unlock, isGone } = await coverOf(page, language);
    await walk.look('locked');
    /** Whether the try was slowed: what was said of the one before still stands while this one is on its way. */
    const tryWrong = async (): Promise<boolean> => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/account/unlock'));
      await unlock('wrong');
      const isSlowed = (await answered).status() === 429;
      await dialog.getByText(isSlowed ? words.slowed : words.wrong).waitFor();
      return isSlowed;
    };
    for (let tries = 0; tries < 5; tries += 1) expect(await tryWrong()).toBe(false);
    // The first wait is of a second, and may be over by the next try: each failure doubles it.
    await expect.poll(tryWrong).toBe(true);
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
