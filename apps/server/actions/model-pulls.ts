import { fingerprint, newId } from '../platform/ids.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { KnownModel } from '../speech/models/catalogue.ts';
import { totalBytes } from '../speech/models/catalogue.ts';
import type { PullFailure } from '../speech/models/pull-failed.ts';
import { PullFailed } from '../speech/models/pull-failed.ts';
import { pullModel } from '../speech/models/pull-model.ts';
import type { ModelPullRow } from '../store/installation-tables.ts';

/** How one fetch of a model stands. */
export interface ModelPull {
  readonly state: 'running' | 'failed' | 'done';
  readonly receivedBytes: number;
  readonly totalBytes: number | null;
  /** Why it failed, where the reason is known. */
  readonly failure: PullFailed | null;
}

/** How often a fetch says how far it is, and after which silence another process may take it over, in milliseconds. */
const SAY_EVERY_MS = 2_000;
const SILENT_MS = 60_000;

/**
 * Fetches models in the background, one fetch a model and folder over all processes, each of which can say how it stands;
 * a fetch that the end of its process stops is resumed later, by any of them.
 */
export function createModelPulls(
  directory: string,
  {
    store,
    clock,
    pull = pullModel,
  }: Pick<RouteContext, 'store' | 'clock'> & { readonly pull?: typeof pullModel },
) {
  const holder = newId();
  const stopping = new AbortController();
  const tasks = new Set<Promise<void>>();
  const keyOf = (id: string) => fingerprint(`${directory}\n${id}`);

  async function run(known: KnownModel, row: ModelPullRow): Promise<void> {
    let { receivedBytes, totalBytes: total } = row;
    const say = (changes: Partial<ModelPullRow> = {}) =>
      store.modelPulls
        .put({ ...row, receivedBytes, totalBytes: total, seenAt: clock.now(), ...changes })
        // The fetch goes on whether it can say so or not.
        .catch(() => undefined);
    const saying = setInterval(() => void say(), SAY_EVERY_MS).unref();
    try {
      await pull(known, directory, {
        signal: stopping.signal,
        onProgress: (progress) => ({ receivedBytes, totalBytes: total } = progress),
      });
      clearInterval(saying);
      await say({ state: 'done' });
    } catch (error) {
      clearInterval(saying);
      await say({ state: 'failed', failure: error instanceof PullFailed ? describe(error) : null });
    }
  }

  return {
    async find(id: string): Promise<ModelPull | null> {
      const row = await store.modelPulls.find(keyOf(id));
      if (row === undefined) return null;
      const { state, receivedBytes, totalBytes: total, failure } = row;
      // Its process is gone: as good as never begun.
      if (state === 'running' && Math.abs(clock.now() - row.seenAt) > SILENT_MS) return null;
      return { state, receivedBytes, totalBytes: total, failure: failure === null ? null : read(failure) };
    },

    /** Starts the fetch unless one runs already, here or elsewhere; answers whether it was started. */
    async start(known: KnownModel): Promise<boolean> {
      const now = clock.now();
      const row: ModelPullRow = {
        key: keyOf(known.id),
        holder,
        state: 'running',
        receivedBytes: 0,
        totalBytes: totalBytes(known),
        failure: null,
        seenAt: now,
      };
      if (!(await store.modelPulls.claim(row, now - SILENT_MS))) return false;
      const task = run(known, row).finally(() => tasks.delete(task));
      tasks.add(task);
      return true;
    },

    async close(): Promise<void> {
      stopping.abort();
      await Promise.all(tasks);
    },
  };
}

function describe({ failure, file, url }: PullFailed): string {
  return JSON.stringify({ failure, file, url });
}

function read(text: string): PullFailed {
  const { failure, file, url } = JSON.parse(text) as { failure: PullFailure; file: string; url: string };
  return new PullFailed(failure, { name: file, url });
}
