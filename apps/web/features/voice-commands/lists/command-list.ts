import { ApiError } from '../../../shared/api/client.ts';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import { createStore } from '../../../shared/external-store.ts';
import { mergeCommands } from './merge-commands.ts';

/** Where the list is kept now. */
export type Keeping = 'server' | 'device' | 'nowhere';

export interface CommandListState<T> {
  readonly commands: readonly T[];
  readonly keeping: Keeping;
}

/** What a list needs from outside; replaced in tests. */
export interface CommandListPorts<T> {
  readonly owner: string;
  /** Name of the list among what the device keeps. */
  readonly key: string;
  readonly read: (key: string) => string | null;
  /** Resolves to false when the device did not keep it. */
  readonly write: (key: string, value: string) => Promise<boolean>;
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
  ports: CommandListPorts<T>,
): CommandList<T> {
  const seenKey = seenKeyOf(ports.key);
  let seen = parse<Seen<T> | null>(ports.read(seenKey), null);
  const isOwn = seen?.owner === ports.owner && Array.isArray(seen.commands);
  if (!isOwn) seen = null;
  const kept = isOwn ? parse<unknown>(ports.read(ports.key), null) : null;
  const {
    get: current,
    patch: set,
    subscribe,
  } = createStore<CommandListState<T>>({
    commands: Array.isArray(kept) ? (kept.filter(isTriggered) as T[]) : ports.defaults,
    keeping: 'device',
  });
  let running: Promise<void> | null = null;
  let isStale = false;

  const keep = (commands: readonly T[]) => ports.write(ports.key, JSON.stringify(commands));
  const see = (commands: readonly T[], isKept: boolean) => {
    seen = { owner: ports.owner, commands, isKept };
    return ports.write(seenKey, JSON.stringify(seen));
  };
  const isSame = (a: readonly T[], b: readonly T[]) => JSON.stringify(a) === JSON.stringify(b);

  async function join(): Promise<void> {
    const { body, etag } = await ports.get();
    const before = seen ?? { commands: ports.defaults, isKept: false };
    const isNew = etag === NEVER_WRITTEN;
    const theirs = isNew && !before.isKept ? ports.defaults : body;
    const merged = mergeCommands(before.commands, current().commands, theirs);
    if (!isSame(merged, current().commands)) set({ commands: merged });
    void keep(merged);
    if (isSame(merged, theirs)) {
      void see(theirs, !isNew);
      return;
    }
    await ports.put(merged, etag);
    void see(merged, true);
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
    get: current,
    subscribe,
    change(commands) {
      if (seen === null) void see(ports.defaults, false);
      set({ commands, keeping: 'device' });
      void keep(commands).then((isKept) => {
        if (!isKept && current().keeping === 'device' && current().commands === commands)
          set({ keeping: 'nowhere' });
      });
      isStale = true;
      void sync();
    },
    sync,
  };
}

/** Forgets the list of that name where the account has it; what it has not stays on the device. */
export function forgetJoined(device: KeptRecords, key: string): void {
  const read = (name: string): string | null => textOf(device, name);
  const seen = parse<Seen<unknown> | null>(read(seenKeyOf(key)), null);
  const kept = read(key);
  const isJoined = seen !== null && (kept === null || kept === JSON.stringify(seen.commands));
  if (!isJoined) return;
  void device.remove('own-commands', { name: key });
  void device.remove('own-commands', { name: seenKeyOf(key) });
}

const seenKeyOf = (key: string): string => `${key}_account`;

/** The text of that name among the commands that a device keeps. */
export function textOf(device: Pick<KeptRecords, 'read'>, name: string): string | null {
  const value = device.read('own-commands', { name })?.value;
  return typeof value === 'string' ? value : null;
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
