import type { KnownModel } from '../speech/models/catalogue.ts';
import { totalBytes } from '../speech/models/catalogue.ts';
import { PullFailed } from '../speech/models/pull-failed.ts';
import { pullModel } from '../speech/models/pull-model.ts';

/** How one fetch of a model stands in this process. */
export interface ModelPull {
  readonly state: 'running' | 'failed' | 'done';
  readonly receivedBytes: number;
  readonly totalBytes: number | null;
  /** Why it failed, where the reason is known. */
  readonly failure: PullFailed | null;
}

/** Fetches models in the background, one fetch a model; a fetch that the end of the server stops is resumed later. */
export function createModelPulls(directory: string) {
  const pulls = new Map<string, ModelPull>();
  const stopping = new AbortController();
  const tasks = new Set<Promise<void>>();

  async function run(known: KnownModel): Promise<void> {
    const update = (changes: Partial<ModelPull>) => {
      const present = pulls.get(known.id);
      if (present !== undefined) pulls.set(known.id, { ...present, ...changes });
    };
    try {
      await pullModel(known, directory, {
        signal: stopping.signal,
        onProgress: ({ receivedBytes, totalBytes: total }) => update({ receivedBytes, totalBytes: total }),
      });
      update({ state: 'done' });
    } catch (error) {
      update({ state: 'failed', failure: error instanceof PullFailed ? error : null });
    }
  }

  return {
    find: (id: string): ModelPull | null => pulls.get(id) ?? null,

    /** Starts the fetch unless it runs already; answers whether it was started. */
    start(known: KnownModel): boolean {
      if (pulls.get(known.id)?.state === 'running') return false;
      pulls.set(known.id, {
        state: 'running',
        receivedBytes: 0,
        totalBytes: totalBytes(known),
        failure: null,
      });
      const task = run(known).finally(() => tasks.delete(task));
      tasks.add(task);
      return true;
    },

    async close(): Promise<void> {
      stopping.abort();
      await Promise.all(tasks);
    },
  };
}
