/** A letterhead at its upload: what was found in it, and its first pages with a report of nobody, in a real browser. */
import { describe, expect, it } from 'vitest';
import { boxOnFirstPage, contentControls } from '../apps/server/exports/letterhead/assembled.test-data.ts';
import { readPart } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations, overflowAt } from './support/axe.ts';
import { savedBy } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    preview: 'Aperçu avec un rapport fictif',
    unknown: /^Marques inconnues.*\{\{inconnu\}\}$/u,
    added: /^Une ligne est ajoutée au pied des pages/u,
    isProtected: /^Le document est protégé/u,
    page: /^Page 1 de \d$/u,
    second: /^Page 2 de \d$/u,
    shown: /^Les 3 premières pages sur \d+ sont montrées\.$/u,
    title: 'Rapport d’évaluation médicale',
    person: /Camille Exemple \(personne fictive\)/u,
    sample: 'Essayer avec un rapport fictif (Word)',
    marks: 'Autres marques',
    mark: '{{dossier}}',
    name: 'Nom affiché',
    save: 'Sauvegarder',
  },
  en: {
    preview: 'Preview with a fictional report',
    unknown: /^Unknown marks.*\{\{inconnu\}\}$/u,
    added: /^A line is added to the foot/u,
    isProtected: /^The document is protected/u,
    page: /^Page 1 of \d$/u,
    second: /^Page 2 of \d$/u,
    shown: /^The first 3 of \d+ pages are shown\.$/u,
    title: 'Medical evaluation report',
    person: /Camille Example \(fictional person\)/u,
    sample: 'Try with a fictional report (Word)',
    marks: 'Other marks',
    mark: '{{file}}',
    name: 'Displayed name',
    save: 'Save',
  },
} as const;

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('the preview of a letterhead in %s', (language) => {
  const text = TEXTS[language];

  it('names what it found, and shows the pages with their headers, boxes and numbers', async () => {
    const page = await stage.newPage(language);
    await page.goto(`${stage.url}/profile`);
    const give = async (name: string, bytes: Uint8Array): Promise<void> => {
      await page
        .locator('input[accept=".docx,.dotx"]')
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
      await page.getByText(name).waitFor();
    };
    await give('Zz protégé.docx', contentControls());
    const preview = page.getByRole('region', { name: text.preview });
    await preview.scrollIntoViewIfNeeded();
    await preview.getByText(text.unknown).waitFor();
    await preview.getByText(text.isProtected).waitFor();

    await give('Zz montagne.docx', boxOnFirstPage());
    await preview.getByText(text.unknown).waitFor({ state: 'detached' });
    await preview.getByText(text.added).waitFor();
    const first = preview.getByRole('figure', { name: text.page });
    await first.getByText(text.title).waitFor();
    await expect.poll(() => first.getByText('Clinique Zz de la Montagne').count()).toBe(1);
    await expect.poll(() => first.getByText(/Dossier 000/u).count()).toBe(1);
    await expect.poll(() => first.getByRole('presentation').count()).toBe(1);
    const second = preview.getByRole('figure', { name: text.second });
    await preview.getByText(text.shown).waitFor();
    await second.getByText(text.person).first().waitFor();
    expect(await second.getByText(/Dossier 000/u).count()).toBe(0);

    await page.getByText(text.marks, { exact: true }).click();
    await page.getByText(text.mark, { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => overflowAt(page)).toBe(0);

    const sample = await savedBy(page, preview.getByRole('link', { name: text.sample }));
    expect(readPart(sample.bytes, 'word/header1.xml')).toContain('000-000-000');

    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/letterhead/preview')) asked += 1;
    });
    await page.reload();
    await preview.getByRole('link', { name: text.sample }).waitFor();
    // A visit of the page for something else asks for none.
    expect(asked).toBe(0);
    await preview.scrollIntoViewIfNeeded();
    await first.waitFor();
    expect(asked).toBe(1);
    expect(await preview.getByText('Dre Zzneuve Zztest').count()).toBe(0);
    await page.getByLabel(text.name, { exact: true }).fill('Dre Zzneuve Zztest');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await preview.getByText('Dre Zzneuve Zztest').first().waitFor({ state: 'attached' });
  });

  it('no page had an error in its console', () => {
    expect(stage.troubles).toEqual([]);
  });
});
