import { holdsMicrophone, recordedMs } from '@constat/dictation/recorder';
import { useEffect } from 'react';
import { setMicrophoneInUse } from '../../../shared/microphone/microphone-in-use.ts';
import type { DictationSession } from './dictation-session.ts';
import type { SessionView } from './session-view.ts';

/** The browser asks before it closes a page that holds the microphone, and what lies over the page can stop it. */
export function useLeaveWarning(
  { view, stop }: Pick<DictationSession, 'view' | 'stop'>,
  { recorder }: Pick<SessionView, 'recorder'>,
): void {
  const isLive = holdsMicrophone(recorder);
  const isPaused = recorder.kind === 'paused';
  useEffect(() => {
    if (!isLive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLive]);
  useEffect(() => {
    if (!isLive) return;
    setMicrophoneInUse({
      isPaused,
      recordedMs: () => recordedMs(view.get().recorder, performance.now()),
      stop: () => void stop(),
    });
    return () => setMicrophoneInUse(null);
  }, [isLive, isPaused, view, stop]);
}
