/** A visit begun from the worklist; of a worker seen before, what the physician ticks is taken over, never a finding. */
import { describe, expect, it } from 'vitest';
import { findInBothSchemes } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { CASE, COPY, META, isFocused, keepForm, openWorklist } from './support/worklist-page.ts';
import { WORKLIST_WORDS } from './support/worklist-words.ts';

describe.each(languagesOf(import.meta.filename))('a visit begun from the worklist, in %s', (language) => {
  const stage = prepareStage();
  const words = WORKLIST_WORDS[language];

  it('begins a visit with one field, and says what is wrong with a name', async () => {
    const page = await openWorklist(stage, language);
    const name = page.getByRole('textbox', { name: words.nameOnFile });
    await name.press('Enter');
    await expect.poll(() => isFocused(name)).toBe(true);
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Roy/Roy');
    await page.getByRole('alert').waitFor();
    await name.fill('Zoé Zzvisit');
    await page.getByText(words.regions).click();
    await page.getByRole('complementary').getByRole('checkbox').nth(2).check();
    await page.getByRole('button', { name: words.start, exact: true }).click();
    await expect.poll(() => page.locator('[name=patientName]').inputValue()).toBe('Zoé Zzvisit');
    await expect.poll(() => page.url()).toBe(`${stage.url}/forms/cnesst-medical`);
  });

  it('tells of a worker seen before, and takes over only what is ticked, never a finding', async () => {
    const page = await openWorklist(stage, language, async (to) => {
      const told = {
        plaintesproblemes: 'Zzplainte',
        genouxFlexionDroitActif: '120',
        historiqueEvolution: 'Zzhistoire',
      };
      const said = { birthDate: '1980-02-03', emploi: 'Zzsoudeuse', medicationActuelle: 'Zznaproxène' };
      const confirmed = { ...META, confirmed: ['antecedentsSaaq'] };
      const samples = {
        antecedentsSaaq: 'Aucune réclamation antérieure rapportée.',
        antecedentsMedicaux: 'Aucun antécédent médical rapporté.',
      };
      const formData = { ...CASE, ...told, ...said, ...samples, dateEvaluation: '2026-03-12' };
      await keepForm(stage, to, 'Zzcopy', formData, { ...COPY, meta: confirmed });
    });
    await page.getByRole('textbox', { name: words.nameOnFile }).fill('ilda  zzorvané');
    await page.getByText(words.seen).waitFor();
    await page.getByRole('textbox', { name: words.nameOnFile }).fill('Ilda Zz');
    await page.getByText(words.seen).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: words.nameOnFile }).fill('Ilda Zzorvane');
    await page.getByRole('button', { name: words.choose }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.startWithout }).waitFor();
    const boxes = dialog.getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
    const offered = await dialog.innerText();
    for (const text of ['012345678', 'Zzsoudeuse', 'Zznaproxène', 'Aucune réclamation', words.of])
      expect(offered).toContain(text);
    for (const text of ['Zzplainte', 'Zzhistoire', '120', 'Aucun antécédent médical'])
      expect(offered).not.toContain(text);
    expect(await findInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: /Zzsoudeuse/u }).check();
    await dialog.getByRole('checkbox', { name: /Aucune réclamation/u }).check();
    await dialog.getByRole('button', { name: words.takeOver(2) }).click();

    const value = (field: string) => page.locator(`[name=${field}]`).inputValue();
    await expect.poll(() => value('emploi')).toBe('Zzsoudeuse');
    expect(await value('medicationActuelle')).toBe('');
    expect(await value('plaintesproblemes')).toBe('');
    expect(await value('genouxFlexionDroitActif')).toBe('');
    expect(await value('antecedentsSaaq')).toBe('Aucune réclamation antérieure rapportée.');
    // What was ticked is the physician's; what the form itself put there still waits.
    const waits = (field: string) =>
      page.locator(`[name=${field}]`).evaluate((node) => node.closest('[data-unconfirmed="true"]') !== null);
    expect([await waits('antecedentsSaaq'), await waits('antecedentsCnesst')]).toEqual([false, true]);
    expect(stage.troubles).toEqual([]);
  });
});
