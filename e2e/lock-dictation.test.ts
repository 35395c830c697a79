/** The lock in the middle of a dictation: the recording goes on beneath the cover, and its text is there afterwards. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { LOCK_WORDS } from './support/lock-words.ts';
import { coverOf, readableOf } from './support/locked-page.ts';
import { reachTime } from './support/reach-time.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { buildWav } from './support/wav.ts';
import { walkStates } from './support/walk-states.ts';

const samples = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples');

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'").trim();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = LOCK_WORDS[language];
  const text = STRIP_WORDS[language];
  const heard = new RegExp(plain(text.heard.source), 'u');
  const [first] = text.clips.map((file) => join(samples, file));
  // Long enough for a busy machine to lock the page before anything is said.
  const stage = prepareSpeakingStage(buildWav([4, first ?? '', 60]));

  it('goes on recording, writes what was said when it is unlocked, and can be stopped from the cover', async () => {
    const { page, field } = await stage.openReport(language);
    const walk = walkStates(page);
    const history = field('historiqueEvolution');
    await history.click();
    await page.getByRole('button', { name: text.dictate }).click();
    const strip = page.getByRole('region', { name: text.strip });
    await strip.getByRole('button', { name: text.stop }).waitFor();
    const told: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/parts/')) void response.text().then((body) => told.push(body));
    });
    await history.press('Alt+Shift+L');
    const cover = await coverOf(page, language);
    const before = told.length;
    await cover.dialog.getByText(words.goesOn).waitFor();
    const timer = cover.dialog.getByRole('timer');
    const recorded = async (): Promise<string> => (await timer.textContent()) ?? '';
    await expect.poll(recorded, { timeout: 60_000 }).toMatch(/^00:1\d$/u);
    await walk.look('recording');
    await expect.poll(() => told.length).toBeGreaterThan(before + 5);
    for (const body of told.slice(before + 1))
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['next']);
    expect(await history.inputValue()).toBe('');
    expect(await readableOf(page)).not.toMatch(heard);

    await cover.unlock();
    await cover.isGone();
    await expect.poll(async () => plain(await history.inputValue())).toMatch(heard);
    await reachTime(page, '00:15');

    await page.keyboard.press('Alt+Shift+L');
    const again = await coverOf(page, language);
    await again.dialog.getByRole('button', { name: words.stop }).click();
    await again.dialog.getByText(words.stopped).waitFor();
    await walk.look('stopped');
    await again.unlock();
    await again.isGone();
    await strip.getByRole('button', { name: text.again, exact: true }).waitFor();
    expect(plain(await history.inputValue())).toMatch(heard);
    expect(walk.faults()).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });
});
