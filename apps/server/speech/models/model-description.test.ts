import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURE_MODEL } from '../fixtures/sounds.ts';
import { KNOWN_MODELS, totalBytes } from './catalogue.ts';
import { parseModelDescription } from './model-description.ts';

const whisper = {
  name: 'Whisper',
  type: 'whisper',
  files: { encoder: 'e.onnx', decoder: 'd.onnx', tokens: 't.txt' },
  languages: ['fr', 'en'],
  sampleRate: 16_000,
  featureDim: 80,
  maxSegmentSeconds: 28,
};

test('the fixture and every known model have a description that reads back', async () => {
  expect(parseModelDescription(await readFile(path.join(FIXTURE_MODEL, 'model.json'), 'utf8'))).toMatchObject(
    { type: 'zipformerCtc' },
  );
  for (const { description } of KNOWN_MODELS)
    expect(parseModelDescription(JSON.stringify(description))).toEqual(description);
  expect(parseModelDescription(JSON.stringify(whisper))).toEqual(whisper);
});

describe('a wrong description says which member is at fault', () => {
  test.each([
    ['{', 'not valid JSON'],
    ['[]', 'must be an object'],
    [{ ...whisper, type: 'vosk' }, '"type" must be one of zipformerCtc'],
    [{ ...whisper, type: 'constructor' }, '"type"'],
    [{ ...whisper, name: ' ' }, '"name"'],
    [{ ...whisper, files: { encoder: 'e.onnx', tokens: 't.txt' } }, '"files.decoder"'],
    [{ ...whisper, files: { ...whisper.files, tokens: '../../etc/passwd' } }, 'inside the model folder'],
    [{ ...whisper, files: { ...whisper.files, tokens: '/etc/passwd' } }, 'inside the model folder'],
    [{ ...whisper, files: { ...whisper.files, tokens: 'C:\\tokens.txt' } }, 'inside the model folder'],
    [{ ...whisper, languages: [] }, '"languages"'],
    [{ ...whisper, sampleRate: '16000' }, '"sampleRate"'],
    [{ ...whisper, featureDim: 0 }, '"featureDim"'],
    [{ ...whisper, maxSegmentSeconds: 0 }, '"maxSegmentSeconds"'],
    [{ ...whisper, received: { 't.txt': { bytes: 3, sha256: 'abc' } } }, '"received.t.txt.sha256"'],
  ])('%j', (description, problem) => {
    const text = typeof description === 'string' ? description : JSON.stringify(description);
    expect(() => parseModelDescription(text)).toThrow(problem);
  });
});

test('the catalogue names single files over HTTPS, one for each role, with whole checksums', () => {
  for (const model of KNOWN_MODELS) {
    expect(Object.values(model.description.files).toSorted()).toEqual(
      model.files.map((file) => file.name).toSorted(),
    );
    expect(model.description.languages).toEqual(expect.arrayContaining(['fr', 'en']));
    for (const file of model.files) {
      expect(file.url).toMatch(/^https:\/\/[^?]+\.(onnx|txt)$/);
      expect(file.url.endsWith(`/${file.name}`)).toBe(true);
      expect(file.sha256 ?? '0'.repeat(64)).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(totalBytes(model)).toBeGreaterThan(1e8);
  }
  expect(new Set(KNOWN_MODELS.map((model) => model.id)).size).toBe(KNOWN_MODELS.length);
});
