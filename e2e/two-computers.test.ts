/** One draft at two computers: what both write is put together, and where both wrote in one place the physician chooses. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { DRAFT_WORDS } from './support/draft-words.ts';
import { EDITOR_WORDS } from './support/editor-words.ts';
import { makeDraft, openDraft } from './support/open-draft.ts';
import type { OpenDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';

const HERE = 'Zzlombalgie depuis le 3 mars';
const THERE = 'Zzlombalgie depuis le 5 mars';

// The words of the notice in both languages are read by the walk of the form.
describe.each(['fr'] as const)('a draft at two computers, in %s', (language) => {
  const words = DRAFT_WORDS[language];
  const stage = prepareStage();

  /** Both wrote in one field, the second computer while it had no connection. */
  async function disagree(
    name = 'impactAvq',
  ): Promise<{ readonly first: OpenDraft; readonly second: OpenDraft }> {
    const first = await openDraft(stage, language, { formData: { [name]: 'Zzlombalgie' } });
    const second = await openDraft(stage, language, { id: first.id });
    await second.page.context().setOffline(true);
    await second.field(name).fill(HERE);
    await first.field(name).fill(THERE);
    await first.holds(name, THERE);
    await second.page.context().setOffline(false);
    await second.conflict.waitFor();
    return { first, second };
  }

  /** A return to the page, which reads the draft again. */
  const comeBack = ({ page }: OpenDraft): Promise<unknown> =>
    page.evaluate(() => window.dispatchEvent(new Event('focus')));

  it('puts different fields together without a question', async () => {
    const first = await openDraft(stage, language);
    const second = await openDraft(stage, language, { id: first.id });
    await first.field('impactAvq').fill('Zzne cuisine plus');
    await first.holds('impactAvq', 'Zzne cuisine plus');
    await second.field('plaintesproblemes').fill('Zzdouleur au dos');
    await second.holds('plaintesproblemes', 'Zzdouleur au dos');
    await second.shows('impactAvq', 'Zzne cuisine plus');
    await comeBack(first);
    await first.shows('plaintesproblemes', 'Zzdouleur au dos');
    for (const one of [first, second]) {
      await one.says(words.saved);
      expect(await one.conflict.count()).toBe(0);
    }
    expect((await first.held()).formData).toMatchObject({
      emploi: 'Zzemploi',
      impactAvq: 'Zzne cuisine plus',
      plaintesproblemes: 'Zzdouleur au dos',
    });
    expect(stage.troubles).toEqual([]);
  });

  it('puts the texts of one field side by side, and the server keeps the other one until the choice', async () => {
    const { first, second } = await disagree();
    await second.says(words.choice);
    const sides = await second.conflict.getByRole('paragraph').allInnerTexts();
    expect(sides).toEqual(expect.arrayContaining([HERE, THERE]));
    await second.field('emploi').fill('Zzautre emploi');
    await second.holds('emploi', 'Zzautre emploi');
    expect((await second.held()).formData['impactAvq']).toBe(THERE);
    await second.page.reload();
    await second.conflict.waitFor();
    expect(await second.field('impactAvq').inputValue()).toBe(HERE);
    await comeBack(first);
    await first.shows('emploi', 'Zzautre emploi');
    expect(await first.field('impactAvq').inputValue()).toBe(THERE);
  });

  it.each([
    ['keepMine', HERE, THERE],
    ['takeTheirs', THERE, HERE],
    ['keepBoth', `${HERE}\n\n${THERE}`, null],
  ] as const)(
    '%s: the keyboard chooses, both computers agree, and the other text can be brought back',
    async (choice, chosen, other) => {
      const { first, second } = await disagree();
      const { page, conflict } = second;
      await page.getByRole('button', { name: words.showBoth }).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() =>
          conflict.getByRole('heading', { level: 2 }).evaluate((one) => one === document.activeElement),
        )
        .toBe(true);
      const button = conflict.getByRole('button', { name: words[choice] });
      const isThere = (): Promise<boolean> => button.evaluate((one) => one === document.activeElement);
      for (let step = 0; step < 3 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
      await page.keyboard.press('Enter');
      await conflict.waitFor({ state: 'detached' });
      await second.shows('impactAvq', chosen);
      await expect
        .poll(() => second.field('impactAvq').evaluate((one) => one === document.activeElement))
        .toBe(true);
      await second.holds('impactAvq', chosen);
      await second.says(words.saved);
      await comeBack(first);
      await first.shows('impactAvq', chosen);
      expect(await first.conflict.count()).toBe(0);

      await page.getByRole('button', { name: EDITOR_WORDS[language].replaced }).first().click();
      const dialog = page.getByRole('dialog', { name: words.replaced });
      for (const text of other === null ? [HERE, THERE] : [other])
        await dialog.getByRole('listitem').filter({ hasText: words.chosen }).getByText(text).waitFor();
    },
  );

  it('keeps what was typed in the field since the question came up', async () => {
    const { second } = await disagree();
    await second.field('impactAvq').fill(`${HERE}, Zzet plus encore`);
    await second.conflict.getByRole('paragraph').getByText('Zzet plus encore').waitFor();
    await second.conflict.getByRole('button', { name: words.keepMine }).click();
    await second.shows('impactAvq', `${HERE}, Zzet plus encore`);
    await second.holds('impactAvq', `${HERE}, Zzet plus encore`);
    expect(await second.conflict.count()).toBe(0);
  });

  it('shows two versions of the sequelae in words, and offers no sum of both', async () => {
    const sequelae = (percent: string): string =>
      `DAP | ZZ-01 | droit | zygon | Raideur fictive |  | ${percent} |  |`;
    const office = await openDraft(stage, language);
    const formData = { patientName: 'Zoé Zzlist', sequelles: sequelae('1') };
    const { reportTypeVersion } = MEDICAL_EVALUATION.name;
    const id = await makeDraft(office.page, stage.url, formData, reportTypeVersion);
    const first = await openDraft(stage, language, { id });
    const second = await openDraft(stage, language, { id });
    const percent = ({ page }: OpenDraft) => page.getByLabel('Pourcentage de la séquelle 1', { exact: true });
    await percent(second).waitFor();
    await second.page.context().setOffline(true);
    await percent(second).fill('2');
    await percent(first).fill('3');
    await first.holds('sequelles', sequelae('3'));
    await second.page.context().setOffline(false);
    await second.conflict.waitFor();
    const sides = async (): Promise<readonly string[]> =>
      (await second.conflict.getByRole('paragraph').allInnerTexts()).map((side) =>
        side.replaceAll(/\s/gu, ' '),
      );
    for (const figure of ['2', '3'])
      await expect
        .poll(sides)
        .toContainEqual(
          expect.stringContaining(
            `DAP ZZ-01, zygon (droit), Raideur fictive, ${figure} % (saisi par le médecin)`,
          ),
        );
    expect((await sides()).join()).not.toContain('|');
    expect(await second.conflict.getByRole('button', { name: words.keepBoth }).count()).toBe(0);
    await second.conflict.getByRole('button', { name: words.keepMine }).click();
    await second.holds('sequelles', sequelae('2'));
    await second.page.getByRole('button', { name: EDITOR_WORDS[language].replaced }).first().click();
    const dialog = second.page.getByRole('dialog', { name: words.replaced });
    await dialog.getByText('1 séquelle, calcul incomplet').first().waitFor();
  });

  it('asks of two fields one after the other', async () => {
    const { first, second } = await disagree();
    await second.page.context().setOffline(true);
    await second.field('emploi').fill('Zzsoudeuse');
    await first.field('emploi').fill('Zzmonteuse');
    await first.holds('emploi', 'Zzmonteuse');
    await second.page.context().setOffline(false);
    const both = second.page.getByRole('region', { name: words.conflicts });
    await both.waitFor();
    const job = both.getByRole('listitem').filter({ hasText: 'Zzsoudeuse' });
    await job.getByRole('button', { name: words.keepMine }).press('Enter');
    await second.conflict.getByRole('button', { name: words.takeTheirs }).press('Enter');
    await second.conflict.waitFor({ state: 'detached' });
    await second.holds('emploi', 'Zzsoudeuse');
    await second.holds('impactAvq', THERE);
    expect(await second.field('impactAvq').inputValue()).toBe(THERE);
  });
});
