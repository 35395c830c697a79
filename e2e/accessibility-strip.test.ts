/** The strip over the form for everybody: while it listens, once it has ended, and where nothing can be dictated. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';
import { walkStates } from './support/walk-states.ts';
import { buildWav } from './support/wav.ts';

const MISSING = {
  state: 'model-missing',
  engine: 'embedded',
  directory: '/models',
  missingFiles: ['tokens.txt'],
};
const OPEN_DICTATION = { fr: 'Ouvrir la page de dictée', en: 'Open the dictation page' };

const stage = prepareSpeakingStage(buildWav([1]));

describe.each(languagesOf(import.meta.filename))('accessibility of the strip in %s', (language) => {
  const text = STRIP_WORDS[language];

  it('holds while it listens, once it has ended, and where it cannot', async () => {
    const { page, field } = await stage.openReport(language);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const walk = walkStates(page);
    await field('emploi').focus();
    await press(text.dictate);
    await page.getByRole('region', { name: text.strip }).getByRole('timer').waitFor();
    await walk.look('listening', '[data-form-strip]');
    await press(text.stop);
    await page.getByRole('button', { name: text.close }).waitFor();
    await walk.look('ended', '[data-form-strip]');
    await page.route('**/api/speech/status', (route) => route.fulfill({ json: MISSING }));
    await page.reload();
    await field('emploi').focus();
    await press(text.dictate);
    await page.getByRole('button', { name: OPEN_DICTATION[language] }).waitFor();
    await walk.look('no model', '[data-form-strip]');
    expect(walk.faults()).toEqual([]);
    await page.context().close();
  });
});
