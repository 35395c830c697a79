import type { ReportSigning, SignedVersion } from '@constat/contract';
import { DICTATION_OF_LOCKED_DAYS } from '@constat/contract/limits';

const DAY_MS = 86_400_000;

/** Whether a lock can still be undone, as far as the entries say; the server decides. `now` in epoch milliseconds. */
export function isWithdrawable(
  { state, versionId, since }: ReportSigning,
  versions: readonly Pick<SignedVersion, 'id' | 'kind' | 'about' | 'method'>[],
  now: number,
): boolean {
  if (state !== 'locked') return false;
  const method = versions.find(({ id }) => id === versionId)?.method;
  const isOver = now - Date.parse(since) >= DICTATION_OF_LOCKED_DAYS * DAY_MS;
  const isBuiltOn = versions.some(
    ({ kind, about }) => about === versionId && (kind === 'addendum' || kind === 'replacement'),
  );
  return !isBuiltOn && !(method === 'by-hand' && isOver);
}
