import type { SettledFacts } from '@constat/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Repositories } from '../store/repositories/index.ts';
import { readSettledFacts } from '../store/repositories/recordings.ts';

/** More than anybody says in a recording of a day. */
const MOST = 20_000;

/**
 * Keeps with a recording which of its spoken facts the physician left out himself, or forgets it again.
 * @throws Refusal NOT_FOUND when there is no such recording, or its words are erased; PAYLOAD_TOO_LARGE for too many
 */
export async function settleFacts(
  { recordings }: Pick<Repositories, 'recordings'>,
  place: { readonly ownerId: string; readonly recordingId: string },
  { facts, isSettled }: SettledFacts,
): Promise<void> {
  const row = await recordings.find(place);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const settled = new Set(readSettledFacts(row));
  for (const fact of facts) {
    if (isSettled) settled.add(fact);
    else settled.delete(fact);
  }
  if (settled.size > MOST) throw new Refusal('PAYLOAD_TOO_LARGE');
  const kept = settled.size === 0 ? null : JSON.stringify([...settled]);
  if (!(await recordings.setSettledFacts(place, kept))) throw new Refusal('NOT_FOUND');
}
