import { expect, test } from 'vitest';
import { createSpeechEngine } from './create-speech-engine.ts';
import { FIXTURE_MODEL, readSample } from './fixtures/sounds.ts';

test('turned off, the engine says so and refuses', async () => {
  const engine = createSpeechEngine({ engine: 'off', modelDirectory: FIXTURE_MODEL });
  await expect(engine.status()).resolves.toEqual({ state: 'off', engine: 'off' });
  await engine.warmUp();
  await expect(engine.transcribe(await readSample('fr-01.wav'), { language: 'fr' })).rejects.toMatchObject({
    code: 'SPEECH_OFF',
  });
  await engine.close();
});

test('the served engine needs an address', async () => {
  expect(() => createSpeechEngine({ engine: 'openai', modelDirectory: '' })).toThrow('CONSTAT_SPEECH_URL');
  const engine = createSpeechEngine({
    engine: 'openai',
    modelDirectory: '',
    url: 'http://127.0.0.1:9',
    model: 'large-v3',
  });
  await expect(engine.status()).resolves.toMatchObject({
    state: 'ready',
    engine: 'openai',
    model: 'large-v3',
  });
  await engine.close();
});

test('the embedded engine recognises with the model of its folder', async () => {
  const engine = createSpeechEngine({ engine: 'embedded', modelDirectory: FIXTURE_MODEL });
  await expect.poll(() => engine.status()).toMatchObject({ state: 'ready', engine: 'embedded' });
  const speech = await engine.transcribe(await readSample('en-01.wav'), { language: 'en' });
  expect(speech.words.length).toBeGreaterThan(3);
  await engine.close();
});
