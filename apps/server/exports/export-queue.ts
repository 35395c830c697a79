import { Refusal } from '../platform/refusal.ts';

/** Jobs of one worker, one after another. */
export interface ExportQueue<Job> {
  /** Runs the job after those that came before. Throws `TOO_MANY_ATTEMPTS` when too many wait already. */
  inTurn(job: Job): Promise<Uint8Array>;
  /**
   * Runs the job once no other kind waits, unless a newer one of the same key comes first: it then takes the place of
   * this one, which throws `FINAL_PAGES_OVERTAKEN`. Throws `TOO_MANY_ATTEMPTS` when too many keys wait already.
   */
  newest(key: string, job: Job): Promise<Uint8Array>;
  /** Runs a task after the jobs that came before, while no other runs. Throws `EXPORT_FAILED` once the queue is closed. */
  between(task: () => Promise<void>): Promise<void>;
  /** Every job that waits throws `EXPORT_FAILED`, and so does every later one. */
  close(): void;
}

export interface ExportQueueOptions<Job> {
  readonly run: (job: Job) => Promise<Uint8Array>;
  /** Makes the worker ready for the next job. Never rejects. */
  readonly afterEach: () => Promise<void>;
  /** How many jobs of each kind may wait for the one that runs. */
  readonly queueLength: number;
}

interface Turn {
  readonly begin: () => Promise<unknown>;
  readonly refuse: (error: Refusal) => void;
}

/** A queue in which what a person asked for goes before what a screen refreshes by itself. */
export function createExportQueue<Job>({
  run,
  afterEach,
  queueLength,
}: ExportQueueOptions<Job>): ExportQueue<Job> {
  const inOrder: Turn[] = [];
  const byKey = new Map<string, Turn>();
  let isRunning = false;
  let isClosed = false;

  function next(): Turn | undefined {
    const turn = inOrder.shift();
    if (turn !== undefined) return turn;
    const [first] = byKey;
    if (first === undefined) return undefined;
    byKey.delete(first[0]);
    return first[1];
  }

  async function goOn(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let turn = next(); turn !== undefined; turn = next()) {
      await turn.begin();
      await afterEach();
    }
    isRunning = false;
  }

  function wait<Result>(begin: () => Promise<Result>, place: (turn: Turn) => void): Promise<Result> {
    if (isClosed) throw new Refusal('EXPORT_FAILED');
    return new Promise((resolve, reject) => {
      place({ begin: () => begin().then(resolve, reject), refuse: reject });
      void goOn();
    });
  }

  return {
    async inTurn(job) {
      if (inOrder.length >= queueLength) throw new Refusal('TOO_MANY_ATTEMPTS');
      return wait(
        () => run(job),
        (turn) => inOrder.push(turn),
      );
    },
    async newest(key, job) {
      const older = byKey.get(key);
      if (older === undefined && byKey.size >= queueLength) throw new Refusal('TOO_MANY_ATTEMPTS');
      older?.refuse(new Refusal('FINAL_PAGES_OVERTAKEN'));
      return wait(
        () => run(job),
        (turn) => byKey.set(key, turn),
      );
    },
    async between(task) {
      return wait(task, (turn) => inOrder.push(turn));
    },
    close() {
      isClosed = true;
      for (const turn of [...inOrder.splice(0), ...byKey.values()]) turn.refuse(new Refusal('EXPORT_FAILED'));
      byKey.clear();
    },
  };
}
