import * as z from 'zod';
import { newId } from '../platform/ids.ts';
import type { Repositories } from '../store/repositories/index.ts';
import type { TrustedTime } from './trusted-time.ts';

const SETTING = 'clock';
const keptSchema = z.object({
  trusted: z.number(),
  waitMs: z.number().nullable(),
  confirmation: z.string().default(''),
});

/** What was kept of the time. */
export interface StoredTime {
  /** As it lies in the database, so that a change by another program can be told. */
  readonly text: string;
  readonly time: TrustedTime;
  /** Which word of a person it goes back to; empty before the first. */
  readonly confirmation: string;
}

export async function readStoredTime({
  settings,
}: Pick<Repositories, 'settings'>): Promise<StoredTime | null> {
  const text = await settings.find(SETTING);
  if (text === undefined) return null;
  const { confirmation, ...time } = keptSchema.parse(JSON.parse(text));
  return { text, time, confirmation };
}

/** Keeps it where nothing else was kept since `from` was read; answers its text, or null where something was. */
export async function keepTime(
  { settings }: Pick<Repositories, 'settings'>,
  { trusted, waitMs }: TrustedTime,
  { from, confirmation }: { readonly from: StoredTime | null; readonly confirmation: string },
): Promise<string | null> {
  const text = JSON.stringify({ trusted, waitMs, confirmation });
  return (await settings.replace(SETTING, from?.text ?? null, text)) ? text : null;
}

/** Takes the time for right on a person's word, whatever any server has found. */
export async function confirmTime(
  { settings }: Pick<Repositories, 'settings'>,
  trusted: number,
): Promise<void> {
  await settings.put(SETTING, JSON.stringify({ trusted, waitMs: null, confirmation: newId() }));
}

/** The time that is known: what was kept, else the latest that the database holds, or null when it holds none. */
export async function knownTime(
  repositories: Pick<Repositories, 'settings' | 'latestTimes'>,
): Promise<TrustedTime | null> {
  const kept = await readStoredTime(repositories);
  if (kept !== null) return kept.time;
  const latest = await repositories.latestTimes.find();
  return latest === null ? null : { trusted: latest, waitMs: null };
}
