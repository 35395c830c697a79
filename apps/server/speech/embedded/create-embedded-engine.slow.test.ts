import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildWav,
  concatenate,
  FIXTURE_MODEL,
  readSample,
  readSamples,
  silence,
  whiteNoise,
} from '../fixtures/sounds.ts';
import { readAudio } from '../audio/read-audio.ts';
import { copyModel } from '../fixtures/copy-model.ts';
import { createEmbeddedEngine, recognitionThreads } from './create-embedded-engine.ts';
import { countWordErrors } from '../fixtures/count-word-errors.ts';

const samples = await readSamples();
const engine = createEmbeddedEngine({ modelDirectory: FIXTURE_MODEL });
const scratch = await mkdtemp(path.join(tmpdir(), 'constat-speech-'));
afterAll(async () => {
  await engine.close();
  await rm(scratch, { recursive: true, force: true });
});

/** A folder with a copy of the model, to be spoilt. */
async function folderWithModel(
  name: string,
  options: { readonly withoutWeights?: boolean } = {},
): Promise<string> {
  const directory = path.join(scratch, name);
  await copyModel(directory, options);
  return directory;
}

test('the fixture is ready before and after it was loaded', async () => {
  const ready = { state: 'ready', engine: 'embedded', model: 'constat-fixture', languages: ['fr', 'en'] };
  await expect.poll(() => engine.status()).toEqual(ready);
  await engine.warmUp();
  await expect(engine.status()).resolves.toEqual(ready);
});

test.each(samples.filter((sample) => sample.set === 'short'))(
  '$file gives the text of sherpa-onnx, word for word',
  async ({ file, lang, hyp }) => {
    const speech = await engine.transcribe(await readSample(file), { language: lang });
    expect(speech.text).toBe(hyp);
    expect(speech.words.map((word) => word.text).join(' ')).toBe(hyp);
    expect(speech).toMatchObject({ language: lang, confidence: null, decodedSeconds: speech.duration });
    speech.words.forEach((word, index) => {
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.start).toBeGreaterThanOrEqual(speech.words[index - 1]?.end ?? 0);
      expect(word.end).toBeLessThanOrEqual(speech.duration);
    });
  },
);

test.each(samples.filter((sample) => sample.set === 'long'))(
  '$file, a dictation of a minute as WebM/Opus',
  async ({ file, lang, hyp, text }) => {
    const speech = await engine.transcribe(await readSample(file), { language: lang });
    expect(countWordErrors(hyp, speech.text) / hyp.split(' ').length).toBeLessThanOrEqual(0.03);
    expect(countWordErrors(text, speech.text) / text.split(' ').length).toBeLessThanOrEqual(0.1);
    expect(speech.decodedSeconds).toBe(speech.duration);
    expect(speech.duration).toBeGreaterThan(60);
  },
);

test('another sample rate is resampled', async () => {
  const { samples: clip } = await readAudio(await readSample('fr-03.wav'));
  const at48 = new Float32Array(clip.length * 3).map((_, index) => {
    const [before = 0, after = before] = clip.subarray(Math.floor(index / 3));
    return before + (after - before) * ((index % 3) / 3);
  });
  const speech = await engine.transcribe(buildWav(at48, 48_000), { language: 'fr' });
  expect(speech.text).toBe(samples.find((sample) => sample.file === 'fr-03.wav')?.hyp);
  expect(speech.duration).toBeCloseTo(clip.length / 16_000);
});

test('word times point at the word, whatever stands before it', async () => {
  const { samples: clip } = await readAudio(await readSample('fr-03.wav'));
  const alone = await engine.transcribe(buildWav(clip), { language: 'fr' });
  const later = await engine.transcribe(buildWav(concatenate(silence(5), clip, silence(7), clip)), {
    language: 'fr',
  });
  const count = alone.words.length;
  expect(later.words).toHaveLength(2 * count);
  const second = 12 + clip.length / 16_000;
  later.words.forEach((word, index) => {
    const own = alone.words[index % count];
    expect(word.text).toBe(own?.text);
    expect(Math.abs(word.start - (own?.start ?? 0) - (index < count ? 5 : second))).toBeLessThan(0.15);
  });
  expect(later.decodedSeconds).toBe(later.duration);
});

test.each([
  ['digital silence', silence(5)],
  ['noise', whiteNoise(20, 0.02)],
  ['a tenth of a second', silence(0.1)],
])('%s gives no word, and counts as heard', async (_, sound) => {
  const speech = await engine.transcribe(buildWav(sound), { language: 'auto' });
  expect(speech).toMatchObject({
    text: '',
    words: [],
    decodedSeconds: speech.duration,
    language: null,
    confidence: null,
  });
  expect(speech.duration).toBeCloseTo(sound.length / 16_000);
});

test('a limit of the model is kept: a long dictation is cut at pauses and loses nothing', async () => {
  const directory = await folderWithModel('short-segments');
  const description = {
    name: 'short',
    type: 'zipformerCtc',
    files: { model: 'model.onnx', tokens: 'tokens.txt' },
    languages: ['fr'],
    sampleRate: 16_000,
    featureDim: 80,
    maxSegmentSeconds: 10,
  };
  await writeFile(path.join(directory, 'model.json'), JSON.stringify(description));
  const limited = createEmbeddedEngine({ modelDirectory: directory });
  const [whole, cut] = await Promise.all(
    [engine, limited].map(async (each) =>
      each.transcribe(await readSample('fr-long.webm'), { language: 'fr' }),
    ),
  );
  await limited.close();
  expect(cut?.decodedSeconds).toBe(cut?.duration);
  expect(countWordErrors(whole?.text ?? '', cut?.text ?? '') / 166).toBeLessThan(0.05);
});

test.each([
  ['an empty recording', new Uint8Array()],
  ['a web page', new TextEncoder().encode('<!doctype html><p>502 Bad Gateway</p>'.repeat(100))],
])('%s is refused, and the engine goes on', async (_, audio) => {
  await expect(engine.transcribe(audio, { language: 'fr' })).rejects.toMatchObject({ code: 'AUDIO_INVALID' });
  await expect(engine.transcribe(await readSample('fr-07.wav'), { language: 'fr' })).resolves.toMatchObject({
    text: expect.stringContaining('tiroir'),
  });
});

describe('without a usable model', () => {
  test('an empty folder, or none at all', async () => {
    const none = createEmbeddedEngine({ modelDirectory: path.join(scratch, 'nowhere') });
    await expect(none.status()).resolves.toMatchObject({
      state: 'model-missing',
      missingFiles: ['model.json'],
    });
    await expect(none.transcribe(await readSample('fr-01.wav'), { language: 'fr' })).rejects.toMatchObject({
      code: 'SPEECH_MODEL_MISSING',
    });
    await expect(none.warmUp()).rejects.toMatchObject({ code: 'SPEECH_MODEL_MISSING' });
    await none.close();
  });

  test('a missing file is named, and the model serves as soon as it is there', async () => {
    const directory = await folderWithModel('incomplete');
    await rm(path.join(directory, 'tokens.txt'));
    await truncate(path.join(directory, 'model.onnx'));
    const incomplete = createEmbeddedEngine({ modelDirectory: directory });
    await expect(incomplete.status()).resolves.toEqual({
      state: 'model-missing',
      engine: 'embedded',
      directory,
      missingFiles: ['model.onnx', 'tokens.txt'],
    });
    for (const file of ['model.onnx', 'tokens.txt'])
      await cp(path.join(FIXTURE_MODEL, file), path.join(directory, file));
    await expect(
      incomplete.transcribe(await readSample('fr-07.wav'), { language: 'fr' }),
    ).resolves.toMatchObject({ text: expect.stringContaining('tiroir') });
    await incomplete.close();
  });

  test.each(['model.onnx', 'tokens.txt'])(
    'a damaged %s, which ends the native library, is said, and a sound one in its place serves at once',
    async (file) => {
      const directory = await folderWithModel(`damaged-${file}`);
      await writeFile(path.join(directory, file), 'not a model');
      const damaged = createEmbeddedEngine({ modelDirectory: directory });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(
          damaged.transcribe(await readSample('fr-01.wav'), { language: 'fr' }),
        ).rejects.toMatchObject({ code: 'SPEECH_MODEL_DAMAGED' });
      }
      await expect(damaged.status()).resolves.toMatchObject({ state: 'model-damaged', directory });
      await cp(path.join(FIXTURE_MODEL, file), path.join(directory, file));
      await expect(
        damaged.transcribe(await readSample('fr-07.wav'), { language: 'fr' }),
      ).resolves.toMatchObject({ text: expect.stringContaining('tiroir') });
      await expect(damaged.status()).resolves.toMatchObject({ state: 'ready' });
      await damaged.close();
    },
  );

  test.each([
    ['whose weights are zeros', async (name: string) => folderWithModel(name, { withoutWeights: true })],
    [
      'whose tokens have lost their letters',
      async (name: string) => {
        const directory = await folderWithModel(name);
        const file = path.join(directory, 'tokens.txt');
        const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
        await writeFile(file, lines.map((line, index) => (index === 0 ? line : `▁ ${index}`)).join('\n'));
        return directory;
      },
    ],
  ])('a model %s loads, recognises no word, and is never ready', async (what, spoil) => {
    const directory = await spoil(what);
    const damaged = createEmbeddedEngine({ modelDirectory: directory });
    await expect(damaged.warmUp()).rejects.toMatchObject({ code: 'SPEECH_MODEL_DAMAGED' });
    await expect(damaged.status()).resolves.toMatchObject({ state: 'model-damaged', directory });
    await expect(damaged.transcribe(await readSample('fr-01.wav'), { language: 'fr' })).rejects.toMatchObject(
      { code: 'SPEECH_MODEL_DAMAGED' },
    );
    await damaged.close();
  });

  test('a model that is cut short while it is in use is ready no more, until it is whole again', async () => {
    const directory = await folderWithModel('cut-short');
    const cut = createEmbeddedEngine({ modelDirectory: directory });
    await expect.poll(async () => (await cut.status()).state).toBe('ready');
    await truncate(path.join(directory, 'model.onnx'), 1_500_000);
    await expect.poll(async () => (await cut.status()).state).toBe('model-damaged');
    await expect(cut.transcribe(await readSample('fr-07.wav'), { language: 'fr' })).rejects.toMatchObject({
      code: 'SPEECH_MODEL_DAMAGED',
    });
    await cp(path.join(FIXTURE_MODEL, 'model.onnx'), path.join(directory, 'model.onnx'));
    await expect(cut.transcribe(await readSample('fr-07.wav'), { language: 'fr' })).resolves.toMatchObject({
      text: expect.stringContaining('tiroir'),
    });
    await expect(cut.status()).resolves.toMatchObject({ state: 'ready' });
    await cut.close();
  });
});

describe('a job that is no longer wanted', () => {
  const reason = new Error('the physician left');

  test('leaves the queue, and the others do not notice', async () => {
    const left = new AbortController();
    const clip = await readSample('fr-07.wav');
    const long = engine.transcribe(await readSample('fr-long.webm'), { language: 'fr' });
    const unwanted = engine.transcribe(clip, { language: 'fr', signal: left.signal });
    const after = engine.transcribe(clip, { language: 'fr' });
    left.abort(reason);
    await expect(unwanted).rejects.toBe(reason);
    await expect(long).resolves.toMatchObject({ text: expect.stringContaining('anamnèse') });
    await expect(after).resolves.toMatchObject({ text: expect.stringContaining('tiroir') });
  });

  test('is refused at once when it comes too late', async () => {
    await expect(
      engine.transcribe(new Uint8Array(), { language: 'fr', signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
  });

  test('is failed when the engine closes; what is running may end', async () => {
    const closing = createEmbeddedEngine({ modelDirectory: FIXTURE_MODEL });
    await closing.warmUp();
    const clip = await readSample('fr-07.wav');
    const outcomes = [closing, closing, closing].map((each) =>
      each.transcribe(clip, { language: 'fr' }).then(
        () => 'text',
        (error: { code: string }) => error.code,
      ),
    );
    const started = Promise.race(outcomes);
    await started;
    await closing.close();
    expect(await Promise.all(outcomes)).toContain('text');
    await expect(closing.transcribe(clip, { language: 'fr' })).rejects.toMatchObject({
      code: 'TRANSCRIPTION_FAILED',
    });
  });
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 4],
])('%s cores give %s threads', (cores, threads) => expect(recognitionThreads(cores)).toBe(threads));
