import * as z from 'zod';
import type { Repositories } from '../store/repositories/index.ts';

const runSchema = z.object({
  /** Epoch milliseconds. */
  at: z.number(),
  reports: z.number(),
  recordings: z.number(),
  sessions: z.number(),
  browsers: z.number(),
  links: z.number(),
});

/** What the last scheduled erasure has erased, and when. */
export type ErasureRun = z.infer<typeof runSchema>;

const SETTING = 'last-erasure';

type Settings = Pick<Repositories, 'settings'>;

export async function noteRun({ settings }: Settings, run: ErasureRun): Promise<void> {
  await settings.put(SETTING, JSON.stringify(run));
}

/** Null before the first one. */
export async function readRun({ settings }: Settings): Promise<ErasureRun | null> {
  const { data } = runSchema.safeParse(JSON.parse((await settings.find(SETTING)) ?? 'null'));
  return data ?? null;
}
