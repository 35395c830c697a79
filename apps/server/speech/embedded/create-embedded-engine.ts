import { availableParallelism } from 'node:os';
import { Refusal } from '../../platform/refusal.ts';
import type { InstalledModel } from '../models/find-installed-model.ts';
import { findInstalledModel } from '../models/find-installed-model.ts';
import type { ProcessSettings } from './job.ts';
import { createRecognitionQueue } from './recognition-queue.ts';
import type { RecognitionQueue } from './recognition-queue.ts';
import type { WarmableSpeechEngine } from '../warmable-speech-engine.ts';

/** More threads than this gain nothing with the models of the catalogue. */
const MOST_THREADS = 4;

export interface EmbeddedEngineSettings {
  /** A model folder, or a folder of them. */
  readonly modelDirectory: string;
  /** Name of the model folder to use when several are complete. */
  readonly model?: string;
}

/**
 * The engine inside the server: sherpa-onnx in a process of its own. The model folder is looked at for each job, so a
 * model that was just installed is used without a restart.
 */
export function createEmbeddedEngine(
  settings: EmbeddedEngineSettings,
  queue: RecognitionQueue = createRecognitionQueue(),
): WarmableSpeechEngine {
  const search = () => findInstalledModel(settings.modelDirectory, settings.model);

  async function processSettings(): Promise<ProcessSettings & { readonly model: InstalledModel }> {
    const found = await search();
    if (found.state === 'found') return { model: found.model, threads: recognitionThreads() };
    throw new Refusal('SPEECH_MODEL_MISSING', {
      cause: new Error(found.problem ?? found.missingFiles.join(', ')),
    });
  }

  return {
    async status() {
      const found = await search();
      if (found.state === 'missing') {
        const { missingFiles } = found;
        return {
          state: 'model-missing',
          engine: 'embedded',
          directory: settings.modelDirectory,
          missingFiles,
        };
      }
      const { name, languages } = found.model.description;
      return { state: 'ready', engine: 'embedded', model: name, languages };
    },
    transcribe: (audio, { language, signal }) =>
      queue.run('transcribe', { audio, language }, processSettings, signal),
    async warmUp() {
      await queue.run('load', {}, processSettings);
    },
    close: () => queue.close(),
  };
}

/** One core is left to the server; at least one thread, at most four. */
export function recognitionThreads(cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(MOST_THREADS, cores - 1));
}
