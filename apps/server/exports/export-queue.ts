import type { ExportStanding } from '@constat/contract';
import { createFairQueue } from '../processes/fair-queue.ts';
import type { FairQueueEntry } from '../processes/fair-queue.ts';
import { Refusal } from '../platform/refusal.ts';

/** Jobs of several people for a few workers, each of which does one job at a time. */
export interface ExportQueue<Job> {
  /**
   * Runs the job after those that its owner asked for before, in turn with those of other owners. Throws
   * `EXPORTS_WAITING` when too many of this owner wait already, `TOO_MANY_ATTEMPTS` when too many do in all, and the
   * signal's reason once it is aborted: the job then leaves the queue, or ends.
   */
  inTurn(ownerId: string, job: Job, signal?: AbortSignal): Promise<Uint8Array>;
  /** Where the owner's exports stand. */
  standing(ownerId: string): ExportStanding;
  /**
   * Runs the job once no other kind waits, unless a newer one of the owner's same key comes first: it then takes the
   * place of this one, which throws `FINAL_PAGES_OVERTAKEN`. Throws `TOO_MANY_ATTEMPTS` when too many keys wait already.
   */
  newest(ownerId: string, key: string, job: Job): Promise<Uint8Array>;
  /** Makes the first worker ready, while it does no job. Throws `EXPORT_FAILED` once the queue is closed. */
  prepare(): Promise<void>;
  /** Every job that waits throws `EXPORT_FAILED`, and so does every later one. */
  close(): void;
}

export interface ExportWorker<Job> {
  /** @param signal ends the job, which throws its reason */
  readonly run: (job: Job, signal?: AbortSignal) => Promise<Uint8Array>;
  /** Makes the worker ready for the next job. Never rejects. */
  readonly prepare: () => Promise<void>;
}

export interface ExportQueueOptions<Job> {
  /** One owner's jobs take one of them at a time, so that a heavy one keeps nobody else waiting. */
  readonly workers: readonly ExportWorker<Job>[];
  /** How many jobs of each kind may wait. */
  readonly queueLength: number;
  /** How many exports of one owner may wait. */
  readonly waitingOfOwner: number;
}

interface Waiting<Job> extends FairQueueEntry {
  readonly begin: (worker: ExportWorker<Job>) => Promise<unknown>;
  readonly refuse: (error: unknown) => void;
}

interface Lane<Job> {
  readonly worker: ExportWorker<Job>;
  /** Whose job it does; null while it waits. */
  busyFor: string | null;
}

/** Stands for the queue itself where a worker is made ready. */
const NOBODY = '';

/** A queue in which what a person asked for goes before what a screen refreshes by itself. */
export function createExportQueue<Job>(options: ExportQueueOptions<Job>): ExportQueue<Job> {
  const { queueLength, waitingOfOwner } = options;
  const lanes = options.workers.map((worker): Lane<Job> => ({ worker, busyFor: null }));
  const turns = createFairQueue<Waiting<Job>>();
  let waiting = 0;
  const byKey = new Map<string, Waiting<Job>>();
  const preparing: Waiting<Job>[] = [];
  let isClosed = false;

  /** While an owner's job runs, the other workers are for other owners. */
  const mayBegin = (ownerId: string): boolean => lanes.every(({ busyFor }) => busyFor !== ownerId);

  function nextFor(lane: Lane<Job>): Waiting<Job> | undefined {
    if (lane === lanes[0] && preparing.length > 0) return preparing.shift();
    const turn = turns.take(mayBegin);
    if (turn !== undefined) {
      waiting -= 1;
      return turn;
    }
    for (const [key, refresh] of byKey) {
      if (!mayBegin(refresh.ownerId)) continue;
      byKey.delete(key);
      return refresh;
    }
    return undefined;
  }

  function serve(): void {
    for (const lane of lanes) {
      const turn = lane.busyFor === null ? nextFor(lane) : undefined;
      if (turn === undefined) continue;
      lane.busyFor = turn.ownerId;
      void work(lane, turn);
    }
  }

  async function work(lane: Lane<Job>, turn: Waiting<Job>): Promise<void> {
    await turn.begin(lane.worker);
    await lane.worker.prepare();
    lane.busyFor = null;
    serve();
  }

  function wait<Result>(
    ownerId: string,
    begin: (worker: ExportWorker<Job>) => Promise<Result>,
    place: (turn: Waiting<Job>) => void,
  ): Promise<Result> {
    if (isClosed) throw new Refusal('EXPORT_FAILED');
    return new Promise((resolve, reject) => {
      place({ ownerId, begin: (worker) => begin(worker).then(resolve, reject), refuse: reject });
      serve();
    });
  }

  return {
    async inTurn(ownerId, job, signal) {
      signal?.throwIfAborted();
      if (waiting >= queueLength) throw new Refusal('TOO_MANY_ATTEMPTS');
      if (turns.count(ownerId) >= waitingOfOwner) throw new Refusal('EXPORTS_WAITING');
      let leave = (): void => undefined;
      const leaving = (): void => leave();
      signal?.addEventListener('abort', leaving);
      try {
        return await wait(
          ownerId,
          (worker) => worker.run(job, signal),
          (turn) => {
            waiting += 1;
            turns.add(turn);
            leave = () => {
              if (!turns.remove(turn)) return;
              waiting -= 1;
              turn.refuse(signal?.reason);
            };
          },
        );
      } finally {
        signal?.removeEventListener('abort', leaving);
      }
    },
    standing(ownerId) {
      const own = turns.count(ownerId);
      const isRunning = lanes.some(({ busyFor }) => busyFor === ownerId);
      if (own === 0) return { state: isRunning ? 'running' : 'none' };
      // Nobody else has two turns before this owner has one.
      const others = turns.owners() - 1;
      return { state: 'waiting', ahead: others + own - 1 + (isRunning ? 1 : 0) };
    },
    async newest(ownerId, key, job) {
      const place = `${ownerId} ${key}`;
      const older = byKey.get(place);
      if (older === undefined && byKey.size >= queueLength) throw new Refusal('TOO_MANY_ATTEMPTS');
      older?.refuse(new Refusal('FINAL_PAGES_OVERTAKEN'));
      return wait(
        ownerId,
        (worker) => worker.run(job),
        (turn) => byKey.set(place, turn),
      );
    },
    async prepare() {
      return wait(
        NOBODY,
        (worker) => worker.prepare(),
        (turn) => preparing.push(turn),
      );
    },
    close() {
      isClosed = true;
      for (const turn of [...turns.removeAll(), ...byKey.values(), ...preparing.splice(0)])
        turn.refuse(new Refusal('EXPORT_FAILED'));
      byKey.clear();
    },
  };
}
