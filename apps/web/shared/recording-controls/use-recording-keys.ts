import { useEffect, useRef } from 'react';
import { isPressed, isReleased } from './key-binding.ts';
import { useKeptKeys } from './kept-keys.ts';

export interface RecordingActs {
  readonly isEnabled: boolean;
  readonly onToggle: () => void;
  readonly onHold: () => void;
  readonly onRelease: () => void;
  /** Plays what was said last; left out where nothing can be. */
  readonly onReplay?: () => void;
}

/** Starts and stops recording from the keyboard, wherever the focus is. A hold ends too when the window is left. */
export function useRecordingKeys(acts: RecordingActs): void {
  const keys = useKeptKeys();
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    let isHeld = false;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      latest.current.onRelease();
    };
    const down = (event: KeyboardEvent) => {
      const isToggle = isPressed(keys.toggle, event);
      const isReplay = latest.current.onReplay !== undefined && isPressed(keys.replay, event);
      if (!isToggle && !isReplay && !isPressed(keys.hold, event)) return;
      if (
        !latest.current.isEnabled ||
        document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      )
        return;
      event.preventDefault();
      if (event.repeat || isHeld) return;
      if (isReplay) latest.current.onReplay?.();
      else if (isToggle) latest.current.onToggle();
      else {
        isHeld = true;
        latest.current.onHold();
      }
    };
    const up = (event: KeyboardEvent) => {
      if (isReleased(keys.hold, event)) release();
    };
    window.addEventListener('keydown', down, { capture: true });
    window.addEventListener('keyup', up, { capture: true });
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
      window.removeEventListener('blur', release);
      release();
    };
  }, [keys]);
}
