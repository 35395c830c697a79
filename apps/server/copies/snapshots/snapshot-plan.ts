import * as z from 'zod';
import type { Repositories } from '../../store/repositories/index.ts';

const planSchema = z.object({
  /** Absolute path of a folder outside the data directory: another disk, a memory stick, a synchronised folder. */
  folder: z.string(),
  everyHours: z.number().int().min(1).max(168),
  keepDays: z.number().int().min(1).max(365),
});

const stateSchema = z.object({
  /** When the last try began, in epoch milliseconds as all below; null before the first. */
  triedAt: z.number().nullable(),
  /** Why the last try made no snapshot; null where it did, or none was made yet. */
  failure: z.string().nullable(),
  /** The last snapshot that was made, restored and checked. */
  last: z.object({ name: z.string(), madeAt: z.number(), bytes: z.number(), reports: z.number() }).nullable(),
});

const foldersSchema = z.array(
  z.object({
    folder: z.string(),
    /** Accounts that were erased while the folder could not be looked into. */
    owes: z.array(z.string()),
    /** When it was last looked into for them, in epoch milliseconds; null before the first time. */
    triedAt: z.number().nullable(),
  }),
);

/** A folder in which snapshots are made, or were before. */
export type SnapshotFolder = z.infer<typeof foldersSchema>[number];
export type SnapshotPlan = z.infer<typeof planSchema>;
export type SnapshotState = z.infer<typeof stateSchema>;

const PLAN = 'snapshot-plan';
const STATE = 'snapshot-state';
const FOLDERS = 'snapshot-folders';
const NONE: SnapshotState = { triedAt: null, failure: null, last: null };

type Settings = Pick<Repositories, 'settings'>;

/** When snapshots are made, and where; null where none are. */
export async function readPlan({ settings }: Settings): Promise<SnapshotPlan | null> {
  const plan = planSchema.safeParse(parse(await settings.find(PLAN)));
  return plan.success ? plan.data : null;
}

export async function writePlan({ settings }: Settings, plan: SnapshotPlan | null): Promise<void> {
  // The folder of before still holds what was made in it.
  await writeFolders({ settings }, await readFolders({ settings }));
  await settings.put(PLAN, JSON.stringify(plan));
}

/** Every folder in which snapshots were made or are to be, the present one first where there is one. */
export async function readFolders({ settings }: Settings): Promise<SnapshotFolder[]> {
  const { data: folders = [] } = foldersSchema.safeParse(parse(await settings.find(FOLDERS)));
  const present = (await readPlan({ settings }))?.folder;
  if (present === undefined) return folders;
  const known = folders.find(({ folder }) => folder === present) ?? {
    folder: present,
    owes: [],
    triedAt: null,
  };
  return [known, ...folders.filter((one) => one !== known)];
}

export async function writeFolders(
  { settings }: Settings,
  folders: readonly SnapshotFolder[],
): Promise<void> {
  await settings.put(FOLDERS, JSON.stringify(folders));
}

/** The snapshots of that folder are gone, or of no more concern; the present folder stays. */
export async function forgetFolder({ settings }: Settings, gone: string): Promise<void> {
  const folders = await readFolders({ settings });
  await writeFolders(
    { settings },
    folders.filter(({ folder }) => folder !== gone),
  );
}

/** Takes note that an account could not be taken out of these folders. */
export async function noteOwed(
  { settings }: Settings,
  { accountId, folders: owing }: { readonly accountId: string; readonly folders: readonly string[] },
): Promise<void> {
  if (owing.length === 0) return;
  const folders = await readFolders({ settings });
  const noted = folders.map((one) =>
    owing.includes(one.folder) ? { ...one, owes: [...new Set([...one.owes, accountId])] } : one,
  );
  await writeFolders({ settings }, noted);
}

export async function readState({ settings }: Settings): Promise<SnapshotState> {
  const state = stateSchema.safeParse(parse(await settings.find(STATE)));
  return state.success ? state.data : NONE;
}

export async function writeState({ settings }: Settings, state: SnapshotState): Promise<void> {
  await settings.put(STATE, JSON.stringify(state));
}

function parse(text: string | undefined): unknown {
  return text === undefined ? null : JSON.parse(text);
}
