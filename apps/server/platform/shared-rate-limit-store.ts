import { callbackify } from 'node:util';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { fingerprint } from './ids.ts';

/** Where several processes count together. */
export interface SharedCounts {
  add(
    requests: readonly { readonly key: string; readonly count: number; readonly windowMs: number }[],
  ): Promise<readonly { readonly key: string; readonly count: number; readonly leftMs: number }[]>;
  eraseEnded(): Promise<void>;
}

interface Window {
  /** What all processes had counted when this one last told them, its own included. */
  known: number;
  /** What this one is telling them now. */
  pending: number;
  /** What this one has counted since. */
  untold: number;
  /** When the window ends, by this process's monotonic clock. */
  endsAt: number;
  readonly windowMs: number;
  readonly sharedKey: string;
}

/** What was counted before the requests that were told together, for each window. */
type Told = ReadonlyMap<Window, number>;

/** A process may run ahead of the common count by this share of a limit, and so asks the database that much less. */
const SLACK = 0.01;
/** What is not told by then is told, in milliseconds. */
const TELL_EVERY_MS = 500;
const ERASE_EVERY_MS = 60_000;
/** Addresses remembered at once; the one seen least recently goes first. */
const ADDRESSES = 10_000;

/**
 * The class of a store that counts together with other processes. Small limits are asked for with each request, so that
 * they are exact over all processes; large ones are counted here and told in one statement from time to time. Where the
 * database does not answer, this process goes on with its own count: whether a request fails then is for what it does.
 */
export function sharedRateLimitStore(counts: SharedCounts): new () => FastifyRateLimitStore {
  const count = callbackify(createCounter(counts));
  let limits = 0;
  const storeOf = (scope: string): FastifyRateLimitStore => ({
    incr(key, callback, windowMs, max) {
      count(`${scope}\n${key}`, { windowMs, max }, callback);
    },
    child(options) {
      limits += 1;
      // A limit that no route has is known by its place: the routes come in the same order in each process.
      return storeOf(routeOf(options) ?? `limit ${limits}`);
    },
  });
  return class SharedRateLimitStore implements FastifyRateLimitStore {
    readonly #root = storeOf('');

    incr(...call: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#root.incr(...call);
    }

    child(...call: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore {
      return this.#root.child(...call);
    }
  };
}

/** The route of a limit: the plugin puts it in a member of its own, which its types do not name. */
function routeOf(options: object): string | null {
  const info: unknown = 'routeInfo' in options ? options.routeInfo : null;
  if (typeof info !== 'object' || info === null || !('url' in info) || !('method' in info)) return null;
  return `${String(info.method)} ${String(info.url)}`;
}

function createCounter(counts: SharedCounts) {
  const windows = new Map<string, Window>();
  let running: Promise<Told> | null = null;
  let next: Promise<Told> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let erasedAt = performance.now();

  function find(key: string, windowMs: number): Window {
    const now = performance.now();
    const present = windows.get(key);
    const window: Window =
      present !== undefined && now < present.endsAt
        ? present
        : {
            known: 0,
            pending: 0,
            untold: 0,
            endsAt: now + windowMs,
            windowMs,
            sharedKey: present?.sharedKey ?? fingerprint(key),
          };
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  /** Tells the others what was counted here, what the caller has just counted included. */
  function tell(): Promise<Told> {
    if (running === null) return start();
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  }

  function start(): Promise<Told> {
    clearTimeout(timer);
    timer = undefined;
    running = tellAll().finally(() => (running = null));
    return running;
  }

  async function tellAll(): Promise<Told> {
    const telling = [...windows.values()].filter(({ untold }) => untold > 0);
    for (const window of telling) {
      window.pending = window.untold;
      window.untold = 0;
    }
    const rows = telling.map(({ sharedKey, pending, windowMs }) => ({
      key: sharedKey,
      count: pending,
      windowMs,
    }));
    const sums = await counts.add(rows).catch(() => []);
    const byKey = new Map(sums.map((sum) => [sum.key, sum]));
    const told = new Map<Window, number>();
    for (const window of telling) {
      const sum = byKey.get(window.sharedKey);
      const before = sum === undefined ? window.known : sum.count - window.pending;
      told.set(window, before);
      window.known = before + window.pending;
      window.pending = 0;
      if (sum !== undefined) window.endsAt = performance.now() + sum.leftMs;
    }
    eraseNowAndThen();
    return told;
  }

  function eraseNowAndThen(): void {
    if (performance.now() - erasedAt < ERASE_EVERY_MS) return;
    erasedAt = performance.now();
    counts.eraseEnded().catch(() => undefined);
  }

  /** Counts a request; answers how many there were in the window, and the milliseconds that are left of it. */
  return async (
    key: string,
    { windowMs, max }: { readonly windowMs: number; readonly max: number },
  ): Promise<{ current: number; ttl: number }> => {
    const window = find(key, windowMs);
    window.untold += 1;
    const place = window.untold;
    let before = window.known + window.pending;
    // Beyond the limit it only grows until the window ends: nothing more to ask.
    if (before > max || place < Math.floor(max * SLACK))
      timer ??= setTimeout(() => void tell(), TELL_EVERY_MS).unref();
    else before = (await tell()).get(window) ?? before;
    return { current: before + place, ttl: Math.max(0, window.endsAt - performance.now()) };
  };
}
