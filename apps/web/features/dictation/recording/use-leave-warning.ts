import { chunksOf, holdsMicrophone, recordedMs } from '@constat/dictation/recorder';
import { useEffect } from 'react';
import { setMicrophoneInUse, setWordsComing } from '../../../shared/microphone/microphone-in-use.ts';
import type { DictationSession } from './dictation-session.ts';
import type { SessionView } from './session-view.ts';

/** Whether words come by themselves: those that wait for a server or an engine may take long, or never come. */
const hasWordsComing = (recorder: SessionView['recorder']): boolean =>
  recorder.kind === 'stopping' ||
  (recorder.kind === 'processing' &&
    chunksOf(recorder).some(({ status }) => status.kind === 'queued' || status.kind === 'sending'));

/**
 * The browser asks before it closes a page that holds the microphone, what lies over the page can stop it, and nothing is
 * signed before the last words are there.
 */
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
  const areWordsComing = hasWordsComing(recorder);
  useEffect(() => {
    if (!areWordsComing) return;
    setWordsComing(true);
    return () => setWordsComing(false);
  }, [areWordsComing]);
}
