import { statSync } from 'node:fs';
import type { LookedFolder } from '../copies/find-residual-data.ts';
import { findResidualDataInProcess } from '../copies/find-residual-data-in-process.ts';
import { readFolders, writeFolders } from '../copies/snapshots/snapshot-plan.ts';
import type { SnapshotFolder } from '../copies/snapshots/snapshot-plan.ts';
import type { ErasureParts } from './complete-erasures.ts';

/** Snapshots that could not be changed are tried again so soon, in milliseconds. */
const RETRY_MS = 3_600_000;
const LOOK_SECONDS = 3_600;

/** True where none of the snapshots holds what was looked for, as far as they can be opened at all. */
export function isWithout({ snapshots }: Pick<LookedFolder, 'snapshots'>): boolean {
  return snapshots?.every(({ state }) => state === 'without' || state === 'unreadable') ?? false;
}

/** Takes erased accounts out of the snapshots of folders that were out of reach when their proof was made. */
export async function eraseFromMissedSnapshots({ store, dataDir, clock }: ErasureParts): Promise<void> {
  if (store.dialect !== 'sqlite') return;
  const now = clock.now();
  for (const { folder, owes, triedAt } of await readFolders(store)) {
    const isLately = triedAt !== null && triedAt <= now && now - triedAt < RETRY_MS;
    if (owes.length === 0 || isLately || !isThere(folder)) continue;
    await change(folder, (one) => ({ ...one, triedAt: now }));
    const gone = owes.map((id) => ({ kind: 'account', ownerId: id, subjectId: id }) as const);
    const job = { dataDir, secrets: await store.secrets(), pieces: [], gone, folders: [folder] };
    const [looked] = (await findResidualDataInProcess(job, LOOK_SECONDS)).folders;
    if (looked === undefined || !isWithout(looked)) continue;
    await change(folder, (one) => ({ ...one, owes: one.owes.filter((id) => !owes.includes(id)) }));
  }

  async function change(folder: string, how: (one: SnapshotFolder) => SnapshotFolder): Promise<void> {
    const folders = await readFolders(store);
    await writeFolders(
      store,
      folders.map((one) => (one.folder === folder ? how(one) : one)),
    );
  }
}

function isThere(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
