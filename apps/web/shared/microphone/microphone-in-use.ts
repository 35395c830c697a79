import { createStore, useStore } from '../external-store.ts';

/** A recording of this page. */
export interface MicrophoneUse {
  readonly isPaused: boolean;
  /** Milliseconds recorded so far. */
  readonly recordedMs: () => number;
  readonly stop: () => void;
}

const use = createStore<MicrophoneUse | null>(null);
const areWordsComing = createStore(false);

/** Says what this page records, or null: nothing may then lie over the button that stops it, but for what offers one. */
export const setMicrophoneInUse = use.set;

/** Says whether the last words of a recording are being recognised: they are not in the report yet. */
export const setWordsComing = areWordsComing.set;

/** What this page records, followed; null while it does not. */
export function useMicrophoneInUse(): MicrophoneUse | null {
  return useStore(use);
}

/** Whether something is being dictated, or its last words are on their way into the report. */
export function useIsDictating(): boolean {
  const isRecording = useStore(use) !== null;
  return useStore(areWordsComing) || isRecording;
}
