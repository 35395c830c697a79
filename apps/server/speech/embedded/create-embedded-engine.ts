import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../platform/refusal.ts';
import type { InstalledModel } from '../models/find-installed-model.ts';
import { findInstalledModel } from '../models/find-installed-model.ts';
import { createDecodingPool } from './decoding-pool.ts';
import type { DecodingPool } from './decoding-pool.ts';
import type { ProcessSettings } from './job.ts';
import { createRecognitionQueue } from './recognition-queue.ts';
import type { RecognitionQueue } from './recognition-queue.ts';
import type { WarmableSpeechEngine } from '../warmable-speech-engine.ts';

/** More threads than this gain nothing with the models of the catalogue. */
const MOST_THREADS = 4;
/** How long the status waits for a model that is being tried, in milliseconds; then it says that it is loading. */
const TRIAL_WAIT_MS = 1_500;
/** A model that could not be used is tried again after this, in milliseconds: memory may have been short. */
const TRY_AGAIN_MS = 60_000;

export interface EmbeddedEngineSettings {
  /** A model folder, or a folder of them. */
  readonly modelDirectory: string;
  /** Name of the model folder to use when several are complete. */
  readonly model?: string;
}

/** Whether a model can be used, found out by using it. */
interface Trial {
  /** The files as they were. */
  readonly key: string;
  readonly startedAt: number;
  /** Rejects with SPEECH_MODEL_DAMAGED. */
  readonly outcome: Promise<void>;
  state: 'loading' | 'ready' | 'damaged';
}

/**
 * The engine inside the server: sherpa-onnx in a process of its own. The model folder is looked at for each job, so a
 * model that was just installed is used without a restart; it counts as ready once it has recognised something.
 */
export function createEmbeddedEngine(
  settings: EmbeddedEngineSettings,
  queue: RecognitionQueue = createRecognitionQueue(),
  decoders: DecodingPool = createDecodingPool(),
): WarmableSpeechEngine {
  let trial: Trial | undefined;

  async function findUsable(): Promise<InstalledModel> {
    const found = await findInstalledModel(settings.modelDirectory, settings.model);
    if (found.state === 'found') return found.model;
    throw new Refusal('SPEECH_MODEL_MISSING', {
      cause: new Error(found.problem ?? found.missingFiles.join(', ')),
    });
  }

  const settingsOf = async (): Promise<ProcessSettings> => ({
    model: await findUsable(),
    threads: recognitionThreads(),
  });

  /** The trial of a model with its present files; a new one where they changed, or where the last failed a while ago. */
  async function tryModel(model: InstalledModel): Promise<Trial> {
    const key = await fileKey(model);
    const isStale = trial?.state === 'damaged' && performance.now() - trial.startedAt > TRY_AGAIN_MS;
    if (trial?.key === key && !isStale) return trial;
    const outcome = queue.run('load', {}, settingsOf).then(
      () => {
        own.state = 'ready';
      },
      (cause: unknown) => {
        own.state = 'damaged';
        throw cause instanceof Refusal && cause.code === 'SPEECH_MODEL_MISSING'
          ? cause
          : new Refusal('SPEECH_MODEL_DAMAGED', { cause });
      },
    );
    // Who waits for it hears of the failure; nobody may be waiting.
    outcome.catch(() => undefined);
    const own: Trial = { key, startedAt: performance.now(), outcome, state: 'loading' };
    trial = own;
    return own;
  }

  return {
    async status() {
      const found = await findInstalledModel(settings.modelDirectory, settings.model);
      const directory = settings.modelDirectory;
      if (found.state === 'missing') {
        return { state: 'model-missing', engine: 'embedded', directory, missingFiles: found.missingFiles };
      }
      const tried = await tryModel(found.model);
      await Promise.race([
        tried.outcome.catch(() => undefined),
        wait(TRIAL_WAIT_MS, undefined, { ref: false }),
      ]);
      const { name, languages } = found.model.description;
      if (tried.state === 'loading') return { state: 'model-loading', engine: 'embedded', model: name };
      if (tried.state === 'damaged')
        return { state: 'model-damaged', engine: 'embedded', model: name, directory: found.model.directory };
      return { state: 'ready', engine: 'embedded', model: name, languages };
    },
    async transcribe(audio, { language, signal }) {
      signal?.throwIfAborted();
      const model = await findUsable();
      const recording = await decoders.run('decode', audio, signal);
      await (
        await tryModel(model)
      ).outcome;
      return queue.run('transcribe', { recording, language }, settingsOf, signal);
    },
    async warmUp() {
      await (
        await tryModel(await findUsable())
      ).outcome;
    },
    async close() {
      await Promise.all([queue.close(), decoders.close()]);
    },
  };
}

/** Tells whether the files of a model are still those that were tried. */
async function fileKey({ directory, description }: InstalledModel): Promise<string> {
  const files = await Promise.all(
    Object.values(description.files).map(async (name) => {
      const found = await stat(path.join(directory, name)).catch(() => null);
      return [name, found?.size, found?.mtimeMs];
    }),
  );
  return JSON.stringify([directory, description, files]);
}

/** One core is left to the server; at least one thread, at most four. */
export function recognitionThreads(cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(MOST_THREADS, cores - 1));
}
