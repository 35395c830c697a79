import { ApiError } from '../../../shared/api/client.ts';
import { mergeCommands } from './merge-commands.ts';

/** Where the list is kept now. */
export type Keeping = 'server' | 'device' | 'nowhere';

export interface CommandListState<T> {
  readonly commands: readonly T[];
  readonly keeping: Keeping;
}

/** What a list needs of the world; replaced in tests. */
export interface CommandWorld<T> {
  readonly owner: string;
  /** Key of the small storage of the browser. */
  readonly key: string;
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => boolean;
  /** The list of the account; `etag` names its version. */
  readonly get: () => Promise<{ readonly body: readonly T[]; readonly etag: string | null }>;
  /** Throws an ApiError 412 when the list has another version. */
  readonly put: (commands: readonly T[], etag: string | null) => Promise<string | null>;
  readonly defaults: readonly T[];
}

/** A list of commands on this device, joined to the account's. Changes work offline and are sent when they can be. */
export interface CommandList<T> {
  readonly get: () => CommandListState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (commands: readonly T[]) => void;
  /** Fetches, joins, sends what is missing there. Never throws. */
  readonly sync: () => Promise<void>;
}

/** What the account held when this device last saw it. */
interface Seen<T> {
  readonly owner: string;
  readonly commands: readonly T[];
  /** False while the account has no list of its own. */
  readonly isKept: boolean;
}

/** Another computer may write in between; more often than this is no coincidence. */
const ATTEMPTS = 4;
/** The version of a list that was never written. */
const NEVER_WRITTEN = '"0"';

/** Builds a list from what the device holds of that owner, else from the defaults. */
export function createCommandList<T extends { readonly trigger: string }>(
  world: CommandWorld<T>,
): CommandList<T> {
  const seenKey = `${world.key}_account`;
  const listeners = new Set<() => void>();
  let seen = parse<Seen<T> | null>(world.read(seenKey), null);
  const isOwn = seen?.owner === world.owner && Array.isArray(seen.commands);
  if (!isOwn) seen = null;
  const kept = isOwn ? parse<unknown>(world.read(world.key), null) : null;
  let state: CommandListState<T> = {
    commands: Array.isArray(kept) ? (kept.filter(isTriggered) as T[]) : world.defaults,
    keeping: 'device',
  };
  let running: Promise<void> | null = null;
  let isStale = false;

  const set = (change: Partial<CommandListState<T>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (commands: readonly T[]) => world.write(world.key, JSON.stringify(commands));
  const see = (commands: readonly T[], isKept: boolean) => {
    seen = { owner: world.owner, commands, isKept };
    return world.write(seenKey, JSON.stringify(seen));
  };
  const isSame = (a: readonly T[], b: readonly T[]) => JSON.stringify(a) === JSON.stringify(b);

  async function join(): Promise<void> {
    const { body, etag } = await world.get();
    const before = seen ?? { commands: world.defaults, isKept: false };
    const isNew = etag === NEVER_WRITTEN;
    const theirs = isNew && !before.isKept ? before.commands : body;
    const merged = mergeCommands(before.commands, state.commands, theirs);
    if (!isSame(merged, state.commands)) set({ commands: merged });
    keep(merged);
    if (isSame(merged, theirs)) {
      see(theirs, !isNew);
      return;
    }
    await world.put(merged, etag);
    see(merged, true);
  }

  async function run(): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      isStale = false;
      try {
        await join();
        if (!isStale) return set({ keeping: 'server' });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) return;
      }
    }
  }

  const sync = (): Promise<void> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(commands) {
      if (seen === null) see(world.defaults, false);
      set({ commands, keeping: keep(commands) ? 'device' : 'nowhere' });
      isStale = true;
      void sync();
    },
    sync,
  };
}

function isTriggered(value: unknown): value is { readonly trigger: string } {
  return (
    typeof value === 'object' && value !== null && 'trigger' in value && typeof value.trigger === 'string'
  );
}

function parse<V>(text: string | null, otherwise: V): V {
  try {
    return text === null ? otherwise : (JSON.parse(text) as V);
  } catch {
    return otherwise;
  }
}
