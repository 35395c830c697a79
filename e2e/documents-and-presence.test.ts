/** The request, who was present and the documents reviewed: filled in, cited in section 7, printed, and kept. */
import { describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/exports/read-back.test-data.ts';
import { findViolations } from './support/axe.ts';
import { useExportScreens } from './support/export-screens.ts';
import { EXPORT_WORDS } from './support/export-words.ts';
import { languagesOf } from './support/languages.ts';
import { makeDraft } from './support/open-draft.ts';
import { prepareStage } from './support/stage.ts';
import { WORDS } from './support/words.ts';

type Part = 'date' | 'author' | 'kind' | 'page';

const TEXTS = {
  fr: {
    identity: 'Remplir l’identité du travailleur',
    age: '46 ans le 21 novembre 2026',
    takeAge: /^Reprendre de la section A\s: 46 ans$/u,
    years: '46 ans',
    notBorn: 'Après la date de l’évaluation',
    documents: 'Documents consultés',
    add: 'Ajouter un document',
    of: (part: Part, number: number) =>
      `${{ date: 'Date', author: 'Auteur', kind: 'Nature du document', page: 'Page' }[part]} du document ${number}`,
    remove: (number: number) => `Retirer le document ${number}`,
    removed: 'Document retiré',
    undo: 'Annuler',
    cite: /^Citer un document dans/u,
    citeTitle: 'Citer un document',
    cited: 'Référence insérée',
    kind: 'Rapport d’IRM',
    reference: '(rapport d’IRM du Dr Zzorthé, 2 avril 2026, p. 3)',
    words: '5 octobre 2026',
    printed: [
      ['1er décembre 2026', 'Zzcarte avec photo', '9 h 05', '10 h 40', '(rapport d’IRM du Dr Zzorthé'],
      ['2 avril 2026', 'Dr Zzorthé', 'Rapport d’IRM', '15 mai 2026', 'Zznote', 'Zzlien', '5 octobre 2026'],
    ].flat(),
  },
  en: {
    identity: 'Fill in the worker’s identity',
    age: '46 years old on November 21, 2026',
    takeAge: /^Take from section A: 46 years$/u,
    years: '46 years',
    notBorn: 'After the date of the evaluation',
    documents: 'Documents reviewed',
    add: 'Add a document',
    of: (part: Part, number: number) =>
      `${{ date: 'Date', author: 'Author', kind: 'Kind of document', page: 'Page' }[part]} of document ${number}`,
    remove: (number: number) => `Remove document ${number}`,
    removed: 'Document removed',
    undo: 'Undo',
    cite: /^Cite a document in/u,
    citeTitle: 'Cite a document',
    cited: 'Reference inserted',
    kind: 'MRI report',
    reference: '(MRI report by Dr. Zzorthé, April 2, 2026, p. 3)',
    words: 'October 5, 2026',
    printed: [
      ['December 1, 2026', 'Zzcarte avec photo', '9:05', '10:40', '(MRI report by Dr. Zzorthé'],
      ['April 2, 2026', 'Dr Zzorthé', 'MRI report', 'May 15, 2026', 'Zznote', 'Zzlien', 'October 5, 2026'],
    ].flat(),
  },
} as const;

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = TEXTS[language];
  const { open, exported } = useExportScreens(language, stage);

  it('what was asked, who was present and what was read are written, cited, printed and kept', async () => {
    const { page, field, saveDraft } = await open();
    const group = page.getByRole('group', { name: text.documents });
    const part = (name: Part, number: number) => group.getByLabel(text.of(name, number));
    const focused = () => page.evaluate(() => document.activeElement?.parentElement?.textContent);

    await field('dateEvaluation').fill('2026-11-21');
    await page.getByRole('switch', { name: text.identity }).check();
    await field('birthDate').fill('2027-11-21');
    await page.getByText(text.notBorn).waitFor();
    await field('birthDate').fill('1980-11-21');
    await page.getByText(text.age).waitFor();
    expect(await field('age').inputValue()).toBe('');
    await page.getByRole('button', { name: text.takeAge }).click();
    await expect.poll(() => field('age').inputValue()).toBe(text.years);
    await expect.poll(() => page.getByRole('button', { name: text.takeAge }).count()).toBe(0);

    await field('demandePartie').fill('Zzemployeur');
    await field('dateEcheance').fill('2026-12-01');
    await field('identiteVerification').fill('Zzcarte avec photo');
    await field('heureDebut').fill('09:05');
    await field('heureFin').fill('10:40');
    expect(await page.getByRole('button', { name: text.cite }).count()).toBe(0);

    await group.getByRole('button', { name: text.add }).click();
    await expect.poll(focused).toContain(text.of('date', 1));
    // Nothing is in the row yet: a second one would be of no use.
    await page.keyboard.press('Enter');
    expect(await group.getByRole('listitem').count()).toBe(1);
    await part('date', 1).fill('2026-04-02');
    await part('author', 1).fill('Dr Zzorthé');
    await part('kind', 1).fill(`${text.kind} |`);
    await part('page', 1).fill('3');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain(text.of('date', 2));
    await part('date', 2).fill('2026-05-15');
    await part('kind', 2).fill('Zznote');
    await part('kind', 1).fill(text.kind);
    expect(await findViolations(page)).toEqual([]);

    await group.getByRole('button', { name: text.remove(2) }).click();
    await page.getByText(text.removed).waitFor();
    await expect.poll(() => group.getByRole('listitem').count()).toBe(1);
    await expect.poll(focused).toContain(text.of('date', 1));
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(() => part('kind', 2).inputValue()).toBe('Zznote');

    const history = field('historiqueEvolution');
    await history.fill('Zzavant; Zzaprès.');
    await history.evaluate((control: HTMLTextAreaElement) => control.setSelectionRange(7, 7));
    await page.getByRole('button', { name: text.cite }).click();
    const dialog = page.getByRole('dialog', { name: text.citeTitle });
    await dialog.getByRole('button').filter({ hasText: 'Zzorthé' }).click();
    await page.getByText(text.cited).waitFor();
    const written = async () => (await history.inputValue()).replaceAll('\u00A0', ' ');
    await expect.poll(written).toBe(`Zzavant ${text.reference}; Zzaprès.`);
    await expect
      .poll(() =>
        history.evaluate((control: HTMLTextAreaElement) => [
          control === document.activeElement,
          control.value.slice(control.selectionStart),
        ]),
      )
      .toEqual([true, '; Zzaprès.']);
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(written).toBe('Zzavant; Zzaprès.');
    await page.getByRole('button', { name: text.cite }).click();
    await dialog.getByRole('button').filter({ hasText: 'Zzorthé' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await field('discussion').fill('Zzlien');
    await field('conclusionDateConsolidation').fill('2026-10-05');
    await page.locator('#section11').getByRole('status').filter({ hasText: text.words }).waitFor();

    const pdf = await exported(page, WORDS[language].exportPdf, EXPORT_WORDS[language].beforePdf);
    const printed = (await readPdf(pdf.bytes)).text.replaceAll(/\s+/gu, ' ');
    const places = text.printed.map((words) => printed.indexOf(words));
    expect(places).not.toContain(-1);

    await saveDraft();
    await page.reload();
    await expect.poll(() => part('author', 1).inputValue()).toBe('Dr Zzorthé');
    expect(await part('date', 2).inputValue()).toBe('2026-05-15');
    expect(await field('heureDebut').inputValue()).toBe('09:05');
  });

  it('an earlier draft is offered what is new, and keeps what it holds', async () => {
    const page = await stage.newPage(language, 'medecin');
    const id = await makeDraft(
      page,
      stage.url,
      { patientName: 'Zoé Zzbefore', examensParacliniques: 'Zzimage' },
      2,
    );
    await page.goto(`${stage.url}/forms/cnesst-medical?draft=${id}`);
    const examinations = page.locator('[name=examensParacliniques]');
    await expect.poll(() => examinations.inputValue()).toBe('Zzimage');
    const group = page.getByRole('group', { name: text.documents });
    expect(await group.count()).toBe(0);
    const addFields = language === 'fr' ? 'Ajouter ces champs' : 'Add these fields';
    await page.getByRole('button', { name: addFields }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: addFields }).click();
    await group.getByRole('button', { name: text.add }).waitFor();
    expect(await examinations.inputValue()).toBe('Zzimage');
    await expect
      .poll(async () => (await page.request.get(`${stage.url}/api/saved-forms/${id}`)).json())
      .toMatchObject({ reportTypeVersion: 4, formData: { examensParacliniques: 'Zzimage' } });
  });

  it('a row of documents is added from the keyboard, and fits a phone', async () => {
    const { page } = await open({ before: (opened) => opened.setViewportSize({ width: 390, height: 844 }) });
    const group = page.getByRole('group', { name: text.documents });
    await group.getByRole('button', { name: text.add }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => group.getByRole('listitem').count()).toBe(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    for (const input of await group.getByRole('listitem').locator('input').all()) {
      const box = await input.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    }
  });
});
