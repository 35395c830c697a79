/** Something that waits, and for whom. */
export interface FairQueueEntry {
  readonly ownerId: string;
}

/** Who comes next when several people wait, so that nobody's queue stands before another's. */
export interface FairQueue<Waiting extends FairQueueEntry> {
  add(entry: Waiting): void;
  /**
   * Takes the first entry of the owner who was served longest ago, or never; nobody whom `mayServe` leaves out.
   * An owner's own entries keep their order.
   */
  take(mayServe?: (ownerId: string) => boolean): Waiting | undefined;
  /** Takes an entry out again; false when it no longer waits. */
  remove(entry: Waiting): boolean;
  removeAll(): Waiting[];
  /** How many of the owner's wait. */
  count(ownerId: string): number;
  /** How many people have something that waits. */
  owners(): number;
}

/** A queue without anybody in it. */
export function createFairQueue<Waiting extends FairQueueEntry>(): FairQueue<Waiting> {
  const queues = new Map<string, Waiting[]>();
  /** Owners in the order in which they were served, the latest at the end. */
  const served = new Set<string>();

  function drop(ownerId: string): void {
    if (queues.get(ownerId)?.length === 0) queues.delete(ownerId);
  }

  function longestAgo(owners: readonly string[]): string | undefined {
    const never = owners.find((owner) => !served.has(owner));
    return never ?? [...served].find((owner) => owners.includes(owner));
  }

  return {
    add(entry) {
      const queue = queues.get(entry.ownerId);
      if (queue === undefined) queues.set(entry.ownerId, [entry]);
      else queue.push(entry);
    },
    take(mayServe = () => true) {
      const ownerId = longestAgo([...queues.keys()].filter(mayServe));
      if (ownerId === undefined) return undefined;
      served.delete(ownerId);
      served.add(ownerId);
      const entry = queues.get(ownerId)?.shift();
      drop(ownerId);
      return entry;
    },
    remove(entry) {
      const queue = queues.get(entry.ownerId) ?? [];
      const index = queue.indexOf(entry);
      if (index < 0) return false;
      queue.splice(index, 1);
      drop(entry.ownerId);
      return true;
    },
    owners: () => queues.size,
    count: (ownerId) => queues.get(ownerId)?.length ?? 0,
    removeAll() {
      const all = [...queues.values()].flat();
      queues.clear();
      return all;
    },
  };
}
