import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { InstalledModel } from '../models/find-installed-model.ts';
import { findInstalledModel } from '../models/find-installed-model.ts';
import { createDecodingPool } from './decoding-pool.ts';
import type { DecodingPool } from './decoding-pool.ts';
import type { ModelFiles } from './speech-job.ts';
import { createOwnerSlots } from './owner-slots.ts';
import { createQuarantine } from './quarantine.ts';
import { DEFAULT_SEGMENT_SECONDS, recogniseSegments } from './recognise-audio.ts';
import { createRecognitionQueue } from './recognition-queue.ts';
import type { RecognitionQueue } from './recognition-queue.ts';
import { createListener } from '../live/create-listener.ts';
import type { Listener } from '../live/create-listener.ts';
import { paceOf } from '../live/recognition-cost.ts';
import { recognisePhrases } from '../live/recognise-phrases.ts';
import type { WarmableSpeechEngine } from '../warmable-speech-engine.ts';

/** More threads than this gain nothing with the models of the catalogue. */
const MOST_THREADS = 4;
/** How long the status waits for a model that is being tried, in milliseconds; then it says that it is loading. */
const TRIAL_WAIT_MS = 1_500;
/** A model that could not be used is tried again after this, in milliseconds: memory may have been short. */
const TRY_AGAIN_MS = 60_000;
/**
 * Recordings of one person that are decoded or recognised at a time; the others wait as they came, a fifteenth of their
 * size in memory. The second is decoded while the first is recognised.
 */
const RECORDINGS_OF_OWNER = 2;

export interface EmbeddedEngineSettings {
  /** A model folder, or a folder of them. */
  readonly modelDirectory: string;
  /** Name of the model folder to use when several are complete. */
  readonly model?: string;
}

/** A model with its files as they are. */
interface UsableModel {
  readonly model: InstalledModel;
  readonly files: ModelFiles;
}

/** Whether a model can be used, found out by using it. */
interface Trial {
  /** Of the files as they were. */
  readonly key: string;
  startedAt: number;
  /** Rejects with SPEECH_MODEL_DAMAGED. */
  outcome: Promise<void>;
  state: 'loading' | 'ready' | 'damaged';
}

/**
 * The engine inside the server: sherpa-onnx in a process of its own. The model folder is looked at for each segment, so a
 * model that was just installed is used without a restart; it counts as ready once it has recognised a word. Segments of
 * several people are recognised in turn, and a recording that ends the process is put aside.
 */
export function createEmbeddedEngine(
  settings: EmbeddedEngineSettings,
  queue: RecognitionQueue = createRecognitionQueue(),
  decoders: DecodingPool = createDecodingPool(),
  listener: Listener = createListener(),
): WarmableSpeechEngine {
  const slots = createOwnerSlots(RECORDINGS_OF_OWNER);
  const quarantine = createQuarantine();
  let trial: Trial | undefined;

  async function findUsable(): Promise<UsableModel> {
    const found = await findInstalledModel(settings.modelDirectory, settings.model);
    if (found.state === 'found') return { model: found.model, files: await lookAtFiles(found.model) };
    throw new Refusal('SPEECH_MODEL_MISSING', {
      cause: new Error(found.problem ?? found.missingFiles.join(', ')),
    });
  }

  async function settingsOf(wanted?: UsableModel) {
    const present = await findUsable();
    // Segments are cut for one model, and another may leave the end of a longer one out without a word.
    if (wanted !== undefined && wanted.files.key !== present.files.key)
      throw new Refusal('TRANSCRIPTION_FAILED', { cause: new Error('the model was changed meanwhile') });
    return { ...present, threads: recognitionThreads() };
  }

  /** The trial of a model with its present files; a new one where they changed, or where the last failed a while ago. */
  function tryModel({ files: { key } }: UsableModel): Trial {
    const isStale = trial?.state === 'damaged' && performance.now() - trial.startedAt > TRY_AGAIN_MS;
    if (trial?.key === key && !isStale) return trial;
    const outcome = queue
      .prepare(() => settingsOf())
      .then(
        () => {
          own.state = 'ready';
        },
        (cause: unknown) => {
          own.state = 'damaged';
          throw cause instanceof Refusal ? cause : new Refusal('SPEECH_MODEL_DAMAGED', { cause });
        },
      );
    // Who waits for it hears of the failure; nobody may be waiting.
    outcome.catch(() => undefined);
    const own: Trial = { key, startedAt: performance.now(), outcome, state: 'loading' };
    trial = own;
    return own;
  }

  /** A model that was ready and could not be loaded again after its process had ended is ready no more. */
  function noteFailure(key: string, error: unknown): void {
    if (!(error instanceof Refusal) || error.code !== 'SPEECH_MODEL_DAMAGED') return;
    if (trial?.key !== key || trial.state !== 'ready') return;
    const outcome = Promise.reject<void>(error);
    outcome.catch(() => undefined);
    Object.assign(trial, { state: 'damaged', startedAt: performance.now(), outcome });
  }

  return {
    async status() {
      const found = await findInstalledModel(settings.modelDirectory, settings.model);
      const directory = settings.modelDirectory;
      if (found.state === 'missing') {
        return { state: 'model-missing', engine: 'embedded', directory, missingFiles: found.missingFiles };
      }
      const tried = tryModel({ model: found.model, files: await lookAtFiles(found.model) });
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
    async transcribe(audio, { language, signal, ownerId = '' }) {
      signal?.throwIfAborted();
      const work = async () => {
        const usable = await findUsable();
        const { key } = usable.files;
        const { maxSegmentSeconds = DEFAULT_SEGMENT_SECONDS } = usable.model.description;
        const watched = quarantine(audio, key);
        watched.check();
        const context = { ownerId, watched };
        const read = async (from: number) => {
          const recording = await decoders.run(
            'decode',
            { audio, maxSegmentSeconds, from },
            { ...context, signal },
          );
          await tryModel(usable).outcome;
          return recording;
        };
        // Where one segment fails, the others need not be recognised.
        const failed = new AbortController();
        const either = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]);
        const turn = { ...context, signal: either, settings: () => settingsOf(usable) };
        try {
          return await recogniseSegments(read, language, (samples, sampleRate) =>
            queue.run('recognise', { samples, sampleRate, language }, turn),
          );
        } catch (error) {
          noteFailure(key, error);
          failed.abort(error);
          throw error;
        }
      };
      return slots.run(ownerId, work, signal);
    },
    live: {
      get pace() {
        return paceOf(queue.cost);
      },
      listen: (ownerId, parts) => listener.listen(ownerId, parts),
      async recognise(phrases, { language, ownerId }) {
        const usable = await findUsable();
        await tryModel(usable).outcome;
        const { maxSegmentSeconds = DEFAULT_SEGMENT_SECONDS } = usable.model.description;
        const turn = { ownerId, isLive: true, settings: () => settingsOf(usable) };
        try {
          return await recognisePhrases(
            phrases,
            { cost: queue.cost, maxSegmentSeconds },
            (samples, sampleRate) => queue.run('recognise', { samples, sampleRate, language }, turn),
          );
        } catch (error) {
          noteFailure(usable.files.key, error);
          throw error;
        }
      },
    },
    async warmUp() {
      await tryModel(await findUsable()).outcome;
    },
    async close() {
      await Promise.all([queue.close(), decoders.close(), listener.close()]);
    },
  };
}

/** Tells whether the files of a model are still those that were tried. */
async function lookAtFiles({ directory, description }: InstalledModel): Promise<ModelFiles> {
  const files = await Promise.all(
    Object.values(description.files).map(async (name) => {
      const found = await stat(path.join(directory, name)).catch(() => null);
      return { name, size: found?.size ?? 0, changedAt: found?.mtimeMs };
    }),
  );
  return {
    key: fingerprint(JSON.stringify([directory, description, files])),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

/** One core is left to the server; at least one thread, at most four. */
export function recognitionThreads(cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(MOST_THREADS, cores - 1));
}
