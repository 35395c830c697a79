import { REPORT_TYPES } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import type { DraftContent } from '@constat/report/merge';
import { advance, nextWake } from '@constat/report/sync';
import type {
  FetchAnswer,
  KeptDraft,
  LateText,
  SaveAnswer,
  SyncEffect,
  SyncEvent,
  SyncState,
} from '@constat/report/sync';

/** What came of a write on the device; `elsewhere`: another page writes this report. */
export type KeepOutcome = 'kept' | 'refused' | 'elsewhere';

export interface DraftSave {
  readonly formId: string;
  readonly version: number;
  readonly content: DraftContent;
  /** The same for every try of one save. */
  readonly key: string;
}

/** The server as the synchronisation needs it. Neither rejects. */
export interface DraftServer {
  save(save: DraftSave, signal: AbortSignal): Promise<SaveAnswer>;
  /** @param version the one that is known: a draft that still is of it need not be sent again */
  read(formId: string, version: number): Promise<FetchAnswer | { readonly kind: 'unchanged' }>;
}

export interface SyncPorts {
  /** Milliseconds of a clock that does not go back. */
  readonly clock: () => number;
  /** Runs the task after that many milliseconds, unless cancelled. */
  readonly schedule: (task: () => void, delay: number) => () => void;
  readonly newKey: () => string;
  readonly server: DraftServer;
  /** What stands on the screen. */
  readonly content: () => DraftContent;
  /** Puts a content on the screen; regions that entered values marked as examined. */
  readonly show: (content: DraftContent, examined: readonly RegionId[]) => void;
  /** Writes the record on the device, and forgets the late texts that are in it. */
  readonly keep: (record: KeptDraft, state: SyncState, absorbed: readonly string[]) => Promise<KeepOutcome>;
  /** Puts text beside the record for the page that writes it; false when the device refused. */
  readonly setAside: (late: LateText) => Promise<boolean>;
  /** Hears of each state. */
  readonly changed: (state: SyncState) => void;
}

/** Keeps one report in step with the device and the server: gives the machine its events and does what it answers. */
export class ReportSync {
  #state: SyncState;
  #ports: SyncPorts;
  /** What is to wake the machine, and when. */
  #wake: { readonly at: number; readonly cancel: () => void } | null = null;
  readonly #requests = new Map<string, AbortController>();
  readonly #waiters = new Set<(state: SyncState) => void>();
  #isEnded = false;

  constructor(state: SyncState, ports: SyncPorts) {
    this.#state = state;
    this.#ports = ports;
  }

  get state(): SyncState {
    return this.#state;
  }

  send(event: SyncEvent): void {
    if (this.#isEnded) return;
    const { clock, newKey, content } = this.#ports;
    const surroundings = { types: REPORT_TYPES, now: clock(), chance: Math.random(), newKey, content };
    const { state, effects } = advance(this.#state, event, surroundings);
    this.#state = state;
    for (const effect of effects) this.#do(effect);
    this.#rest();
    this.#ports.changed(this.#state);
    for (const look of this.#waiters) look(this.#state);
  }

  /** Resolves with the first state for which the condition holds; a report that is left counts as open elsewhere. */
  until(isReached: (state: SyncState) => boolean): Promise<SyncState> {
    return new Promise((resolve) => {
      const look = (state: SyncState): void => {
        if (!isReached(state)) return;
        this.#waiters.delete(look);
        resolve(state);
      };
      this.#waiters.add(look);
      look(this.#state);
    });
  }

  /** The report has left the screen: it goes on with other ports until it is ended. */
  moveTo(ports: Partial<SyncPorts>): void {
    this.#ports = { ...this.#ports, ...ports };
    this.#dismissWaiters();
  }

  /** Does nothing more; a request that is under way may still arrive. */
  end(): void {
    this.#isEnded = true;
    this.#wake?.cancel();
    this.#dismissWaiters();
  }

  #dismissWaiters(): void {
    for (const look of this.#waiters) look({ ...this.#state, isElsewhere: true });
  }

  #rest(): void {
    const at = nextWake(this.#state);
    // Most keys move no time.
    if (at === (this.#wake?.at ?? null)) return;
    this.#wake?.cancel();
    this.#wake = at === null ? null : { at, cancel: this.#wakeAt(at) };
  }

  #wakeAt(at: number): () => void {
    const { clock, schedule } = this.#ports;
    const wake = (): void => {
      this.#wake = null;
      this.send({ type: 'woke' });
    };
    return schedule(wake, Math.max(0, at - clock()));
  }

  #do(effect: SyncEffect): void {
    const { server, keep, setAside, show } = this.#ports;
    switch (effect.type) {
      case 'show':
        return show(effect.content, effect.examined);
      case 'keep': {
        const { id } = effect;
        void keep(effect.record, this.#state, effect.absorbed).then((outcome) =>
          this.send(
            outcome === 'kept'
              ? { type: 'kept', id }
              : { type: 'keep-refused', id, isTakenOver: outcome === 'elsewhere' },
          ),
        );
        return;
      }
      case 'set-aside': {
        const { id, from, content, conflicts } = effect;
        void setAside({ from, content, conflicts }).then((isKept) =>
          this.send({ type: isKept ? 'kept' : 'keep-refused', id }),
        );
        return;
      }
      case 'save': {
        const { formId, version, content, key } = effect;
        const request = new AbortController();
        this.#requests.set(key, request);
        void server.save({ formId, version, content, key }, request.signal).then((answer) => {
          if (this.#requests.get(key) === request) this.#requests.delete(key);
          this.send({ type: 'answered', key, answer });
        });
        return;
      }
      case 'fetch': {
        const { id } = effect;
        const { base } = this.#state;
        void server.read(effect.formId, base?.version ?? 0).then((read) => {
          const isKnown = read.kind === 'unchanged';
          const answer = isKnown ? presentOf(base) : read;
          this.send({ type: 'fetched', id, answer });
        });
        return;
      }
      case 'abort':
        this.#requests.get(effect.key)?.abort();
        this.#requests.delete(effect.key);
    }
  }
}

function presentOf(base: SyncState['base']): FetchAnswer {
  return base === null
    ? { kind: 'unanswered', cause: 'server-error' }
    : { kind: 'present', isFinal: false, ...base };
}
