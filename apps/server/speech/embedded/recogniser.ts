import path from 'node:path';
import sherpa from 'sherpa-onnx-node';
import type { OfflineRecognizerConfig, OfflineRecognizerResult } from 'sherpa-onnx-node';
import type { SpeechLanguage } from '../engine.ts';
import type { InstalledModel } from '../models/find-installed-model.ts';

/** A loaded model. Loading and recognising block the thread, and a damaged file ends the process. */
export interface Recogniser {
  recognise(samples: Float32Array, sampleRate: number, language: SpeechLanguage): OfflineRecognizerResult;
}

/** Some networks fail on fewer frames than their first layers take together. */
const SHORTEST_SECONDS = 0.5;

/** Loads a model whose files were found complete. */
export function loadRecogniser(model: InstalledModel, threads: number): Recogniser {
  let language: SpeechLanguage = 'auto';
  const recognizer = new sherpa.OfflineRecognizer(buildConfig(model, threads, language));
  return {
    recognise(samples, sampleRate, wanted) {
      if (model.description.type === 'whisper' && wanted !== language) {
        recognizer.setConfig(buildConfig(model, threads, wanted));
        language = wanted;
      }
      const stream = recognizer.createStream();
      stream.acceptWaveform({ samples: atLeast(samples, SHORTEST_SECONDS * sampleRate), sampleRate });
      recognizer.decode(stream);
      return recognizer.getResult(stream);
    },
  };
}

/** The configuration of sherpa-onnx for a model folder. */
export function buildConfig(
  { directory, description }: InstalledModel,
  numThreads: number,
  language: SpeechLanguage,
): OfflineRecognizerConfig {
  const file = (role: string) => path.join(directory, description.files[role] ?? '');
  const common = { tokens: file('tokens'), numThreads, provider: 'cpu', debug: 0 } as const;
  const { sampleRate, featureDim } = description;
  return { featConfig: { sampleRate, featureDim }, modelConfig: { ...common, ...networks() } };

  function networks() {
    switch (description.type) {
      case 'zipformerCtc':
        return { zipformerCtc: { model: file('model') } };
      case 'nemoCtc':
        return { nemoCtc: { model: file('model') } };
      case 'senseVoice':
        return { senseVoice: { model: file('model'), language, useInverseTextNormalization: 0 } } as const;
      case 'transducer':
      case 'nemoTransducer': {
        const transducer = { encoder: file('encoder'), decoder: file('decoder'), joiner: file('joiner') };
        return description.type === 'transducer'
          ? { transducer }
          : { transducer, modelType: 'nemo_transducer' };
      }
      case 'whisper': {
        const named = { encoder: file('encoder'), decoder: file('decoder'), task: 'transcribe' } as const;
        return { whisper: { ...named, language: language === 'auto' ? '' : language } };
      }
    }
  }
}

function atLeast(samples: Float32Array, count: number): Float32Array {
  if (samples.length >= count) return samples;
  const padded = new Float32Array(count);
  padded.set(samples);
  return padded;
}
