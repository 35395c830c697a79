import type { RecordingItem } from '@constat/contract';

/** How long before its end the audio is announced to go, in milliseconds. */
const ANNOUNCED_MS = 3 * 86_400_000;

/** True for audio that is there, and goes within three days. */
export function isErasedSoon(
  { withAudio, keptUntil }: Pick<RecordingItem, 'withAudio' | 'keptUntil'>,
  now: number,
): boolean {
  return withAudio > 0 && keptUntil !== null && Date.parse(keptUntil) - now <= ANNOUNCED_MS;
}
