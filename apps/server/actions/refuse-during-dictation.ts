import type { SigningAnswer } from '@constat/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';

/**
 * A dictation of which nothing came for so long counts as left, in milliseconds: a page sends each second, and after a
 * failure waits thirty at most.
 */
export const DICTATION_LIVE_MS = 60_000;

interface Place {
  readonly ownerId: string;
  readonly reportId: string;
  readonly now: number;
}

/** What a signature would cut off of the dictations of a report: one that goes on, or the rest of one that was left. */
export async function dictationOf(
  { recordingStreams }: Pick<Repositories, 'recordingStreams'>,
  { ownerId, reportId, now }: Place,
): Promise<SigningAnswer['dictation']> {
  const streams = await recordingStreams.unfinishedOf(ownerId, reportId);
  // A moment that has not come yet was written by a clock that was wrong.
  if (streams.some(({ touchedAt }) => Math.abs(now - touchedAt) < DICTATION_LIVE_MS)) return 'under-way';
  return streams.some(({ next }) => next > 0) ? 'left' : null;
}

/**
 * Refuses a signature that would erase what is being dictated, and what was left of a dictation unless that is given up
 * expressly.
 * @throws Refusal DICTATION_UNDER_WAY or DICTATION_LEFT
 */
export async function refuseDuringDictation(
  repositories: Pick<Repositories, 'recordingStreams'>,
  place: Place,
  { givesUpDictation = false }: { readonly givesUpDictation?: boolean | undefined },
): Promise<void> {
  const dictation = await dictationOf(repositories, place);
  if (dictation === 'under-way') throw new Refusal('DICTATION_UNDER_WAY');
  if (dictation === 'left' && !givesUpDictation) throw new Refusal('DICTATION_LEFT');
}
