import { holdsMicrophone } from '@constat/dictation/recorder';
import type { RecorderState } from '@constat/dictation/recorder';
import { useEffect } from 'react';
import { setMicrophoneInUse } from '../../../shared/microphone/microphone-in-use.ts';

/** The browser asks before it closes a page that holds the microphone. */
export function useLeaveWarning(recorder: RecorderState): void {
  const isLive = holdsMicrophone(recorder);
  useEffect(() => {
    if (!isLive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    setMicrophoneInUse(true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      setMicrophoneInUse(false);
    };
  }, [isLive]);
}
