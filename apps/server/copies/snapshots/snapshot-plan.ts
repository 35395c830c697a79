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

export type SnapshotPlan = z.infer<typeof planSchema>;
export type SnapshotState = z.infer<typeof stateSchema>;

const PLAN = 'snapshot-plan';
const STATE = 'snapshot-state';
const NONE: SnapshotState = { triedAt: null, failure: null, last: null };

type Settings = Pick<Repositories, 'settings'>;

/** When snapshots are made, and where; null where none are. */
export async function readPlan({ settings }: Settings): Promise<SnapshotPlan | null> {
  const plan = planSchema.safeParse(parse(await settings.find(PLAN)));
  return plan.success ? plan.data : null;
}

export async function writePlan({ settings }: Settings, plan: SnapshotPlan | null): Promise<void> {
  await settings.put(PLAN, JSON.stringify(plan));
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
