import { minutesAndSeconds } from '@constat/dictation/recorder';
import { useLingui } from '@lingui/react/macro';

/** Says how long a recording is: « 45 s », « 2 min 5 s ». Takes milliseconds. */
export function useLength(): (ms: number) => string {
  const { t } = useLingui();
  return (ms) => {
    const [minutes, seconds] = minutesAndSeconds(ms).split(':').map(Number);
    return minutes === 0 ? t`${String(seconds)} s` : t`${String(minutes)} min ${String(seconds)} s`;
  };
}
