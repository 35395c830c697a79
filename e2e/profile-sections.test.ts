/** The list of the profile's sections: each entry leads to its heading, and what is not saved yet stays. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: { sections: 'Sections du profil', phone: 'Téléphone' },
  en: { sections: 'Sections of the profile', phone: 'Telephone' },
} as const;

describe.each(languagesOf(import.meta.filename))('the sections of the profile, in %s', (language) => {
  const stage = prepareStage();
  const texts = TEXTS[language];

  it('lead to their headings by keyboard, and ask nothing while something is not saved', async () => {
    const page = await stage.newPage(language);
    await page.goto(`${stage.url}/profile`);
    const phone = page.getByRole('textbox', { name: texts.phone }).first();
    await phone.fill('514 555-0188');
    const links = page.getByRole('navigation', { name: texts.sections }).getByRole('link');
    await links.first().waitFor();
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(8);
    for (const [at, name] of names.entries()) {
      await links.nth(at).press('Enter');
      const heading = page.getByRole('heading', { name, exact: true });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      // What is above may still be arriving.
      const isInSight = async (): Promise<boolean> => {
        const { y = -1 } = (await heading.boundingBox()) ?? {};
        return y >= 0 && y < 900;
      };
      await expect.poll(isInSight).toBe(true);
    }
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await phone.inputValue()).toBe('514 555-0188');
    expect(stage.troubles).toEqual([]);
  });
});
