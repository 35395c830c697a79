import { expect, test } from 'vitest';
import type { Recogniser } from './recogniser.ts';
import { tryRecogniser } from './try-recogniser.ts';

/** A model that says a given text in each language, and notes what it was asked. */
function scripted(texts: { readonly fr?: string; readonly en?: string }) {
  const heard: { language: string; seconds: number; peak: number }[] = [];
  const recogniser: Recogniser = {
    recognise(samples, sampleRate, language) {
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      heard.push({ language, seconds: samples.length / sampleRate, peak });
      const text = language === 'auto' ? '' : (texts[language] ?? '');
      return { text, lang: '', tokens: [], timestamps: [], durations: [], ys_log_probs: [] };
    },
  };
  return { recogniser, languages: () => [...new Set(heard.map(({ language }) => language))], heard };
}

test('a model is tried in a language that it has, and one word is enough', async () => {
  const french = scripted({ fr: 'le patient' });
  await tryRecogniser(french.recogniser, ['en', 'fr', 'de']);
  expect(french.languages()).toEqual(['fr']);
  const english = scripted({ en: 'there' });
  await tryRecogniser(english.recogniser, ['en-CA']);
  expect(english.languages()).toEqual(['en']);
  const either = scripted({ en: 'there' });
  await tryRecogniser(either.recogniser, ['fr-CA', 'en']);
  expect(either.languages()).toEqual(['fr', 'en']);
});

test.each([
  ['nothing', {}],
  ['punctuation', { fr: ' . ,', en: '?' }],
  ['a remark in place of words', { fr: '[BLANK_AUDIO]', en: '(music) <unk>' }],
])('%s is no word', async (_case, texts) => {
  await expect(tryRecogniser(scripted(texts).recogniser, ['fr', 'en'])).rejects.toMatchObject({
    code: 'SPEECH_MODEL_DAMAGED',
  });
});

test('of a model without French and English no word is asked, only that it goes through', async () => {
  const { recogniser, languages } = scripted({});
  await expect(tryRecogniser(recogniser, ['yue', 'frr'])).resolves.toMatchObject({ audioSeconds: 1.86 });
  expect(languages()).toEqual(['fr']);
});

test('an understood recording is recognised again at a length that the model takes, to learn what length costs', async () => {
  for (const [longest, expected] of [
    [60, 7.44],
    [6, 5.58],
    [4, 3.72],
    [3, null],
  ] as const) {
    const { recogniser, heard } = scripted({ fr: 'le patient' });
    const { longer } = await tryRecogniser(recogniser, ['fr'], longest);
    expect(longer?.audioSeconds ?? null).toEqual(expected === null ? null : expect.closeTo(expected, 3));
    expect(Math.max(...heard.map(({ seconds }) => seconds))).toBeLessThanOrEqual(longest);
  }
});

test('the recordings are speech at a usual level, and short enough for every model', async () => {
  const { recogniser, heard } = scripted({});
  await expect(tryRecogniser(recogniser, ['fr', 'en'])).rejects.toThrow('SPEECH_MODEL_DAMAGED');
  for (const { seconds, peak } of heard) {
    expect(seconds).toBeGreaterThan(1);
    // The least that a model may take at once.
    expect(seconds).toBeLessThanOrEqual(2);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThan(0.9);
  }
});
