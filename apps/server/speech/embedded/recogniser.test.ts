import { expect, test } from 'vitest';
import { KNOWN_MODELS } from '../models/catalogue.ts';
import type { ModelDescription } from '../models/model-description.ts';
import { buildConfig } from './recogniser.ts';

const config = (description: ModelDescription, language: 'fr' | 'en' | 'auto' = 'fr') =>
  buildConfig({ id: 'm', directory: '/models/m', description }, 2, language).modelConfig;
const known = (id: string) => {
  const found = KNOWN_MODELS.find((model) => model.id === id);
  if (found === undefined) throw new Error(id);
  return found.description;
};

test('Parakeet is a NeMo transducer', () => {
  expect(config(known('parakeet-tdt-0.6b-v3-int8'))).toEqual({
    transducer: {
      encoder: '/models/m/encoder.int8.onnx',
      decoder: '/models/m/decoder.int8.onnx',
      joiner: '/models/m/joiner.int8.onnx',
    },
    modelType: 'nemo_transducer',
    tokens: '/models/m/tokens.txt',
    numThreads: 2,
    provider: 'cpu',
    debug: 0,
  });
});

test('Whisper transcribes, never translates, in the language asked for or the one it finds', () => {
  const description = known('whisper-small-int8');
  expect(config(description, 'en').whisper).toMatchObject({ language: 'en', task: 'transcribe' });
  expect(config(description, 'auto').whisper).toMatchObject({ language: '', task: 'transcribe' });
});

test('every other type finds its place', () => {
  const base = { name: 'n', languages: ['fr'], sampleRate: 16_000, featureDim: 80 };
  const files = { model: 'model.onnx', tokens: 'tokens.txt' };
  expect(config({ ...base, type: 'nemoCtc', files }).nemoCtc).toEqual({ model: '/models/m/model.onnx' });
  expect(config({ ...base, type: 'zipformerCtc', files }).zipformerCtc).toEqual({
    model: '/models/m/model.onnx',
  });
  expect(config({ ...base, type: 'senseVoice', files }).senseVoice).toMatchObject({ language: 'fr' });
  const parts = { encoder: 'e', decoder: 'd', joiner: 'j', tokens: 't' };
  expect(config({ ...base, type: 'transducer', files: parts })).not.toHaveProperty('modelType');
});
