import type { RecorderState } from '@constat/dictation/recorder';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { useDictationDevices } from '../../../shared/recording-controls/use-dictation-devices.ts';
import type { FollowedDevices } from '../../../shared/recording-controls/use-dictation-devices.ts';
import { useRecordingKeys } from '../../../shared/recording-controls/use-recording-keys.ts';
import { selectNextField } from '../text/field-bar.tsx';

export interface RecorderControls {
  readonly recorder: RecorderState;
  readonly onStart: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

/** How long a record button is held before letting it go pauses, in milliseconds; a shorter press starts and stays. */
const HOLD_MS = 700;

/** Lets keys, dictation microphones and pedals work the recorder. */
export function useRecorderControls(
  controls: RecorderControls,
  area: RefObject<HTMLTextAreaElement | null>,
): FollowedDevices {
  const { recorder, onStart, onPause, onResume, onStop } = controls;
  const pressedAt = useRef(0);
  const isRecording = recorder.kind === 'recording';
  const go = () => {
    if (recorder.kind === 'paused') onResume();
    else if (recorder.kind === 'idle' || recorder.kind === 'done' || recorder.kind === 'failed') onStart();
  };
  useRecordingKeys({
    isEnabled: true,
    onToggle: () => (isRecording ? onPause() : go()),
    onHold: go,
    onRelease: () => {
      if (isRecording) onPause();
    },
  });
  return useDictationDevices((act) => {
    switch (act) {
      case 'press-record':
        pressedAt.current = performance.now();
        if (isRecording) {
          pressedAt.current = Infinity;
          onPause();
        } else go();
        return;
      case 'release-record':
        if (isRecording && performance.now() - pressedAt.current >= HOLD_MS) onPause();
        return;
      case 'stop':
        if (isRecording || recorder.kind === 'paused') onStop();
        return;
      case 'next-field':
        if (area.current !== null) selectNextField(area.current, true);
        return;
      default:
        // The other keys are of the form.
        return;
    }
  });
}
