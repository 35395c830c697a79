import * as z from 'zod';
import type { Repositories } from '../store/repositories/index.ts';
import type { TrustedTime } from './trusted-time.ts';

const SETTING = 'clock';
const keptSchema = z.object({ trusted: z.number(), waitMs: z.number().nullable() });

/** What was kept of the time, as text too, so that a change by another program can be told. */
export async function readKeptTime({
  settings,
}: Pick<Repositories, 'settings'>): Promise<{ readonly text: string; readonly time: TrustedTime } | null> {
  const text = await settings.find(SETTING);
  if (text === undefined) return null;
  return { text, time: keptSchema.parse(JSON.parse(text)) };
}

/** Keeps it; answers its text. */
export async function keepTime(
  { settings }: Pick<Repositories, 'settings'>,
  { trusted, waitMs }: TrustedTime,
): Promise<string> {
  const text = JSON.stringify({ trusted, waitMs });
  await settings.put(SETTING, text);
  return text;
}

/** The time that is known: what was kept, else the latest that the database holds, or null when it holds none. */
export async function knownTime(
  repositories: Pick<Repositories, 'settings' | 'latestTimes'>,
): Promise<TrustedTime | null> {
  const kept = await readKeptTime(repositories);
  if (kept !== null) return kept.time;
  const latest = await repositories.latestTimes.find();
  return latest === null ? null : { trusted: latest, waitMs: null };
}
