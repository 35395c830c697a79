import { RECORDING_PARTS_AT_ONCE, RECORDING_PARTS_BYTES } from '@constat/contract/limits';
import { ApiError } from '../api/api-error.ts';
import type { StoredPart, StoredSession } from './records.ts';
import type { ServerRecordings } from './server-recordings.ts';

/** The first wait after a failure; it doubles up to the longest, in milliseconds. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
/** What a busy server may ask for at most. */
const LONGEST_BUSY_MS = 30_000;

/** How far the server holds a recording. */
export interface SendState {
  /**
   * `sent`: all that there is. `sending`: the rest is on its way. `server`, `offline`, `signed-out`: it waits for that and
   * goes on by itself. `refused`: the server will not take it.
   */
  readonly kind: 'sent' | 'sending' | 'server' | 'offline' | 'signed-out' | 'refused';
  /** Parts that are not on the server yet. */
  readonly pending: number;
}

/** What a sender needs from outside; replaced in tests. */
export interface SenderPorts {
  readonly server: Pick<ServerRecordings, 'putSession'> & {
    /** Resolves to the number of the first part that the server lacks. */
    readonly putParts: (
      id: string,
      first: number,
      parts: readonly ArrayBuffer[],
      signal: AbortSignal,
    ) => Promise<number>;
  };
  /** Milliseconds. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** True while this page works for that account. */
  readonly worksFor: (owner: string) => boolean;
}

/** Sends the parts of one recording to the server as they come, one request at a time, for as long as it takes. */
export interface PartSender {
  readonly state: SendState;
  add(part: Pick<StoredPart, 'sequence' | 'data'>): void;
  /** What the server is told of the recording from now on. */
  note(session: StoredSession): void;
  /** Resolves once the server holds all parts before `end`; rejects with the ApiError of the next try that fails. */
  flush(end: number): Promise<void>;
  /** Tries at once what waits for the server. */
  wake(): void;
  /** Goes on after somebody has signed in: where it is the recording's owner. */
  resume(): void;
  /** Asks the server anew how far it is. */
  recheck(): void;
  /** Gives up; nothing is sent any more. */
  stop(): void;
}

interface Waiter {
  readonly end: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** @param onState hears of each change */
export function createPartSender(
  begun: StoredSession,
  ports: SenderPorts,
  onState: (state: SendState) => void = () => {},
): PartSender {
  const { id, owner } = begun;
  const parts: ArrayBuffer[] = [];
  const waiters = new Set<Waiter>();
  const abort = new AbortController();
  const { signal } = abort;
  let session = begun;
  let told: StoredSession | null = null;
  let next = 0;
  let failures = 0;
  let isRunning = false;
  let refusal: unknown = null;
  let wake: (() => void) | null = null;
  let resume: (() => void) | null = null;
  let state: SendState = { kind: 'sending', pending: 0 };

  /** Parts come without a hole, but for those of a recording that was found again. */
  const known = (): number => {
    let end = next;
    while (parts[end] !== undefined) end += 1;
    return end;
  };
  const hasWork = () => told !== session || parts[next] !== undefined;

  function show(kind: SendState['kind']): void {
    const pending = known() - next;
    if (state.kind === kind && state.pending === pending) return;
    state = { kind, pending };
    onState(state);
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (!signal.aborted && refusal === null && hasWork()) {
      try {
        if (!ports.worksFor(owner)) throw signedOut();
        await send();
        failures = 0;
        for (const waiter of waiters)
          if (told !== null && next >= waiter.end && waiters.delete(waiter)) waiter.resolve();
        show(hasWork() ? 'sending' : 'sent');
      } catch (error) {
        if (!signal.aborted) await recover(error);
      }
    }
    isRunning = false;
  }

  async function send(): Promise<void> {
    if (told === null || (told !== session && parts[next] === undefined)) {
      const telling = session;
      next = await ports.server.putSession(telling, signal);
      told = telling;
      return;
    }
    const batch: ArrayBuffer[] = [];
    let bytes = 0;
    for (const part of parts.slice(next, next + RECORDING_PARTS_AT_ONCE)) {
      bytes += part?.byteLength ?? Infinity;
      if (batch.length > 0 && bytes > RECORDING_PARTS_BYTES) break;
      batch.push(part);
    }
    next = await ports.server.putParts(id, next, batch, signal);
  }

  async function recover(error: unknown): Promise<void> {
    const failure = error instanceof ApiError ? error : null;
    if (failure?.code === 'PARTS_MISSING' && failure.next !== undefined && failure.next < next) {
      // The server has less than it had, as after a copy of its data was brought back.
      next = failure.next;
      if (parts[next] !== undefined) return;
    }
    for (const waiter of waiters) waiter.reject(error);
    waiters.clear();
    if (failure?.status === 401) {
      show('signed-out');
      await new Promise<void>((resolve) => (resume = resolve));
      return;
    }
    if (failure !== null && isFinal(failure)) {
      refusal = error;
      show('refused');
      return;
    }
    show(ports.isOnline() ? 'server' : 'offline');
    failures += 1;
    await pause(waitAfter(failure));
  }

  function waitAfter(failure: ApiError | null): number {
    const asked = failure?.status === 429 || failure?.status === 503 ? failure.retryAfter : undefined;
    if (asked !== undefined) return Math.min(asked * 1000, LONGEST_BUSY_MS);
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    return longest * (0.5 + ports.random() / 2);
  }

  async function pause(ms: number): Promise<void> {
    const rest = new AbortController();
    await Promise.race([
      ports.delay(ms, AbortSignal.any([signal, rest.signal])),
      new Promise<void>((resolve) => (wake = resolve)),
    ]);
    wake = null;
    rest.abort();
  }

  const go = () => {
    wake?.();
    void run();
  };

  return {
    get state() {
      return state;
    },
    add({ sequence, data }) {
      parts[sequence] ??= data;
      if (state.kind === 'sent') show('sending');
      else show(state.kind);
      void run();
    },
    note(latest) {
      session = latest;
      void run();
    },
    flush(end) {
      if (refusal !== null) return Promise.reject(refusal);
      if (told !== null && next >= end) return Promise.resolve();
      if (signal.aborted || state.kind === 'signed-out') return Promise.reject(signedOut());
      return new Promise((resolve, reject) => {
        waiters.add({ end, resolve, reject });
        go();
      });
    },
    wake: go,
    resume() {
      // Whoever asks for parts from now on waits for them, and is not refused.
      if (resume !== null) show('sending');
      resume?.();
      resume = null;
      go();
    },
    recheck() {
      told = null;
      go();
    },
    stop() {
      abort.abort();
      for (const waiter of waiters) waiter.reject(signedOut());
      waiters.clear();
      resume?.();
      wake?.();
    },
  };
}

/** Answers that would be the same another time. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

function signedOut(): ApiError {
  return new ApiError('', { status: 401, code: 'UNAUTHENTICATED' });
}
