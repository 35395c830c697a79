import { recordedMs } from '@constat/dictation/recorder';
import type { RecorderState } from '@constat/dictation/recorder';
import { useEffect, useState } from 'react';

/** The clock shows whole seconds; twice a second keeps it from skipping one. */
const TICK_MS = 500;

/** Milliseconds recorded so far, followed while recording. */
export function useRecordedTime(recorder: RecorderState): number {
  const [now, setNow] = useState(() => performance.now());
  const isRecording = recorder.kind === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording]);
  return recordedMs(recorder, now);
}
