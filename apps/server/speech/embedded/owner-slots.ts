/** Lets so much of each owner's work run at a time, and the rest wait in its order. */
export interface OwnerSlots {
  /** @throws as the work does, or the signal's reason while it waits */
  run<Result>(ownerId: string, work: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result>;
}

/** Slots for any number of owners. */
export function createOwnerSlots(slotsOfOwner: number): OwnerSlots {
  const owners = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return {
    async run(ownerId, work, signal) {
      const owner = owners.get(ownerId) ?? { running: 0, waiting: [] };
      owners.set(ownerId, owner);
      if (owner.running < slotsOfOwner) owner.running += 1;
      else await waitForSlot(owner.waiting, signal);
      try {
        return await work();
      } finally {
        const next = owner.waiting.shift();
        // The slot passes on, so that nobody who comes in between takes it.
        if (next !== undefined) next();
        else if ((owner.running -= 1) === 0) owners.delete(ownerId);
      }
    },
  };
}

function waitForSlot(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(signal?.reason);
    };
    const start = () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    waiting.push(start);
  });
}
