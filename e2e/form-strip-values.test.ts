/** Dates, times and choices are filled in by voice, and words that are none of their values go nowhere by themselves. */
import { describe, expect, it } from 'vitest';
import { languagesOf } from './support/languages.ts';
import { scriptSpeech } from './support/scripted-speech.ts';
import { prepareSpeakingStage } from './support/stage.ts';
import { STRIP_WORDS } from './support/strip-words.ts';

const WORDS = {
  fr: {
    goTo: 'va à la date de naissance',
    aim: 'Date de naissance',
    date: 'le douze mars mille neuf cent soixante-dix',
    told: /^Non écrit\s: « il dort mal »\. « Date de naissance » prend une date entière\.$/u,
    add: 'Ajouter à Historique et évolution',
    history: 'le travailleur a chuté point',
    before: 'Le travailleur a chuté.',
    other: 'il dort mal',
    after: 'Le travailleur a chuté. Il dort mal.',
    time: 'neuf heures et quart',
    goToTobacco: 'va au tabac',
    negative: 'négatif',
  },
  en: {
    goTo: 'go to date of birth',
    aim: 'Date of birth',
    date: 'march twelfth nineteen seventy',
    told: /^Not written: “he sleeps badly”\. “Date of birth” takes a whole date\.$/u,
    add: 'Add to History and evolution',
    history: 'the worker fell period',
    before: 'The worker fell.',
    other: 'he sleeps badly',
    after: 'The worker fell. He sleeps badly.',
    time: 'quarter past nine',
    goToTobacco: 'go to tobacco',
    negative: 'negative',
  },
} as const;

const stage = prepareSpeakingStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = STRIP_WORDS[language];
  const words = WORDS[language];

  it('a date, a time and a choice take their value, after a move by voice and by hand', async () => {
    const { page, field } = await stage.openReport(language);
    const speech = await scriptSpeech(page);
    const strip = page.getByRole('region', { name: text.strip });
    const history = field('historiqueEvolution');
    await history.click();
    await page.getByRole('button', { name: text.dictate }).click();
    await strip.getByRole('button', { name: text.stop }).waitFor();
    speech.say(words.history);
    await expect.poll(() => history.inputValue()).toBe(words.before);
    speech.say(words.goTo);
    await strip.getByText(words.aim, { exact: true }).waitFor();
    speech.say(words.date);
    await expect.poll(() => field('birthDate').inputValue()).toBe('1970-03-12');

    speech.say(words.other);
    await strip.getByText(words.told).waitFor();
    expect([await field('birthDate').inputValue(), await history.inputValue()]).toEqual([
      '1970-03-12',
      words.before,
    ]);
    await strip.getByRole('button', { name: words.add }).click();
    await expect.poll(() => history.inputValue()).toBe(words.after);

    await field('heureDebut').click();
    speech.say(words.time);
    await expect.poll(() => field('heureDebut').inputValue()).toBe('09:15');
    speech.say(words.goToTobacco);
    speech.say(words.negative);
    await expect.poll(() => field('antecedentsTabac').inputValue()).toBe('négatif');
    expect(await history.inputValue()).toBe(words.after);
    await strip.getByRole('button', { name: text.undo, exact: true }).click();
    await expect.poll(() => field('antecedentsTabac').inputValue()).not.toBe('négatif');
    expect(stage.troubles).toEqual([]);
  });
});
